/** Whatever a response to a check contains, only a status of the service ends a job, and nothing crashes. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ActionError } from '../../../src/errors.ts';
import { waitForJob } from '../../../src/export/job/wait-for-job.ts';
import { ExportReport } from '../../../src/export/report/report.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { ExportService } from '../../../src/service/export-service.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import fc from '../../support/fast-check.ts';
import { exportInputs } from '../../support/inputs.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

let service: ExportService;
let client: HttpClient;
let answer: { status: number; type: string; body: string };

beforeEach(async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(answer.status, { 'Content-Type': answer.type });
    response.end(answer.body);
  });
  client = new HttpClient(silentLog);
  const given = { baseUrl: new URL(origin), apiKey: 'mint_key', client, signal: neverAborted };
  service = new ExportService(given, undefined);
});
afterEach(() => client.close());

/** Checks twice, and returns the result. */
async function look(): Promise<'completed' | 'failed' | 'waiting' | 'refused'> {
  const inputs = exportInputs({ pollIntervalMs: 1000, maxAttempts: 2 });
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const run = { ...context, inputs, report: new ExportReport(context, () => {}) };
  try {
    const job = await waitForJob(service, { id: 'se_1', isNew: false }, run);
    expect(job.status).toBe('completed');
    return 'completed';
  } catch (error) {
    // Not `instanceof Error`: any error that the code does not throw on purpose is a crash.
    expect(error).toBeInstanceOf(ActionError);
    const { outcome } = error as ActionError;
    if (outcome === 'failed') return 'failed';
    return outcome === 'timed-out' ? 'waiting' : 'refused';
  }
}

const ALMOST = ['Completed', 'FAILED', ' completed', 'failed\n'];
const word = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('completed', 'failed', 'queued', 'running', ...ALMOST),
  fc.string({ unit: 'binary' }),
);
const json = fc.jsonValue();
const job = fc.record({ status: word, progress: json, pageCount: json, error: json }, { requiredKeys: [] });
const body = fc.oneof(
  job.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  job.map((value) => JSON.stringify(value).slice(0, -1)),
  job.map((value) => JSON.stringify([value])),
);

it('waitForJob: ends the waiting after a 200 only if the status is `completed` or `failed`', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('application/json', 'text/html', ''), async (text, type) => {
      answer = { status: 200, type, body: text };
      const status = statusOf(text);
      expect(await look()).toBe(status === 'completed' || status === 'failed' ? status : 'waiting');
    }),
    { numRuns: 150 },
  );
});

it('waitForJob: continues after 408, 429, and 5xx, and fails for any other status, whatever the body', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.integer({ min: 300, max: 599 }), async (text, status) => {
      answer = { status, type: 'application/json', body: text };
      const isWaiting = status === 408 || status === 429 || status >= 500;
      expect(await look()).toBe(isWaiting ? 'waiting' : 'refused');
    }),
    { numRuns: 150 },
  );
});

function statusOf(text: string): unknown {
  try {
    // The value as it came over the wire.
    return JSON.parse(Buffer.from(text).toString())?.status;
  } catch {
    return undefined;
  }
}
