import { expect, it } from '@jest/globals';
import { formatStateFile, parseStateFile } from '../../../../src/deploy/state/state-file.ts';
import { filesOf, liveState, pendingState, versionOf } from '../../../support/deployment-states.ts';

const NAME = '000001-1-1-0123abcd-live.json';
const UNTIL = '2026-11-27T00:00:00Z';
/** Names of properties that every object has, and that a record of valibot leaves out. */
const ODD = ['__proto__', 'constructor'];

const LIVE = liveState({
  destination: 'docs:bucket',
  jobId: 'se_1',
  files: new Map([
    ...ODD.map((path) => [path, versionOf(path)] as const),
    ...filesOf({ 'empty.txt': '' }),
    ['index.html', { ...versionOf('home'), modified: '2026-11-20T06:00:30.5Z' }],
  ]),
  kept: new Map([...ODD, '_next/static/a.js'].map((path) => [path, UNTIL])),
  history: ['sha256:live', 'sha256:before'],
  repaired: ['000001-1-1-0123abcd-pending.json'],
});
const PENDING = pendingState({
  pending: ['new.html', ...ODD],
  others: new Map([...ODD, 'a'].map((path) => [path, { size: 1, modified: UNTIL }])),
});

it.each([LIVE, PENDING])('`parseStateFile` reads what `formatStateFile` wrote: $kind', (state) => {
  const text = formatStateFile(state);
  expect(JSON.parse(text)).toMatchObject({ version: 1, kind: state.kind });
  expect(parseStateFile(text, NAME)).toEqual(state);
});

it('`parseStateFile` returns the files in byte order, as sites are compared', () => {
  const files = new Map(['b', 'a', 'B'].map((path) => [path, versionOf(path)]));
  expect([
    ...(parseStateFile(formatStateFile(liveState({ files })), NAME) as typeof LIVE).files.keys(),
  ]).toEqual(['B', 'a', 'b']);
});

it('`parseStateFile` returns undefined for every text that was cut', () => {
  const text = formatStateFile(PENDING).trimEnd();
  const read = Array.from(text, (_, length) => parseStateFile(text.slice(0, length), NAME));
  expect(read.filter((state) => state !== undefined)).toEqual([]);
});

const { sha256 } = versionOf('a');
const file = (change: object) => ({ files: { a: { sha256, size: 1, ...change } } });
it.each([
  [LIVE, { version: 2 }, 'has a version other than 1'],
  [LIVE, { version: undefined }, 'is not a state: see `version`'],
  [LIVE, { kind: 'complete' }, 'is not a state: see `kind`'],
  [LIVE, { kind: 'pending' }, 'is not a state: see `startedAt`'],
  [LIVE, { run: { repositoryId: 1 } }, 'is not a state: see `run`'],
  [LIVE, { run: { repositoryId: 1, runId: 1.5 } }, 'is not a state: see `run`'],
  [LIVE, { destination: undefined }, 'is not a state: see `destination`'],
  [LIVE, { finishedAt: 'soon' }, 'is not a state: see `finishedAt`'],
  [LIVE, { jobId: 7 }, 'is not a state: see `jobId`'],
  [LIVE, { files: [] }, 'is not a state: see `files`'],
  [LIVE, { files: { a: null } }, 'is not a state: see `files`'],
  [LIVE, { files: { '../a': { sha256, size: 1 } } }, 'has a path that is not allowed in a site'],
  [LIVE, file({ sha256: sha256.toUpperCase() }), 'is not a state: see `files`'],
  [LIVE, file({ sha256: undefined }), 'is not a state: see `files`'],
  [LIVE, file({ size: -1 }), 'is not a state: see `files`'],
  [LIVE, file({ size: 0.5 }), 'is not a state: see `files`'],
  [LIVE, file({ modified: 'soon' }), 'is not a state: see `files`'],
  [LIVE, { kept: { '/a': UNTIL } }, 'has a path that is not allowed in a site'],
  [LIVE, { kept: { a: 'soon' } }, 'is not a state: see `kept`'],
  [LIVE, { history: [7] }, 'is not a state: see `history`'],
  [LIVE, { repaired: undefined }, 'is not a state: see `repaired`'],
  [PENDING, { startedAt: 7 }, 'is not a state: see `startedAt`'],
  [PENDING, { pending: { a: {} } }, 'is not a state: see `pending`'],
  [PENDING, { pending: ['a', 'c:a'] }, 'has a path that is not allowed in a site'],
  [PENDING, { others: { 'a/../../b': { size: 1 } } }, 'has a path that is not allowed in a site'],
  [PENDING, { others: { a: { size: '1' } } }, 'is not a state: see `others`'],
])('`parseStateFile` refuses $kind with %j', (state, change, problem) => {
  const text = JSON.stringify({ ...JSON.parse(formatStateFile(state)), ...change });
  expect(() => parseStateFile(text, NAME)).toThrow(`\`${NAME}\` ${problem}.`);
});

it.each(['[]', 'null', '"text"', '{}'])('`parseStateFile` refuses %s', (text) => {
  expect(() => parseStateFile(text, NAME)).toThrow(`\`${NAME}\` is not a state`);
});
