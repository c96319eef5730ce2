/** Records its inputs, and moves files as the actions for artifacts, caches, and Pages do. */
import { appendFileSync, cpSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { STUBS_FOLDER: folder = '', GITHUB_ACTION_REPOSITORY: action = '', ...env } = process.env;
const given = Object.entries(env).filter(([name]) => name.startsWith('INPUT_'));
const inputs = Object.fromEntries(
  given.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value]),
);
appendFileSync(path.join(folder, 'calls.jsonl'), `${JSON.stringify({ action, inputs })}\n`);

const artifacts = path.join(folder, 'artifacts');
if (action.includes('/upload-')) upload(inputs.path.split('\n').filter((line) => line !== ''));
if (action.endsWith('/download-artifact')) download();
if (action === 'actions/attest') attest();
if (action.startsWith('actions/cache')) cache(env.CACHES_FOLDER ?? path.join(folder, 'caches'));

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

/** Follows the README of actions/download-artifact, for a `pattern` that ends in an asterisk. */
function download() {
  const { name, pattern } = inputs;
  if (!pattern) {
    cpSync(path.join(artifacts, name), inputs.path, { recursive: true });
    return;
  }
  mkdirSync(inputs.path, { recursive: true });
  for (const found of readdirSync(artifacts).filter((each) => each.startsWith(pattern.slice(0, -1)))) {
    const to = inputs['merge-multiple'] === 'true' ? inputs.path : path.join(inputs.path, found);
    cpSync(path.join(artifacts, found), to, { recursive: true });
  }
}

/** Replaces actions/attest, which writes an attestation and sets its path as an output. */
function attest() {
  const file = path.join(folder, 'attestation.json');
  writeFileSync(file, '{}');
  appendFileSync(env.GITHUB_OUTPUT, `bundle-path=${file}\n`);
}

/**
 * Replaces actions/cache/restore and actions/cache/save. It restores the newest entry whose key begins with the restore key.
 * The runner names both `actions/cache`; only the first one is given a restore key here.
 */
function cache(caches) {
  mkdirSync(caches, { recursive: true });
  const { key, path: file, 'restore-keys': prefix } = inputs;
  if (!prefix) {
    cpSync(file, path.join(caches, key), { recursive: true });
    utimesSync(path.join(caches, key), new Date(), new Date());
    return;
  }
  const changedAt = (name) => statSync(path.join(caches, name)).mtimeMs;
  const found = readdirSync(caches).filter((name) => name.startsWith(prefix));
  const newest = found.sort((one, other) => changedAt(one) - changedAt(other)).at(-1);
  if (newest !== undefined) cpSync(path.join(caches, newest), file, { recursive: true });
}
