/** What a failure of rclone means, and how to fix it. */
import { DeployError } from '../../errors.ts';
import { withFinishedNames } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { KnownCause, KnownCauses } from '../storage-types/storage-type.ts';
import { causeOf, OF_ALL, UNREACHABLE } from './causes.ts';
import type { RcloneError } from './rclone-log.ts';

/**
 * - `absent`: the file or folder does not exist, or something above it is a file.
 * - `transient`: the storage is unreachable, refuses so much at once, or has an error of its own.
 * - `other`: anything else, such as a wrong password.
 */
export type FailureKind = 'absent' | 'transient' | 'other';

const ABSENT =
  /(?:object|directory) not found|no such file or directory|file does not exist|(?<!is a file )\bnot a directory(?="|$)/i;

/**
 * A server allows fewer connections at once: FTP has 421 for that (RFC 959), ProFTPD says it after the login. An SSH
 * server ends the connection before or after the login. An FTP server may answer without TLS where TLS should begin.
 */
const REFUSES_CONNECTION =
  /(?:^|(?<=[:"] ))421[ -].*|too many (?:connections|connected|users|logins|clients|sessions).*|maximum number of (?:allowed )?(?:clients|connections|users|logins|sessions).*|handshake failed: (?:EOF|read |ssh: disconnect, reason (?:2|11|12)\b).*|first record does not look like a TLS|initialise SFTP: .*EOF$/i;

/** A service allows fewer requests, or reports an error of its own, as S3, Azure, Google, and web servers write it. */
const OF_SERVICE =
  /(?<=api error |ERROR CODE: |, |^)(?:SlowDown|TooManyRequests|ServerBusy|RequestLimitExceeded|Throttling\w*|rateLimitExceeded)\b(?!\.)|(?:StatusCode:? |status code:? |RESPONSE |Error )(?:429|5(?!01|07)\d\d)\b|\b(?:429 Too Many|50[234] [SBG])/i;

const MAX_LENGTH = 700;

/** Whether a storage refuses so many connections at once. */
export function refusesConnection(message: string): boolean {
  return REFUSES_CONNECTION.test(message);
}

function kindOf(messages: readonly string[]): FailureKind {
  const isTransient = (message: string) =>
    [REFUSES_CONNECTION, UNREACHABLE, OF_SERVICE].some((pattern) => pattern.test(message));
  if (messages.some(isTransient)) return 'transient';
  return messages.length > 0 && messages.every((message) => ABSENT.test(message)) ? 'absent' : 'other';
}

/** A call to rclone that failed: the errors that rclone logged, or the error with which it responded. */
export class RcloneFailure extends Error {
  readonly errors: readonly RcloneError[];
  readonly kind: FailureKind;
  /** With what the storage refuses so many connections at once; undefined if it does not. */
  readonly refusal: string | undefined;
  readonly #cause: KnownCause | undefined;

  /** @param given `kind` is by default what the errors are, and `causes` those of all storages */
  constructor(
    errors: readonly RcloneError[],
    given: { readonly kind?: FailureKind | undefined; readonly causes?: KnownCauses | undefined } = {},
  ) {
    super(errors[0]?.message ?? 'rclone failed without a message');
    this.name = new.target.name;
    this.errors = errors;
    const messages = errors.map(({ message }) => message);
    this.kind = given.kind ?? kindOf(messages);
    this.refusal = messages.flatMap((message) => REFUSES_CONNECTION.exec(message)?.[0] ?? [])[0];
    this.#cause = causeOf(this.message, given.causes ?? OF_ALL);
  }

  /** The message of rclone about the first error as a cleaned sentence. */
  get sentence(): string {
    const name = this.errors[0]?.name;
    const text = this.message
      // Request identifiers, which only the storage's support needs.
      .replace(/,? (?:request id|host id|RequestID|HostID): [^,\s]*/gi, '')
      // The query of an address, and what a request without a response did not get.
      .replace(/(https?:\/\/[^\s"?]*)\?[^\s"]*/g, '$1')
      .replace(
        /, exceeded maximum number of attempts, \d+(?=,)|,? https response error StatusCode: 0(?=,)/g,
        '',
      )
      // After its code, Azure repeats the message as XML.
      .replace(/(\nERROR CODE: \w+)\n-{10,}\n.*$/s, '$1')
      // Where an error page is not XML.
      .replace(/: element <[^>]*> closed by <[^>]*>/, '')
      .replace(/\s*-{10,}\s*/g, ' ');
    // What is in the way of an upload has the finished name.
    const said = withoutMarkup(text);
    const clean = cleanText(withFinishedNames(name === undefined ? said : `"${name}": ${said}`), MAX_LENGTH);
    return /[.!?…]"?$/.test(clean) ? clean : `${clean}.`;
  }

  /**
   * Describes the failure of an operation. The cause is before the message of rclone: the end of a long text is cut.
   *
   * @param what the operation, such as `Uploading pages`
   * @param otherwise the cause if no table has the error
   * @param consequence what the failure means for the destination
   */
  explained(what: string, otherwise: KnownCause = ['', ''], consequence?: string): DeployError {
    const { length } = this.errors;
    const [cause, fix] = this.#cause ?? otherwise;
    const count = length > 1 ? `${length} errors, the first: ` : '';
    const reason = cause === '' ? '' : `${cause} rclone: `;
    const hint = [fix, consequence].filter(Boolean).join(' ');
    return new DeployError(`${what} failed: ${reason}${count}${this.sentence}`, hint, this);
  }
}

/** Returns the text of an error page, which a server or proxy may send in place of an error. */
function withoutMarkup(text: string): string {
  if (!/<(?:\?xml|!DOCTYPE|html|Error)\b/i.test(text)) return text.trim();
  return (
    text
      .replace(/<(style|script)\b.*?<\/\1>/gis, ' ')
      // The heading usually repeats the title.
      .replace(/<title>([^<]*)<\/title>(?=.*\1)/is, ' ')
      .replace(/<[?!/a-z][^>]*>/gi, ' ')
      .replace(/\s+(?=[:.,\s]|$)/g, '')
      .replace(/\s/g, ' ')
      .trim()
  );
}

/**
 * Does something with rclone, and describes a failure as `RcloneFailure.explained` does.
 *
 * @throws DeployError
 */
export async function withRclone<Result>(
  what: string,
  work: () => Promise<Result>,
  otherwise?: KnownCause,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof RcloneFailure ? cause.explained(what, otherwise) : cause;
  }
}
