/**
 * Cuts GitHub's published OpenAPI description (`@octokit/openapi`) down to the operations that the action uses: what
 * the tests hold its requests, and the answers of their double of GitHub, against.
 *
 * `node scripts/github-description.mjs [--check]`. The package is large and needed only here, so it is locked and
 * installed in a folder of its own.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OPERATIONS = [
  'repos/list-deployments',
  'repos/create-deployment',
  'repos/list-deployment-statuses',
  'repos/create-deployment-status',
  'repos/get-release-by-tag',
  'repos/list-release-assets',
  'repos/upload-release-asset',
  'repos/update-release-asset',
  'repos/delete-release-asset',
  'issues/list-for-repo',
  'issues/create',
  'issues/update',
  'issues/create-comment',
  'issues/create-label',
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
const whole = JSON.parse(readFileSync(file, 'utf8'));

const paths = {};
for (const [address, methods] of Object.entries(whole.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (OPERATIONS.includes(operation.operationId)) {
      paths[address] = { ...paths[address], [method]: withoutExamples(operation) };
    }
  }
}
const found = Object.values(paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const missing = OPERATIONS.filter((operation) => !found.includes(operation));
if (missing.length > 0) throw new Error(`The description has no ${missing.join(', ')}.`);

const components = {};
addComponents(paths);
const { openapi, info, servers } = whole;
const made = `${JSON.stringify({ openapi, info, servers, paths, components }, null, 1)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, made);
} else if (readFileSync(target, 'utf8') !== made) {
  console.error(`${target} is not what the description makes. Run: node scripts/github-description.mjs`);
  process.exitCode = 1;
}

/** Takes along everything that is referred to, and what that refers to. */
function addComponents(part) {
  for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/([^/"]+)\/([^"]+)"/g)) {
    if (components[kind]?.[name] !== undefined) continue;
    components[kind] = { ...components[kind], [name]: withoutExamples(whole.components[kind][name]) };
    addComponents(components[kind][name]);
  }
}

/** Examples are most of it, and say nothing to a validator. */
function withoutExamples(part) {
  if (Array.isArray(part)) return part.map(withoutExamples);
  if (part === null || typeof part !== 'object') return part;
  const kept = Object.entries(part).filter(([key]) => !DROPPED.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}
