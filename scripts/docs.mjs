/**
 * Fills the tables of inputs and outputs from each `action.yml`, and the lists of error codes from
 * `src/error-codes.ts`. With `--check`, it changes nothing, and fails if a page differs.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateActionMarkdownDocs } from 'action-docs';
import ts from 'typescript';
import { parse } from 'yaml';

/** The page with the tables of each action. */
const PAGES = {
  'action.yml': 'docs/inputs-and-outputs.md',
  'agent-job/action.yml': 'agent-job/README.md',
  'alarm/action.yml': 'alarm/README.md',
  'deploy/action.yml': 'deploy/README.md',
  'emulator/action.yml': 'emulator/README.md',
};

/** The inputs in the main README: what most people need. */
const MOST_USED = [
  'api-key',
  'domain',
  'project-id',
  'job-id',
  'extract',
  'environment',
  'max-page-loss',
  'max-attempts',
];

const { check: isCheck } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
const copy = path.join(folder, 'page.md');
try {
  for (const [sourceFile, page] of Object.entries(PAGES)) {
    copyFileSync(page, copy);
    await generateActionMarkdownDocs({
      sourceFile,
      updateReadme: true,
      readmeFile: copy,
      tocLevel: page.startsWith('docs/') ? 2 : 3,
      lineBreaks: 'LF',
    });
    keep(page, readFileSync(copy, 'utf8'), sourceFile);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
keep('README.md', filled('README.md', 'most-used-inputs', mostUsed()), 'action.yml');
const { ERROR_CODES, NO_CODE_HINT } = await sourceOf('src/error-codes.ts');
keep('docs/reference.md', filled('docs/reference.md', 'error-codes', meanings()), 'src/error-codes.ts');
keep(
  'docs/troubleshooting.md',
  filled('docs/troubleshooting.md', 'error-codes', hints()),
  'src/error-codes.ts',
);

function keep(page, made, sourceFile) {
  if (made === readFileSync(page, 'utf8')) return;
  if (isCheck) {
    console.error(`${page} does not match ${sourceFile}: run \`npm run docs\`.`);
    process.exitCode = 1;
  } else {
    writeFileSync(page, made);
  }
}

/** Returns the page with a text between the two comments of that name. */
function filled(page, name, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, after] = readFileSync(page, 'utf8').split(new RegExp(`${begin}[^]*${end}`));
  return `${before}${begin}\n${text}\n${end}${after}`;
}

/** Returns the table of the inputs in {@link MOST_USED}, each with the first sentence of its description. */
function mostUsed() {
  const { inputs } = parse(readFileSync('action.yml', 'utf8'));
  const rows = MOST_USED.map((name) => {
    const [sentence] = inputs[name].description.split(/(?<=\.) (?=[A-Z])/);
    return `| \`${name}\` | ${sentence} |`;
  });
  return ['| input | meaning |', '| --- | --- |', ...rows].join('\n');
}

/** Returns the table of what each error code means. */
function meanings() {
  const rows = Object.entries(ERROR_CODES).map(([code, { meaning }]) => `| \`${code}\` | ${meaning} |`);
  return ['', '| `error-code` | meaning |', '|---|---|', ...rows, ''].join('\n');
}

/** Returns the list of what to do about each error code, in the words of the alarm. */
function hints() {
  const items = Object.entries(ERROR_CODES).map(([code, { hint }]) => wrapped(`- \`${code}\`: ${hint}`));
  return ['', ...items, wrapped(`- no error code: ${NO_CODE_HINT}`), ''].join('\n');
}

/** Breaks an item of a list into lines, like those around it. */
function wrapped(item) {
  return item
    .split(' ')
    .reduce(
      ([line, ...above], word) =>
        line === undefined
          ? [word]
          : line.length + word.length < 120
            ? [`${line} ${word}`, ...above]
            : [`  ${word}`, line, ...above],
      [],
    )
    .reverse()
    .join('\n');
}

/** Imports a source file that imports nothing itself. Node.js 20 reads no TypeScript. */
async function sourceOf(file) {
  const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), options);
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
