/** Tests how a body over a real connection ends or times out, and how it is written. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { receive, responseBody } from '../../../src/download/response-body.ts';
import { IdleTimer } from '../../../src/timing/idle-timer.ts';
import { serve } from '../../support/test-server.ts';

const IDLE_MS = 30_000;

// Only the timer for silence has a fake clock: the connection is real.
beforeEach(() => {
  const real = ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] as const;
  jest.useFakeTimers({ doNotFake: [...real] });
});
afterEach(() => void jest.useRealTimers());

/** Requests a body of a million bytes, of which the server sends the first tenth. */
async function begun() {
  const server = http.createServer();
  const request = http.get(await serve(server));
  // After the response, an error belongs to the body.
  request.on('error', () => {});
  const [{ socket }, sender] = (await once(server, 'request')) as [http.IncomingMessage, http.ServerResponse];
  sender.writeHead(200, { 'Content-Length': 1_000_000 });
  sender.write(Buffer.alloc(100_000));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const onSilence = jest.fn(() => request.destroy());
  const idle = new IdleTimer(IDLE_MS, onSilence);
  const body = responseBody(response, idle, (cause) => new Error('of the connection', { cause }));
  // Unread bytes cause a reset, which is also an end.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { body, onSilence, sender, socket, closed };
}

/** Lets arrived data be read until the condition is met. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

it('responseBody: closes the connection when no more is wanted, now or later', async () => {
  for (const wantsMore of [() => false, () => Promise.resolve(false)]) {
    const { body, closed } = await begun();
    await body.read(wantsMore);
    await closed;
  }
});

it('responseBody: closes the connection if the reader fails, and throws what the reader threw', async () => {
  const { body, closed } = await begun();
  const failure = new Error('no space left');
  await expect(body.read(() => Promise.reject(failure))).rejects.toBe(failure);
  await closed;
});

it('responseBody: does not count the time that the reader needs', async () => {
  const { body, onSilence, sender } = await begun();
  sender.end(Buffer.alloc(900_000));
  let bytes = 0;
  await body.read(async (chunk) => {
    bytes += chunk.length;
    await Promise.resolve();
    jest.advanceTimersByTime(100 * IDLE_MS);
    return true;
  });
  expect([bytes, onSilence.mock.calls]).toEqual([1_000_000, []]);
});

it('responseBody: does not time out if the connection breaks while the reader is busy', async () => {
  const { body, onSilence, socket } = await begun();
  let finish: ((wantsMore: boolean) => void) | undefined;
  const reading = body.read(() => new Promise((resolve) => (finish = resolve)));
  await until(() => finish !== undefined);
  socket.resetAndDestroy();
  await expect(reading).rejects.toThrow('of the connection');
  finish?.(true);
  await new Promise(setImmediate);
  jest.advanceTimersByTime(100 * IDLE_MS);
  expect(onSilence).not.toHaveBeenCalled();
});

const KiB = 1024;

/** A body of chunks that may end with an error, and waits as the real one does. */
class Body {
  readonly #chunks: readonly Buffer[];
  readonly #error: Error | undefined;
  /** How many chunks were taken, and how many times the body had to wait. */
  taken = 0;
  waits = 0;

  constructor(bytes: Buffer, chunkBytes: number, error?: Error) {
    this.#chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, at) =>
      // Each chunk has its own memory, which is freed.
      Buffer.from(bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes)),
    );
    this.#error = error;
  }

  async read(take: (chunk: Buffer) => boolean | Promise<boolean>): Promise<void> {
    for (const chunk of this.#chunks) {
      this.taken += 1;
      const wantsMore = take(chunk);
      if (typeof wantsMore !== 'boolean') this.waits += 1;
      if (!(await wantsMore)) return;
    }
    if (this.#error !== undefined) throw this.#error;
  }
}

/** A disk that writes one batch at a time, as slowly as requested, and can fail at a given batch. */
class Disk {
  readonly written = Buffer.alloc(4096 * KiB);
  writes = 0;
  /** The most chunks in one write. */
  mostChunks = 0;
  #isWriting = false;
  readonly #turns: number;
  readonly #failsAt: number | undefined;

