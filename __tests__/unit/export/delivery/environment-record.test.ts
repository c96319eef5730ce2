import { expect, it } from '@jest/globals';
import { EnvironmentRecord } from '../../../../src/export/delivery/environment-record.ts';
import type { ExportRun } from '../../../../src/export/report/report.ts';
import type { Deployments } from '../../../../src/github/deployments.ts';
import type { GitHubContext } from '../../../../src/inputs/github-context.ts';

it('EnvironmentRecord: add: creates no deployment for a run that was cancelled', async () => {
  const reason = new Error('cancelled');
  const created: unknown[] = [];
  const deployments = { create: async (...given: unknown[]) => created.push(given) };
  const run = { inputs: {}, report: {}, signal: AbortSignal.abort(reason) };
  const record = new EnvironmentRecord(
    { sha: 'abc', runId: 1 } as GitHubContext,
    deployments as unknown as Deployments,
    run as unknown as ExportRun,
  );
  await expect(record.add({ jobId: 'se_1', pageCount: 1 }, false)).rejects.toBe(reason);
  expect(created).toEqual([]);
});
