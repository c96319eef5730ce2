/** What can go wrong with the storage, and how many times each failure is retried (docs/reference.md, "Download"). */
import type { Context } from '../context/context.ts';
import { ActionError, type ActionErrorOptions } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { isTransientStatus } from '../http/send-request.ts';
import { cleanText } from '../text/clean-text.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import type { PresignedUrl } from './presigned-url.ts';

type StorageProblem =
  /** The storage responded with a status other than success. */
  | 'http-status'
  /** A range that ended early, or that is not the requested one. */
  | 'range-mismatch'
  /** The complete object in one stream, which broke off. */
  | 'broken-stream'
  /** The response is not as long as the service announced. */
  | 'wrong-size'
  /** An archive that cannot be read, and whose response names an encoding. */
  | 'encoded'
  /** An archive that is damaged, and whose response had no length: it may have been cut unnoticed. */
  | 'no-length'
  /** The response is not a bundle at all: a page of a proxy, an error as JSON, or nothing. */
  | 'not-an-archive'
  /** The object was replaced during the download, so none of the received bytes may be used. */
  | 'replaced';

interface StorageErrorOptions extends ActionErrorOptions {
  /** The `Content-Encoding` of the response, if it was not the one that was asked for. */
  readonly encoding?: string | undefined;
  /** The response of an `http-status`. */
  readonly response?: {
    readonly status: number;
    readonly retryAfterMs: number | undefined;
    readonly isUrlExpired: boolean;
    /** True if a range was requested. */
    readonly isOfRange: boolean;
  };
}

/** The storage sent something that is not the bundle, or that cannot be read. */
const NO_BUNDLE: ReadonlySet<StorageProblem> = new Set(['not-an-archive', 'encoded', 'no-length']);

/** The storage refused the request, or sent something other than the bundle. */
export class StorageError extends ActionError {
  readonly problem: StorageProblem;
  readonly response: StorageErrorOptions['response'];
  /** True if the response names an encoding, which the next one will most likely do as well. */
  readonly isEncoded: boolean;

  constructor(problem: StorageProblem, reason: string, options: StorageErrorOptions = {}) {
    const code = NO_BUNDLE.has(problem) ? 'bundle-rejected' : 'download-failed';
    super(code, `Downloading the bundle failed: ${reason}`, options);
    this.problem = problem;
    this.response = options.response;
    this.isEncoded = options.encoding !== undefined;
  }

  /**
   * True if only the range was refused or wrong, so that the complete object may still be sent. A server may ignore or
   * refuse any range (RFC 9110, section 14.2), and some proxies do so in nonstandard ways. A missing object is missing
   * in one stream as well.
   */
  get isAboutRange(): boolean {
    if (this.response === undefined) return this.problem === 'range-mismatch';
    const { status, isOfRange } = this.response;
    // 501 is final, unlike other server errors: the server does not support the request.
    const isFinal = status === 501 || (status >= 400 && !isTransientStatus(status));
    return isOfRange && isFinal && status !== 404 && status !== 410;
  }
}

/** Names an encoding that the action did not ask for. The text continues a sentence. */
export function withEncoding(encoding: string): string {
  return `with \`Content-Encoding: ${cleanText(encoding, 40)}\``;
}

/** An object may be stored with an encoding. If it is not what was announced, another server encoded it. */
export const ENCODED_HINT =
  'A proxy, gateway, or CDN between the runner and the storage may compress or decompress the bundle, or send a page of its ' +
  'own, although the action asks for the bundle as it is stored. Exclude the host of the bundle URL from that.';

/** The limits for a transient failure of one request. Each try requests only the rest of its range. */
const TRANSIENT = { kind: 'transient', tries: 5 };

/**
 * The limits for a URL that is refused, and replaced for each try: about eight seconds. A fresh URL is refused as well if
 * the clock of its signer is ahead, or while its permissions are being copied.
 */
const REFUSED_URL = { kind: 'URL refused', tries: 6, firstDelayMs: 250 };

/** Retries transient failures of one request, with a fresh URL if the current one has expired. */
export function withRetries<Result>(
  { presignedUrl, ...context }: Context & { readonly presignedUrl: PresignedUrl },
  operation: (url: URL) => Promise<Result>,
): Promise<Result> {
  let expired: URL | undefined;
  return retry(
    async () => {
      if (expired !== undefined) await presignedUrl.refresh(expired);
      const { url } = presignedUrl;
      try {
        expired = undefined;
        return await operation(url);
      } catch (error) {
        if (error instanceof StorageError && error.response?.isUrlExpired) expired = url;
        throw error;
      }
    },
    { ...context, retryRule: requestRetryRule },
  );
}

function requestRetryRule(error: unknown): RetryRule | undefined {
  if (error instanceof ConnectionError) return error.isFinal ? undefined : TRANSIENT;
  if (!(error instanceof StorageError)) return undefined;
  if (error.response?.isUrlExpired) return REFUSED_URL;
  // A range is requested once more, since a proxy may have cut off one response. After that, the storage is assumed not
  // to support ranges.
  if (error.problem === 'range-mismatch') {
    return { kind: 'range mismatch', tries: 2, maxDelayMs: 0 };
  }
  const { response } = error;
  if (response === undefined || error.isAboutRange || !isTransientStatus(response.status)) return undefined;
  return { ...TRANSIENT, retryAfterMs: response.retryAfterMs };
}

/** How many times to start a complete download. A failed status is final here: `withRetries` has already retried it. */
export function restartRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof StorageError)) return undefined;
  // If ranges do not work, one download without them follows.
  if (error.isAboutRange) return { kind: 'one stream', tries: 2, maxDelayMs: 0 };
  if (error.problem === 'http-status') return undefined;
  const isOnce = error.isEncoded || error.problem === 'no-length';
  return { kind: 'restart', tries: isOnce ? 2 : 4 };
}
