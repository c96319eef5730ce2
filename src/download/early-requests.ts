/**
 * Requests the first ranges of a bundle together with its very first one, if the service has announced the size. That
 * saves the round trip in which the other connections would wait for the first response.
 */
import type { HttpClient } from '../http/http-client.ts';
import { type ByteRange, MAX_BUNDLE_BYTES, planRanges } from './byte-ranges.ts';
import type { PresignedUrl } from './presigned-url.ts';
import { requestBytes, type StorageResponse } from './range-request.ts';
import { StorageError } from './storage-error.ts';

interface EarlyRequestOptions {
  readonly presignedUrl: PresignedUrl;
  readonly client: HttpClient;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
  readonly signal: AbortSignal;
}

/** Nothing is known of the object yet: whoever takes a response has to compare its ETag and size with the first one. */
export class EarlyRequests {
  readonly #abort = new AbortController();
  /** By the first byte of the range; undefined if the URL had expired. */
  readonly #responses = new Map<number, Promise<StorageResponse | undefined>>();

  /**
   * @param from the byte after the first range
   * @param count most requests to send
   */
  constructor(from: number, count: number, options: EarlyRequestOptions) {
    const { client, presignedUrl, idleTimeoutMs } = options;
    const { url, sizeBytes = 0 } = presignedUrl;
    const signal = AbortSignal.any([options.signal, this.#abort.signal]);
    for (const range of planRanges(from, Math.min(sizeBytes, MAX_BUNDLE_BYTES))) {
      if (this.#responses.size === count) break;
      const response = requestBytes(client, { url, range }, idleTimeoutMs, signal).catch(unlessExpired);
      // A failure is thrown when the response is taken, and is not unhandled until then.
      response.catch(() => undefined);
      this.#responses.set(range.start, response);
    }
  }

  /**
   * @returns undefined if the range was not requested; resolves with undefined if the URL had expired
   * @throws what `requestBytes` throws
   */
  take(range: ByteRange | undefined): Promise<StorageResponse | undefined> | undefined {
    if (range === undefined) return undefined;
    const response = this.#responses.get(range.start);
    this.#responses.delete(range.start);
    return response;
  }

  /** Ends every request, also those whose responses were taken. */
  cancel(): void {
    this.#abort.abort();
  }
}

/** The first range refreshes the URL, and the request is then sent with the fresh one. */
function unlessExpired(error: unknown): undefined {
  if (error instanceof StorageError && error.isUrlExpired) return undefined;
  throw error;
}
