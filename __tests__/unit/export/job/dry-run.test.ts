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

interface Answer {
  readonly status: number;
  readonly body: string;
}

const UNKNOWN: Answer = { status: 404, body: '{"error":"There is no such job."}' };

/** Runs `dryRun` against a server, and returns for each request whether it had the key. */
async function run(target: ExportInputs['target'], withKey: Answer, withoutKey: Answer = withKey) {
  const keys: boolean[] = [];
  const origin = await serve(({ headers }, response) => {
    const { status, body } = headers.authorization === undefined ? withoutKey : withKey;
    keys.push(headers.authorization !== undefined);
    response.writeHead(status).end(body);
  });
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const client = new HttpClient(silentLog);
  const api = { baseUrl: new URL(origin), apiKey: 'mint_x', client, signal: neverAborted };
  const inputs = exportInputs({ target, tempFolder: newFolder() });
  const report = new ExportReport(context, () => {});
  const outcome = await dryRun(new ExportService(api, undefined), { ...context, inputs, report });
  return { outcome, keys };
}

const STRANGE: readonly Answer[] = [
  { status: 404, body: '<html>Not found</html>' },
  { status: 404, body: '' },
  { status: 404, body: 'Not found' },
  { status: 404, body: '{}' },
  { status: 404, body: '{"message":"Not found"}' },
  { status: 404, body: '{"error":{"code":404}}' },
  { status: 404, body: '["error"]' },
];

it.each([...STRANGE, { status: 200, body: '{"status":"ok"}' }])(
  'dryRun: reports that a server that responds with $status $body is not the service',
  async (answer) => {
    for (const target of [BY_DOMAIN, BY_JOB]) {
      await expect(run(target, answer)).rejects.toMatchObject({
        code: 'unreachable',
        message: expect.stringMatching(/is not the service/),
        hint: expect.stringMatching(/^Check `base-url`/),
      });
    }
  },
);

it.each(STRANGE)('dryRun: accepts $status $body of a server that refuses no key with 401', async (answer) => {
  for (const body of ['', '{"error":"An API key is needed."}']) {
    const { outcome, keys } = await run(BY_DOMAIN, answer, { status: 401, body });
    expect([outcome, keys]).toEqual(['checked', [true, false]]);
  }
});

it.each([200, 403, 404])(
  'dryRun: does not accept a server that responds with %i without a key',
  async (status) => {
    const [empty = UNKNOWN] = STRANGE;
    await expect(run(BY_DOMAIN, empty, { status, body: '' })).rejects.toMatchObject({ code: 'unreachable' });
  },
);

it('dryRun: reports a server that can no longer be reached without a key', async () => {
  const [empty = UNKNOWN] = STRANGE;
  await expect(run(BY_DOMAIN, empty, { status: 503, body: '' })).rejects.toMatchObject({
    code: 'unreachable',
  });
});
