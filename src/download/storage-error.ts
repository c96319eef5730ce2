/** What the storage can do wrong, as data. Which of it is worth a retry is decided in `parallel-download.ts`. */
import { BundleError } from '../errors.ts';

export type StorageProblem =
  | {
      /** The storage responded with a status other than 200 and 206. */
      readonly kind: 'http-status';
      readonly status: number;
      readonly retryAfterMs: number | undefined;
    }
  | {
      /** A range that ended early, or that is not the requested one. */
      readonly kind: 'range-mismatch';
    }
  | {
      /** What the storage sent is not the complete bundle. */
      readonly kind: 'invalid-content';
    }
  | {
      /** The object is not the one that the download began with: none of its bytes may be used any more. */
      readonly kind: 'replaced';
    };

/** The storage refused the request, or sent something other than the bundle. */
export class StorageError extends BundleError {
  readonly problem: StorageProblem;

  /** @param hint what to check; the report of the run adds how to resume the job */
  constructor(problem: StorageProblem, reason: string, hint?: string) {
    super('download-failed', `Downloading the bundle failed: ${reason}`, { hint });
    this.problem = problem;
  }

  static replaced(): StorageError {
    return new StorageError(
      { kind: 'replaced' },
      'the bundle was replaced in the storage during the download.',
    );
  }

  /** S3 responds with 403 to an expired URL, and with 400 if the credentials that signed it have expired. */
  get isUrlExpired(): boolean {
    return this.problem.kind === 'http-status' && [400, 403].includes(this.problem.status);
  }
}
