/**
 * Fills the tables of inputs and outputs from each `action.yml`, that of error codes from `src/error-codes.ts`, and the
 * workflows of `docs/hosting.md` from the recipes.
 * Generates `api/wire.ts` from the description of the service. With `--check`, it changes nothing, and fails if a file
 * differs.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateActionMarkdownDocs } from 'action-docs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
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
for (const [, recipe] of readFileSync('docs/hosting.md', 'utf8').matchAll(/^<!-- (recipes\/\S+) -->$/gm)) {
  const file = `docs/${recipe}`;
  const workflow = readFileSync(file, 'utf8');
  const block = ['```yaml', workflow.trimEnd(), '```'].join('\n');
  const title = `<a href="${recipe}">${path.basename(recipe)}</a>, the complete workflow`;
  fill('docs/hosting.md', recipe, file, `<details>\n<summary>${title}</summary>\n\n${block}\n\n</details>`);
}
const { ERROR_CODES } = await sourceOf('src/error-codes.ts');
const meanings = Object.entries(ERROR_CODES).map(([code, { meaning }]) => [`\`${code}\``, meaning]);
const codes = table(['`error-code`', 'meaning'], meanings);
fill('docs/reference.md', 'error-codes', 'src/error-codes.ts', codes);

// Generate only the objects: the types of the requests are unused, and three times as long.
const { components, ...description } = parse(readFileSync('api/openapi.yaml', 'utf8'));
const objects = { ...description, paths: {}, components: { schemas: components.schemas } };
keep('api/wire.ts', COMMENT_HEADER + astToString(await openapiTS(objects)), 'api/openapi.yaml');

function keep(file, made, sourceFile) {
  if (made === readFileSync(file, 'utf8')) return;
  if (isCheck) {
    console.error(`${file} does not match ${sourceFile}: run \`npm run docs\`.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, made);
  }
}

/** Replaces the text between the two comments of that name. */
function fill(page, name, sourceFile, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, after] = readFileSync(page, 'utf8').split(new RegExp(`${begin}[^]*${end}`));
  keep(page, `${before}${begin}\n\n${text}\n\n${end}${after}`, sourceFile);
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Imports a source file that imports nothing itself. The oldest Node.js 22 reads no TypeScript. */
async function sourceOf(file) {
  const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), options);
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
