import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { call, JOBS, look, start, startJob } from './emulator-under-test.ts';

it('the log lists each request, with the fault or the name of the settings that have it', async () => {
  const lines: string[] = [];
  const emulator = await start({}, undefined, (line) => lines.push(line));
  emulator.setNextJob({
    name: 'Busy',
    faults: [{ at: 'getExportJob', does: { kind: 'answer', status: 503 } }],
  });
  emulator.setNextJob({ faults: [{ at: 'getExportJob', does: { kind: 'cut' } }] });
  const busy = await startJob(emulator);
  await look(emulator, busy);
  const cut = await startJob(emulator);
  await expect(look(emulator, cut)).rejects.toThrow();
  while (lines.length < 4) await setImmediate();
  expect(lines).toEqual([
    `00:00:00  api     POST 202      0 ms  ${JOBS}`,
    `00:00:00  api     GET  503      0 ms  ${JOBS}/${busy}  [Busy]`,
    `00:00:00  api     POST 202      0 ms  ${JOBS}`,
    `00:00:00  api     GET    –      0 ms  ${JOBS}/${cut}  [cut]`,
  ]);
});

it('the log has no credentials of a bundle URL', async () => {
  const lines: string[] = [];
  const emulator = await start({}, undefined, (line) => lines.push(line));
  const bundle = `${JOBS}/${await startJob(emulator)}/bundle`;
  const { bundleUrl } = (await call<{ bundleUrl: string }>(emulator, 'POST', bundle)).body;
  await (await fetch(bundleUrl)).arrayBuffer();
  // The client has the last byte before the storage knows that it was sent.
  while (lines.length < 3) await setImmediate();
  const { pathname, search, searchParams } = new URL(bundleUrl);
  expect(lines.at(-1)).toBe(`00:00:00  storage GET  200      0 ms  ${pathname}`);
  const secrets = [search, ...searchParams.values()].filter(({ length }) => length > 15);
  expect(secrets.filter((secret) => lines.join('\n').includes(secret))).toEqual([]);
});
