import { describe, expect, it } from '@jest/globals';
import { formatStateFile, parseStateFile, type StateFile } from '../../../../src/deploy/state/state-file.ts';

const VERSION = { sha256: 'a'.repeat(64), size: 3 };
const STATE: StateFile = {
  complete: false,
  run: { repository: 'o/d', repositoryId: 1, workflow: 'w', runId: 2, runNumber: 3, attempt: 1 },
  startedAt: '2026-11-22T06:00:00.000Z',
  finishedAt: undefined,
  jobId: 'se_1',
  contentDigest: 'sha256:1',
  files: new Map([['constructor', VERSION]]),
  pending: new Map([['__proto__', VERSION]]),
  kept: new Map([['_next/static/a.js', { ...VERSION, until: '2026-11-29T06:00:00.000Z' }]]),
  history: [{ jobId: undefined, contentDigest: 'sha256:0', finishedAt: '2026-11-21T06:00:00.000Z' }],
  holdUntil: undefined,
};
const json = () => JSON.parse(formatStateFile(STATE)) as Record<string, unknown>;

describe('parseStateFile', () => {
  it('reads what formatStateFile writes, names of JavaScript included', () => {
    expect(parseStateFile(formatStateFile(STATE))).toEqual(STATE);
  });

  it('reads each text that was cut as an interrupted write', () => {
    const text = formatStateFile(STATE).trimEnd();
    for (let length = 0; length < text.length; length += 7)
      expect(parseStateFile(text.slice(0, length))).toBeUndefined();
  });

  it.each([
    ['another version', { version: 2 }, /another version/],
    ['no list of files', { files: undefined }, /has no `files`/],
    ['a path outside the site', { files: { '../a': VERSION } }, /a path that no site may have/],
    ['an absolute path', { pending: { '/a': VERSION } }, /a path that no site may have/],
    ['a size that is no number', { files: { a: { ...VERSION, size: '3' } } }, /not a file/],
    ['a digest of another kind', { files: { a: { ...VERSION, sha256: 'x' } } }, /not a file/],
    ['a kept file without a time', { kept: { a: VERSION } }, /not a file/],
    ['a hold without a time', { holdUntil: 'tomorrow' }, /no time in `holdUntil`/],
    ['a list of sites that is no list', { history: {} }, /not a list/],
  ])('refuses %s', (_what, given, problem) => {
    expect(() => parseStateFile(JSON.stringify({ ...json(), ...given }))).toThrow(problem);
  });
});
