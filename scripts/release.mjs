/**
 * Creates the texts of a release from its only source, the version in `package.json`.
 *
 * - `node scripts/release.mjs facts` prints what the release workflow needs to know, as `name=value` lines for
 *   `GITHUB_OUTPUT`: `tag` (`v1.2.3`), `moving-tag` (`v1`; empty for a pre-release). It fails if the files name
 *   another repository, because the release would contain its links and commands.
 * - `node scripts/release.mjs notes` prints the notes: the version's section of CHANGELOG.md, and what every release
 *   must say. It fails if the changelog has no such section, or one without a date.
 * - `node scripts/release.mjs date` fails if that date is today's in no time zone.
 * - `node scripts/release.mjs examples FOLDER` writes the pages and recipes into a new folder, with the actions pinned
 *   to the commit of the release, `GITHUB_SHA`: a file cannot contain the ID of its own commit.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The first runner with Node 24, which `action.yml` requires. */
const MINIMUM_RUNNER = '2.329.0';

const { version, repository = '' } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The action, as `uses:` refers to it. */
const action = repository.replace('github:', '');
/** A name may contain dots. */
const pattern = action.replaceAll('.', '\\.');
const actual = process.env['GITHUB_REPOSITORY'] ?? action;
const commit = `${process.env['GITHUB_SHA']} # v${version}`;
const [, major, preRelease] = /^(\d+)\.\d+\.\d+(-[\w.]+)?$/.exec(version) ?? [];

if (major === undefined) fail(`The version in package.json, ${version}, is not a semantic version.`);
else if (actual !== action)
  fail(`The files name ${action}, but this repository is ${actual}. Run "npm run rename -- ${actual}".`);
else if (process.argv[2] === 'facts') {
  console.log(`tag=v${version}\nmoving-tag=${preRelease === undefined ? `v${major}` : ''}`);
} else if (process.argv[2] === 'notes') {
  const section = sectionOf(readFileSync('CHANGELOG.md', 'utf8'));
  if (section === undefined)
    fail(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with something in it.`);
  else console.log(`${section}\n\n${needs()}`);
} else if (process.argv[2] === 'date') {
  const date = dateOf(readFileSync('CHANGELOG.md', 'utf8'));
  if (!todaysDates().includes(date))
    fail(
      `The section of ${version} in CHANGELOG.md has the date ${date}, and today is ${todaysDates()[1]}. Correct it.`,
    );
} else if (process.argv[2] === 'examples') {
  const folder = process.argv[3] ?? 'examples';
  for (const file of pages()) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, pin(readFileSync(file, 'utf8')));
  }
} else fail('Usage: node scripts/release.mjs facts|notes|date|examples FOLDER');

/** Returns the files with examples, and those that recipes read: the README of each action, and `docs/`. */
function pages() {
  const docs = existsSync('docs') ? readdirSync('docs', { recursive: true, encoding: 'utf8' }) : [];
  return [
    ...['.', ...readdirSync('.')].map((folder) => path.join(folder, 'README.md')).filter(existsSync),
    ...docs.filter((file) => /\.(?:md|yml|json|mjs)$/.test(file)).map((file) => path.join('docs', file)),
  ];
}

function pin(text) {
  return text
    .replaceAll(new RegExp(`(uses: +${pattern}(?:/[\\w-]+)?)@v\\d+\\b`, 'g'), `$1@${commit}`)
    .replaceAll(new RegExp(`(repository: +${pattern}\\s+ref: +)v\\d+\\b`, 'g'), `$1${commit}`)
    .replaceAll(new RegExp(`((?<![\\w-])${pattern}/tree/)v\\d+/`, 'g'), `$1v${version}/`);
}

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

function dateOf(changelog) {
  const prefix = `## [${version}] - `;
  const title = changelog.split('\n').find((line) => line.startsWith(prefix)) ?? prefix;
  return title.slice(prefix.length);
}

/** Returns today's date at UTC-12, UTC, and UTC+14. */
function todaysDates() {
  return [-12, 0, 14].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10));
}

function needs() {
  return `## What it needs

A runner of version ${MINIMUM_RUNNER} or later (Node 24).

## Pin it

\`uses: ${action}@${commit}\`. The asset \`examples.tar.gz\` contains all pages and recipes with this commit.

## Where it comes from

\`dist/\` is built from this tag, and GitHub attests it. In a checkout of the tag:
\`gh attestation verify dist/index.js --repo ${action}\`. The asset \`sbom.spdx.json\` lists the packages in it.`;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
