/**
 * Reduces GitHub's published OpenAPI description (`@octokit/openapi`) to the operations that the action uses. The tests
 * validate its requests, and the responses of their double of GitHub, with it.
 *
 * `node scripts/github-description.mjs`. The package is large and needed only here, so it is locked and installed in a
 * separate folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OPERATIONS = [
  'repos/list-deployments',
  'repos/create-deployment',
  'repos/list-deployment-statuses',
  'repos/create-deployment-status',
  'issues/list-for-repo',
  'issues/create',
  'issues/update',
  'issues/create-comment',
  'issues/create-label',
  'actions/get-reviews-for-run',
];

const DROPPED = new Set(['example', 'examples', 'externalDocs', 'x-github']);

const repository = path.resolve(import.meta.dirname, '..');
const folder = path.join(repository, 'tools', 'github-description');
const target = path.join(repository, '__tests__', 'support', 'github.openapi.json');

if (!existsSync(path.join(folder, 'node_modules'))) {
  execFileSync('npm', ['ci', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
const file = path.join(folder, 'node_modules', '@octokit', 'openapi', 'generated', 'api.github.com.json');
// Examples make up most of the description, and mean nothing to a validator.
const { openapi, info, servers, ...whole } = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
  DROPPED.has(key) ? undefined : value,
);

const paths = {};
const missing = new Set(OPERATIONS);
for (const [address, methods] of Object.entries(whole.paths)) {
  const used = Object.entries(methods).filter(([, { operationId }]) => missing.delete(operationId));
  if (used.length > 0) paths[address] = Object.fromEntries(used);
}
if (missing.size > 0) throw new Error(`The description has no ${[...missing].join(', ')}.`);

const components = {};
addComponents(paths);
writeFileSync(target, `${JSON.stringify({ openapi, info, servers, paths, components }, null, 1)}\n`);

/** Adds everything that is referenced, directly or indirectly. */
function addComponents(part) {
  for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)) {
    if (components[kind]?.[name] !== undefined) continue;
    components[kind] = { ...components[kind], [name]: whole.components[kind][name] };
    addComponents(components[kind][name]);
  }
}
