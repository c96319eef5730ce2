import { expect, it } from '@jest/globals';
import {
  failedJobSummary,
  killedDeploySummary,
  undeployedSummary,
} from '../../../../src/export/report/failed-job-summary.ts';

// The scenarios of the post step test the complete texts.
it('failedJobSummary, undeployedSummary, and killedDeploySummary: escape the name of the site', () => {
  const mark = { name: '<docs>', live: 'incomplete', isReported: false } as const;
  expect(failedJobSummary('<docs>', 'failure', '')).toMatch(/^<h3>❌ &#60;docs&#62;: exported, but/);
  expect(undeployedSummary('<docs>', 'cancelled')).toMatch(/^<h3>🚫 &#60;docs&#62;: .* was cancelled after/);
  expect(killedDeploySummary([mark])).toMatch(/^<h3>⚠️ &#60;docs&#62;: the site is a mix/);
});
