/** Describes, as data, what can go wrong with the storage. `storage-retries.ts` decides what is worth a retry. */
import { ActionError } from '../errors.ts';
import { isTransientStatus } from '../http/send-request.ts';

type StorageProblem =
  | {
      /** The storage responded with a status that brings no bytes. */
      readonly kind: 'http-status';
      readonly status: number;
      readonly retryAfterMs: number | undefined;
      /** S3 reports that there is no such object. A 404 alone may come from a proxy. */
      readonly isGone: boolean;
      /** True if a range was requested. */
      readonly isOfRange: boolean;
    }
  | {
      /** A range that ended early, or that is not the requested one. */
      readonly kind: 'range-mismatch';
    }
  | {
      /** The complete object in one stream, which broke off. */
      readonly kind: 'broken-stream';
    }
  | {
      /** The response is not as long as the service announced. */
      readonly kind: 'wrong-size';
    }
  | {
      /** The response is not a bundle at all: a page of a proxy, an error as JSON, or nothing. */
      readonly kind: 'not-an-archive';
    }
  | {
      /** The object is not the one that the download began with, so none of its bytes may be used anymore. */
      readonly kind: 'replaced';
    };

const REFUSED =
  'The storage refused a fresh bundle URL as well. Check whether a proxy or a firewall between the runner and the storage ' +
  'blocks or changes the download.';

const GONE = 'The storage no longer has the bundle of this job. Start a new export, with an empty `job-id`.';

/** The storage refused the request, or sent something other than the bundle. */
export class StorageError extends ActionError {
  readonly problem: StorageProblem;

  /** @param hint what to check; the report of the run adds how to resume the job */
  constructor(problem: StorageProblem, reason: string, hint?: string) {
    const { status, isGone } = problem.kind === 'http-status' ? problem : { status: 0, isGone: false };
    // Before a refusal ends the run, a fresh URL was tried (`storage-retries.ts`).
    const known = isRefusal(status) ? REFUSED : isGone ? GONE : undefined;
    const code = problem.kind === 'not-an-archive' ? 'bundle-rejected' : 'download-failed';
    super(code, `Downloading the bundle failed: ${reason}`, { hint: hint ?? known, isPermanent: isGone });
    this.problem = problem;
  }

  static replaced(): StorageError {
    return new StorageError(
      { kind: 'replaced' },
      'the bundle was replaced in the storage during the download.',
    );
  }

  /** @param what was sent; continues the sentence "the storage sent" */
  static notAnArchive(what: string): StorageError {
    return new StorageError(
      { kind: 'not-an-archive' },
      `the storage sent ${what} instead of the bundle.`,
      'A proxy may be in between.',
    );
  }

  /** S3 responds with 403 to an expired URL, and with 400 if the credentials that signed it have expired. */
  get isUrlExpired(): boolean {
    return this.problem.kind === 'http-status' && isRefusal(this.problem.status);
  }

  /**
   * Whether the complete object may be sent although a range was not. A server may ignore or refuse any range (RFC
   * 9110, section 14.2), and some proxies do so in ways of their own. A missing object is missing in one stream as
   * well.
   */
  get isAboutRange(): boolean {
    const { problem } = this;
    if (problem.kind !== 'http-status') return problem.kind === 'range-mismatch';
    const { status, isOfRange } = problem;
    // 501 is final, unlike other server errors: the server does not support the request.
    const isFinal = status === 501 || (status >= 400 && !isTransientStatus(status));
    return isOfRange && isFinal && status !== 404 && status !== 410;
  }
}

const isRefusal = (status: number): boolean => status === 400 || status === 403;
