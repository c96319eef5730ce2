/**
 * Fills the tables of each README from the `action.yml` beside it. With `--check` it changes nothing, and fails where
 * they differ.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateActionMarkdownDocs } from 'action-docs';

/** Folders of the actions. */
const ACTIONS = ['', 'agent-job/', 'alarm/', 'deploy/', 'emulator/'];

const isCheck = process.argv.includes('--check');
const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
const copy = path.join(folder, 'README.md');
try {
  for (const action of ACTIONS) {
    const [readme, sourceFile] = [`${action}README.md`, `${action}action.yml`];
    copyFileSync(readme, copy);
    await generateActionMarkdownDocs({
      sourceFile,
      updateReadme: true,
      readmeFile: copy,
      tocLevel: 3,
      lineBreaks: 'LF',
    });
    const made = readFileSync(copy, 'utf8');
    if (made === readFileSync(readme, 'utf8')) continue;
    if (isCheck) {
      console.error(`The tables of ${readme} are not those of ${sourceFile}: run \`npm run docs\`.`);
      process.exitCode = 1;
    } else {
      writeFileSync(readme, made);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
