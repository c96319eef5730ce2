/** Putting a site in place when the file system does not play along, and beside what earlier runs left. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeSite } from '../../../src/bundle/atomic-replace.ts';
import { BundleError } from '../../../src/errors.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'place-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const inHome = (...names: string[]) => path.join(home, ...names);
function put(file: string, text: string): void {
  mkdirSync(path.dirname(inHome(file)), { recursive: true });
  writeFileSync(inHome(file), text);
}

async function errorOf(placing: Promise<void>): Promise<BundleError> {
  const error = await placing.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(BundleError);
  return error as BundleError;
}

describe('placeSite', () => {
  it('is not disturbed by what killed runs left, and leaves that alone', async () => {
    put('.static-export-former-1/a', 'left');
    put('.static-export-2/a', 'left');
    put('site/a', 'former');
    put('stage/b/c', 'new');
    await placeSite(inHome('stage'), inHome('site'));
    expect(readdirSync(home).sort()).toEqual(['.static-export-2', '.static-export-former-1', 'site']);
    expect(readdirSync(inHome('site'), { recursive: true }).sort()).toEqual(['b', path.join('b', 'c')]);
  });

  it('takes a folder from within the folder that a bundle was unpacked into', async () => {
    put('stage/top/a', 'new');
    put('site/a', 'former');
    await placeSite(inHome('stage', 'top'), inHome('site'));
    expect(readFileSync(inHome('site', 'a'), 'utf8')).toBe('new');
    expect(readdirSync(inHome('stage'))).toEqual([]);
  });

  it('replaces an empty folder', async () => {
    mkdirSync(inHome('site'));
    put('stage/a', 'new');
    await placeSite(inHome('stage'), inHome('site'));
    expect(readdirSync(home)).toEqual(['site']);
  });

  it('says what became of the former site where the new one cannot be moved', async () => {
    put('site/a', 'former');
    expect(await errorOf(placeSite(inHome('missing'), inHome('site')))).toMatchObject({
      message: `The site could not be put in place of "${inHome('site')}" (ENOENT).`,
      hint: expect.stringContaining('What was there is as it was.'),
      cause: { code: 'ENOENT' },
    });
    expect(readFileSync(inHome('site', 'a'), 'utf8')).toBe('former');
    rmSync(inHome('site'), { recursive: true });
    const { hint } = await errorOf(placeSite(inHome('missing'), inHome('site')));
    expect(hint).toContain('Nothing was left there.');
    expect(readdirSync(home)).toEqual([]);
  });

  // Windows has no such modes for folders.
  const onPosix = process.platform === 'win32' ? it.skip : it;
  onPosix('leaves the former site where it may not be moved', async () => {
    put('parent/site/a', 'former');
    put('parent/stage/a', 'new');
    chmodSync(home, 0o755);
    chmodSync(inHome('parent'), 0o555);
    try {
      const error = await asNobody(() =>
        errorOf(placeSite(inHome('parent', 'stage'), inHome('parent', 'site'))),
      );
      expect(error).toMatchObject({
        message: expect.stringContaining('(EACCES)'),
        hint: expect.stringContaining('What was there is as it was.'),
      });
      expect(readdirSync(inHome('parent')).sort()).toEqual(['site', 'stage']);
      expect(readFileSync(inHome('parent', 'site', 'a'), 'utf8')).toBe('former');
    } finally {
      chmodSync(inHome('parent'), 0o755);
    }
  });

  onPosix('touches no more than it says when the target cannot even be looked at', async () => {
    put('file', 'mine');
    put('stage/a', 'new');
    await expect(placeSite(inHome('stage'), inHome('file', 'site'))).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
    expect(readdirSync(home).sort()).toEqual(['file', 'stage']);
  });
});

/** Modes do not bind root, which tests run as in containers. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
