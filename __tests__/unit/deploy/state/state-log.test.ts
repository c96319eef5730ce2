import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatStateFile, parseStateFile } from '../../../../src/deploy/state/state-file.ts';
import { StateLog } from '../../../../src/deploy/state/state-log.ts';
import type { Batch } from '../../../../src/deploy/storage/storage.ts';
import { ConflictError, DeployError } from '../../../../src/errors.ts';
import { filesOf, liveState, pendingState, RUN, type Texts } from '../../../support/deployment-states.ts';
import { MemoryStorage } from '../../../support/memory-storage.ts';

/** A folder in memory, in which nothing is replaced. */
class Folder extends MemoryStorage {
  /** Called after each write. */
  onWritten: (name: string) => unknown = () => undefined;

  override async write(batches: readonly Batch[]) {
    const [name = ''] = batches.flatMap(({ paths }) => paths);
    if (this.files.has(name)) throw new Error(`${name} would be replaced`);
    await super.write(batches);
    await this.onWritten(name);
  }

  /** The names of the files that the run of these tests has written. */
  get own() {
    return this.names.filter((name) => name.includes(`-${RUN.runId}-1-`));
  }
}

let lines: string[];
beforeEach(() => {
  lines = [];
});

const open = (folder: Folder, destination = '', run = { ...RUN, attempt: 1 }) =>
  StateLog.open(folder, destination, run, { log: { info: (line) => lines.push(line), debug() {} } });
const live = (path: string, given = {}) =>
  formatStateFile(liveState({ files: filesOf({ [path]: '1' }), ...given }));
const pending = (path: string, given = {}) => formatStateFile(pendingState({ pending: [path], ...given }));

const PENDING = { startedAt: '2026-11-22T06:00:00Z', pending: ['next'], others: new Map() };
const { kind: _kind, run: _run, destination: _, repaired: _repaired, ...LIVE } = liveState();
const CUT = '{"version":1,';
const L2 = '000002-90-1-aaaaaaaa-live.json';
const P2 = '000002-90-1-aaaaaaaa-pending.json';
const L3 = '000003-91-1-bbbbbbbb-live.json';
const P3 = '000003-91-1-bbbbbbbb-pending.json';
const PART = '.0123abcd.export-partial';

it.each<[string, Texts, live: string | undefined, interrupted: string[]]>([
  ['nothing without a state', { 'notes.txt': live('x') }, undefined, []],
  ['the newest live state', { [L3]: live('new'), [L2]: live('old') }, 'new', []],
  [
    'a number with more digits as the newer one',
    { '1000000-90-1-aaaaaaaa-live.json': live('new'), '999999-91-1-bbbbbbbb-live.json': live('old') },
    'new',
    [],
  ],
  ['the live state before one that was cut', { [L3]: CUT, [L2]: live('old') }, 'old', []],
  ['no cut pending state, after which nothing was changed', { [L2]: live('a'), [P3]: CUT }, 'a', []],
  ['pending states without a live one', { [P2]: pending('x'), [P3]: pending('y') }, undefined, ['y', 'x']],
  ['a first deployment that was cut', { [P2]: pending('x'), [L2]: CUT }, undefined, ['x']],
  [
    'two first deployments that were cut',
    { [P2]: pending('x'), [L2]: CUT, [P3]: pending('y'), [L3]: '' },
    undefined,
    ['y', 'x'],
  ],
  ['a pending state that is newer', { [L2]: live('a'), [P3]: pending('x') }, 'a', ['x']],
  ['a pending state that is older', { [P2]: pending('x'), [L3]: live('a') }, 'a', ['x']],
  ['no pending state that is repaired', { [P2]: pending('x'), [L3]: live('a', { repaired: [P2] }) }, 'a', []],
  [
    'a pending state that only a cut live state has repaired',
    { '000001-90-1-aaaaaaaa-live.json': live('a'), [P2]: pending('x'), [L3]: CUT },
    'a',
    ['x'],
  ],
  [
    'no file with another name',
    Object.fromEntries(
      [
        '12-1-1-aaaaaaaa-live.json',
        '000012-1-1-AAAAAAAA-live.json',
        '000012-1-1-aaaaaaaa.json',
        L2 + PART,
      ].map((name) => [name, live('a')]),
    ),
    undefined,
    [],
  ],
])('`StateLog.read` reads %s', async (_what, files, path, interrupted) => {
  const state = await (await open(new Folder(files))).read();
  expect([...(state.live?.files.keys() ?? [])]).toEqual(path === undefined ? [] : [path]);
  expect(state.interrupted.flatMap((file) => file.pending)).toEqual(interrupted);
});

