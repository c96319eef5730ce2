/** Every hostile archive is refused by its reader, which writes nothing outside the folder. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readTar } from '../../../src/archive/tar/read-tar.ts';
import { readZip } from '../../../src/archive/zip/read-zip.ts';
import { ActionError } from '../../../src/errors.ts';
import { home, LINUX, pieces, WINDOWS } from '../../support/extraction.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { type HostileArchive, hostileArchives } from '../../support/hostile-archives.ts';
import { hostileZips } from '../../support/hostile-zips.ts';
import { newFolder } from '../../support/new-folder.ts';

type Read = (bytes: Buffer, folder: string | undefined, isWindows: boolean) => Promise<unknown>;

const readTarBytes: Read = (bytes, folder, isWindows) => {
  const chunks = pieces(bytes, [700, 13]);
  // Each archive is extracted in its packed form, and only read in its plain form.
  const compression = folder === undefined ? undefined : 'gzip';
  return readTar(chunks, compression, { folder, isWindows, signal: neverAborted });
};
const readPackedZip: Read = (bytes, folder, isWindows) => {
  const packed = path.join(home, 'archive.zip');
  writeFileSync(packed, bytes);
  return readZip(packed, { folder, isWindows, signal: neverAborted });
};

const outside = path.join(home, 'outside');

describe.each<[string, readonly HostileArchive[], Read, (bytes: Buffer) => Buffer]>([
  ['a .tar.gz', hostileArchives(outside), readTarBytes, gzipSync],
  ['a .zip', hostileZips(outside), readPackedZip, (bytes) => bytes],
])('readTar or readZip: %s', (_, corpus, read, pack) => {
  it.each(corpus)(
    'refuses $what, and writes nothing outside the folder',
    async ({ says, bytes, isOnlyForWindows }) => {
      const around = newFolder();
      const inside = path.join(around, 'site');
      mkdirSync(inside);
      const extracting = read(pack(bytes), inside, WINDOWS);
      await expect(extracting).rejects.toThrow(says);
      await expect(extracting).rejects.toThrow(ActionError);
      await expect(read(bytes, undefined, isOnlyForWindows ? WINDOWS : LINUX)).rejects.toThrow(says);
      expect(readdirSync(around)).toEqual(['site']);
      expect(existsSync(outside)).toBe(false);
    },
  );

  it.each(corpus.filter(({ isOnlyForWindows }) => isOnlyForWindows))(
    'reads $what where the system can store it',
    async ({ bytes }) => {
      await expect(read(bytes, undefined, LINUX)).resolves.toMatchObject({ topFolder: '' });
    },
  );
});
