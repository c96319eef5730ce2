/** What a failure of rclone means, and how to fix it. */

import { DeployError } from '../../errors.ts';
import { withFinishedNames } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { RcloneError } from './rclone-log.ts';

const MAX_LENGTH = 700;

/** A call to rclone that failed: the errors that rclone logged, or the error with which it responded. */
export class RcloneFailure extends Error {
  readonly errors: readonly RcloneError[];
  /** Whether rclone reports that the file or folder does not exist. */
  readonly isNotFound: boolean;

  constructor(errors: readonly RcloneError[], isNotFound = false) {
    super(errors[0]?.message ?? 'rclone failed without a message');
    this.name = new.target.name;
    this.errors = errors;
    this.isNotFound = isNotFound;
  }

  /** Whether the disk that rclone writes to is full. When rclone reads a storage, that is the disk of the runner. */
  get isDiskFull(): boolean {
    return this.errors.some(({ message }) => DISK_FULL.test(message));
  }

  /** The message of rclone about the first error as a cleaned sentence. */
  get sentence(): string {
    const name = this.errors[0]?.name;
    const text = this.message
      // Request identifiers, which only the storage's support needs.
      .replace(/,? (?:request id|host id|RequestID|HostID): [^,\s]*/gi, '')
      // The separators and the XML with which Azure repeats the message.
      .replace(/\s*-{10,}\s*/g, ' ')
      .replace(/<\?xml.*$/s, '')
      .trim();
    // What is in the way of an upload has the finished name.
    const clean = cleanText(withFinishedNames(name === undefined ? text : `"${name}": ${text}`), MAX_LENGTH);
    return /[.!?…]$/.test(clean) ? clean : `${clean}.`;
  }

  /** Describes the failure of an operation. See {@link withRclone}. */
  explained(what: string, fallbackHint?: string, consequence?: string): DeployError {
    const { length } = this.errors;
    const count = length > 1 ? `${length} errors, the first: ` : '';
    const [, known = fallbackHint] = HINTS.find(([pattern]) => pattern.test(this.message)) ?? [];
    const hint = [known, consequence].filter(Boolean).join(' ');
    return new DeployError(`${what} failed: ${count}${this.sentence}`, hint, this);
  }
}

/**
 * Does something with rclone, and describes a failure.
 *
 * @param what the operation, such as `Uploading pages`
 * @param fallbackHint the hint if the error itself suggests none
 * @param consequence what the failure means for the destination
 * @throws DeployError
 */
export async function withRclone<Result>(
  what: string,
  work: () => Promise<Result>,
  fallbackHint?: string,
  consequence?: string,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof RcloneFailure) throw cause.explained(what, fallbackHint, consequence);
    throw cause;
  }
}

export const NO_BUCKET_HINT =
  'The bucket does not exist. Check its name in `destination`, or create it: a deployment does not create it.';

const DISK_FULL = /no space left on device|remaining disk space|disk quota|not enough space on the disk/i;

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /didn't find (?:section|backend)/i,
    'rclone has no remote with this name. Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string.',
  ],
  [
    /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidClientTokenId|Server failed to authenticate/i,
    'The storage did not accept the credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
  ],
  [
    /\b403\b(?![./])|AccessDenied|access denied|forbidden|AuthorizationPermissionMismatch/i,
    'The storage refused the request. For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist.',
  ],
  [/NoSuchBucket|ContainerNotFound|bucket does not exist/i, NO_BUCKET_HINT],
  [DISK_FULL, 'The storage is full.'],
  [/QuotaExceeded|507 Insufficient/i, 'The storage is full.'],
  [
    /knownhosts|key is unknown/i,
    'The host key of the SSH server is not the known one. Compare the output of `ssh-keyscan` with the keys of the server, and store it in the file that rclone uses as `known_hosts_file`.',
  ],
  [
    /parse private key|no key found/i,
    'The private key cannot be read. Store the complete key, with its first and last line and without a passphrase. See `key_pem` and `key_file` of rclone.',
  ],
  [
    /unable to authenticate|handshake failed/i,
    'The SSH server did not accept the user, the key, or the password. See `user`, `key_pem`, and `key_file` of rclone.',
  ],
  [
    /permission denied|Access is denied/i,
    'The user of the destination has no permission. Check who may read and write the folders of the site and of the state.',
  ],
  [
    /is it obscured|obscured\?/,
    'rclone expects the password in obscured form. Create it with `rclone obscure`.',
  ],
  [
    /being used by another process/i,
    'Another program has the file open, such as a virus scanner or a web server. Exclude the destination from it, or stop it.',
  ],
  [
    /is a directory|not a directory|file exists|can't move object/i,
    'A file is where a folder is needed, or a folder where a file is needed. Remove the file or folder in the message, or deploy to another folder.',
  ],
];
