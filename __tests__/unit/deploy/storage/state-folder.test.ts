import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseRemote, type Remote } from '../../../../src/deploy/remote/remote.ts';
import { StateFolder } from '../../../../src/deploy/storage/state-folder.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { readFolder } from '../../../support/folders.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { failure, type Params, remoteWith } from '../../../support/transfers.ts';

const DENIED = failure('AccessDenied');
const GONE = failure('object not found', true);

let folder: string;
let clock: FakeClock;
let calls: string[];
let lines: string[];

beforeEach(() => {
  folder = newFolder();
  clock = new FakeClock();
  calls = [];
  lines = [];
});

afterEach(() => void jest.restoreAllMocks());

function stateFolder(answer: (command: string, params: Params) => unknown, given?: Remote): StateFolder {
  const call = async (command: string, params: Params) => {
    calls.push(`${command} ${params['remote'] ?? params['srcRemote']}`);
    return answer(command, params);
  };
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  const context = { log, clock, signal: neverAborted };
  const remote = remoteWith(call, { folder, context, ...(given && { remote: given }) });
  return new StateFolder(remote, 'state');
}
const fails = (error: Error) =>
  stateFolder(() => {
    throw error;
  });

// The scenarios contain the errors of storages that refuse to list, read, write, or remove a state.
it('StateFolder: list: returns the names of the files', async () => {
  expect(await stateFolder(() => ({ list: [{ Name: 'a' }] })).list()).toEqual(['a']);
  expect(await stateFolder(() => ({ list: null })).list()).toEqual([]);
  expect(calls).toEqual(Array(2).fill('operations/list state'));
});

it('StateFolder: does not report that nothing was changed if a read after a write fails', async () => {
  const state = stateFolder((command) => {
    if (command === 'operations/list') throw DENIED;
  });
  const nothing = /changed nothing/;
  await expect(state.list()).rejects.toMatchObject({ hint: expect.stringMatching(nothing) });
  await state.write('x', 'text');
  await expect(state.list()).rejects.toMatchObject({ hint: expect.not.stringMatching(nothing) });
});

it('StateFolder: read: returns the text, or an empty one if it is not UTF-8, and leaves no file behind', async () => {
  const reads = (bytes: Buffer) =>
    stateFolder((_command, { dstFs, dstRemote }) =>
      writeFile(path.join(String(dstFs), String(dstRemote)), bytes),
    );
  expect(await reads(Buffer.from('größe')).read('000001-1-1-a1b2.json')).toBe('größe');
  expect(await reads(Buffer.from([0x7b, 0xff])).read('000001-1-1-a1b2.json')).toBe('');
  expect(await readFolder(folder)).toEqual({});
});

it('StateFolder: read: returns undefined without the file, and reports a full disk of the runner', async () => {
  expect(await fails(GONE).read('x')).toBeUndefined();
  const full = fails(failure('preallocate: file too big for remaining disk space'));
  const message = expect.stringMatching(/ENOSPC/);
  await expect(full.read('x')).rejects.toMatchObject({ code: 'disk', message });
});

it('StateFolder: read and remove: accept that another run removes the file', async () => {
  const listed: { Name: string }[] = [];
  const racing = stateFolder((command) => {
    if (command === 'operations/list') return { list: listed };
    throw failure('failed to open source object: stat x: no such file or directory');
  });
  expect(await racing.read('x')).toBeUndefined();
  await racing.remove(['x']);
  listed.push({ Name: 'x' });
  await expect(racing.read('x')).rejects.toThrow(/^Reading the state .* failed to open source/);
  await racing.remove(['x']);
  expect(lines).toEqual([expect.stringMatching(/^1 older state cannot be removed: failed to open source/)]);
});

it('StateFolder: read: reports a cancellation, not the failure before it', async () => {
  const reason = new Error('cancelled');
  const cancelled = stateFolder((command) => {
    throw command === 'operations/list' ? reason : DENIED;
  });
  await expect(cancelled.read('x')).rejects.toBe(reason);
});

it('StateFolder: write: succeeds at the third try, since a virus scanner may hold a file', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  let left = 2;
  await stateFolder(() => {
    left -= 1;
    if (left >= 0) throw DENIED;
  }).write('x', 'text');
  expect([calls.length, clock.sleeps]).toEqual([3, [2000, 4000]]);
  expect(lines).toEqual(Array(2).fill('Trying again to write the state: AccessDenied.'));
});

const INDEX = [
  'operations/copyfile index.html',
  'operations/list state',
  'operations/deletefile state/index.html',
];

it.each([
  ['the first', 'webdav', [], INDEX],
  ['a later', 'webdav', [{ Name: 'a' }], []],
  ['the first', 'sftp', [], []],
])(
  'StateFolder: write: in %s deployment over %s with the files %j, calls %j before',
  async (_which, type, files, before) => {
    const list = () => ({ list: files });
    const state = stateFolder(list, parseRemote('destination', `:${type},host=a:`));
    await state.list();
    calls.length = 0;
    await state.write('x', 'text');
    expect(calls).toEqual([...before, 'operations/copyfile x']);
  },
);

it('StateFolder: write: writes nothing if a folder with an index page cannot be listed', async () => {
  let hasIndex = false;
  const state = stateFolder(
    (command, { srcRemote }) => {
      if (srcRemote === 'index.html') hasIndex = true;
      if (command === 'operations/list' && hasIndex)
        throw failure("couldn't list files: 405 Method Not Allowed");
      return { list: [] };
    },
    parseRemote('destination', ':webdav,host=a:'),
  );
  await state.list();
  await expect(state.write('x', 'text')).rejects.toMatchObject({
    message: expect.stringMatching(/405 Method Not Allowed/),
    hint: expect.stringMatching(/This run changed nothing\.$/),
  });
  expect(calls.slice(1)).toEqual(INDEX);
});

it('StateFolder: remove: removes the other files if the storage refuses to remove one', async () => {
  const state = stateFolder((command, { remote }) => {
    if (command === 'operations/list') return { list: [{ Name: 'a' }] };
    if (remote === 'state/a') throw DENIED;
    return {};
  });
  await state.remove(['a', 'b']);
  expect(calls).toContain('operations/deletefile state/b');
  expect(lines).toEqual([expect.stringMatching(/^1 older state cannot be removed: AccessDenied\./)]);
});

it('StateFolder: remove: removes files, and ignores those that do not exist', async () => {
  await fails(GONE).remove(['a', 'b']);
  expect(calls).toEqual(['operations/deletefile state/a', 'operations/deletefile state/b']);
});
