/** Compares the manifest with the system's own `sha256sum`, and tests what is not a manifest. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { formatManifest, parseManifest } from '../../../src/site/manifest.ts';
import { newFolder } from '../../support/new-folder.ts';
import { itUnless } from '../../support/platform.ts';
import { sha256Of } from '../../support/sha256.ts';

// On macOS, the program with that name has other options. On Windows, it comes with Git, and escapes other names.
const { stdout: version } = spawnSync('sha256sum', ['--version'], { encoding: 'utf8' });
const hasSha256sum = process.platform !== 'win32' && version?.includes('GNU');
const itWithSha256sum = itUnless(hasSha256sum ? undefined : 'There is no sha256sum of GNU');

const HEX = sha256Of('x');
const filesOf = (...names: string[]) => new Map(inByteOrder(names).map((name) => [name, sha256Of(name)]));
class WrongManifest extends Error {}
const parse = (text: string) => parseManifest(text, (what) => new WrongManifest(what));
const read = (text: string) => Object.fromEntries(parse(text));

itWithSha256sum('formatManifest: writes what sha256sum accepts, even for unusual names', () => {
  const folder = newFolder();
  const names = ['a', ' a', '#a', '-', '-a', 'ü', '🚀', '｡', 'SHA256 (a) = 1'];
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const manifest = formatManifest(filesOf(...names));
  execFileSync('sha256sum', ['-c', '--strict', '-'], { cwd: folder, input: manifest });
  expect([...parse(manifest)]).toEqual([...filesOf(...names)]);
});

it('parseManifest: sorts by the bytes of the names', () => {
  const files = filesOf('｡', '🚀', 'Z', 'a');
  expect([...parse(formatManifest(new Map([...files].reverse())))]).toEqual([...files]);
});

it.each<[string, string, Record<string, string>]>([
  ['CRLF', `${HEX}  a\r\n${HEX}  b\r\n`, { a: HEX, b: HEX }],
  ['no line break at the end', `${HEX}  a`, { a: HEX }],
  ['a byte order mark', `\ufeff${HEX}  a\n${HEX}  b\n`, { a: HEX, b: HEX }],
  ['the mark of a binary file', `${HEX} *a\n`, { a: HEX }],
  ['a name with blanks', `${HEX}   a b \n`, { ' a b ': HEX }],
  ['a line separator in a name', `${HEX}  a\u2028b\n`, { 'a\u2028b': HEX }],
  ['a leading `./`', `${HEX}  ./a/b\n`, { 'a/b': HEX }],
  ['a file twice with one digest', `${HEX}  a\n${HEX} *./a\n`, { a: HEX }],
])('parseManifest: accepts %s', (_what, text, files) => {
  expect(read(text)).toEqual(files);
});

it.each<[text: string, says: string]>([
  ['', 'it is empty'],
  ['\ufeff', 'it is empty'],
  ['\n', 'line 1 is not a line of `sha256sum`'],
  ['not a manifest\n', 'line 1 is not'],
  [`${HEX}  a\n\n${HEX}  b\n`, 'line 2 is not'],
  [`# made by a tool\n${HEX}  a\n`, 'line 1 is not'],
  [`${HEX}\n`, 'line 1 is not'],
  [`${HEX}  \n`, 'line 1 is not'],
  [`${HEX} a\n`, 'line 1 is not'],
  [`${HEX.slice(1)}  a\n`, 'line 1 is not'],
  [`${HEX.toUpperCase()}  a\n`, 'line 1 is not'],
  [` ${HEX}  a\n`, 'line 1 is not'],
  [`\\${HEX}  a\\nb\n`, 'line 1 is not'],
  [`SHA256 (a) = ${HEX}\n`, 'line 1 is not'],
  [`${HEX}  a\n<<<<<<< HEAD\n`, 'line 2 is not'],
  [`${HEX}  a\n${sha256Of('y')}  ./a\n`, 'it lists "a" with two digests'],
  [`${HEX}  ok\n${HEX}  ../a\n`, 'line 2 has the path "../a", which'],
])('parseManifest: refuses %j', (text, says) => {
  expect(() => parse(text)).toThrow(WrongManifest);
  expect(() => parse(text)).toThrow(`is not a manifest: ${says}`);
});
