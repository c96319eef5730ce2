/** What the storage can do wrong, as data. Which of it is worth another try is decided in `transfer.ts`. */
import { BundleError } from '../errors.ts';

/** How to go on where the storage did not give the bundle. */
export const TAKE_UP_AGAIN =
  'Taking up the job again, with `job-id`, makes a fresh link and downloads again.';

/** The storage said no, or sent something else than the bundle. */
export class StorageError extends BundleError {
  /** 200 or 206 where the answer itself is at fault. */
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, what: string, hint = TAKE_UP_AGAIN, retryAfterMs?: number) {
    super(`Downloading the bundle failed: ${what}`, { hint });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** S3 answers 403 to a link that has ended, and 400 where the credentials that signed it have. */
  get isLinkEnded(): boolean {
    return this.status === 403 || this.status === 400;
  }
}

/** The object behind the link is not the one that the transfer began with: nothing of it may be used further. */
export class ObjectChangedError extends StorageError {
  constructor() {
    super(412, 'the bundle was replaced at the storage in mid-transfer, several times.');
  }
}
