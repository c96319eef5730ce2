import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planRanges, rangeBytes } from '../../../src/download/byte-ranges.ts';
import { PartialFile } from '../../../src/download/partial-file.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';
import { neverAborted } from '../../support/fake-clock.ts';

const MiB = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the plan of the parts', () => {
  it.each([
    [undefined, MiB],
    [0, MiB],
    [100_000, MiB],
    [20 * MiB, 1.25 * MiB],
    [2_000_000_000, 4 * MiB],
  ])('of %d bytes asks for %d at a time', (sizeBytes, bytes) => {
    expect(rangeBytes(sizeBytes)).toBe(bytes);
  });

  it('covers the rest without gaps and overlaps, in parts of 1 to 4 MiB', () => {
    const sizes = fc.integer({ min: 0, max: 3_000_000_000 });
    fc.assert(
      fc.property(sizes, sizes, (a, b) => {
        const [from, sizeBytes] = a < b ? [a, b] : [b, a];
        let at = from;
        const parts = planRanges(from, sizeBytes);
        for (const { start, end } of parts) {
          expect(start).toBe(at);
          expect(end - start).toBeGreaterThan(0);
          expect(end - start).toBeLessThanOrEqual(4 * MiB);
          at = end;
        }
        expect(at).toBe(sizeBytes);
        for (const { start, end } of parts.slice(0, -1)) expect(end - start).toBeGreaterThanOrEqual(MiB);
      }),
    );
  });
});

describe('the growing file', () => {
  let files = 0;
  const newFile = () => PartialFile.create(path.join(folder, `file-${files++}`));

  it('gives what was written in any order, from its front, as soon as it is contiguous', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 50 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        async (pieces, order) => {
          const file = await newFile();
          const whole = Buffer.concat(pieces);
          let offset = 0;
          const writes = pieces.map((piece) => {
            const write = { offset, piece: Buffer.from(piece) };
            offset += piece.length;
            return write;
          });
          const read: Buffer[] = [];
          const reading = (async () => {
            for await (const chunk of file.chunks(neverAborted)) read.push(Buffer.from(chunk));
          })();
          while (writes.length > 0) {
            const [next] = writes.splice((order.next().value ?? 0) % writes.length, 1);
            if (next) await file.write([next.piece.subarray(0, 20), next.piece.subarray(20)], next.offset);
            expect(whole.subarray(0, file.front).length).toBe(file.front);
          }
          file.complete();
          await reading;
          await file.close();
          expect(Buffer.concat(read).equals(whole)).toBe(true);
          expect(file.front).toBe(whole.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stops reading with the reason of the signal, also while it waits', async () => {
    const file = await newFile();
    const abort = new AbortController();
    await file.write([Buffer.from('beginning')], 0);
    const read: string[] = [];
    const reading = (async () => {
      for await (const chunk of file.chunks(abort.signal)) read.push(String(chunk));
    })();
    setTimeout(() => abort.abort(new Error('cancelled')), 20);
    await expect(reading).rejects.toThrow('cancelled');
    expect(read).toEqual(['beginning']);
    await file.close();
  });
});

describe('the link', () => {
  const bundle = (signature: string) => ({
    bundleUrl: `https://s.example.com/?sig=${signature}`,
    expiresAt: '',
    sizeBytes: 5,
  });

  it('is renewed once, however many connections find it ended', async () => {
    let renewals = 0;
    const link = new PresignedUrl(bundle('0'), async () => bundle(String(++renewals)));
    const first = link.url;
    await Promise.all([link.renew(first), link.renew(first), link.renew(first)]);
    await link.renew(first);
    expect([renewals, link.url.search]).toEqual([1, '?sig=1']);
    await link.renew(link.url);
    expect([renewals, link.url.search]).toEqual([2, '?sig=2']);
  });

  it('can be renewed again after a renewal that failed', async () => {
    let tries = 0;
    const link = new PresignedUrl(bundle('0'), async () => {
      tries += 1;
      if (tries === 1) throw new Error('503');
      return bundle('1');
    });
    await expect(link.renew(link.url)).rejects.toThrow('503');
    await link.renew(link.url);
    expect(link.url.search).toBe('?sig=1');
  });
});
