import { expect, it } from '@jest/globals';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { dryRun } from '../../../../src/export/job/dry-run.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import { HttpClient } from '../../../../src/http/http-client.ts';
import { ExportService } from '../../../../src/service/export-service.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { serve } from '../../../support/test-server.ts';

const { target: BY_DOMAIN } = exportInputs();
const BY_JOB: ExportInputs['target'] = { by: 'job', jobId: 'se_1', domain: undefined, projectId: undefined };

/** Runs `dryRun` against a server that answers every request in the same way. */
async function run(status: number, body: string, target: ExportInputs['target']) {
  const origin = await serve((_request, response) => response.writeHead(status).end(body));
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const client = new HttpClient(silentLog);
  const api = { baseUrl: new URL(origin), apiKey: 'mint_x', client, signal: neverAborted };
  const inputs = exportInputs({ target, tempFolder: newFolder() });
  const report = new ExportReport(context, () => {});
  return dryRun(new ExportService(api, undefined), { ...context, inputs, report });
}

it.each([
  [404, '<html>Not found</html>'],
  [404, ''],
  [404, '{}'],
  [404, '{"message":"Not found"}'],
  [404, '{"error":{"code":404}}'],
  [404, '["error"]'],
  [200, '{"status":"ok"}'],
])('dryRun: reports that a server that responds with %i %s is not the service', async (status, body) => {
  for (const target of [BY_DOMAIN, BY_JOB]) {
    await expect(run(status, body, target)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringMatching(/is not the service/),
      hint: expect.stringMatching(/^Check `base-url`/),
    });
  }
});