  constructor(turns = 1, failsAt?: number) {
    [this.#turns, this.#failsAt] = [turns, failsAt];
  }

  async write(chunks: readonly Buffer[], offset: number): Promise<void> {
    expect(this.#isWriting).toBe(false);
    this.#isWriting = true;
    this.writes += 1;
    this.mostChunks = Math.max(this.mostChunks, chunks.length);
    const isFailure = this.writes === this.#failsAt;
    for (let turn = 0; turn < this.#turns; turn += 1) await new Promise(setImmediate);
    this.#isWriting = false;
    if (isFailure) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    Buffer.concat(chunks).copy(this.written, offset);
  }
}

const bytes = randomBytes(3000 * KiB + 17);

it.each([
  ['a slow disk', 200, 64],
  ['pieces larger than a write', 1, 700],
  ['tiny pieces', 3, 3],
])('receive: writes everything in order: %s', async (_, turns, chunkKiB) => {
  const disk = new Disk(turns);
  const cursor = { at: 100 };
  const counted: number[] = [];
  const body = new Body(bytes, chunkKiB * KiB);
  await receive(disk, body, cursor, 100 + bytes.length, (count) => counted.push(count));
  expect(cursor.at).toBe(100 + bytes.length);
  expect(disk.written.subarray(100, cursor.at).equals(bytes)).toBe(true);
  expect(counted.reduce((sum, count) => sum + count)).toBe(bytes.length);
});

it('receive: accepts only one batch while another is written', async () => {
  const disk = new Disk(200);
  const body = new Body(bytes, 64 * KiB);
  await receive(disk, body, { at: 0 }, bytes.length, () => {});
  // Of twelve batches, the first is written immediately, and every other one waits for the previous one.
  expect(disk.writes).toBe(12);
  expect(body.waits).toBe(10);
});

it('receive: holds a limited number of pieces, however small they are', async () => {
  const disk = new Disk(20);
  const body = new Body(bytes.subarray(0, 10_000), 1);
  await receive(disk, body, { at: 0 }, 10_000, () => {});
  expect(disk.written.subarray(0, 10_000).equals(bytes.subarray(0, 10_000))).toBe(true);
  expect(disk.mostChunks).toBe(1024);
  expect(body.waits).toBeGreaterThan(0);
});

it.each([1, 64 * KiB])(
  'receive: stops at the end, even if the body has %s or more bytes after it',
  async (more) => {
    const disk = new Disk();
    const cursor = { at: 0 };
    const body = new Body(bytes, 64 * KiB);
    const end = bytes.length - 128 * KiB - more;
    await receive(disk, body, cursor, end, () => {});
    expect(cursor.at).toBe(end);
    expect(disk.written.subarray(0, end).equals(bytes.subarray(0, end))).toBe(true);
    expect(disk.written.subarray(end).every((byte) => byte === 0)).toBe(true);
    expect(body.taken).toBeLessThan(Math.ceil(bytes.length / (64 * KiB)));
  },
);

it('receive: keeps what arrived before the body broke off', async () => {
  const disk = new Disk(20);
  const cursor = { at: 0 };
  const broken = new Body(bytes, 64 * KiB, new Error('broken off'));
  await expect(receive(disk, broken, cursor, 2 * bytes.length, () => {})).rejects.toThrow('broken off');
  expect(cursor.at).toBe(bytes.length);
  expect(disk.written.subarray(0, bytes.length).equals(bytes)).toBe(true);
});

it.each([
  ['the first write', 1, undefined],
  ['a later write', 5, undefined],
  ['the last write', 12, undefined],
  ['the last write of a body that broke off', 12, new Error('broken off')],
])('receive: throws the error of the disk: %s', async (_, failsAt, error) => {
  const disk = new Disk(20, failsAt);
  const cursor = { at: 0 };
  const received = receive(disk, new Body(bytes, 64 * KiB, error), cursor, bytes.length, () => {});
  await expect(received).rejects.toThrow(expect.objectContaining({ code: 'ENOSPC' }));
  expect(cursor.at).toBe((failsAt - 1) * 256 * KiB);
  expect(disk.writes).toBe(failsAt);
});
