/**
 * Downloads a bundle into a file, and reads it on the way: the download writes the file, the reader follows it. What must
 * be restarted is restarted. It puts nothing into place.
 */

import { mkdir, rm } from 'node:fs/promises';
import { type ArchiveFormat, describeOther } from '../archive/archive-format.ts';
import { type ReadArchive, readArchive } from '../archive/read-archive.ts';
import { readZip } from '../archive/zip/read-zip.ts';
import type { Context } from '../context/context.ts';
import { DownloadProgressLog } from '../download/download-progress.ts';
import { type DownloadOptions, downloadInto } from '../download/parallel-download.ts';
import { PartialFile } from '../download/partial-file.ts';
import type { PresignedUrl } from '../download/presigned-url.ts';
import { StorageError, type StorageProblem } from '../download/storage-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { type RetryRule, retry } from '../timing/retry.ts';

export interface ReadBundleOptions {
  readonly presignedUrl: PresignedUrl;
  /** File that receives the archive; created or replaced. */
  readonly file: string;
  /** Folder to extract the site into, created or emptied; undefined to extract nothing. */
  readonly siteFolder: string | undefined;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
}

/** A bundle that is an archive, read or not. */
export interface ReadBundle extends ReadArchive {
  readonly format: ArchiveFormat;
}

/** Complete downloads, if one cannot be continued. */
const RESTART = { kind: 'restart', tries: 4, budgetMs: 6 * 3_600_000 };

/**
 * @returns without a site for a format that is kept as downloaded
 * @throws BundleError if the bundle is refused or is not an archive; StorageError or ConnectionError if the storage does not send all of it
 * @throws whatever refreshing the URL throws, file system errors unchanged, and the signal's reason when it aborts
 */
export async function readBundle(options: ReadBundleOptions, context: Context): Promise<ReadBundle> {
  const { presignedUrl, file, siteFolder, idleTimeoutMs } = options;
  const { log, clock, signal } = context;
  const client = new HttpClient({ keepAlive: true, log });
  let wasReplaced = false;
  const download = async () => {
    // The new object may have another size, which the service reports with a fresh URL.
    if (wasReplaced) await presignedUrl.refresh(presignedUrl.url);
    try {
      return await downloadAndRead(file, siteFolder, { ...context, presignedUrl, client, idleTimeoutMs });
    } catch (error) {
      wasReplaced = error instanceof StorageError && error.problem.kind === 'replaced';
      throw error;
    }
  };
  try {
    const read = await retry(download, { retryRule: restartRule, log, clock, signal });
    if (read.format !== '.zip') return read;
    return { ...read, site: await readZip(file, { folder: siteFolder, signal }) };
  } finally {
    client.close();
  }
}

/** One download from its beginning, and the reading that goes along with it. */
async function downloadAndRead(
  path: string,
  siteFolder: string | undefined,
  options: Omit<DownloadOptions, 'onBytes'>,
): Promise<ReadBundle> {
  const abort = new AbortController();
  const signal = AbortSignal.any([options.signal, abort.signal]);
  const progress = new DownloadProgressLog(options);
  const onBytes: DownloadOptions['onBytes'] = (bytes, sizeBytes) => progress.received(bytes, sizeBytes);
  if (siteFolder !== undefined) await emptyFolder(siteFolder);
  const file = await PartialFile.create(path);
  const downloading = downloadInto(file, { ...options, signal, onBytes }).then(() => file.complete());
  const reading = readArchive(file.chunks(signal), siteFolder, signal);
  try {
    const [read] = await Promise.all([reading, downloading]);
    const { format, head } = read;
    if (format === undefined) throw StorageError.notAnArchive(describeOther(head));
    return { ...read, format };
  } catch (error) {
    abort.abort(error);
    throw error;
  } finally {
    await Promise.allSettled([downloading, reading]);
    await file.close();
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}

/** What only a restart can fix: another object, an error page, or a stream that cannot be continued. */
const RESTARTED: ReadonlySet<StorageProblem['kind']> = new Set([
  'invalid-content',
  'not-an-archive',
  'replaced',
]);

function restartRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof StorageError)) return undefined;
  return RESTARTED.has(error.problem.kind) ? RESTART : undefined;
}
