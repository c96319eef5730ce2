import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openBundleUrl } from '../../../../src/export/bundle/bundle-urls.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import { HttpClient } from '../../../../src/http/http-client.ts';
import { type ExportJob, ExportService } from '../../../../src/service/export-service.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { serve } from '../../../support/test-server.ts';

const COMPLETED = { status: 'completed' };
const signature = (number: number) => `${number}`.repeat(64);
const [FIRST, FRESH] = [1, 2].map((number) => ({
  bundleUrl: `https://storage.example/${number}.tar?X-Amz-Signature=${signature(number)}`,
})) as [{ bundleUrl: string }, { bundleUrl: string }];

afterEach(() => void jest.restoreAllMocks());

/** @param responses of the service, in order; a number is the status of a refusal */
async function urlsOf(responses: readonly (object | number)[], given: Partial<ExportInputs> = {}) {
  const left = [...responses];
  const requests: (string | undefined)[] = [];
  const baseUrl = await serve(({ method }, response) => {
    requests.push(method);
    const next = left.shift() ?? 500;
    if (typeof next === 'number') response.writeHead(next).end();
    else response.end(JSON.stringify(next));
  });
  const outputs: Record<string, unknown> = {};
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const report = new ExportReport(context, (name, value) => {
    outputs[name] = value;
  });
  const paced = { pollIntervalMs: 1000, maxAttempts: 3, tempFolder: newFolder() };
  const inputs = exportInputs({ ...paced, ...given });
  const client = new HttpClient(silentLog);
  const api = { baseUrl: new URL(baseUrl), apiKey: 'mint_x', client, signal: neverAborted };
  const service = new ExportService(api, inputs.target.projectId);
  const open = (completed: ExportJob) =>
    openBundleUrl(service, 'se_1', completed, { ...context, inputs, report });
  return { open, requests, outputs };
}

describe('openBundleUrl', () => {
  it.each<[string, object, object[], string[]]>([
    ['the status', FIRST, [1, 2].map(() => ({ ...COMPLETED, ...FRESH })), ['GET', 'GET']],
    ['the bundle endpoint if the status has none', {}, [FIRST, FRESH, FRESH], ['POST', 'POST', 'POST']],
    [
      'the bundle endpoint once the status has none',
      FIRST,
      [COMPLETED, FRESH, FRESH],
      ['GET', 'POST', 'POST'],
    ],
  ])('reads each URL of the export from %s', async (_where, known, responses, sent) => {
    const { open, requests, outputs } = await urlsOf(responses, { version: '2.1' });
    const presigned = await open({ ...COMPLETED, ...known });
    expect([presigned.url.href, outputs['bundle-url']]).toEqual([FIRST.bundleUrl, FIRST.bundleUrl]);
    for (const _ of [1, 2]) await presigned.refresh(presigned.url);
    expect([presigned.url.href, outputs['bundle-url']]).toEqual([FRESH.bundleUrl, FRESH.bundleUrl]);
    expect(requests).toEqual(sent);
    const values = await readFile(String(outputs['helm-values-path']), 'utf8');
    expect(values).toContain(`bundleUrl: "${FRESH.bundleUrl}"\n  version: "2.1"`);
  });

  it.each([true, false])('masks each signature only if `mask-bundle-url` is true: %s', async (isMasked) => {
    const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { open } = await urlsOf([{ ...COMPLETED, ...FRESH }], { maskBundleUrl: isMasked });
    const presigned = await open({ ...COMPLETED, ...FIRST });
    await presigned.refresh(presigned.url);
    const printed = print.mock.calls.join('');
    for (const number of [1, 2]) expect(printed.includes(`::add-mask::${signature(number)}`)).toBe(isMasked);
  });
});
