/**
 * Fills the tables of the README from `action.yml`. With `--check` it changes nothing, and fails where they differ.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateActionMarkdownDocs } from 'action-docs';

const isCheck = process.argv.includes('--check');
const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-'));
const copy = path.join(folder, 'README.md');
try {
  copyFileSync('README.md', copy);
  await generateActionMarkdownDocs({
    sourceFile: 'action.yml',
    updateReadme: true,
    readmeFile: copy,
    tocLevel: 3,
    lineBreaks: 'LF',
  });
  const made = readFileSync(copy, 'utf8');
  if (made !== readFileSync('README.md', 'utf8')) {
    if (isCheck) {
      console.error('The tables of README.md are not those of action.yml: run `npm run docs`.');
      process.exitCode = 1;
    } else {
      writeFileSync('README.md', made);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
