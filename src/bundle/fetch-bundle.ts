/**
 * Brings the bundle onto the runner: the transfer writes a temporary file, a reader follows its front, and the file
 * takes its name only when every byte is there and right. What stood under that name before stays as it was until then.
 *
 * This is the seam to the storage: a link and a way to get a fresh one go in, a file comes out.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BundleError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { Connections } from '../http/connections.ts';
import type { Log } from '../runner/log.ts';
import { CERTIFICATE_IS_NOT_TRUSTED } from '../service/advice.ts';
import type { Bundle } from '../service/decode.ts';
import { tellRetry } from '../tell-retry.ts';
import type { Clock } from '../waiting/clock.ts';
import { type Again, retry } from '../waiting/retry.ts';
import { archiveKind, HEAD_BYTES, isMarkup } from './archive-kind.ts';
import { GrowingFile } from './growing-file.ts';
import { RenewableLink } from './renewable-link.ts';
import { StorageError, TAKE_UP_AGAIN } from './storage-error.ts';
import { type TransferOptions, transfer } from './transfer.ts';
import { TransferProgress } from './transfer-progress.ts';

export interface FetchOptions {
  readonly bundle: Bundle;
  /** Makes a fresh link to the same bundle, for the case that the present one has ended. */
  readonly renewLink: () => Promise<Bundle>;
  /** Folder that receives the archive; made if missing. */
  readonly folder: string;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
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

/** Whole transfers, where one cannot be continued. */
const TRIES = 4;
const BUDGET_MS = 6 * 3_600_000;

/**
 * @throws BundleError where the storage does not give the whole bundle, or the disk does not take it
 * @throws what `renewLink` throws, and the signal's reason when it aborts
 */
export async function fetchBundle(options: FetchOptions): Promise<FetchedBundle> {
  const { folder, log, clock, signal } = options;
  const partial = path.join(folder, `.${NAME}-${randomUUID()}.part`);
  const link = new RenewableLink(options.bundle, options.renewLink);
  const connections = new Connections({ keepAlive: true });
  try {
    await mkdir(folder, { recursive: true });
    const { head, sizeBytes, sha256 } = await retry(
      () => fetchInto(partial, { ...options, link, connections }),
      {
        again: fromTheBeginning,
        budgetMs: BUDGET_MS,
        onRetry: tellRetry(log),
        clock,
        signal,
      },
    );
    const target = path.join(folder, `${NAME}${archiveKind(head)?.ending ?? '.bin'}`);
    await rename(partial, target);
    return { path: target, sizeBytes, sha256 };
  } catch (error) {
    signal.throwIfAborted();
    throw described(error, folder);
  } finally {
    connections.close();
    await rm(partial, { force: true });
  }
}

interface Read {
  /** The first bytes, enough to tell what it is. */
  readonly head: Buffer;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** One transfer from its beginning, and the reading that goes along with it. */
async function fetchInto(partial: string, options: Omit<TransferOptions, 'onBytes'>): Promise<Read> {
  const abort = new AbortController();
  const signal = AbortSignal.any([options.signal, abort.signal]);
  const progress = new TransferProgress(options.log, options.clock);
  const file = await GrowingFile.create(partial);
  const moving = transfer(file, {
    ...options,
    signal,
    onBytes: (...moved) => progress.moved(...moved),
  }).then(() => file.complete());
  const reading = readThrough(file.chunks(signal));
  try {
    const [read] = await Promise.all([reading, moving]);
    return read;
  } catch (error) {
    abort.abort(error);
    throw error;
  } finally {
    await Promise.allSettled([moving, reading]);
    await file.close();
  }
}

async function readThrough(chunks: AsyncIterable<Buffer>): Promise<Read> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    sizeBytes += chunk.length;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
  }
  if (sizeBytes === 0) throw new StorageError(200, 'the storage sent nothing.');
  if (isMarkup(head)) {
    throw new StorageError(
      200,
      'the storage sent a web page or an XML text in the place of the bundle.',
      `A proxy may stand in between. ${TAKE_UP_AGAIN}`,
    );
  }
  return { head, sizeBytes, sha256: hash.digest('hex') };
}

/** What only a fresh start can heal: another object, or a stream that cannot be continued. */
function fromTheBeginning(error: unknown): Again | undefined {
  const isRestart = error instanceof StorageError && (error.status === 200 || error.status === 412);
  return isRestart ? { tries: TRIES } : undefined;
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
