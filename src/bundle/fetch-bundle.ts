/**
 * Brings the bundle onto the runner: the transfer writes a temporary file, a reader follows its front, and the file
 * takes its name only when every byte is there and right. What stood under that name before stays as it was until then.
 *
 * This is the seam to the storage: a link and a way to get a fresh one go in, a file comes out.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ExtractedSite } from '../archive/extract-site.ts';
import { type ReadArchive, readArchive } from '../archive/read-archive.ts';
import { extractWithSystemTools } from '../archive/system-extractors.ts';
import { type DownloadOptions, transfer } from '../download/parallel-download.ts';
import { PartialFile } from '../download/partial-file.ts';
import { PresignedUrl } from '../download/presigned-url.ts';
import { RESUME_HINT, StorageError } from '../download/storage-error.ts';
import { BundleError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { connectionHint } from '../http/connection-hints.ts';
import { HttpClient } from '../http/http-client.ts';
import { DownloadProgressLog } from '../log/download-progress.ts';
import type { Logger } from '../log/logger.ts';
import { logRetry } from '../log/retry-log.ts';
import type { BundleUrl } from '../service/schemas.ts';
import type { Clock } from '../timing/clock.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { placeFile, placeSite } from './atomic-replace.ts';

export interface FetchOptions {
  readonly bundle: BundleUrl;
  /** Makes a fresh link to the same bundle, for the case that the present one has ended. */
  readonly renewUrl: () => Promise<BundleUrl>;
  /** Folder that receives the archive; made if missing. */
  readonly folder: string;
  /** Unpack the site beside the archive. */
  readonly extract: boolean;
  /** Told the site's files before anything is put in place, to refuse them; undefined where they are not known. */
  readonly check: (files: ExtractedSite['files'] | undefined) => void;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface FetchedBundle {
  /** Absolute path of the archive. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  /** What is in it; missing for a kind that is kept as it came. */
  readonly site: FetchedSite | undefined;
}

interface FetchedSite {
  readonly fileCount: number;
  /** See `content-digest.ts`. */
  readonly contentDigest: string;
  /** Absolute path of the unpacked site, where it was asked for. */
  readonly path: string | undefined;
}

/** Names in the folder (contract: release assets, `site-path`). */
const NAME = 'static-export';
const SITE_NAME = 'site';

/** Whole transfers, where one cannot be continued. */
const RESTART = { kind: 'afresh', tries: 4, budgetMs: 6 * 3_600_000 };

/**
 * @throws BundleError where the storage does not give the whole bundle, the bundle is refused, or the disk does not
 *   take it; then the folder is as it was
 * @throws what `renewUrl` and `check` throw, and the signal's reason when it aborts
 */
export async function fetchBundle(options: FetchOptions): Promise<FetchedBundle> {
  const { folder, log, clock, signal } = options;
  const temporary = path.join(folder, `.${NAME}-${randomUUID()}`);
  const partial = `${temporary}.part`;
  const stage = options.extract ? temporary : undefined;
  const link = new PresignedUrl(options.bundle, options.renewUrl);
  const connections = new HttpClient({ keepAlive: true });
  try {
    await mkdir(folder, { recursive: true });
    let isChanged = false;
    const fetchAnew = async () => {
      // The new object may have another size, which the service tells with a fresh link.
      if (isChanged) await link.renew(link.url);
      try {
        return await fetchInto(partial, stage, { ...options, link, connections });
      } catch (error) {
        isChanged = error instanceof StorageError && error.problem.kind === 'replaced';
        throw error;
      }
    };
    const read = await retry(fetchAnew, {
      again: restartRule,
      onRetry: logRetry(log),
      clock,
      signal,
    });
    const site = read.site ?? (await unpackRareKind(read, partial, stage, options));
    options.check(site?.files);
    signal.throwIfAborted();
    // From here on it is a matter of renames: both take their places, or neither does.
    const sitePath = stage && path.join(folder, SITE_NAME);
    const target = path.join(folder, `${NAME}${read.ending ?? '.bin'}`);
    const former = await placeFile(partial, target);
    try {
      if (site && stage && sitePath) await placeSite(path.join(stage, site.topFolder), sitePath);
    } catch (error) {
      await former.putBack();
      throw error;
    }
    await former.forget();
    const { sizeBytes, sha256 } = read;
    return { path: target, sizeBytes, sha256, site: site && { ...site, path: sitePath } };
  } catch (error) {
    signal.throwIfAborted();
    throw described(error, folder);
  } finally {
    connections.close();
    await rm(partial, { force: true });
    if (stage !== undefined) await rm(stage, { recursive: true, force: true });
  }
}

/** The kinds that the reader does not read: unpacked by the system's tools where asked for, else kept as they came. */
async function unpackRareKind(
  { ending, head }: ReadArchive,
  archive: string,
  stage: string | undefined,
  { log, signal }: FetchOptions,
): Promise<ExtractedSite | undefined> {
  if (stage !== undefined && ending !== undefined)
    return extractWithSystemTools(archive, ending, stage, { log, signal });
  const what =
    ending === undefined
      ? `no archive that is known here (it begins with the bytes ${head.subarray(0, 8).toString('hex')})`
      : `a ${ending} archive`;
  if (stage === undefined) {
    log.info(`The bundle is ${what}: it is kept as it came, and its files are not counted.`);
    return undefined;
  }
  throw new BundleError(`The bundle cannot be unpacked: it is ${what}.`, {
    hint: 'Without `extract` it is kept as it came.',
  });
}

/** One transfer from its beginning, and the reading that goes along with it. */
async function fetchInto(
  partial: string,
  stage: string | undefined,
  options: Omit<DownloadOptions, 'onBytes'>,
): Promise<ReadArchive> {
  const abort = new AbortController();
  const signal = AbortSignal.any([options.signal, abort.signal]);
  const progress = new DownloadProgressLog(options.log, options.clock);
  const onBytes: DownloadOptions['onBytes'] = (bytes, sizeBytes) => progress.moved(bytes, sizeBytes);
  if (stage !== undefined) await emptyFolder(stage);
  const file = await PartialFile.create(partial);
  const moving = transfer(file, { ...options, signal, onBytes }).then(() => file.complete());
  const reading = readArchive(file.chunks(signal), stage, signal);
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

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}

/** What only a fresh start can heal: another object, or a stream that cannot be continued. */
function restartRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof StorageError)) return undefined;
  const { kind } = error.problem;
  return kind === 'invalid-content' || kind === 'replaced' ? RESTART : undefined;
}

/** Failed writes name no path, unlike every other error of the file system. */
const WRITE_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}

function described(error: unknown, folder: string): unknown {
  if (error instanceof ConnectionError) {
    return new BundleError(`Downloading the bundle failed: ${error.message}.`, {
      hint: connectionHint(error) ?? RESUME_HINT,
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
