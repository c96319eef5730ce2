/**
 * Brings the bundle onto the runner: one stream into a temporary file, which takes its name only when every byte is
 * there. What stood under that name before stays as it was until then.
 *
 * This is the seam to the storage: a link and a way to get a fresh one go in, a file comes out.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BundleError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import type { Connections } from '../http/connections.ts';
import type { Log } from '../runner/log.ts';
import { CERTIFICATE_IS_NOT_TRUSTED } from '../service/advice.ts';
import { type Bundle, isSafeTransport } from '../service/decode.ts';
import { tellRetry } from '../tell-retry.ts';
import type { Clock } from '../waiting/clock.ts';
import { type Again, retry } from '../waiting/retry.ts';
import { retryAfterMs } from '../waiting/retry-after.ts';
import { archiveKind, HEAD_BYTES, isMarkup } from './archive-kind.ts';

export interface FetchOptions {
  readonly bundle: Bundle;
  /** Makes a fresh link to the same bundle, for the case that the present one has ended. */
  readonly renewLink: () => Promise<Bundle>;
  /** Folder that receives the archive; made if missing. */
  readonly folder: string;
  /** Longest silence of the storage. */
  readonly idleTimeoutMs: number;
  readonly connections: Connections;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface FetchedBundle {
  /** Absolute path of the archive. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** Name of the archive, without its ending (contract: release assets). */
const NAME = 'static-export';
const TRIES = 4;
const BUDGET_MS = 6 * 3_600_000;
const MOST_REDIRECTS = 5;

const TAKE_UP_AGAIN = 'Taking up the job again, with `job-id`, makes a fresh link and downloads again.';

/** The storage said no, or sent something else than the bundle. */
class StorageError extends BundleError {
  /** 200 where the answer itself is at fault. */
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, what: string, hint: string, retryAfterMs?: number) {
    super(`Downloading the bundle failed: ${what}`, { hint });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** S3 answers 403 to a link that has ended, and 400 where the credentials that signed it have. */
  get isLinkEnded(): boolean {
    return this.status === 403 || this.status === 400;
  }
}

/**
 * @throws BundleError where the storage does not give the whole bundle, or the disk does not take it
 * @throws what `renewLink` throws, and the signal's reason when it aborts
 */
export async function fetchBundle(options: FetchOptions): Promise<FetchedBundle> {
  const { folder, log, clock, signal } = options;
  const partial = path.join(folder, `.${NAME}-${randomUUID()}.part`);
  let { bundle } = options;
  let linkEnded = false;
  try {
    await mkdir(folder, { recursive: true });
    const received = await retry(
      async () => {
        if (linkEnded) bundle = await options.renewLink();
        return receive(bundle, partial, options);
      },
      {
        again: (error) => {
          linkEnded = error instanceof StorageError && error.isLinkEnded;
          return again(error);
        },
        budgetMs: BUDGET_MS,
        onRetry: tellRetry(log),
        clock,
        signal,
      },
    );
    const target = path.join(folder, `${NAME}${archiveKind(received.head)?.ending ?? '.bin'}`);
    await rename(partial, target);
    return { path: target, sizeBytes: received.sizeBytes, sha256: received.sha256 };
  } catch (error) {
    signal.throwIfAborted();
    throw described(error, folder);
  } finally {
    await rm(partial, { force: true });
  }
}

interface Received {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The first bytes, enough to tell what it is. */
  readonly head: Buffer;
}

async function receive(bundle: Bundle, target: string, options: FetchOptions): Promise<Received> {
  const silence = new AbortController();
  const idle = setTimeout(() => silence.abort(), options.idleTimeoutMs);
  const signal = AbortSignal.any([options.signal, silence.signal]);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let sizeBytes = 0;
  try {
    const response = await open(new URL(bundle.bundleUrl), options.connections, signal);
    await pipeline(
      response,
      async function* look(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          idle.refresh();
          hash.update(chunk);
          sizeBytes += chunk.length;
          if (head.length < HEAD_BYTES)
            head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
          yield chunk;
        }
      },
      createWriteStream(target),
      { signal },
    );
  } catch (error) {
    options.signal.throwIfAborted();
    if (silence.signal.aborted) {
      throw new ConnectionError(
        'ETIMEDOUT',
        `the storage sent nothing for ${options.idleTimeoutMs / 1000} s`,
        error,
      );
    }
    throw error instanceof StorageError || isFileError(error) ? error : ConnectionError.from(error);
  } finally {
    clearTimeout(idle);
  }
  verify(bundle, sizeBytes, head);
  return { sizeBytes, sha256: hash.digest('hex'), head };
}

/** Asks for the archive, without the API's key, and follows redirects to other places of the storage. */
async function open(
  url: URL,
  connections: Connections,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  const response = await connections.send({ method: 'GET', url, signal });
  const status = response.statusCode ?? 0;
  if (status === 200) return response;
  response.destroy();
  const { location } = response.headers;
  if (status >= 300 && status < 400 && location !== undefined && redirects < MOST_REDIRECTS) {
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
    if (next !== undefined && isSafeTransport(next)) return open(next, connections, signal, redirects + 1);
  }
  throw new StorageError(
    status,
    `the storage answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trimEnd()}.`,
    TAKE_UP_AGAIN,
    retryAfterMs(response.headers['retry-after']),
  );
}

function verify({ sizeBytes: announced }: Bundle, sizeBytes: number, head: Buffer): void {
  if (announced !== undefined && sizeBytes !== announced) {
    throw new StorageError(
      200,
      `the storage sent ${sizeBytes} bytes, but the bundle has ${announced} bytes.`,
      TAKE_UP_AGAIN,
    );
  }
  if (sizeBytes === 0) throw new StorageError(200, 'the storage sent nothing.', TAKE_UP_AGAIN);
  if (isMarkup(head)) {
    throw new StorageError(
      200,
      'the storage sent a web page or an XML text in the place of the bundle.',
      `A proxy may stand in between. ${TAKE_UP_AGAIN}`,
    );
  }
}

function again(error: unknown): Again | undefined {
  if (error instanceof ConnectionError) return error.isCertificate ? undefined : { tries: TRIES };
  if (!(error instanceof StorageError)) return undefined;
  const { status } = error;
  return status === 200 || status === 408 || status === 429 || status >= 500 || error.isLinkEnded
    ? { tries: TRIES, retryAfterMs: error.retryAfterMs }
    : undefined;
}

/** Failed writes name no path, unlike every other error of the file system. */
const WRITE_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}

function described(error: unknown, folder: string): unknown {
  if (error instanceof ConnectionError) {
    return new BundleError(`Downloading the bundle failed: ${error.message}.`, {
      hint: error.isCertificate ? CERTIFICATE_IS_NOT_TRUSTED : TAKE_UP_AGAIN,
      cause: error,
    });
  }
  if (!isFileError(error)) return error;
  return new BundleError(`The bundle could not be written to "${folder}" (${error.code}).`, {
    hint:
      error.code === 'ENOSPC'
        ? 'The disk is full: free some room, or set `path` to a folder on another disk.'
        : 'Set `path` to a folder that this step may write to.',
    cause: error,
  });
}
