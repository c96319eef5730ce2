import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { PartialFile } from '../../../src/download/partial-file.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import fc from '../../support/fast-check.ts';
import { newFolder } from '../../support/new-folder.ts';

const folder = newFolder();

let files = 0;
const newFile = () => PartialFile.create(path.join(folder, `file-${files++}`));

it('PartialFile: returns what was written in any order, from the beginning, once it is contiguous', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 50 }), { minLength: 1, maxLength: 20 }),
      fc.infiniteStream(fc.nat()),
      async (pieces, order) => {
        const file = await newFile();
        const all = Buffer.concat(pieces);
        const offsets = pieces.map((_, at) => Buffer.concat(pieces.slice(0, at)).length);
        const writes = pieces.map((piece, at) => ({ offset: offsets[at] ?? 0, piece: Buffer.from(piece) }));
        const read: Buffer[] = [];
        const reading = (async () => {
          for await (const chunk of file.chunks(neverAborted)) read.push(Buffer.from(chunk));
        })();
        while (writes.length > 0) {
          const [next] = writes.splice((order.next().value ?? 0) % writes.length, 1);
          if (next) await file.write([next.piece.subarray(0, 20), next.piece.subarray(20)], next.offset);
          const head = await file.head(all.length);
          expect(head.equals(all.subarray(0, head.length))).toBe(true);
        }
        file.complete();
        await reading;
        expect(Buffer.concat(read).equals(all)).toBe(true);
        expect(await file.head(all.length + 1)).toHaveLength(all.length);
        await file.close();
      },
    ),
    { numRuns: 60 },
  );
});

it('PartialFile: writes the rest if the system takes less than it is given', async () => {
  const name = path.join(folder, 'short');
  const handle = await open(name, 'w+');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { writev } = prototype;
  const short = jest.spyOn(prototype, 'writev').mockImplementation(function (this: FileHandle, buffers, at) {
    const bytes = Buffer.concat(buffers as Buffer[]);
    return writev.call(this, [bytes.subarray(0, 7)], at);
  });
  const file = await PartialFile.create(name);
  const chunks = ['0123', '', '456789', 'abcdefghij', 'k'].map((text) => Buffer.from(text));
  await file.write(chunks, 5);
  expect(await file.head(26)).toHaveLength(0);
  await file.write([Buffer.from('first')], 0);
  short.mockRestore();
  expect(await file.head(27)).toHaveLength(26);
  await file.close();
  expect(readFileSync(name, 'utf8')).toBe('first0123456789abcdefghijk');
});

it('PartialFile: stops reading with the reason of the signal, even while it waits', async () => {
  const file = await newFile();
  const abort = new AbortController();
  await file.write([Buffer.from('beginning')], 0);
  const read: string[] = [];
  const reading = (async () => {
    for await (const chunk of file.chunks(abort.signal)) {
      read.push(String(chunk));
      // By then, it waits for more.
      setImmediate(() => abort.abort(new Error('cancelled')));
    }
  })();
  await expect(reading).rejects.toThrow('cancelled');
  expect(read).toEqual(['beginning']);
  await file.close();
});
