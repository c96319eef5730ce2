/**
 * Downloads a bundle into a file and reads it at the same time: the reader follows the download. It restarts the
 * download if necessary, and moves nothing into place.
 */

import { mkdir, rm } from 'node:fs/promises';
import { type ArchiveFormat, archiveFormat, describeOther, HEAD_BYTES } from '../archive/archive-format.ts';
import { type ReadArchive, readArchive } from '../archive/read-archive.ts';
import { readZip } from '../archive/zip/read-zip.ts';
import type { Context } from '../context/context.ts';
import { downloadProgress } from '../download/download-progress.ts';
import { downloadInto } from '../download/parallel-download.ts';
import { PartialFile } from '../download/partial-file.ts';
import type { PresignedUrl } from '../download/presigned-url.ts';
import { restartRule, StorageError } from '../download/storage-failures.ts';
import { HttpClient } from '../http/http-client.ts';
import { retry } from '../timing/retry.ts';

export interface ReadBundleOptions {
  readonly presignedUrl: PresignedUrl;
  /** File that receives the archive; created or replaced. */
  readonly file: string;
  /** Folder to extract the site into, created or emptied; undefined to extract nothing. */
  readonly siteFolder?: string | undefined;
  /** Path for which the site was built, such as `/docs`, if it is known. */
  readonly basePath?: string | undefined;
}

/** A bundle that is an archive, read or not. */
interface ReadBundle extends ReadArchive {
  readonly format: ArchiveFormat;
}

/**
 * @returns the bundle, without a site for a format that is kept as downloaded
 * @throws ActionError if the bundle is refused or is not an archive; StorageError or ConnectionError if the storage
 *   does not send all of it
 * @throws whatever refreshing the URL throws, file system errors unchanged, and the signal's reason when it aborts
 */
export async function readBundle(options: ReadBundleOptions, context: Context): Promise<ReadBundle> {
  const { presignedUrl, file, siteFolder: folder, basePath } = options;
  const { log, signal } = context;
  const client = new HttpClient({ keepAlive: true, log });
  let failure: StorageError | undefined;
  let inOneStream = false;
  const download = async (): Promise<ReadBundle> => {
    // The new object may have another size, which the service reports with a fresh URL.
    if (failure?.problem === 'replaced') await presignedUrl.refresh(presignedUrl.url);
    if (failure?.isAboutRange) {
      inOneStream = true;
      log.info('Requesting the bundle in one stream');
    }
    try {
      return await downloadAndRead(options, client, inOneStream, context);
    } catch (error) {
      failure = error instanceof StorageError ? error : undefined;
      throw error;
    }
  };
  try {
    const read = await retry(download, { ...context, retryRule: restartRule });
    if (read.format !== '.zip') return read;
    return { ...read, site: await readZip(file, { folder, basePath, signal }) };
  } finally {
    client.close();
  }
}

/** Downloads the complete bundle once, and reads it meanwhile. If one of the two fails, the other is aborted. */
async function downloadAndRead(
  { presignedUrl, file, siteFolder: folder, basePath }: ReadBundleOptions,
  client: HttpClient,
  inOneStream: boolean,
  context: Context,
): Promise<ReadBundle> {
  if (folder !== undefined) await emptyFolder(folder);
  const partial = await PartialFile.create(file);
  const abort = new AbortController();
  const signal = AbortSignal.any([context.signal, abort.signal]);
  const onBytes = downloadProgress(context);
  const options = { ...context, signal, presignedUrl, client, inOneStream, onBytes };
  const running = [
    readArchive(partial.chunks(signal), { folder, basePath, signal }),
    downloadInto(partial, options).then(() => partial.complete()),
  ] as const;
  try {
    const [{ format, ...read }] = await Promise.all(running);
    if (format === undefined) throw notAnArchive(read.head);
    return { ...read, format };
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled(running);
    throw error instanceof StorageError ? await explained(error, partial) : error;
  } finally {
    await partial.close();
  }
}

/** A page of a proxy rarely has the length of the bundle. An error about the page helps more than one about size. */
async function explained(error: StorageError, file: PartialFile): Promise<StorageError> {
  if (error.problem !== 'wrong-size') return error;
  const head = await file.head(HEAD_BYTES);
  return archiveFormat(head) === undefined ? notAnArchive(head) : error;
}

function notAnArchive(head: Buffer): StorageError {
  const reason = `the storage sent ${describeOther(head)} instead of the bundle.`;
  return new StorageError('not-an-archive', reason, { hint: 'A proxy may be in between.' });
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}
