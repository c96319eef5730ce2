import { describe, expect, it } from '@jest/globals';
import { failedJobSummary, undeployedSummary } from '../../../../src/export/report/failed-job-summary.ts';
import { LIVE } from '../../../support/summaries.ts';

const JOBS = [
  ['failure', '❌', 'failed', 'failed: its log says why'],
  ['cancelled', '🚫', 'was cancelled', 'did not end'],
] as const;

describe('undeployedSummary', () => {
  it.each([
    [LIVE, 'The live site is unchanged: deployment 40 of 12 November 2026.'],
    [{ ...LIVE, createdAt: 'soon' }, 'The live site is unchanged: deployment 40.'],
    [undefined, 'No deployment of this site is known to be live.'],
  ])('says what is live, and that nothing was deployed (%#)', (live, state) => {
    for (const [job, icon, what] of JOBS) {
      const [headline, paragraph, mix] = undeployedSummary('docs.example.com', job, live)
        .trimEnd()
        .split('\n\n');
      expect(headline).toBe(
        `<h3>${icon} docs.example.com: not deployed, the job ${what} after the export</h3>`,
      );
      expect(paragraph).toBe(`<p>${state}</p>`);
      expect(mix).toContain('users may see a mix');
    }
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
