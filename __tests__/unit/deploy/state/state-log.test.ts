import { describe, expect, it, jest } from '@jest/globals';
import { DeployReport } from '../../../../src/deploy/report/report.ts';
import { newerRun } from '../../../../src/deploy/state/state.ts';
import {
  formatStateFile,
  parseStateFile,
  type RecordedRun,
} from '../../../../src/deploy/state/state-file.ts';
import { StateLog, UnlistedStateError } from '../../../../src/deploy/state/state-log.ts';
import type { Batch, Storage } from '../../../../src/deploy/storage/storage.ts';
import { filesOf, RUN, stateFile } from '../../../support/deployment-states.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { MemoryStorage } from '../../../support/memory-storage.ts';
import { silentLog } from '../../../support/silent-log.ts';

/** A folder in memory, in which nothing is replaced. */
class Folder extends MemoryStorage {
  override async write(batches: readonly Batch[]) {
    const [name] = batches.flatMap(({ paths }) => paths).filter((path) => this.files.has(path));
    if (name !== undefined) throw new Error(`${name} would be replaced`);
    await super.write(batches);
  }
}

const open = (folder: Storage, run: RecordedRun = RUN, clock = new FakeClock()) =>
  StateLog.open(folder, run, { log: silentLog, clock, signal: neverAborted });

const OTHER = { ...RUN, runId: 90 };
const text = (path: string, given = {}) =>
  formatStateFile(stateFile({ files: filesOf({ [path]: '1' }), ...given }));
const { run: _, ...NEXT } = stateFile({ files: filesOf({ next: '1' }), jobId: 'se_next' });

/** A folder in which another run replaces the state this many times while it is read. */
function changing(times: number): Folder {
  const folder = new Folder({ '000002-90-1-a1b2.json': text('old') });
  let number = 2;
  folder.onRead = (name) => {
    if (number >= 2 + times) return;
    number += 1;
    folder.files.delete(name);
    folder.files.set(`00000${number}-90-1-a1b2.json`, text('new'));
  };
  return folder;
}

it('StateLog: reads once more if a listed state vanishes, and then reports a conflict', async () => {
  const { state } = await open(changing(1), RUN);
  expect([...(state.live?.files.keys() ?? [])]).toEqual(['new']);
  const conflict = { code: 'conflict', outcome: 'errored' };
  await expect(open(changing(2), RUN)).rejects.toMatchObject(conflict);
});

it('StateLog: reads the state of a run that completed at the same time, below however many', async () => {
  const pending = text('c', { complete: false });
  const folder = new Folder({
    '000002-90-1-a1b2.json': text('a', { complete: false }),
    '000003-90-1-a1b2.json': text('a'),
    '000003-91-1-c3d4.json': text('b', { complete: false }),
    '000004-91-1-c3d4.json': text('b'),
    ...Object.fromEntries([5, 6, 7].map((number) => [`00000${number}-9${number}-1-e5f6.json`, pending])),
  });
  const { state } = await open(folder);
  const known = state.interrupted.flatMap(({ files }) => [...files.keys()]);
  expect([[...(state.live?.files.keys() ?? [])], known]).toEqual([['b'], expect.arrayContaining(['a', 'b'])]);
});

it('StateLog: reads only the newest complete state and what is newer, of however many there are', async () => {
  const names = Array.from(
    { length: 400 },
    (_, index) => `${String(index + 1).padStart(6, '0')}-90-1-a1b2.json`,
  );
  const folder = new Folder(
    Object.fromEntries(names.map((name, index) => [name, text(`page ${index + 1}`)])),
  );
  folder.files.set('000401-90-1-a1b2.json', '{"cut');
  const read: string[] = [];
  folder.onRead = (name) => void read.push(name);
  const { state } = await open(folder);
  expect([...(state.live?.files.keys() ?? [])]).toEqual(['page 400']);
  expect(read.length).toBeLessThanOrEqual(4);
  expect(read).toContain('000401-90-1-a1b2.json');
});

