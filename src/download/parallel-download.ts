/**
 * Moves the bundle's bytes into a file: several ranges at once where the storage knows ranges, else one stream. It
 * heals what can be healed for one and the same object; what needs a fresh start, it throws.
 */
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { Logger } from '../log/logger.ts';
import { logRetry } from '../log/retry-log.ts';
import type { Clock } from '../timing/clock.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { type Part, planRanges, rangeBytes } from './byte-ranges.ts';
import type { PartialFile } from './partial-file.ts';
import type { PresignedUrl } from './presigned-url.ts';
import { requestBytes, type StorageRequest, type StorageResponse } from './range-request.ts';
import { StorageError } from './storage-error.ts';

export interface DownloadOptions {
  readonly link: PresignedUrl;
  readonly connections: HttpClient;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
  /** Told of every batch of bytes, and of the size once it is known. */
  readonly onBytes: (bytes: number, sizeBytes: number | undefined) => void;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** S3 gives one connection some tens of MB/s, whatever the runner's line can take. */
const CONNECTIONS = 8;

/** Fewer, larger writes: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;

/** The next part is asked for when so little of one is left: the way to the storage and back is no pause. */
const REQUEST_AHEAD_BYTES = 512 * 1024;

const BUDGET_MS = 6 * 3_600_000;

/** Of one part. */
const TRANSIENT = { kind: 'trouble', tries: 5, budgetMs: BUDGET_MS };

/** A link that was just made and does not work either is no matter of time. */
const URL_EXPIRED = { kind: 'link ended', tries: 3, budgetMs: BUDGET_MS, maxDelayMs: 0 };

/**
 * Resolves when every byte is in the file.
 *
 * @throws StorageError `wrong whole` or `replaced` where the transfer has to begin again with an empty file
 * @throws StorageError otherwise, ConnectionError where it is of no use to go on
 * @throws what renewing the link throws, and the signal's reason when it aborts
 */
export async function transfer(file: PartialFile, options: DownloadOptions): Promise<void> {
  const { link } = options;
  const first = { start: 0, end: rangeBytes(link.sizeBytes) };
  const answer = await withRetries(options, (url) => ask(options, { url, part: first }));
  checkSize(answer.sizeBytes, link.sizeBytes);
  const { part, sizeBytes, etag } = answer;
  if (part === undefined) return downloadStream(file, answer, options);
  if (sizeBytes === undefined || !isStrong(etag)) {
    // Without a strong tag nothing proves that two parts are of one object (RFC 9110, section 8.8.1).
    return downloadStream(file, await withRetries(options, (url) => ask(options, { url })), options);
  }
  await downloadRanges(file, answer, part, { etag, sizeBytes }, options);
}

/** What every part must be a part of. */
interface Source {
  readonly etag: string;
  readonly sizeBytes: number;
}

async function downloadRanges(
  file: PartialFile,
  answer: StorageResponse,
  first: Part,
  source: Source,
  options: DownloadOptions,
): Promise<void> {
  const abort = new AbortController();
  const inner = { ...options, signal: AbortSignal.any([options.signal, abort.signal]) };
  const parts = planRanges(first.end, source.sizeBytes);
  const moving: Promise<void>[] = [];
  function begin(part: Part | undefined, begun?: StorageResponse): void {
    if (part === undefined) return;
    const one = downloadRange(file, { part, source, begun, onNearEnd: () => begin(parts.shift()) }, inner);
    // One that fails ends all the others.
    one.catch((error) => abort.abort(error));
    moving.push(one);
  }
  begin(first, answer);
  for (let connections = 1; connections < CONNECTIONS; connections += 1) begin(parts.shift());
  try {
    // It grows while it is waited for.
    for (const one of moving) await one;
  } catch (error) {
    await Promise.allSettled(moving);
    throw error;
  }
}

interface RangeDownload {
  readonly part: Part;
  readonly source: Source;
  /** The answer that brings its bytes already. */
  readonly begun: StorageResponse | undefined;
  /** Called once, when the next part may be asked for. */
  readonly onNearEnd: () => void;
}

/** One part, tried again by itself and continued where it broke off. */
async function downloadRange(
  file: PartialFile,
  { part, source, begun, onNearEnd }: RangeDownload,
  options: DownloadOptions,
): Promise<void> {
  const cursor = { at: part.start };
  let unread = begun;
  let isNearEnd = false;
  const onBytes = (bytes: number) => {
    options.onBytes(bytes, source.sizeBytes);
    if (isNearEnd || cursor.at < part.end - REQUEST_AHEAD_BYTES) return;
    isNearEnd = true;
    onNearEnd();
  };
  await withRetries(options, async (url) => {
    const answer = unread ?? (await askForRest(options, url, { start: cursor.at, end: part.end }, source));
    // A body that broke is not read again.
    unread = undefined;
    await receive(file, answer.body, cursor, part.end, onBytes);
    if (cursor.at < part.end) {
      throw new StorageError({ kind: 'range-mismatch' }, 'the storage ended a part too early.');
    }
  });
}

async function askForRest(
  options: DownloadOptions,
  url: URL,
  part: Part,
  { etag, sizeBytes }: Source,
): Promise<StorageResponse> {
  const answer = await ask(options, { url, part, ifMatch: etag });
  if (answer.part !== undefined && answer.etag === etag && answer.sizeBytes === sizeBytes) return answer;
  throw StorageError.replaced();
}

async function downloadStream(
  file: PartialFile,
  answer: StorageResponse,
  options: DownloadOptions,
): Promise<void> {
  const announced = answer.sizeBytes ?? options.link.sizeBytes;
  // One byte more than announced is enough to know that it is too much.
  const end = announced === undefined ? Number.POSITIVE_INFINITY : announced + 1;
  const cursor = { at: 0 };
  try {
    await receive(file, answer.body, cursor, end, (bytes) => options.onBytes(bytes, announced));
  } catch (error) {
    // Where there are no ranges it cannot be continued, only begun again.
    throw error instanceof ConnectionError && !error.isFinal
      ? new StorageError({ kind: 'invalid-content' }, `${error.message}.`)
      : error;
  }
  checkSize(cursor.at, options.link.sizeBytes);
}

function ask(options: DownloadOptions, request: StorageRequest): Promise<StorageResponse> {
  return requestBytes(options.connections, request, options.idleTimeoutMs, options.signal);
}

/**
 * Writes what the body brings, up to `end`, and moves the cursor behind what is written, also where the body breaks off.
 * While one batch is written the next is received.
 */
async function receive(
  file: PartialFile,
  body: AsyncIterable<Buffer>,
  cursor: { at: number },
  end: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let room = end - cursor.at;
  let batch: Buffer[] = [];
  let bytes = 0;
  let writing: Promise<void> = Promise.resolve();
  async function write(chunks: readonly Buffer[], length: number): Promise<void> {
    await file.write(chunks, cursor.at);
    cursor.at += length;
    onBytes(length);
  }
  async function flush(): Promise<void> {
    await writing;
    if (bytes === 0) return;
    writing = write(batch, bytes);
    // A failure is thrown by the next to wait for it, and is not unhandled until then.
    writing.catch(() => undefined);
    batch = [];
    bytes = 0;
  }
  try {
    for await (const chunk of body) {
      if (room <= 0) return;
      const taken = chunk.length > room ? chunk.subarray(0, room) : chunk;
      batch.push(taken);
      bytes += taken.length;
      room -= taken.length;
      if (bytes >= WRITE_BYTES) await flush();
    }
  } finally {
    await flush();
    await writing;
  }
}

function checkSize(sizeBytes: number | undefined, announced: number | undefined): void {
  if (sizeBytes === undefined || announced === undefined || sizeBytes === announced) return;
  const sent = sizeBytes > announced ? 'more than' : `${sizeBytes} bytes of`;
  throw new StorageError(
    { kind: 'invalid-content' },
    `the storage sent ${sent} the ${announced} bytes that the service announced.`,
  );
}

function isStrong(etag: string | undefined): etag is string {
  return etag !== undefined && !etag.startsWith('W/');
}

/** Tries again what fails in passing, with a fresh link where the present one has ended. */
function withRetries<Result>(
  options: DownloadOptions,
  operation: (url: URL) => Promise<Result>,
): Promise<Result> {
  const { link, log, clock, signal } = options;
  let ended: URL | undefined;
  return retry(
    async () => {
      if (ended !== undefined) await link.renew(ended);
      const { url } = link;
      try {
        ended = undefined;
        return await operation(url);
      } catch (error) {
        if (error instanceof StorageError && error.isUrlExpired) ended = url;
        throw error;
      }
    },
    { again, onRetry: logRetry(log), clock, signal },
  );
}

function again(error: unknown): RetryRule | undefined {
  if (error instanceof ConnectionError) return error.isFinal ? undefined : TRANSIENT;
  if (!(error instanceof StorageError)) return undefined;
  if (error.isUrlExpired) return URL_EXPIRED;
  const { problem } = error;
  if (problem.kind === 'range-mismatch') return TRANSIENT;
  if (problem.kind !== 'http-status') return undefined;
  const { status, retryAfterMs } = problem;
  return status === 408 || status === 429 || status >= 500 ? { ...TRANSIENT, retryAfterMs } : undefined;
}
