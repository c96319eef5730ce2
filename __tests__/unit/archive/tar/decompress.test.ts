/** What is read of zstd: several frames, divided anywhere. That of gzip is in `read-tar.test.ts`. */
import * as zlib from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { canUnzstd, unzstd } from '../../../../src/archive/tar/decompress.ts';
import { extractSite } from '../../../../src/archive/tar/read-tar.ts';
import { BundleError } from '../../../../src/errors.ts';
import { neverAborted } from '../../../support/fake-clock.ts';
import { archive, file } from '../../../support/hostile-archives.ts';

const describeWithZstd = canUnzstd ? describe : describe.skip;

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    yield buffer.subarray(0, bytes.copy(buffer, 0, at, at + size));
    buffer.fill(0xee);
  }
}

async function decompressed(bytes: Buffer, size: number): Promise<string> {
  const parts: Buffer[] = [];
  await unzstd(
    pieces(bytes, size),
    async (chunks) => {
      for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    },
    neverAborted,
  );
  return Buffer.concat(parts).toString();
}

describeWithZstd('zstd', () => {
  const long = 'lorem ipsum '.repeat(200_000);
  const pack = (text: string) => zlib.zstdCompressSync(Buffer.from(text));
  /** A frame that decoders skip (RFC 8878, section 3.1.2). */
  const skipped = Buffer.from('502a4d1803000000414141', 'hex');

  it.each([1, 13, 1000, 1_000_000])('is read frame by frame in pieces of %i bytes', async (size) => {
    const frames = [pack('first '), skipped, pack(long), pack(''), pack(' last'), skipped];
    expect(await decompressed(Buffer.concat(frames), size)).toBe(`first ${long} last`);
  });

  it.each([1, 13, 1_000_000])('is refused when damaged, in pieces of %i bytes', async (size) => {
    const bytes = pack('some text');
    for (const bad of [
      bytes.subarray(0, -1),
      Buffer.concat([bytes, bytes.subarray(0, 5)]),
      Buffer.concat([bytes, Buffer.from('garbage')]),
      Buffer.concat([bytes, Buffer.alloc(100)]),
    ]) {
      await expect(decompressed(bad, size)).rejects.toThrow(BundleError);
    }
  });

  it('contains the same site as tar', async () => {
    const tar = archive(
      ...Array.from({ length: 500 }, (_, index) => file(`${index}`, `${index}`.repeat(900))),
    );
    const read = (bytes: Buffer, format: '.tar' | '.tar.zst') =>
      extractSite(pieces(bytes, 1000), { format, folder: undefined, signal: neverAborted });
    expect(await read(zlib.zstdCompressSync(tar), '.tar.zst')).toEqual(await read(tar, '.tar'));
    const cut = zlib.zstdCompressSync(tar.subarray(0, -1024));
    await expect(read(cut, '.tar.zst')).rejects.toThrow('its end is missing');
  });
});
