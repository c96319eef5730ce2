/**
 * Downloads a bundle into a file. A tar is read during the download, and a zip after it.
 * Only this file starts and restarts a download. Nothing is moved into place.
 */
import { mkdir, rm } from 'node:fs/promises';
import {
  ARCHIVE_FORMATS,
  archiveFormat,
  describeOther,
  HEAD_BYTES,
  otherFormat,
} from '../archive/archive-format.ts';
import { type Bundle, readArchive } from '../archive/read-archive.ts';
import { DamagedError } from '../archive/site/bundle-errors.ts';
import type { Context } from '../context/context.ts';
import { type DownloadOptions, downloadInto } from '../download/parallel-download.ts';
import { PartialFile } from '../download/partial-file.ts';
import type { PresignedUrl } from '../download/presigned-url.ts';
import { ENCODED_HINT, restartRule, StorageError, withEncoding } from '../download/storage-failures.ts';
import { ActionError } from '../errors.ts';
import { HttpClient } from '../http/http-client.ts';
import { logRetry, retry } from '../timing/retry.ts';
import { transferProgress } from '../timing/transfer-progress.ts';

interface ReadBundleOptions {
  /** File that receives the archive; created or replaced. */
  readonly file: string;
  /** Folder to extract the site into, created or emptied; undefined to extract nothing. */
  readonly siteFolder?: string | undefined;
  readonly presignedUrl: PresignedUrl;
  /** Path for which the site was built, such as `/docs`, if it is known. */
  readonly basePath?: string | undefined;
}

/**
 * @throws ActionError if the bundle is refused or is not an archive; StorageError or ConnectionError if the storage
 *   does not send all of it
 * @throws whatever refreshing the URL throws, file system errors unchanged, and the signal's reason when it aborts
 */
export async function readBundle(options: ReadBundleOptions, context: Context): Promise<Bundle> {
  const { presignedUrl } = options;
  const { log } = context;
  const client = new HttpClient(log);
  let failure: StorageError | undefined;
  let inOneStream = false;
  let downloads = 0;
  const download = async (): Promise<Bundle> => {
    downloads += 1;
    // The new object may have a different size, which the service reports with a fresh URL.
    if (failure?.problem === 'replaced') await presignedUrl.refresh(presignedUrl.url);
    // If it seems to be replaced again, the nodes of the storage have different ETags. One stream comes from one of them.
    const isReplacedAgain = failure?.problem === 'replaced' && downloads > 2;
    if (failure?.isAboutRange || isReplacedAgain) {
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
  // Each request of a download counts its own tries.
  const onRetry = (error: unknown, delayMs: number) =>
    logRetry(log, error, delayMs, downloads + 1, ' the complete download');
  try {
    return await retry(download, { ...context, retryRule: restartRule, onRetry });
  } finally {
    client.close();
  }
}

/** Downloads the complete bundle once, and reads it at the same time. If one of the two fails, the other is aborted. */
async function downloadAndRead(
  { presignedUrl, file, siteFolder: folder, basePath }: ReadBundleOptions,
  client: HttpClient,
  inOneStream: boolean,
  context: Context,
): Promise<Bundle> {
  if (folder !== undefined) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
  }
  const partial = await PartialFile.create(file);
  const abort = new AbortController();
  const signal = AbortSignal.any([context.signal, abort.signal]);
  const progress = transferProgress(context, 'Downloaded');
  let received = 0;
  const onBytes = (bytes: number, totalBytes: number | undefined) => {
    received += bytes;
    progress({ bytes: received, totalBytes });
  };
  let first: Parameters<DownloadOptions['onResponse']>[0] | undefined;
  const onResponse: DownloadOptions['onResponse'] = (response) => {
    first = response;
  };
  const options = { ...context, signal, presignedUrl, client, inOneStream, onBytes, onResponse };
  const running = [
    readArchive(partial.chunks(signal), file, { folder, basePath, signal }),
    downloadInto(partial, options).then(() => partial.complete()),
  ] as const;
  try {
    const [{ head, bundle }] = await Promise.all(running);
    if (bundle === undefined) throw notABundle(head);
    return bundle;
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled(running);
    const shown = error instanceof StorageError ? await explained(error, partial) : error;
    throw first === undefined ? shown : unread(shown, first);
  } finally {
    await partial.close();
  }
}

/**
 * A proxy's error page rarely has the size of the bundle. An error about the page helps more than one about the size.
 */
async function explained(error: StorageError, file: PartialFile): Promise<ActionError> {
  if (error.problem !== 'wrong-size') return error;
  const head = await file.head(HEAD_BYTES);
  return archiveFormat(head) === undefined ? notABundle(head) : error;
}

/**
 * An object that is stored with an encoding can be read. If it cannot, most likely something else encoded it. Without a
 * length, a connection that was cut looks like the end.
 */
function unread(
  error: unknown,
  { encoding, hasLength }: Parameters<DownloadOptions['onResponse']>[0],
): unknown {
  if (!(error instanceof ActionError) || error.code !== 'bundle-rejected') return error;
  if (encoding !== undefined) {
    const reason = `the storage sent it ${withEncoding(encoding)}, and it cannot be read. ${error.message}`;
    return new StorageError('encoded', reason, { encoding, hint: ENCODED_HINT, cause: error });
  }
  if (hasLength || !(error instanceof DamagedError)) return error;
  const reason = `the storage sent it without a length, and it may have been cut. ${error.message}`;
  return new StorageError('no-length', reason, { hint: error.hint, cause: error });
}

function notABundle(head: Buffer): ActionError {
  const name = otherFormat(head);
  if (name === undefined) {
    const reason = `the storage sent ${describeOther(head)} instead of the bundle.`;
    return new StorageError('not-an-archive', reason, { hint: 'A proxy may have sent it.' });
  }
  // Loading the language data takes as long as a tenth of the start, so only this message does it.
  const listed = new Intl.ListFormat('en', { type: 'disjunction' });
  const formats = listed.format(Object.keys(ARCHIVE_FORMATS).map((extension) => `a \`${extension}\``));
  return new ActionError(
    'bundle-rejected',
    `The bundle is a file of the format ${name}, and not ${formats}.`,
    {
      hint: 'The action reads no other format. Report it to the vendor, or request the feature.',
      isPermanent: true,
    },
  );
}
