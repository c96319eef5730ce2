import { expect, it } from '@jest/globals';
import { EXPORT_JOB, PUBLISH_RUN } from '../../../src/service/job-status.ts';

// The scenarios of agent jobs have their statuses.
it.each([
  ['completed', 'completed', 'waiting'],
  ['failed', 'failed', 'waiting'],
  ['success', 'waiting', 'completed'],
  ['skipped', 'waiting', 'completed'],
  ['failure', 'waiting', 'failed'],
  ...['queued', 'running', 'in_progress', 'packing', 'Completed', 'FAILED', ' completed', 'failed\n'].map(
    (status) => [status, 'waiting', 'waiting'] as const,
  ),
])('EXPORT_JOB and PUBLISH_RUN: read the status %j as %s and %s', (status, ofJob, ofRun) => {
  expect([EXPORT_JOB.stateOf({ status }), PUBLISH_RUN.stateOf({ status })]).toEqual([ofJob, ofRun]);
});
