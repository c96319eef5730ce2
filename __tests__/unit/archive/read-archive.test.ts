import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readArchive } from '../../../src/archive/read-archive.ts';
import { SITE, tarGz } from '../../support/archives.ts';
import { neverAborted } from '../../support/fake-clock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
let packed: Buffer;
beforeAll(async () => {
  packed = readFileSync(await tarGz(SITE)(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Gives the bytes as the growing file does: a piece is good until the next one is asked for. */
async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    yield buffer.subarray(0, bytes.copy(buffer, 0, at, at + size));
    buffer.fill(0xee);
  }
}

it.each([1, 7, 261, 262, 263, 100_000])('reads a bundle that comes in pieces of %i bytes', async (size) => {
  for (const [bytes, format] of [
    [packed, '.tar.gz'],
    [gunzipSync(packed), '.tar'],
    [Buffer.from('plain text '.repeat(50)), undefined],
  ] as const) {
    const read = await readArchive(pieces(bytes, size), undefined, neverAborted);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(read).toMatchObject({ sizeBytes: bytes.length, sha256, format });
    expect(read.head.equals(bytes.subarray(0, read.head.length))).toBe(true);
    expect(read.site?.fileCount).toBe(format && Object.keys(SITE).length);
  }
});
