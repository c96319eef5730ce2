/** Notes what it was called with, and moves artifacts as the actions for artifacts and Pages do. */
import { appendFileSync, cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const { STUBS_FOLDER: folder = '', GITHUB_ACTION_REPOSITORY: action = '', ...env } = process.env;
const given = Object.entries(env).filter(([name]) => name.startsWith('INPUT_'));
const inputs = Object.fromEntries(
  given.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value]),
);
appendFileSync(path.join(folder, 'calls.jsonl'), `${JSON.stringify({ action, inputs })}\n`);

const artifact = path.join(folder, 'artifacts', inputs.name ?? 'github-pages');
if (action.includes('/upload-')) upload(inputs.path.split('\n').filter((line) => line !== ''));
if (action.endsWith('/download-artifact')) cpSync(artifact, inputs.path, { recursive: true });

/**
 * As the README of actions/upload-artifact says: hidden files are left out by default, one folder stands for its
 * contents, and several paths keep their names below what they have in common.
 */
function upload(paths) {
  const [first] = paths;
  const top = paths.length === 1 && statSync(first).isDirectory() ? first : path.dirname(first);
  mkdirSync(artifact, { recursive: true });
  for (const from of paths) {
    const to = path.join(artifact, path.relative(top, from));
    const isShown = (name) =>
      inputs['include-hidden-files'] === 'true' ||
      !path
        .relative(from, name)
        .split(path.sep)
        .some((part) => part.startsWith('.'));
    cpSync(from, to, { recursive: true, filter: isShown });
  }
}
