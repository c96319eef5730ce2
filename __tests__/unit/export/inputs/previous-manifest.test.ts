import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readPreviousManifest } from '../../../../src/export/inputs/previous-manifest.ts';
import { cannotSetModes, itUnless } from '../../../support/platform.ts';
import { sha256Of } from '../../../support/sha256.ts';

const home = mkdtempSync(path.join(tmpdir(), 'previous-'));
afterAll(() => rmSync(home, { recursive: true }));
const HEX = sha256Of('x');

const lines: string[] = [];
const log = {
  info: (line: string) => lines.push(line),
  debug: () => {},
};

async function reading(contents: string | Buffer) {
  lines.length = 0;
  const file = path.join(home, 'site.sha256');
  writeFileSync(file, contents);
  return readPreviousManifest(file, log);
}

it('reads the files of the live site', async () => {
  expect([...((await reading(`${HEX}  b\n${HEX}  a\n`)) ?? [])]).toEqual([
    ['a', HEX],
    ['b', HEX],
  ]);
  expect(lines).toEqual([]);
});

it('takes a file that does not exist for a first deployment, and asks for nothing without the input', async () => {
  lines.length = 0;
  expect(await readPreviousManifest(path.join(home, 'none', 'site.sha256'), log)).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('first deployment')]);
  expect(await readPreviousManifest(undefined, log)).toBeUndefined();
});

it.each<[string, string | Buffer, RegExp]>([
  ['nothing', '', /which is not a manifest: it is empty\./],
  ['a list of names', 'a\nb\n', /which is not a manifest: line 1 is not a line of `sha256sum`\./],
  ['UTF-16', Buffer.from(`\ufeff${HEX}  a\r\n`, 'utf16le'), /not UTF-8/],
  ['a name that is not UTF-8', Buffer.from(`${HEX}  \xff\n`, 'latin1'), /not UTF-8/],
  ['a name outside', `${HEX}  a/../../b\n`, /has the path "a\/\.\.\/\.\.\/b", which no site may have/],
])('refuses %s', async (_what, contents, says) => {
  await expect(reading(contents)).rejects.toThrow(says);
  await expect(reading(contents)).rejects.toThrow(/^Input `previous-manifest` names ".*site\.sha256"/);
});

it('refuses a folder', async () => {
  await expect(readPreviousManifest(home, log)).rejects.toThrow(/which is a folder/);
});

const isRoot = process.getuid?.() === 0 ? 'Root reads every file' : undefined;
itUnless(cannotSetModes ?? isRoot)('refuses a file that it may not read', async () => {
  const file = path.join(home, 'secret');
  writeFileSync(file, `${HEX}  a\n`);
  chmodSync(file, 0);
  await expect(readPreviousManifest(file, log)).rejects.toThrow(/cannot be read \(EACCES\)/);
});