it.each([
  [
    'the newest state was cut',
    { '000002-90-1-a1b2.json': text('old'), '000003-90-1-a1b2.json': '{"ver' },
    ['old'],
  ],
  ['the first state was cut', { '000001-90-1-a1b2.json': '' }, undefined],
  [
    'the first states of two runs were cut',
    { '000001-90-1-a1b2.json': '', '000002-91-1-a1b2.json': '{' },
    undefined,
  ],
  ['there is no state', { 'notes.txt': 'x' }, undefined],
])('StateLog: opens the state if %s', async (_what, files, live) => {
  const { state } = await open(new Folder(files as Record<string, string>), RUN);
  expect(state.live && [...state.live.files.keys()]).toEqual(live);
});

it.each([
  ['000002-90-1-a1b2.json', '', '`000002-90-1-a1b2.json` is not complete, and there is no earlier one'],
  ['000001-90-1-a1b2.json', '{}', '`000001-90-1-a1b2.json` is not a state: see `version`'],
])('StateLog: fails if the only state is %s with %j', async (name, contents, message) => {
  await expect(open(new Folder({ [name]: contents }), RUN)).rejects.toThrow(message);
});

it.each([
  '12-1-1-a1b2.json',
  '000012-1.json',
  '000012-1-1.json',
  '000012-1-1-A1B2.json',
  '000012-1-1-a1b2.json.0123abcd.export-partial',
  'run-1-2',
])('StateLog: does not read %s as a state', async (name) => {
  const { state } = await open(new Folder({ [name]: text('a') }), RUN);
  expect(state.live).toBeUndefined();
});

it('StateLog: reads which runs found nothing to change', async () => {
  const names = ['000012-1-1-a1b2.json', 'run-77-130', 'run-88-999', 'run-1', 'run-1-2-3', 'notes.txt'];
  const folder = new Folder(Object.fromEntries(names.map((name) => [name, text('a')])));
  const { state } = await open(folder, RUN);
  expect(state.runs).toEqual([RUN, { repositoryId: 77, runId: 130 }, { repositoryId: 88, runId: 999 }]);
});

it.each([
  ['', { ...RUN, runId: 19_223_344 }, /^000001-19223344-1-[0-9a-f]{8}\.json$/],
  ['000012-90-1-a1b2.json', RUN, /^000013-100-1-[0-9a-f]{8}\.json$/],
  ['12345678-90-1-a1b2.json', RUN, /^12345679-100-1-[0-9a-f]{8}\.json$/],
  // Outside a workflow.
  ['', { ...RUN, runId: 0, attempt: 0 }, /^000001-0-1-[0-9a-f]{8}\.json$/],
])('StateLog: after %j, its log writes a state with the next number', async (name, run, written) => {
  const folder = new Folder(name === '' ? {} : { [name]: text('a') });
  const { log } = await open(folder, run);
  await log.write(NEXT);
  expect(folder.names).toContainEqual(expect.stringMatching(written));
});

it('StateLog: its log numbers each write, and removes older states and runs of its repository', async () => {
  const folder = new Folder({
    '000007-90-1-a1b2.json': text('old'),
    '000008-90-1-a1b2.json.0123abcd.export-partial': 'half',
    'run-77-95': 'a time',
    'run-77-96.0123abcd.export-partial': 'half',
    'run-77-100': 'an earlier attempt',
    'run-77-150': 'a newer run',
    'run-88-95': 'another repository',
    'notes.txt': 'of others',
  });
  const { log } = await open(folder, RUN);
  await log.write({ ...NEXT, complete: false });
  await log.write(NEXT);
  const written = folder.names.filter((name) => name.includes('-100-'));
  const [pending = '', complete = ''] = written;
  expect(pending).toMatch(/^000008-100-1-[0-9a-f]{8}\.json$/);
  // The writer is the same in all files of a run.
  expect(complete).toBe(pending.replace('08', '09'));
  await log.finish(NEXT);
  expect(folder.names).toEqual([complete, 'notes.txt', 'run-77-150', 'run-88-95']);
  expect(parseStateFile(folder.files.get(complete) ?? '', '')).toEqual({ ...NEXT, run: RUN });
});

