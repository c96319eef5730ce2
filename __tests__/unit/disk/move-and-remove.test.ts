import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remove, whileInUse } from '../../../src/disk/move-and-remove.ts';
import { cannotSetModes, itUnless } from '../../support/platform.ts';
import { silentLog } from '../../support/silent-log.ts';

let home: string;
let lines: string[];
const log = { ...silentLog, info: (line: string) => lines.push(line) };
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'remove-'));
  lines = [];
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

// Modes do not restrict root.
const ifRestricted = itUnless(cannotSetModes);

describe('remove', () => {
  ifRestricted('removes a read-only folder for a user who is not root', async () => {
    const folder = path.join(home, 'a', 'b');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'file'), '');
    for (const each of [folder, path.dirname(folder)]) chmodSync(each, 0o555);
    chmodSync(home, 0o777);
    await asNobody(() => remove(path.join(home, 'a'), log), [path.join(home, 'a'), folder]);
    expect([existsSync(path.join(home, 'a')), lines]).toEqual([false, []]);
  });

  it('reports what it cannot remove, and does not throw', async () => {
    // No system has such a name, and each refuses it in the same way.
    await remove(path.join(home, 'a\0b'), log);
    expect(lines).toEqual([
      expect.stringMatching(/^Could not remove ".*" \(ERR_INVALID_ARG_VALUE\)\. Remove it by hand\.$/),
    ]);
  });

  it('is silent about what is not there', async () => {
    await remove(path.join(home, 'missing'), log);
    expect(lines).toEqual([]);
  });
});

async function asNobody(work: () => Promise<void>, owned: readonly string[]): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  const { chownSync } = await import('node:fs');
  for (const folder of owned) chownSync(folder, 65_534, 65_534);
  process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}

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

  it('throws in the end if a file stays in use', async () => {
    const { work } = failing('EBUSY', 100);
    await expect(whileInUse(work)).rejects.toMatchObject({ code: 'EBUSY' });
  });
});
