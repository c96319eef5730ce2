/**
 * Requests the first ranges of a bundle together with its very first one, if the service has announced the size. That
 * saves the round trip in which the other connections would wait for the first response.
 */
import type { HttpClient } from '../http/http-client.ts';
import { type ByteRange, MAX_BUNDLE_BYTES, planRanges } from './byte-ranges.ts';
import type { PresignedUrl } from './presigned-url.ts';
import { requestBytes, type StorageResponse } from './range-request.ts';

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
  /** By the first byte of the range; undefined for a request that failed. */
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
      // A failure is left to the regular request of that range, which follows the retry policy.
      const response = requestBytes(client, { url, range }, idleTimeoutMs, signal).catch(() => undefined);
      this.#responses.set(range.start, response);
    }
  }

  /** @returns undefined if the range was not requested; resolves with undefined if its request failed */
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