it.each<[string, Texts, string]>([
  ['one with a pending state of another run', { [L2]: CUT, [P3]: pending('x') }, `\`${L2}\` is not complete`],
  [
    'only live states that were cut',
    { [L2]: CUT, [P2]: pending('x'), [L3]: CUT },
    `\`${L3}\` is not complete`,
  ],
  [
    'a pending state that is named a live one',
    { [L2]: pending('a') },
    `\`${L2}\` has another kind than its name`,
  ],
  [
    'a live state that is named a pending one',
    { [P2]: live('a') },
    `\`${P2}\` has another kind than its name`,
  ],
])('`StateLog.read` refuses %s', async (_what, files, message) => {
  const log = await open(new Folder(files));
  await expect(log.read()).rejects.toThrow(new RegExp(`^The state .* cannot be used: ${message}`));
  await expect(log.read()).rejects.toBeInstanceOf(DeployError);
});

it.each<[string, Texts]>([
  ['a live state', { [L2]: live('a', { destination: 'b:' }) }],
  ['a pending state', { [L2]: live('a'), [P3]: pending('x', { destination: 'b:' }) }],
])('`StateLog.read` refuses %s of another destination', async (_what, files) => {
  await expect((await open(new Folder(files))).read()).rejects.toMatchObject({
    message: 'The state folder is the one of another destination.',
    hint: expect.stringContaining('Give each destination its own `state`.'),
  });
});

it('`StateLog.read` reads only the newest live state of however many, since a run may be unable to remove them', async () => {
  const names = Array.from(
    { length: 400 },
    (_, at) => `${String(at + 1).padStart(6, '0')}-90-1-aaaaaaaa-live.json`,
  );
  const folder = new Folder(Object.fromEntries(names.map((name) => [name, live('a')])));
  const read: string[] = [];
  folder.onRead = (name) => read.push(name);
  await (await open(folder)).read();
  expect(read).toEqual(['000400-90-1-aaaaaaaa-live.json']);
});

it('`StateLog.read` reads what is not UTF-8 as a state that was cut', async () => {
  const folder = new Folder({ [L2]: live('a'), [L3]: '' });
  const read = folder.read.bind(folder);
  const broken = Buffer.from(live('?').replace('?', '\xff'), 'latin1');
  folder.read = async (name) => (name === L3 ? broken : read(name));
  const state = await (await open(folder)).read();
  expect([...(state.live?.files.keys() ?? [])]).toEqual(['a']);
});

it.each([L2, P2])('`StateLog.read` reports a conflict if %s vanishes before it is read', async (name) => {
  const folder = new Folder({ [name]: '' });
  folder.onRead = () => folder.files.delete(name);
  await expect((await open(folder)).read()).rejects.toBeInstanceOf(ConflictError);
});

it.each([
  ['', { ...RUN, runId: 19_223_344, attempt: 2 }, /^000001-19223344-2-[0-9a-f]{8}-pending\.json$/],
  [P2, { ...RUN, attempt: 1 }, /^000003-100-1-[0-9a-f]{8}-pending\.json$/],
  ['12345678-90-1-aaaaaaaa-live.json', { ...RUN, attempt: 1 }, /^12345679-100-1-[0-9a-f]{8}-pending\.json$/],
  // Outside a workflow.
  ['', { repositoryId: 0, runId: 0, attempt: 0 }, /^000001-0-1-[0-9a-f]{8}-pending\.json$/],
])('`StateLog.begin` writes a state with the next number after %j', async (name, run, written) => {
  const folder = new Folder(name === '' ? {} : { [name]: pending('a') });
  await (await open(folder, '', run)).begin(PENDING);
  expect(folder.names).toContainEqual(expect.stringMatching(written));
});

/** Two jobs of one run have different names, and so have two runs outside a workflow. */
it('`StateLog` writes other names than another job of the same run', async () => {
  const folder = new Folder({ [L2]: live('a') });
  for (const log of [await open(folder), await open(folder)]) await log.begin(PENDING);
  expect(folder.own).toHaveLength(2);
});

