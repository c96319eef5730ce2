/** Putting a site in place: all of it or nothing. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeSite } from '../../../src/bundle/atomic-replace.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'place-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const inHome = (name: string) => path.join(home, name);
function site(name: string, ...files: string[]): string {
  mkdirSync(inHome(name));
  for (const file of files) writeFileSync(path.join(inHome(name), file), name);
  return inHome(name);
}

describe('placeSite', () => {
  it('moves the site where nothing was', async () => {
    await placeSite(site('stage', 'a'), inHome('site'));
    expect([readdirSync(home), readdirSync(inHome('site'))]).toEqual([['site'], ['a']]);
  });

  it('replaces a former site as a whole', async () => {
    site('site', 'a', 'old');
    await placeSite(site('stage', 'a', 'new'), inHome('site'));
    expect([readdirSync(home), readdirSync(inHome('site'))]).toEqual([['site'], ['a', 'new']]);
    expect(readFileSync(inHome('site/a'), 'utf8')).toBe('stage');
  });

  it('puts the former site back where the new one cannot be moved', async () => {
    site('site', 'a');
    await expect(placeSite(inHome('missing'), inHome('site'))).rejects.toThrow(/could not be put in place/);
    expect([readdirSync(home), readdirSync(inHome('site'))]).toEqual([['site'], ['a']]);
  });

  it('touches neither a file nor a link in its place', async () => {
    const stage = site('stage', 'a');
    const elsewhere = site('elsewhere', 'mine');
    writeFileSync(inHome('file'), 'mine');
    await expect(placeSite(stage, inHome('file'))).rejects.toThrow(/is no folder/);
    symlinkSync(elsewhere, inHome('link'), 'junction');
    await expect(placeSite(stage, inHome('link'))).rejects.toThrow(/is a symbolic link/);
    expect([existsSync(stage), readdirSync(elsewhere), readFileSync(inHome('file'), 'utf8')]).toEqual([
      true,
      ['mine'],
      'mine',
    ]);
  });
});
