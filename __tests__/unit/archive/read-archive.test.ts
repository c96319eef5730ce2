import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from '@jest/globals';
import { HEAD_BYTES } from '../../../src/archive/archive-format.ts';
import { readArchive } from '../../../src/archive/read-archive.ts';
import { SITE, tarGz } from '../../support/archives.ts';
import { pieces } from '../../support/extraction.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { newFolder } from '../../support/new-folder.ts';

let packed: Buffer;
beforeAll(async () => {
  packed = readFileSync(await tarGz(SITE)(newFolder()));
});

it.each([1, 7, 511, 512, 513, 100_000])(
  'readArchive: reads a bundle that comes in pieces of %i bytes',
  async (size) => {
    for (const [bytes, format] of [
      [packed, '.tar.gz'],
      [gunzipSync(packed), '.tar'],
      [Buffer.from('plain text '.repeat(50)), undefined],
    ] as const) {
      const options = { folder: undefined, signal: neverAborted };
      const read = await readArchive(pieces(bytes, [size]), 'no file', options);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(read.head.equals(bytes.subarray(0, HEAD_BYTES))).toBe(true);
      const { bundle } = read;
      if (format === undefined) expect(bundle).toBeUndefined();
      else expect(bundle).toMatchObject({ sizeBytes: bytes.length, sha256, format: { extension: format } });
      expect(bundle?.site.fileCount).toBe(format && Object.keys(SITE).length);
    }
  },
);
