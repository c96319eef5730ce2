/**
 * Downloads the bundle into a file: several ranges at once if the storage supports ranges, otherwise one stream. It
 * recovers from failures that do not affect the object, and throws errors that need a restart.
 */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { size } from '../text/units.ts';
import { type ByteRange, planRanges, rangeBytes } from './byte-ranges.ts';
import type { PartialFile } from './partial-file.ts';
import type { PresignedUrl } from './presigned-url.ts';
import { requestBytes, type StorageResponse } from './range-request.ts';
import { receive } from './response-body.ts';
import { ENCODED_HINT, StorageError, withEncoding, withRetries } from './storage-failures.ts';

export interface DownloadOptions extends Context {
  readonly presignedUrl: PresignedUrl;
  readonly client: HttpClient;
  /** Request no ranges: an earlier download has shown that they do not work with this storage. */
  readonly inOneStream?: boolean;
  /** Called with the first response: its encoding, if it is not the one that was asked for, and whether it has a length. */
  readonly onResponse: (response: {
    readonly encoding: string | undefined;
    readonly hasLength: boolean;
  }) => void;
  /** Called with the length of every batch of bytes, and with the size once it is known. */
  readonly onBytes: (bytes: number, sizeBytes: number | undefined) => void;
}

/** No documentation site comes close, and the disk of a runner is not much larger. */
const MAX_BUNDLE_BYTES = 20_000_000_000;

/** S3 limits one connection to a few tens of MB/s, however fast the network of the runner is. */
const CONNECTIONS = 8;

/** The next range is requested when only this much of the current one is left, which hides the round trip. */
const REQUEST_AHEAD_BYTES = 512 * 1024;

/**
 * Resolves when every byte is in the file.
 *
 * @throws StorageError with `isAboutRange` if ranges do not work
 * @throws StorageError `wrong-size`, `broken-stream`, or `replaced` if the download has to restart with an empty file
 * @throws another StorageError, or ConnectionError, if the download cannot continue
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
export async function downloadInto(file: PartialFile, options: DownloadOptions): Promise<void> {
  const { presignedUrl, inOneStream = false, signal } = options;
  const first = inOneStream ? undefined : { start: 0, end: rangeBytes(presignedUrl.sizeBytes) };
  const response = await withRetries(options, (url) => requestBytes({ url, range: first }, options));
  const { range, sizeBytes, etag, encoding } = response;
  options.onResponse({ encoding, hasLength: (sizeBytes ?? presignedUrl.sizeBytes) !== undefined });
  if (range === undefined || sizeBytes === undefined) return downloadStream(file, response, options);
  // If the size differs, the range belongs to another object. A fresh URL comes with the new size.
  requireSize(sizeBytes, presignedUrl.sizeBytes, encoding, 'replaced');
  // Without a strong ETag, nothing proves that two ranges belong to one object (RFC 9110, section 8.8.1). Node.js sends
  // no header with a control character.
  if (etag === undefined || /^W\/|\p{Cc}/u.test(etag)) {
    response.body.close();
    return downloadInto(file, { ...options, inOneStream: true });
  }

  const abort = new AbortController();
  const inner = { ...options, signal: AbortSignal.any([signal, abort.signal]) };
  const source = { etag, sizeBytes };
  const ranges = planRanges(range.end, sizeBytes);
  const inFlight: Promise<void>[] = [];
  function start(next: ByteRange | undefined, begun?: StorageResponse): void {
    if (next === undefined) return;
    const onNearEnd = () => start(ranges.next().value);
    const download = downloadRange(file, next, source, begun, onNearEnd, inner);
    // If one range fails, all others are aborted.
    download.catch((error) => abort.abort(error));
    inFlight.push(download);
  }
  start(range, response);
  for (let connections = 1; connections < CONNECTIONS; connections += 1) start(ranges.next().value);
  try {
    // The list grows during the loop.
    for (const download of inFlight) await download;
  } catch (error) {
    await Promise.allSettled(inFlight);
    throw error;
  }
}

/**
 * Downloads one range. It is retried on its own, and continued where it broke off.
 *
 * @param source the object that the range must be a part of
 * @param begun the response that already delivers the bytes of the range, if there is one
 * @param onNearEnd called once, when the next range may be requested
 */
async function downloadRange(
  file: PartialFile,
  { start, end }: ByteRange,
  source: { readonly etag: string; readonly sizeBytes: number },
  begun: StorageResponse | undefined,
  onNearEnd: () => void,
  options: DownloadOptions,
): Promise<void> {
  const cursor = { at: start };
  let unread = begun;
  let isNearEnd = false;
  const onBytes = (bytes: number) => {
    options.onBytes(bytes, source.sizeBytes);
    if (isNearEnd || cursor.at < end - REQUEST_AHEAD_BYTES) return;
    isNearEnd = true;
    onNearEnd();
  };
  await withRetries(options, async (url) => {
    const range = { start: cursor.at, end };
    const { body } = unread ?? (await requestBytes({ url, range, source }, options));
    // A response whose body broke off is not used again.
    unread = undefined;
    try {
      await receive(file, body, cursor, end, onBytes);
    } catch (error) {
      // A range whose bytes are all written is complete, however the connection ended.
      if (cursor.at < end || options.signal.aborted) throw error;
    }
    if (cursor.at < end)
      throw new StorageError('range-mismatch', 'the storage closed a range before its end.');
  });
}

async function downloadStream(
  file: PartialFile,
  response: StorageResponse,
  options: DownloadOptions,
): Promise<void> {
  const announced = options.presignedUrl.sizeBytes;
  const expected = announced ?? response.sizeBytes;
  limitSize(expected);
  // One byte more than announced proves that the response is too long.
  const end = (expected ?? MAX_BUNDLE_BYTES) + 1;
  const cursor = { at: 0 };
  try {
    await receive(file, response.body, cursor, end, (bytes) => options.onBytes(bytes, expected));
  } catch (error) {
    // Without ranges, the download cannot be continued, only restarted.
    throw error instanceof ConnectionError && !error.isFinal
      ? new StorageError('broken-stream', `${error.message}.`)
      : error;
  }
  requireSize(cursor.at, announced, response.encoding, 'wrong-size');
}

function requireSize(
  sizeBytes: number,
  announced: number | undefined,
  encoding: string | undefined,
  problem: 'replaced' | 'wrong-size',
): void {
  if (announced !== undefined && sizeBytes !== announced) {
    const sent = sizeBytes > announced ? 'more than' : `${sizeBytes} bytes of`;
    const how = encoding === undefined ? '' : `, ${withEncoding(encoding)}`;
    throw new StorageError(
      problem,
      `the storage sent ${sent} the ${announced} bytes that the service announced${how}.`,
      { encoding, hint: ENCODED_HINT },
    );
  }
  limitSize(sizeBytes);
}

function limitSize(sizeBytes = 0): void {
  if (sizeBytes <= MAX_BUNDLE_BYTES) return;
  throw new ActionError(
    'bundle-rejected',
    `The bundle is larger than ${size(MAX_BUNDLE_BYTES)}, which is the limit: ${size(sizeBytes)}.`,
    { hint: 'No documentation site comes close to this limit. Report it to the vendor.', isPermanent: true },
  );
}
