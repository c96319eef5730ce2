/** Files and folders are moved into place all together or not at all, even if the file system fails. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { atomicReplace } from '../../../src/bundle/atomic-replace.ts';
import { ActionError } from '../../../src/errors.ts';
import { newFolder } from '../../support/new-folder.ts';
import { itUnless } from '../../support/platform.ts';

let home: string;
let aside: string;
beforeEach(() => {
  home = newFolder();
  aside = newFolder();
});

const inHome = (...names: string[]) => path.join(home, ...names);
function put(file: string, text: string): void {
  mkdirSync(path.dirname(inHome(file)), { recursive: true });
  writeFileSync(inHome(file), text);
}
const replaceSite = (staged = inHome('stage'), target = inHome('site')) =>
  atomicReplace([{ staged, target, kind: 'folder' }], aside);

async function errorOf(work: Promise<void>): Promise<ActionError> {
  const error = await work.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ActionError);
  return error as ActionError;
}

it('atomicReplace: rolls back if the new folder cannot be moved', async () => {
  put('site/a', 'previous');
  expect(await errorOf(replaceSite(inHome('missing')))).toMatchObject({
    message: `The site could not be moved into place at "${inHome('site')}" (ENOENT).`,
    hint: expect.stringContaining('The existing files were left unchanged.'),
  });
  expect([readdirSync(home), readdirSync(inHome('site'))]).toEqual([['site'], ['a']]);
  expect(readFileSync(inHome('site', 'a'), 'utf8')).toBe('previous');
});

it('atomicReplace: replaces neither a file nor a symbolic link by a folder', async () => {
  put('stage/a', 'new');
  put('elsewhere/mine', 'mine');
  put('file', 'mine');
  await expect(replaceSite(inHome('stage'), inHome('file'))).rejects.toThrow(/is a file, not a folder/);
  symlinkSync(inHome('elsewhere'), inHome('link'), 'junction');
  await expect(replaceSite(inHome('stage'), inHome('link'))).rejects.toThrow(/is a symbolic link/);
  expect(existsSync(inHome('stage', 'a'))).toBe(true);
  expect(readdirSync(inHome('elsewhere'))).toEqual(['mine']);
  expect(readFileSync(inHome('file'), 'utf8')).toBe('mine');
});

it('atomicReplace: replaces no folder by a file', async () => {
  put('bundle/mine', 'mine');
  put('new', 'new');
  const file = { staged: inHome('new'), target: inHome('bundle'), kind: 'file' } as const;
  const { message, hint } = await errorOf(atomicReplace([file], aside));
  expect(message).toMatch(/The file "bundle" cannot be moved into place: ".*" is a folder\./);
  expect(hint).toMatch(/Only an existing file can be replaced/);
  expect(readdirSync(home).sort()).toEqual(['bundle', 'new']);
});

// Windows moves no folder to the place of an empty one.
itUnless(process.platform === 'win32' ? 'Windows has no such moves' : undefined)(
  'atomicReplace: names what it could not move back',
  async () => {
    put('stage/inner/new', 'new');
    put('other/b', 'new');
    const replacing = atomicReplace(
      [
        { staged: inHome('stage'), target: inHome('site'), kind: 'folder' },
        { staged: inHome('site/inner/new'), target: inHome('bundle'), kind: 'file' },
        // Takes the place of the folder to which the file would be moved back.
        { staged: inHome('other'), target: inHome('site/inner'), kind: 'folder' },
        { staged: inHome('missing'), target: inHome('manifest'), kind: 'file' },
      ],
      aside,
    );
    const { hint } = await errorOf(replacing);
    expect(hint).toContain(`Not everything could be moved back; see "${inHome('bundle')}".`);
    expect(readdirSync(home).sort()).toEqual(['bundle', 'other', 'stage']);
  },
);

describe('atomicReplace: a file and a folder', () => {
  const both = (staged: string) => {
    const file = { staged: inHome('new'), target: inHome('bundle'), kind: 'file' } as const;
    return atomicReplace([file, { staged, target: inHome('site'), kind: 'folder' }], aside);
  };

  it.each([true, false])(
    'rolls both back if the folder cannot be moved (previous files: %s)',
    async (hasPrevious) => {
      if (hasPrevious) put('bundle', 'previous');
      if (hasPrevious) put('site/a', 'previous');
      put('new', 'new');
      await errorOf(both(inHome('missing')));
      expect(readdirSync(home).sort()).toEqual(hasPrevious ? ['bundle', 'new', 'site'] : ['new']);
      if (hasPrevious) expect(readFileSync(inHome('bundle'), 'utf8')).toBe('previous');
    },
  );

  it('changes neither if one target is of another kind', async () => {
    put('bundle', 'previous');
    put('site', 'a file');
    put('new', 'new');
    put('stage/b', 'new');
    await errorOf(both(inHome('stage')));
    expect(readdirSync(home).sort()).toEqual(['bundle', 'new', 'site', 'stage']);
    expect(readFileSync(inHome('bundle'), 'utf8')).toBe('previous');
  });
});
