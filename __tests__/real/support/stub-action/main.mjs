/** Records its inputs, and moves files as the actions for artifacts, GitHub Pages, and Cloudflare do. */
import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { STUBS_FOLDER: folder = '', GITHUB_ACTION_REPOSITORY: action = '', ...env } = process.env;
const given = Object.entries(env).filter(([name]) => name.startsWith('INPUT_'));
const inputs = Object.fromEntries(
  given.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value]),
);
appendFileSync(path.join(folder, 'calls.jsonl'), `${JSON.stringify({ action, inputs })}\n`);

const artifacts = path.join(folder, 'artifacts');
if (action.includes('/upload-')) upload(inputs.path.split('\n').filter((line) => line !== ''));
if (action.endsWith('/download-artifact')) download(inputs);
if (action === 'actions/attest') attest();
if (action === 'cloudflare/wrangler-action') {
  const [, , folderOfPages] = inputs.command.split(' ');
  const from = folderOfPages ?? JSON.parse(readFileSync('wrangler.jsonc', 'utf8')).assets.directory;
  cpSync(from, path.join(folder, 'uploaded'), { recursive: true });
}

/** Follows the README of actions/download-artifact: each artifact that matches a pattern gets a folder. */
function download({ name, pattern, path: to }) {
  if (name !== undefined) cpSync(path.join(artifacts, name), to, { recursive: true });
  else
    for (const found of globSync(pattern, { cwd: artifacts }))
      cpSync(path.join(artifacts, found), path.join(to, found), { recursive: true });
}

/**
 * Follows the README of actions/upload-artifact: hidden files are left out by default, a single folder stands for its
 * contents, and several paths keep their names below their common parent.
 */
function upload(paths) {
  const artifact = path.join(artifacts, inputs.name ?? 'github-pages');
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

/** Replaces actions/attest, which writes an attestation and sets its path as an output. */
function attest() {
  const file = path.join(folder, 'attestation.json');
  writeFileSync(file, '{}');
  appendFileSync(env.GITHUB_OUTPUT, `bundle-path=${file}\n`);
}
