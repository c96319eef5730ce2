import { expect, it } from '@jest/globals';
import { undeployedSummary } from '../../../../src/export/delivery/close-deployment.ts';

it('undeployedSummary: says how the job ended, and escapes the name of the site', () => {
  expect(undeployedSummary('<docs>', 'failure')).toMatch(/^<h3>❌ &#60;docs&#62;: .* the job failed after/);
  expect(undeployedSummary('<docs>', 'cancelled')).toMatch(/^<h3>🚫 &#60;docs&#62;: .* was cancelled after/);
});
