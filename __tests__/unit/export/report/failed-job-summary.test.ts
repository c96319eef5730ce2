import { describe, expect, it } from '@jest/globals';
import {
  failedJobSummary,
  killedDeploySummary,
  undeployedSummary,
} from '../../../../src/export/report/failed-job-summary.ts';

const JOBS = [
  ['failure', '❌', 'failed', 'failed: its log says why'],
  ['cancelled', '🚫', 'was cancelled', 'did not end'],
] as const;

describe('undeployedSummary', () => {
  it.each(JOBS)(
    'says after a job with the result %s that it is unknown what visitors see',
    (job, icon, what, _why) => {
      const [headline, next] = undeployedSummary('docs.example.com', job).trimEnd().split('\n\n');
      expect(headline).toBe(
        `<h3>${icon} docs.example.com: it is not known what visitors see, the job ${what} after the export</h3>`,
      );
      expect(next).toContain('The next run deploys the site again');
    },
  );
});

describe('killedDeploySummary', () => {
  const mark = { name: 'my-docs', live: 'incomplete', isReported: false } as const;
  it('says what a killed deploy step has left', () => {
    const [headline, next] = killedDeploySummary([mark])?.split('\n\n') ?? [];
    expect(headline).toBe(
      '<h3>⚠️ my-docs: the site is a mix of two versions, which the next run repairs</h3>',
    );
    expect(next).toContain('Run the workflow again.');
  });

  it('repeats nothing that a deploy step has reported itself', () => {
    expect(killedDeploySummary([{ ...mark, isReported: true }])).toBeUndefined();
  });
});

describe('failedJobSummary', () => {
  it.each(JOBS)('says how to deploy the export of a job with the result %s', (job, icon, what, why) => {
    const summary = failedJobSummary('<docs>', job, '`job-id: se_1`');
    const [headline, paragraph, fix] = summary.trimEnd().split('\n\n');
    expect(headline).toBe(`<h3>${icon} &#60;docs&#62;: exported, but the job ${what}</h3>`);
    expect(paragraph).toContain(`another step ${why}.`);
    expect(fix).toBe('<p>To deploy this export in another run, set <code>job-id: se_1</code>.</p>');
  });
});
