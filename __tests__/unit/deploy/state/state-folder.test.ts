import { beforeEach, expect, it } from '@jest/globals';
import { StateFolder } from '../../../../src/deploy/state/state-folder.ts';
import { DeployError } from '../../../../src/errors.ts';
import { MemoryStorage } from '../../../support/memory-storage.ts';
import { silentLog } from '../../../support/silent-log.ts';

const DENIED = new DeployError('Removing older states failed: AccessDenied.', 'Check the role.');
const STATE = '000001-1-1-a1b2.json';

let lines: string[];
const log = { ...silentLog, info: (line: string) => lines.push(line) };

beforeEach(() => {
  lines = [];
});

it('StateFolder: list: returns the names of the files, not those of folders', async () => {
  const storage = new MemoryStorage({ [STATE]: '{}', 'other/file': '' });
  storage.files.set('other/', '');
  expect(await new StateFolder(storage, log).list()).toEqual([STATE]);
});

it('StateFolder: read: returns the text, or an empty one if it is not UTF-8', async () => {
  const storage = new MemoryStorage({ [STATE]: 'größe' });
  const folder = new StateFolder(storage, log);
  expect(await folder.read(STATE)).toBe('größe');
  expect(await folder.read('other')).toBeUndefined();
  storage.read = async () => Buffer.from([0x7b, 0xff]);
  expect(await folder.read(STATE)).toBe('');
});

it('StateFolder: remove: logs what cannot be removed', async () => {
  const storage = new MemoryStorage();
  storage.remove = () => Promise.reject(DENIED);
  await new StateFolder(storage, log).remove([STATE]);
  expect(lines).toEqual([
    'Removing older states failed: AccessDenied. The site is not affected: a run reads the newest states. Allow the deletion of older ones.',
  ]);
});
