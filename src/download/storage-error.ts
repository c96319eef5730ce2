/** What the storage can do wrong, as data. Which of it is worth another try is decided in `transfer.ts`. */
import { BundleError } from '../errors.ts';

/** How to go on where the storage did not give the bundle. */
export const RESUME_HINT = 'Taking up the job again, with `job-id`, makes a fresh link and downloads again.';

export type StorageProblem =
  | {
      /** The storage answered with a status other than 200 and 206. */
      readonly kind: 'http-status';
      readonly status: number;
      readonly retryAfterMs: number | undefined;
    }
  | {
      /** A range that ended early, or that is not the one that was asked for. */
      readonly kind: 'range-mismatch';
    }
  | {
      /** What came as a whole is not the bundle. */
      readonly kind: 'invalid-content';
    }
  | {
      /** The object is not the one that the transfer began with: nothing of it may be used further. */
      readonly kind: 'replaced';
    };

/** The storage said no, or sent something else than the bundle. */
export class StorageError extends BundleError {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, what: string, hint = RESUME_HINT) {
    super(`Downloading the bundle failed: ${what}`, { hint });
    this.problem = problem;
  }

  static replaced(): StorageError {
    return new StorageError({ kind: 'replaced' }, 'the bundle was replaced at the storage in mid-transfer.');
  }

  /** S3 answers 403 to a link that has ended, and 400 where the credentials that signed it have. */
  get isUrlExpired(): boolean {
    return this.problem.kind === 'http-status' && [400, 403].includes(this.problem.status);
  }
}