it.each([
  ['a newer run of the repository', 'run-77-150', 'conflict'],
  ['an older run of the repository', 'run-77-50', undefined],
  ['a run of another repository', 'run-88-150', undefined],
])('StateLog: treats the record of %s that appears as a conflict or not', async (_what, name, code) => {
  const folder = new Folder({ '000007-90-1-a1b2.json': text('old') });
  const { log } = await open(folder, RUN);
  await log.write(NEXT);
  folder.files.set(name, 'a run that found nothing to change');
  const found = await log.finish(NEXT).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
  expect(found).toBe(code);
  expect(folder.names).toContain(name);
});

it('StateLog: refuses a storage that does not list the state that it accepted', async () => {
  const folder = new Folder({});
  const { log } = await open(folder, RUN);
  await log.write(NEXT);
  folder.files.clear();
  const error = await log.finish(NEXT).catch((cause) => cause);
  expect([error.code, error instanceof UnlistedStateError]).toEqual(['deploy-failed', true]);
  const outputs: [string, unknown][] = [];
  const context = { log: silentLog, clock: new FakeClock() };
  new DeployReport(context, (...output) => outputs.push(output)).failed(error);
  expect(outputs).toEqual([['live', 'unknown']]);
});

it.each([
  ['of the same number', '000008-90-1-a1b2.json'],
  ['of a greater number', '000099-90-1-a1b2.json'],
  ['of a smaller number', '000003-90-1-a1b2.json'],
])('StateLog: ends in a conflict with a state %s of another run', async (_what, name) => {
  const folder = new Folder({ '000007-90-1-a1b2.json': text('old') });
  const { log } = await open(folder, RUN);
  await log.write({ ...NEXT, complete: false, pending: filesOf({ next: '1' }) });
  folder.files.set(name, text('live', { run: OTHER, complete: false, pending: filesOf({ theirs: '2' }) }));
  await log.write(NEXT);
  await expect(log.finish(NEXT)).rejects.toMatchObject({ code: 'conflict', outcome: 'errored' });
  const newest = folder.names.findLast((found) => found.includes('-100-')) ?? '';
  expect(Number(newest.slice(0, 6))).toBeGreaterThan(Number(name.slice(0, 6)));
  const { complete, pending } = parseStateFile(folder.files.get(newest) ?? '', newest) ?? {};
  expect([complete, [...(pending?.keys() ?? [])].sort()]).toEqual([false, ['live', 'next', 'theirs']]);
  // The next run knows that both deployed.
  const { state } = await open(folder, { ...RUN, runId: 101 });
  expect(state.interrupted.length).toBeGreaterThan(0);
});

it('StateLog: ends in a conflict with a state of another run that cannot be used', async () => {
  const folder = new Folder();
  const { log } = await open(folder);
  await log.write(NEXT);
  folder.files.set('000002-90-1-a1b2.json', '{"version":2}');
  await expect(log.finish(NEXT)).rejects.toMatchObject({ code: 'conflict' });
});

it('StateLog: records a run, and removes older ones of its repository', async () => {
  const folder = new Folder({ '000007-90-1-a1b2.json': text('old'), 'run-77-95': 'x', 'run-88-95': 'x' });
  const { log } = await open(folder, RUN);
  await log.recordRun('2026-11-20T06:00:00Z');
  expect(folder.names).toEqual(['000007-90-1-a1b2.json', 'run-77-100', 'run-88-95']);
  expect(folder.files.get('run-77-100')).toBe('2026-11-20T06:00:00Z\n');
});

