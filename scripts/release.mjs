/**
 * What a release is made of, from its one source, the version in `package.json`.
 *
 * - `node scripts/release.mjs facts` prints what the release workflow needs to know, as `name=value` lines for
 *   `GITHUB_OUTPUT`: `tag` (`v1.2.3`), `moving-tag` (`v1`; empty for a pre-release).
 * - `node scripts/release.mjs notes` prints the notes: the version's section of CHANGELOG.md, and what every release
 *   needs said. It fails where the changelog has no such section, or one without a date.
 */
import { readFileSync } from 'node:fs';

/** The first runner that has Node 24, which `action.yml` asks for. */
const MINIMUM_RUNNER = '2.327.1';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, major, preRelease] = /^(\d+)\.\d+\.\d+(-[\w.]+)?$/.exec(version) ?? [];

if (major === undefined) fail(`The version in package.json, ${version}, is not a semantic version.`);
else if (process.argv[2] === 'facts') {
  console.log(`tag=v${version}\nmoving-tag=${preRelease === undefined ? `v${major}` : ''}`);
} else if (process.argv[2] === 'notes') {
  const section = sectionOf(readFileSync('CHANGELOG.md', 'utf8'));
  if (section === undefined)
    fail(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with something in it.`);
  else console.log(`${section}\n\n${needs()}`);
} else fail('Usage: node scripts/release.mjs facts|notes');

/** @param {string} changelog */
function sectionOf(changelog) {
  const [heading, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}] - `));
  const [title = '', ...lines] = section?.split('\n') ?? [];
  const body = lines
    .join('\n')
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim();
  return heading !== undefined && /\d{4}-\d{2}-\d{2}$/.test(title) && body !== '' ? body : undefined;
}

function needs() {
  return `## What it needs

A runner of version ${MINIMUM_RUNNER} or later (Node 24).

## Where it comes from

\`dist/\` is built from this tag, and GitHub attests it. In a checkout of the tag:
\`gh attestation verify dist/index.js --repo OWNER/REPOSITORY\`.`;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
