import { expect, it } from '@jest/globals';
import { formatStateFile, parseStateFile } from '../../../../src/deploy/state/state-file.ts';
import { filesOf, RUN, stateFile, versionOf } from '../../../support/deployment-states.ts';

const NAME = '000001-1-1-a1b2.json';
const COMPLETE = stateFile({
  jobId: 'se_1',
  files: filesOf({ 'index.html': 'home', 'empty.txt': '', __proto__x: 'x' }),
  kept: new Map([['_next/static/a.js', { ...versionOf('a'), until: '2026-11-27T00:00:00Z' }]]),
  history: [{ jobId: 'se_1', contentDigest: 'sha256:live', finishedAt: '2026-11-20T06:01:00.000Z' }],
  holdUntil: '2026-11-21T00:00:00Z',
});
const PENDING = stateFile({
  complete: false,
  finishedAt: undefined,
  pending: filesOf({ 'new.html': 'new' }),
});

it.each([
  ['a complete state', COMPLETE],
  ['a pending one', PENDING],
])('parseStateFile: reads %s as it was written', (_what, state) => {
  expect(parseStateFile(formatStateFile(state), NAME)).toEqual(state);
});

it('parseStateFile: reads names of object properties, such as `constructor`, as files', () => {
  const files = new Map(['__proto__', 'constructor'].map((path) => [path, versionOf(path)]));
  const until = '2026-11-27T00:00:00Z';
  const kept = new Map([...files].map(([path, version]) => [path, { ...version, until }]));
  const state = stateFile({ complete: false, files, kept, pending: files });
  expect(parseStateFile(formatStateFile(state), NAME)).toEqual(state);
});

it('parseStateFile: recognizes every truncated text', () => {
  const text = formatStateFile(PENDING).trimEnd();
  for (let length = 0; length < text.length; length += 1) {
    expect([length, parseStateFile(text.slice(0, length), NAME)]).toEqual([length, undefined]);
  }
});

const broken = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...JSON.parse(formatStateFile(COMPLETE)), ...change });
const { sha256 } = versionOf('a');
it.each([
  ['[]', 'is not a state: see `version`'],
  ['null', 'is not a state'],
  ['"text"', 'is not a state'],
  ['{}', 'is not a state: see `version`'],
  [broken({ version: 2 }), 'has a version other than 1'],
  [broken({ complete: 'yes' }), 'is not a state: see `complete`'],
  [broken({ complete: false }), 'is not a state: see `pending`'],
  [broken({ repository: undefined }), 'is not a state: see `repository`'],
  [broken({ runId: '7' }), 'is not a state: see `runId`'],
  [broken({ runId: 1.5 }), 'is not a state: see `runId`'],
  [broken({ jobId: 7 }), 'is not a state: see `jobId`'],
  [broken({ files: [] }), 'is not a state: see `files`'],
  [broken({ files: { '../a': { sha256, size: 1 } } }), 'has a path that is not allowed in a site'],
  [broken({ files: { '/a': { sha256, size: 1 } } }), 'has a path that is not allowed in a site'],
  [broken({ files: { 'c:a': { sha256, size: 1 } } }), 'has a path that is not allowed in a site'],
  [broken({ files: { a: { sha256: sha256.toUpperCase(), size: 1 } } }), 'is not a state: see `files`'],
  [broken({ files: { a: { sha256, size: -1 } } }), 'is not a state: see `files`'],
  [broken({ files: { a: { sha256: [sha256], size: 1 } } }), 'is not a state: see `files`'],
  [broken({ files: { a: sha256 } }), 'is not a state: see `files`'],
  [broken({ files: { a: null } }), 'is not a state: see `files`'],
  [broken({ kept: { a: { sha256, size: 1 } } }), 'is not a state: see `kept`'],
  [broken({ kept: { a: { size: 1, until: '2026-11-27T00:00:00Z' } } }), 'is not a state: see `kept`'],
  [broken({ kept: { a: { sha256, size: 1, until: 2026 } } }), 'is not a state: see `kept`'],
  [broken({ kept: { a: { sha256, size: 1, until: 'soon' } } }), 'is not a state: see `kept`'],
  [broken({ history: {} }), 'is not a state: see `history`'],
  [broken({ history: ['se_1'] }), 'is not a state: see `history`'],
  [broken({ holdUntil: 'soon' }), 'is not a state: see `holdUntil`'],
])('parseStateFile: refuses %s', (text, problem) => {
  expect(() => parseStateFile(text, NAME)).toThrow(`\`${NAME}\` ${problem}.`);
});

it('formatStateFile: writes the fields of a complete state', () => {
  expect(JSON.parse(formatStateFile(stateFile({ files: filesOf({ 'a.html': 'a' }) })))).toEqual({
    version: 1,
    complete: true,
    ...RUN,
    startedAt: '2026-11-20T06:00:00.000Z',
    finishedAt: '2026-11-20T06:01:00.000Z',
    contentDigest: 'sha256:live',
    files: { 'a.html': versionOf('a') },
    kept: {},
    history: [],
  });
});
