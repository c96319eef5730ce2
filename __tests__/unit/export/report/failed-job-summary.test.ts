import { describe, expect, it } from '@jest/globals';
import {
  failedJobSummary,
  killedDeploySummary,
  undeployedSummary,
} from '../../../../src/export/report/failed-job-summary.ts';
import { LIVE } from '../../../support/summaries.ts';

const JOBS = [
  ['failure', '❌', 'failed', 'failed: its log says why'],
  ['cancelled', '🚫', 'was cancelled', 'did not end'],
] as const;

describe('undeployedSummary', () => {
  it.each([
    [LIVE, 'Before this run, deployment 40 of 12 November 2026 was live.'],
    [{ ...LIVE, createdAt: 'soon' }, 'Before this run, deployment 40 was live.'],
    [undefined, 'Before this run, no deployment of this site is known to have been live.'],
  ])('says that it is unknown what visitors see, and what was live (%#)', (live, before) => {
    for (const [job, icon, what] of JOBS) {
      const [headline, next, state] = undeployedSummary('docs.example.com', job, live)
        .trimEnd()
        .split('\n\n');
      expect(headline).toBe(
        `<h3>${icon} docs.example.com: it is not known what visitors see, the job ${what} after the export</h3>`,
      );
      expect(next).toContain('The next run deploys the site again');
      expect(state).toBe(`<p>${before}</p>`);
    }
  });
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
