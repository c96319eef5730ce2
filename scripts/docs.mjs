/**
 * Fills the tables of inputs and outputs from each `action.yml`, and the owner of the repository into every page and
 * recipe (`owner.mjs`). With `--check`, it changes nothing, and fails if a table differs.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateActionMarkdownDocs } from 'action-docs';
import { parse } from 'yaml';
import { fillInOwner } from './owner.mjs';

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

const { check: isCheck, owner } = parseArgs({
  options: { check: { type: 'boolean' }, owner: { type: 'string' } },
}).values;
if (!isCheck) fillInOwner(owner);
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
keep('README.md', withMostUsed(readFileSync('README.md', 'utf8')), 'action.yml');

function keep(page, made, sourceFile) {
  if (made === readFileSync(page, 'utf8')) return;
  if (isCheck) {
    console.error(`${page} is not what ${sourceFile} says: run \`npm run docs\`.`);
    process.exitCode = 1;
  } else {
    writeFileSync(page, made);
  }
}

/** Fills the table of the inputs in {@link MOST_USED}, each with the first sentence of its description. */
function withMostUsed(page) {
  const { inputs } = parse(readFileSync('action.yml', 'utf8'));
  const rows = MOST_USED.map((name) => {
    const [sentence] = inputs[name].description.split(/(?<=\.) (?=[A-Z])/);
    return `| \`${name}\` | ${sentence} |`;
  });
  const table = ['| input | meaning |', '| --- | --- |', ...rows].join('\n');
  const [begin, end] = ['<!-- most-used-inputs -->', '<!-- /most-used-inputs -->'];
  return `${page.split(begin)[0]}${begin}\n${table}\n${end}${page.split(end)[1]}`;
}
