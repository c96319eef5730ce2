/** The manifest against the system's own `sha256sum`, which writes and reads the same. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { formatManifest, parseManifest } from '../../../src/site/manifest.ts';
import { itUnless } from '../../support/platform.ts';
import { sha256Of } from '../../support/sha256.ts';

const home = mkdtempSync(path.join(tmpdir(), 'manifests-'));
afterAll(() => rmSync(home, { recursive: true }));
let folders = 0;
function newFolder(): string {
  const made = path.join(home, String(folders++));
  mkdirSync(made);
  return made;
}

const itWithSha256sum = itUnless(reasonAgainstSha256sum());

/** Other systems have a program of that name with other rules. */
function reasonAgainstSha256sum(): string | undefined {
  const { stdout, error } = spawnSync('sha256sum', ['--version'], { encoding: 'utf8' });
  const major = Number(/GNU coreutils\D* (\d+)\./.exec(stdout ?? '')?.[1]);
  if (error === undefined && major >= 9) return undefined;
  return 'There is no sha256sum of GNU Coreutils 9 or later';
}

const HEX = sha256Of('x');
const filesOf = (...names: string[]) => new Map(inByteOrder(names).map((name) => [name, sha256Of(name)]));
const read = (text: string) => Object.fromEntries(parseManifest(text).files);

describe('a manifest', () => {
  it('has one line for each file, in the order given', () => {
    const manifest = formatManifest(filesOf('b.html', 'a/b c.html'));
    expect(manifest).toBe(`${sha256Of('a/b c.html')}  a/b c.html\n${sha256Of('b.html')}  b.html\n`);
  });

  itWithSha256sum('is what sha256sum writes and accepts, whatever the names', () => {
    const folder = newFolder();
    const names = ['a', ' a', '*a', '#a', 'ü', '🚀', '｡', 'b\\c', 'd\ne', 'f\rg', '\\h', 'SHA256 (a) = 1'];
    for (const name of names) writeFileSync(path.join(folder, name), name);
    const manifest = formatManifest(filesOf(...names));
    const command = 'find . -type f -printf "%P\\0" | LC_ALL=C sort -z | xargs -0 sha256sum --';
    expect(manifest).toBe(execFileSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' }));
    execFileSync('sha256sum', ['-c', '--strict', '-'], { cwd: folder, input: manifest });
    expect(Object.fromEntries(parseManifest(manifest).files)).toEqual(Object.fromEntries(filesOf(...names)));
  });

  it('is read back, sorted by the bytes of the names', () => {
    const files = filesOf('｡', '🚀', 'Z', 'a', 'b\\c');
    const backwards = formatManifest(new Map([...files].reverse()));
    expect([...parseManifest(backwards).files]).toEqual([...files]);
    expect(parseManifest(backwards).skippedLines).toBe(0);
  });
});

describe('reading', () => {
  it.each<[string, string, Record<string, string>]>([
    ['CRLF', `${HEX}  a\r\n${HEX}  b\r\n`, { a: HEX, b: HEX }],
    ['no line break at the end', `${HEX}  a`, { a: HEX }],
    ['upper case', `${HEX.toUpperCase()}  a\n`, { a: HEX }],
    ['the mark of a binary file', `${HEX} *a\n`, { a: HEX }],
    ['a name with blanks', `${HEX}   a b \n`, { ' a b ': HEX }],
    ['escaped names', `\\${HEX}  a\\\\b\\nc\n`, { 'a\\b\nc': HEX }],
    ['a name that is not escaped', `${HEX}  a\\nb\n`, { 'a\\nb': HEX }],
    ['comments and empty lines', `# made by a tool\n\n\r\n${HEX}  a\n`, { a: HEX }],
    ['the form of BSD', `SHA256 (a b) = ${HEX}\n`, { 'a b': HEX }],
    ['one space', `${HEX} a\n${HEX}  b\n`, { a: HEX, ' b': HEX }],
    ['other names for the same file', `${HEX}  ./a//b\n${HEX}  c/./d\n`, { 'a/b': HEX, 'c/d': HEX }],
    ['a file with two digests, which cannot pass', `${HEX}  a\n${sha256Of('y')}  ./a\n`, { a: '' }],
  ])('accepts %s', (_what, text, files) => {
    expect(read(text)).toEqual(files);
  });

  it.each([
    '',
    '\n',
    'no manifest\n',
    `${HEX}\n`,
    `${HEX.slice(1)}  a\n`,
    `${HEX}a\n`,
    `\ufeff${HEX}  a\n`,
    `\\${HEX}  a\\x\n`,
    `\\${HEX}  a\\\n`,
    `${sha256Of('').slice(0, 40)}  a\n`,
  ])('finds no file in %j', (text) => {
    expect(read(text)).toEqual({});
  });

  it('counts the lines that it skips', () => {
    expect(parseManifest(`<<<<<<< HEAD\n${HEX}  a\n${HEX} b\n# c\n`).skippedLines).toBe(2);
  });

  itWithSha256sum('accepts and skips the lines that sha256sum accepts and skips', () => {
    const folder = newFolder();
    const piece = fc.constantFrom(
      HEX,
      HEX.toUpperCase(),
      ' ',
      '  ',
      ' *',
      '*',
      '\\',
      '\\n',
      '#',
      'a',
      'b',
      '\t',
      '\r',
    );
    const wild = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
    const form = fc.constantFrom(
      (name: string) => `${HEX}  ${name}`,
      (name: string) => `${HEX} *${name}`,
      (name: string) => `${HEX} ${name}`,
      (name: string) => `\\${HEX}  ${name}`,
      (name: string) => `SHA256 (${name}) = ${HEX}`,
      (name: string) => `\\SHA256 (${name}) = ${HEX}`,
      (name: string) => ` \t${HEX}\t${name}`,
    );
    const name = fc.array(fc.constantFrom('a', 'b', ' ', '*', '#', '\\\\', '\\n', '\\'), {
      minLength: 1,
      maxLength: 4,
    });
    const line = fc.oneof(
      wild,
      fc.tuple(form, name).map(([made, parts]) => made(parts.join(''))),
    );
    const text = fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 4 }), fc.constantFrom('\n', '\r\n'))
      .map(([lines, end]) => lines.join(end) + end);
    fc.assert(
      fc.property(text, (manifest) => {
        // No name exists here, so each line that is accepted is reported as missing.
        const { stdout, stderr } = spawnSync('sha256sum', ['-c', '--warn', '-'], {
          cwd: folder,
          input: manifest,
          encoding: 'utf8',
          env: { ...process.env, LC_ALL: 'C.UTF-8' },
        });
        // It escapes some names in its messages, and does not say which: those are compared in the test above.
        const isPlain = (name: string) => !/[\\\n]/.test(name);
        const accepted = stdout
          .split('\n')
          .flatMap((shown) => /^(.*): FAILED open or read$/s.exec(shown)?.[1] ?? []);
        const { files, skippedLines } = parseManifest(manifest);
        const skipped = stderr.match(/improperly formatted SHA256 checksum line/g)?.length ?? 0;
        expect([[...files.keys()].filter(isPlain), skippedLines]).toEqual([
          inByteOrder(new Set(accepted.filter(isPlain))),
          skipped,
        ]);
      }),
      { numRuns: 400, seed: 14 },
    );
  });
});