describe('`StateLog.finish`', () => {
  it('writes the live state, which names the pending ones, and removes the files that it knew', async () => {
    const files = { [L2]: live('a'), [P3]: pending('x'), [L3 + PART]: 'half', 'README.txt': 'of others' };
    const folder = new Folder(files);
    const log = await open(folder, 'docs:bucket');
    await log.begin(PENDING);
    // Not a state yet, and not known to this run.
    const late = `000004-92-1-cccccccc-pending.json${PART}`;
    folder.files.set(late, 'half');
    const [begun = ''] = folder.own;
    await log.finish({ ...LIVE, files: filesOf({ next: '1' }) });
    const [name = ''] = folder.own;
    expect(name).toBe(begun.replace('000004', '000005').replace('pending', 'live'));
    expect(folder.names).toEqual([late, name, 'README.txt'].sort());
    expect(parseStateFile(folder.files.get(name) ?? '', name)).toEqual({
      ...liveState({ files: filesOf({ next: '1' }), destination: 'docs:bucket' }),
      repaired: [P3, begun],
    });
  });

  const ANOTHER = /^Another run has deployed to this destination at the same/;
  const REMOVED = /^Another run has removed the site, or its state/;
  /** What another run does to the folder, in which this run has begun with a state of this name. */
  const begins = ({ files }: Folder) => files.set('000001-90-1-aaaaaaaa-pending.json', pending('theirs'));
  const removes = ({ files }: Folder, begun: string) => files.delete(begun);
  it.each([
    ['a run that began, whatever its number, before', begins, ANOTHER, 1],
    ['a run that began after', begins, ANOTHER, 2],
    ['its first state gone before', removes, REMOVED, 0],
    ['its first state gone after', removes, REMOVED, 1],
  ])('finds %s it writes the live state, and leaves all files', async (what, act, message, left) => {
    const folder = new Folder({ [L2]: live('a') });
    const log = await open(folder);
    await log.begin(PENDING);
    const [begun = ''] = folder.own;
    if (what.endsWith('before')) act(folder, begun);
    else folder.onWritten = () => act(folder, begun);
    const failure: unknown = await log.finish(LIVE).catch((cause) => cause);
    expect(failure).toBeInstanceOf(ConflictError);
    expect(failure).toMatchObject({ message: expect.stringMatching(message) });
    expect(folder.names).toContain(L2);
    expect(folder.own).toHaveLength(left);
  });

  it('logs what the storage refuses to remove, and fails for any other error', async () => {
    const folder = new Folder({ [L2]: live('a') });
    const failures: Error[] = [new DeployError('Deleting failed: AccessDenied.'), new TypeError('a defect')];
    folder.remove = () => Promise.reject(failures.shift());
    const finish = async () => {
      const log = await open(folder);
      await log.begin(PENDING);
      await log.finish(LIVE);
    };
    await finish();
    expect(lines).toEqual([
      expect.stringMatching(/^Deleting failed: AccessDenied\. The site is not affected:/),
    ]);
    await expect(finish()).rejects.toThrow('a defect');
  });
});

describe('`StateLog.fail`', () => {
  const failure = new Error('the first one');

  it('writes the pending state once more, and returns the failure', async () => {
    const folder = new Folder({ [L2]: live('a') });
    const log = await open(folder);
    await log.begin(PENDING);
    expect(await log.fail(failure)).toBe(failure);
    const [first = '', second = ''] = folder.own;
    expect([first.slice(0, 6), second.slice(0, 6)]).toEqual(['000003', '000004']);
    expect(folder.files.get(second)).toBe(folder.files.get(first));
  });

  it('returns the conflict with another run, caused by the failure, and leaves a pending state for the next run', async () => {
    const folder = new Folder({ [L2]: live('a') });
    const log = await open(folder);
    await log.begin(PENDING);
    // The other run has repaired what was pending, and removed it, while this run continued.
    for (const name of folder.names) folder.files.delete(name);
    folder.files.set('000004-101-1-bbbbbbbb-live.json', live('theirs', { repaired: [P2] }));
    expect(await log.fail(failure)).toMatchObject({ code: 'conflict', cause: failure });
    const { interrupted } = await (await open(folder)).read();
    expect(interrupted.map((file) => file.pending)).toEqual([['next']]);
  });

  it.each(['list', 'write'] as const)(
    'returns the failure if the storage cannot %s either',
    async (method) => {
      const folder = new Folder({ [L2]: live('a') });
      const log = await open(folder);
      await log.begin(PENDING);
      Object.assign(folder, { [method]: () => Promise.reject(new DeployError('The second one.')) });
      expect(await log.fail(failure)).toBe(failure);
    },
  );
});

it('`StateLog.remove` removes nothing if another run has begun', async () => {
  const folder = new Folder({ [L2]: live('a') });
  const log = await open(folder);
  await log.begin(PENDING);
  folder.files.set(P3, pending('theirs'));
  await expect(log.remove()).rejects.toBeInstanceOf(ConflictError);
  expect(folder.names).toHaveLength(3);
});