it('StateLog: keeps the record of an earlier run if it cannot write its own', async () => {
  const folder = new Folder({ '000007-90-1-a1b2.json': text('old'), 'run-77-95': 'x' });
  const { log } = await open(folder);
  folder.write = () => Promise.reject(new Error('full'));
  await expect(log.recordRun('2026-11-20T06:00:00Z')).rejects.toThrow('full');
  expect(folder.names).toEqual(['000007-90-1-a1b2.json', 'run-77-95']);
});

describe('StateLog.begin', () => {
  const PENDING = { ...NEXT, complete: false, pending: filesOf({ next: '1' }) };
  const theirs = text('live', { run: OTHER, complete: false, pending: filesOf({ theirs: '2' }) });

  it.each([
    ['a state of a newer run', '000008-101-1-a1b2.json'],
    ['a state of a newer attempt', '000008-100-2-a1b2.json'],
    ['the record of a newer run', 'run-77-150'],
  ])('withdraws at once if there is %s', async (_what, name) => {
    const folder = new Folder({ '000007-90-1-a1b2.json': text('old') });
    const clock = new FakeClock();
    const { log } = await open(folder, RUN, clock);
    folder.files.set(name, theirs);
    await expect(log.begin(PENDING)).rejects.toMatchObject({ code: 'conflict', outcome: 'errored' });
    expect([folder.names, clock.sleeps]).toEqual([['000007-90-1-a1b2.json', name], []]);
  });

  it.each([
    ['withdraws', 2, undefined],
    ['does not withdraw', Infinity, 'conflict'],
  ])('waits for an older run, which %s', async (_what, looks, code) => {
    const folder = new Folder({ '000007-90-1-a1b2.json': text('old') });
    const { log } = await open(folder);
    folder.files.set('000008-90-1-a1b2.json', theirs);
    let left = looks;
    folder.onList = () => {
      left -= 1;
      if (left === 0) folder.files.delete('000008-90-1-a1b2.json');
    };
    const found = await log.begin(PENDING).catch((error) => error.code);
    expect(found).toBe(code);
    expect(folder.names.some((name) => name.includes('-100-1-'))).toBe(code === undefined);
  });

  it('lets exactly one of two jobs of one run begin', async () => {
    const folder = new Folder({});
    const logs = [(await open(folder)).log, (await open(folder)).log];
    const results = await Promise.allSettled(logs.map((log) => log.begin(PENDING)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(folder.names).toHaveLength(1);
  });

  it('removes its state if the look fails', async () => {
    const folder = new Folder({});
    const { log } = await open(folder);
    folder.onList = () => {
      folder.onList = () => undefined;
      throw new Error('no listing');
    };
    await expect(log.begin(PENDING)).rejects.toThrow('no listing');
    expect([...folder.files.keys()]).toEqual([]);
  });

  it('removes its state if the other run replaces the one that was listed', async () => {
    const folder = new Folder({});
    const { log } = await open(folder);
    folder.files.set('000002-101-1-a1b2.json', theirs);
    folder.onRead = (name) => {
      folder.onRead = () => undefined;
      folder.files.delete(name);
      folder.files.set('000003-101-1-a1b2.json', theirs);
    };
    await expect(log.begin(PENDING)).rejects.toMatchObject({ code: 'conflict' });
    expect(folder.names).toEqual(['000003-101-1-a1b2.json']);
  });

  it('leaves its state if another run died while it wrote its own', async () => {
    const folder = new Folder({});
    const { log } = await open(folder);
    folder.files.set('000002-90-1-a1b2.json', '{"version":1,');
    await expect(log.begin(PENDING)).rejects.toMatchObject({ code: 'conflict' });
    expect(folder.names).toEqual([expect.stringMatching(/^000001-100-1-/), '000002-90-1-a1b2.json']);
    await open(folder);
  });
});

it('StateLog: waits at its end for a run that withdraws', async () => {
  const folder = new Folder({});
  const { log } = await open(folder);
  await log.write(NEXT);
  folder.files.set('000002-101-1-a1b2.json', text('theirs', { complete: false }));
  let looks = 0;
  folder.onList = () => {
    looks += 1;
    if (looks === 3) folder.files.delete('000002-101-1-a1b2.json');
  };
  await log.finish(NEXT);
  expect(folder.names).toEqual([expect.stringMatching(/^000001-100-1-/)]);
});

it('StateLog: records the newest run of each other repository whose states it removes', async () => {
  const of = (repositoryId: number, runId: number) => text('a', { run: { ...RUN, repositoryId, runId } });
  const folder = new Folder({
    '000004-103-1-a1b2.json': of(88, 103),
    '000005-105-1-a1b2.json': of(88, 105),
    '000006-95-1-a1b2.json': of(99, 95),
    '000007-0-1-a1b2.json': of(0, 0),
    '000008-96-1-a1b2.json': of(RUN.repositoryId, 96),
    'run-88-101': 'x',
    'run-99-97': 'x',
  });
  const { log } = await open(folder);
  await log.write(NEXT);
  await log.finish(NEXT);
  expect(folder.names.slice(1)).toEqual(['run-88-101', 'run-88-105', 'run-99-97']);
  const { state } = await open(folder, { ...RUN, repositoryId: 88, runId: 101 });
  expect(newerRun(state, { repositoryId: 88, runId: 101 })).toBe(105);
});

it('StateLog: removes the records of runs that it has written, with the state', async () => {
  const other = text('a', { run: { ...RUN, repositoryId: 88, runId: 95 } });
  const folder = new Folder({ '000007-95-1-a1b2.json': other, 'notes.txt': 'x' });
  const { log } = await open(folder);
  await log.write(NEXT);
  await log.finish(NEXT);
  await log.recordRun('2026-11-20T06:00:00Z');
  expect(folder.names).toEqual(expect.arrayContaining(['run-77-100', 'run-88-95']));
  await log.remove();
  expect(folder.names).toEqual(['notes.txt']);
});

it('StateLog: leaves the state of a run that has begun since, when it removes its own', async () => {
  const theirs = ['000002-101-1-a1b2.json', 'run-77-150'];
  const folder = new Folder({ '000001-90-1-a1b2.json': text('old') });
  const { log } = await open(folder);
  for (const name of theirs) folder.files.set(name, text('theirs', { complete: false }));
  await log.remove();
  expect(folder.names).toEqual(theirs);
});

it('StateLog: keeps the state of a run that may still have worked after this one looked', async () => {
  const startedAt = new Date(Date.now() - 6 * 3_600_000 + 60_000).toISOString();
  const slow = text('late', { complete: false, pending: filesOf({ late: '1' }), startedAt });
  const folder = new Folder({ '000006-90-1-a1b2.json': slow, '000009-91-1-a1b2.json': text('live') });
  const { log } = await open(folder);
  jest.useFakeTimers({ now: Date.now() + 120_000 });
  await log.write(NEXT);
  await log.finish(NEXT);
  jest.useRealTimers();
  expect(folder.names).toEqual(['000006-90-1-a1b2.json', expect.stringMatching(/^000010-100-1-/)]);
});

it('StateLog: keeps, at its end, the state of an interrupted run that may still work, and removes it later', async () => {
  const began = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const interrupted = (hoursAgo: number) =>
    text('late', { complete: false, pending: filesOf({ late: '1' }), startedAt: began(hoursAgo) });
  const LIVE = '000002-80-1-a1b2.json';
  for (const [hoursAgo, stays] of [
    [1, true],
    [7, false],
  ] as const) {
    const folder = new Folder({ [LIVE]: text('live'), '000003-90-1-a1b2.json': interrupted(hoursAgo) });
    const { log } = await open(folder);
    await log.begin({ ...NEXT, complete: false });
    await log.write(NEXT);
    await log.finish(NEXT);
    const left = folder.names.filter((name) => name === LIVE || name.includes('-90-1-'));
    expect(left).toEqual(stays ? ['000003-90-1-a1b2.json'] : []);
  }
});
