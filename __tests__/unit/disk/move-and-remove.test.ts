import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { remove, whileInUse } from '../../../src/disk/move-and-remove.ts';
import { newFolder } from '../../support/new-folder.ts';
import { silentLog } from '../../support/silent-log.ts';

let home: string;
let lines: string[];
const log = { ...silentLog, info: (line: string) => lines.push(line) };
beforeEach(() => {
  home = newFolder();
  lines = [];
});

describe('remove', () => {
  it('logs nothing about a missing file', async () => {
    await remove(path.join(home, 'missing'), log);
    expect(lines).toEqual([]);
  });
});

const failing = (code: string, times: number) => {
  let tries = 0;
  return {
    tries: () => tries,
    work: async () => {
      tries += 1;
      if (tries <= times) throw Object.assign(new Error(code), { code });
      return 'done';
    },
  };
};

describe('whileInUse', () => {
  it.each(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'])(
    'retries a change that fails twice with %s',
    async (code) => {
      const { work, tries } = failing(code, 2);
      await expect(whileInUse(work)).resolves.toBe('done');
      expect(tries()).toBe(3);
    },
  );

  it('throws any other failure at once', async () => {
    const { work, tries } = failing('ENOSPC', 1);
    await expect(whileInUse(work)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(tries()).toBe(1);
  });

  it('throws after its retries if a file stays in use', async () => {
    const { work } = failing('EBUSY', 100);
    await expect(whileInUse(work)).rejects.toMatchObject({ code: 'EBUSY' });
  });
});
