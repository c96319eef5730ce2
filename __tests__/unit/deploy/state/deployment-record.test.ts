import { describe, expect, it } from '@jest/globals';
import { formatRecord, isOlderRun, parseRecord } from '../../../../src/deploy/state/deployment-record.ts';

describe('parseRecord', () => {
  it('reads what is written', () => {
    const record = {
      repository: 'o/r',
      workflow: 'Docs',
      runNumber: 3,
      runId: 12_345_678_901,
      jobId: 'se_1',
      contentDigest: 'sha256:0',
      finishedAt: '2026-01-01T00:00:00.000Z',
    };
    expect(parseRecord(formatRecord(record))).toEqual({
      jobId: 'se_1',
      repository: 'o/r',
      runId: 12_345_678_901,
    });
    expect(formatRecord({ ...record, jobId: undefined })).not.toContain('jobId');
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"runId": []}', '{"runId": "latest"}'])('refuses %j', (text) => {
    expect(parseRecord(text)).toBeUndefined();
  });

  it('reads a record without a run', () => {
    expect(parseRecord('{}')).toEqual({ jobId: undefined, repository: '', runId: 0 });
  });
});

describe('isOlderRun', () => {
  const run = { repository: 'o/r', runId: 7 };
  it.each([
    ['a newer run of the same repository', { repository: 'o/r', runId: 8 }, true],
    ['the same run', { repository: 'o/r', runId: 7 }, false],
    ['an older run', { repository: 'o/r', runId: 6 }, false],
    ['a run of another repository', { repository: 'o/other', runId: 8 }, false],
    ['no repository', { repository: '', runId: 8 }, false],
  ])('after %s', (_what, live, expected) => {
    expect(isOlderRun({ ...live, jobId: undefined }, run)).toBe(expected);
  });

  it('is not after nothing', () => expect(isOlderRun(undefined, run)).toBe(false));
  it('knows no order outside a workflow', () => {
    expect(isOlderRun({ repository: '', runId: 9, jobId: undefined }, { repository: '', runId: 0 })).toBe(
      false,
    );
  });
});
