/**
 * Downloads the bundle into a file: several ranges at once if the storage supports ranges, otherwise one stream. It
 * recovers from failures that leave the object the same, and throws what needs a restart.
 */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { size } from '../text/units.ts';
import { type ByteRange, MAX_BUNDLE_BYTES, planRanges, rangeBytes } from './byte-ranges.ts';
import type { PartialFile } from './partial-file.ts';
import type { PresignedUrl } from './presigned-url.ts';
import { requestBytes, type StorageRequest, type StorageResponse } from './range-request.ts';
import { receive } from './receive-body.ts';
import { StorageError } from './storage-error.ts';
import { withRetries } from './storage-retries.ts';

interface DownloadOptions extends Context {
  readonly presignedUrl: PresignedUrl;
  readonly client: HttpClient;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
  /** Request no ranges: an earlier download has shown that they do not work with this storage. */
  readonly inOneStream?: boolean;
  /** Called with every batch of bytes, and with the size once it is known. */
  readonly onBytes: (bytes: number, sizeBytes: number | undefined) => void;
}

/** S3 limits one connection to a few tens of MB/s, however fast the network of the runner is. */
const CONNECTIONS = 8;

/** The next range is requested when only this much of the current one is left, which hides the round trip. */
const REQUEST_AHEAD_BYTES = 512 * 1024;

/**
 * Resolves when every byte is in the file.
 *
 * @throws StorageError that `needsOneStream` if ranges do not work
 * @throws StorageError `wrong-size`, `broken-stream` or `replaced` if the download has to restart with an empty file
 * @throws StorageError otherwise, ConnectionError if it cannot continue
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
export async function downloadInto(file: PartialFile, options: DownloadOptions): Promise<void> {
  const { presignedUrl, inOneStream = false, signal } = options;
  const first = { start: 0, end: rangeBytes(presignedUrl.sizeBytes) };
  const response = await withRetries(options, (url) =>
    request(options, inOneStream ? { url } : { url, range: first }),
  );
  const { range, sizeBytes, etag } = response;
  if (range === undefined || sizeBytes === undefined) return downloadStream(file, response, options);
  // If the size differs, the range belongs to another object. A fresh URL comes with the new size.
  checkSize(sizeBytes, presignedUrl.sizeBytes, 'replaced');
  limitSize(sizeBytes);
  if (!isStrong(etag)) {
    // Without a strong ETag, nothing proves that two ranges belong to one object (RFC 9110, section 8.8.1).
    response.body.close();
    const complete = await withRetries(options, (url) => request(options, { url }));
    return downloadStream(file, complete, options);
  }

  const abort = new AbortController();
  const inner = { ...options, signal: AbortSignal.any([signal, abort.signal]) };
  const ranges = planRanges(range.end, sizeBytes);
  const inFlight: Promise<void>[] = [];
  function start(next: ByteRange | undefined, begun?: StorageResponse): void {
    if (next === undefined) return;
    const onNearEnd = () => start(ranges.next().value);
    const source = { etag, sizeBytes };
    const download = downloadRange(file, { range: next, source, begun, onNearEnd }, inner);
    // If one range fails, all others are aborted.
    download.catch((error) => abort.abort(error));
    inFlight.push(download);
  }
  start(range, response);
  for (let connections = 1; connections < CONNECTIONS; connections += 1) start(ranges.next().value);
  try {
    // The list grows meanwhile.
    for (const download of inFlight) await download;
  } catch (error) {
    await Promise.allSettled(inFlight);
    throw error;
  }
}

interface RangeDownload {
  readonly range: ByteRange;
  /** The object that the range must be a part of. */
  readonly source: Pick<StorageResponse, 'etag' | 'sizeBytes'>;
  /** The response that already delivers the bytes of the range, if there is one. */
  readonly begun: StorageResponse | undefined;
  /** Called once, when the next range may be requested. */
  readonly onNearEnd: () => void;
}

/** Downloads one range, which is retried on its own and continued where it broke off. */
async function downloadRange(
  file: PartialFile,
  { range, source, begun, onNearEnd }: RangeDownload,
  options: DownloadOptions,
): Promise<void> {
  const cursor = { at: range.start };
  let unread = begun;
  let isNearEnd = false;
  const onBytes = (bytes: number) => {
    options.onBytes(bytes, source.sizeBytes);
    if (isNearEnd || cursor.at < range.end - REQUEST_AHEAD_BYTES) return;
    isNearEnd = true;
    onNearEnd();
  };
  await withRetries(options, async (url) => {
    const rest = { start: cursor.at, end: range.end };
    const response = unread ?? (await request(options, { url, range: rest, ifMatch: source.etag }));
    // A response whose body broke off is not used again.
    unread = undefined;
    requireSame(response, source);
    try {
      await receive(file, response.body, cursor, range.end, onBytes);
    } catch (error) {
      // A range whose bytes are all written is complete, however the connection ended.
      if (cursor.at < range.end || options.signal.aborted) throw error;
    }
    if (cursor.at < range.end) {
      throw new StorageError({ kind: 'range-mismatch' }, 'the storage closed a range before its end.');
    }
  });
}

function requireSame(
  { range, etag, sizeBytes, body }: StorageResponse,
  source: RangeDownload['source'],
): void {
  if (etag === source.etag && sizeBytes === source.sizeBytes && range !== undefined) return;
  body.close();
  if (etag !== source.etag || range !== undefined) throw StorageError.replaced();
  throw new StorageError({ kind: 'range-mismatch' }, 'the storage sent the complete bundle for a range.');
}

async function downloadStream(
  file: PartialFile,
  response: StorageResponse,
  options: DownloadOptions,
): Promise<void> {
  const announced = options.presignedUrl.sizeBytes;
  const expected = announced ?? response.sizeBytes;
  limitSize(expected);
  // One byte more than announced is enough to know that it is too much.
  const end = (expected ?? MAX_BUNDLE_BYTES) + 1;
  const cursor = { at: 0 };
  try {
    await receive(file, response.body, cursor, end, (bytes) => options.onBytes(bytes, expected));
  } catch (error) {
    // Without ranges it cannot be continued, only restarted.
    throw error instanceof ConnectionError && !error.isFinal
      ? new StorageError({ kind: 'broken-stream' }, `${error.message}.`)
      : error;
  }
  checkSize(cursor.at, announced, 'wrong-size');
  limitSize(cursor.at);
}

function request(options: DownloadOptions, storageRequest: StorageRequest): Promise<StorageResponse> {
  return requestBytes(options.client, storageRequest, options.idleTimeoutMs, options.signal);
}

function checkSize(sizeBytes: number, announced: number | undefined, kind: 'replaced' | 'wrong-size'): void {
  if (announced === undefined || sizeBytes === announced) return;
  const sent = sizeBytes > announced ? 'more than' : `${sizeBytes} bytes of`;
  throw new StorageError(
    { kind },
    `the storage sent ${sent} the ${announced} bytes that the service announced.`,
  );
}

function limitSize(sizeBytes = 0): void {
  if (sizeBytes <= MAX_BUNDLE_BYTES) return;
  throw new ActionError(
    'bundle-rejected',
    `The bundle is larger than ${size(MAX_BUNDLE_BYTES)}, which is the limit: ${size(sizeBytes)}.`,
    { hint: 'No documentation site comes close to this limit. Report it to the vendor.', isPermanent: true },
  );
}

function isStrong(etag: string | undefined): etag is string {
  return etag !== undefined && !etag.startsWith('W/');
}
