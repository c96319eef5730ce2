/**
 * The emulator's export jobs by domain: their states, which starts are refused, and the settings of later jobs.
 * `openapi.test.ts` compares the responses with the description.
 */
import { describe, expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import type { GivenEmulatorSettings, GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { ask, call, every, JOBS, look, start, startJob, type WireJob } from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

describe('an export job', () => {
  it('changes from queued to running to completed, with growing progress and page count', async () => {
    const clock = new TestClock();
    const emulator = await start({ queuedMs: 100, runningMs: 500, pages: 4 }, clock);
    const jobId = await startJob(emulator);
    const jobs = (await every(100, 7, clock, () => look(emulator, jobId))).map(({ body }) => body);
    expect(jobs.map(({ status, progress, pageCount }) => [status, progress, pageCount])).toEqual([
      ['queued', 0, 0],
      ['running', 0, 0],
      ['running', 20, 0],
      ['running', 40, 1],
      ['running', 60, 2],
      ['running', 80, 3],
      ['completed', 100, 4],
    ]);
    const createdAt = '2026-01-01T00:00:00.000Z';
    expect(jobs.at(-1)).toMatchObject({
      jobId,
      error: null,
      createdAt,
      updatedAt: '2026-01-01T00:00:00.600Z',
    });
  });
});

describe('a start', () => {
  it('accepts any domain if the settings say so', async () => {
    await startJob(await start({ domains: null }), { domain: 'my_docs.a-b.example.co.uk' });
  });

  it.each<[GivenEmulatorSettings, readonly string[]]>([
    [{}, ['docs.example.com', 'Docs.Example.COM']],
    [{ domains: ['docs.test', 'Help.Test'] }, ['docs.test', 'DOCS.test', 'help.test']],
  ])('%p: accepts the domains %p, and no others', async (settings, known) => {
    const emulator = await start(settings);
    expect(emulator.domain).toBe(known[0]);
    for (const domain of known) await startJob(emulator, { domain });
    expect(await call(emulator, 'POST', JOBS, { domain: 'doc.test' })).toMatchObject({
      status: 400,
      body: { error: 'domain: this organization has no site at doc.test.' },
    });
  });

  it('leads to bundle URLs with the address of the client, if the emulator listens at all addresses', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    const { hostname, port } = new URL(emulator.storageUrl);
    expect([hostname, new URL(emulator.baseUrl).hostname]).toEqual(['127.0.0.1', '127.0.0.1']);
    // Not every system has a second address that a test could use.
    const Host = `192.0.2.2:${new URL(emulator.baseUrl).port}`;
    const address = `${emulator.baseUrl}${JOBS}/${await startJob(emulator)}/bundle`;
    const { body } = await ask('POST', address, { Host, Authorization: `Bearer ${emulator.apiKey}` });
    expect(new URL(JSON.parse(body.toString()).bundleUrl).host).toBe(`192.0.2.2:${port}`);
  });

  it.each<[string, unknown, RegExp]>([
    ['a domain with a scheme', { domain: 'https://docs.example.com' }, /^domain: .*bare host name/],
    ['a domain with a line break', { domain: 'docs.example.com\n' }, /^domain: .*bare host name/s],
    [
      'a domain of more than 253 characters',
      { domain: `${'a.'.repeat(126)}com` },
      /^domain: .*bare host name/,
    ],
    ['text that is not JSON', '{"domain":', /not JSON/],
    ['one path that is not a list', { domain: 'a.b', paths: 'index' }, /^paths: /],
    ['an unknown page', { domain: 'a.b', paths: ['index', 'no/such'] }, /^paths: .*"no\/such"/],
  ])('refuses %s', async (_what, body, says) => {
    const emulator = await start({ domains: ['a.b'], nextJobs: [{ pages: 7 }] });
    const refused = { status: 400, body: { error: expect.stringMatching(says) } };
    expect(await call(emulator, 'POST', JOBS, body)).toMatchObject(refused);
    // The settings of the next job wait for a start that is accepted.
    expect((await look(emulator, await startJob(emulator))).body).toMatchObject({ pageCount: 7 });
  });
});

const sendNextJob = (emulator: Awaited<ReturnType<typeof start>>, settings: unknown) =>
  call<{ error?: string }>(emulator, 'POST', '/emulator/next-job', settings);

describe('the settings of a later job', () => {
  it('apply to one job each, in their order, and override those of the emulator', async () => {
    const emulator = await start({ pages: 3 });
    emulator.setNextJob({ outcome: 'failed', error: 'one' });
    expect(await sendNextJob(emulator, { pages: 4 })).toMatchObject({ status: 202, body: { queued: true } });
    const jobs: WireJob[] = [];
    for (let job = 0; job < 3; job++) jobs.push((await look(emulator, await startJob(emulator))).body);
    expect(jobs).toMatchObject([
      { status: 'failed', error: 'one' },
      { status: 'completed', pageCount: 4 },
      { status: 'completed', pageCount: 3 },
    ]);
  });

  it.each<[string, GivenExportJobSettings]>([
    ['as its bundle', { archive: import.meta.filename }],
    [
      'that replaces its bundle',
      { faults: [{ at: 'storage', does: { kind: 'replaced', archive: import.meta.filename } }] },
    ],
  ])('cannot name a file %s in a request', async (_what, settings) => {
    const emulator = await start();
    const { status, body } = await sendNextJob(emulator, settings);
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(/`archive`: only the settings of its start/),
    ]);
    // Only the program that starts the emulator is allowed to set a file.
    emulator.setNextJob({ ...settings, pages: 7 });
    expect((await look(emulator, await startJob(emulator))).body.pageCount).toBe(7);
  });

  it('have faults that count the calls of the start of that job', async () => {
    const emulator = await start();
    const given = (status: number) => ({
      faults: [{ at: 'startExportJob', calls: [1, 1], does: { kind: 'answer', status, body: '{}' } }],
    });
    const post = async () => (await call(emulator, 'POST', JOBS, { domain: emulator.domain })).status;
    expect([await post(), await post()]).toEqual([202, 202]);
    for (const status of [503, 429]) await sendNextJob(emulator, given(status));
    expect([await post(), await post(), await post(), await post()]).toEqual([503, 202, 429, 202]);
  });

  const fault = (at: string, does: object) => ({ faults: [{ at, does }] });
  it.each<[string, unknown, RegExp]>([
    ['an unknown word', { outcome: 'perhaps' }, /`outcome`: .*"perhaps"/],
    ['an unknown operation', fault('x', { kind: 'stall' }), /`faults\.0\.at`: .*"x"/],
    ['a misspelt name in a fault', fault('storage', { kind: 'cut', after: 5 }), /`faults\.0\.does\.after`/],
    ['a field to change where there is none', fault('storage', { kind: 'change', fields: {} }), /storage/],
  ])('with %s are refused', async (_what, settings, says) => {
    const emulator = await start();
    const { status, body } = await sendNextJob(emulator, settings);
    expect([status, body.error]).toEqual([400, expect.stringMatching(says)]);
    const refused = expect.objectContaining({ name: 'ValiError' });
    expect(() => emulator.setNextJob(settings as GivenExportJobSettings)).toThrow(refused);
    await expect(startEmulator(settings as GivenEmulatorSettings)).rejects.toEqual(refused);
  });
});
