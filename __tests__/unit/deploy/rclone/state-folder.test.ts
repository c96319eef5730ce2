import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import type { Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';
import { StateFolder } from '../../../../src/deploy/rclone/state-folder.ts';
import type { Transfer } from '../../../../src/deploy/rclone/transfer.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { makeTempFolder, readFolder, removeFolder } from '../../../support/folders.ts';

type Params = Readonly<Record<string, unknown>>;

const failure = (message: string, isNotFound = false) =>
  new RcloneFailure([{ name: undefined, message }], isNotFound);
const DENIED = failure('AccessDenied');
const GONE = failure('object not found', true);

let folder: string;
let clock: FakeClock;
let calls: string[];
let lines: string[];

beforeEach(async () => {
  folder = await makeTempFolder('state');
  clock = new FakeClock();
  calls = [];
  lines = [];
});

afterEach(() => {
  jest.restoreAllMocks();
  return removeFolder(folder);
});

function stateFolder(answer: (command: string, params: Params) => unknown, isBucket = false): StateFolder {
  const call = async (command: string, params: Params) => {
    calls.push(`${command} ${params['remote'] ?? params['srcRemote']}`);
    return answer(command, params);
  };
  const remote = parseRemote('destination', 'docs:bucket');
  const transfer: Transfer = {
    rclone: { call } as unknown as Rclone,
    destination: remote,
    features: { isBucket, ignoresCase: false, hasHeaders: false },
    parallel: { transfers: 3, checkers: 3 },
    sitePath: '/site',
    folder,
    context: {
      log: { info: (line) => lines.push(line), debug: () => undefined },
      clock,
      signal: neverAborted,
    },
    onEvent: () => undefined,
    onProgress: () => undefined,
  };
  return new StateFolder(transfer, remote, 'state', isBucket);
}
const fails = (error: Error) => () => {
  throw error;
};

describe('StateFolder', () => {
  it('list: returns the names of the files', async () => {
    expect(await stateFolder(() => ({ list: [{ Name: 'a' }] })).list()).toEqual(['a']);
    expect(await stateFolder(() => ({ list: null })).list()).toEqual([]);
    expect(calls).toEqual(Array(2).fill('operations/list state'));
  });

  it('is empty if the folder does not exist, and fails without a bucket or a permission', async () => {
    expect(await stateFolder(fails(GONE)).list()).toEqual([]);
    await expect(stateFolder(fails(GONE), true).list()).rejects.toMatchObject({
      hint: expect.stringMatching(/^The bucket does not exist.* Nothing was changed\.$/),
    });
    await expect(stateFolder(fails(DENIED)).list()).rejects.toThrow(
      /^Reading the state of the destination failed/,
    );
  });

  it('does not report that nothing was changed if a read after a write fails', async () => {
    const state = stateFolder((command) => {
      if (command === 'operations/list') throw DENIED;
    });
    await expect(state.list()).rejects.toMatchObject({ hint: expect.stringContaining('othing was changed') });
    await state.write('x', 'text');
    await expect(state.list()).rejects.toMatchObject({
      hint: expect.not.stringContaining('othing was changed'),
    });
  });

  it('read: returns a text, and handles one that is not UTF-8 like a truncated one', async () => {
    const reads = (bytes: Buffer) =>
      stateFolder(async (_command, { dstFs, dstRemote }) =>
        writeFile(path.join(String(dstFs), String(dstRemote)), bytes),
      );
    expect(await reads(Buffer.from('größe')).read('000001-1-1.json')).toBe('größe');
    expect(await reads(Buffer.from([0x7b, 0xff])).read('000001-1-1.json')).toBe('');
    expect(await readFolder(folder)).toEqual({});
  });

  it('read: returns undefined if the file does not exist, and throws any other error', async () => {
    expect(await stateFolder(fails(GONE)).read('x')).toBeUndefined();
    await expect(stateFolder(fails(DENIED)).read('x')).rejects.toMatchObject({ code: 'deploy-failed' });
    const full = stateFolder(fails(failure('preallocate: file too big for remaining disk space')));
    await expect(full.read('x')).rejects.toMatchObject({
      code: 'disk',
      message: expect.stringMatching(/ENOSPC/),
    });
  });

  it('read and remove: a file that another run removes at that moment does not exist', async () => {
    const listed: { Name: string }[] = [];
    const racing = (error: Error) =>
      stateFolder((command) => {
        if (command === 'operations/list') return { list: listed };
        throw error;
      });
    const opening = failure('failed to open source object: stat x: no such file or directory');
    expect(await racing(opening).read('x')).toBeUndefined();
    await racing(opening).remove(['x']);
    listed.push({ Name: 'x' });
    await expect(racing(opening).read('x')).rejects.toThrow(/^Reading the state .* failed to open source/);
    await expect(racing(opening).remove(['x'])).rejects.toThrow(
      /^Removing older states failed: failed to open/,
    );
  });

  it('read: reports a cancellation, not the failure before it', async () => {
    const reason = new Error('cancelled');
    const cancelled = stateFolder((command) => {
      throw command === 'operations/list' ? reason : DENIED;
    });
    await expect(cancelled.read('x')).rejects.toBe(reason);
  });

  it('read: fails while its file is removed, and leaves no rejection without a handler', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    try {
      await expect(stateFolder(fails(DENIED)).read('x')).rejects.toThrow();
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  it('write: succeeds at the third try, since a virus scanner may hold a file', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    let left = 2;
    await stateFolder(() => {
      left -= 1;
      if (left >= 0) throw DENIED;
    }).write('x', 'text');
    expect([calls.length, clock.sleeps]).toEqual([3, [2000, 4000]]);
    expect(lines).toEqual(Array(2).fill('Trying again to write the state: AccessDenied.'));
    await expect(stateFolder(fails(DENIED)).write('x', 'text')).rejects.toThrow(
      /^Writing the state of the deployment failed/,
    );
  });

  it('remove: removes files, and ignores those that do not exist', async () => {
    await stateFolder(fails(GONE)).remove(['a', 'b']);
    expect(calls).toEqual(['operations/deletefile state/a', 'operations/deletefile state/b']);
    await expect(stateFolder(fails(DENIED)).remove(['a'])).rejects.toThrow(/^Removing older states failed/);
  });
});
