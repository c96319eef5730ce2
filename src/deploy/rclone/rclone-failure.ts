/** What a failure of rclone means, and how to fix it. */

import { DeployError } from '../../errors.ts';
import { withFinishedNames } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import type { HintTexts, KnownCause } from '../storage-types/storage-type.ts';
import { type FailureKind, kindOf, refusalIn } from './failure-kind.ts';
import { causeOf, REFUSED, UNREACHED } from './rclone-hints.ts';
import type { RcloneError } from './rclone-log.ts';

const MAX_LENGTH = 700;

interface FailureOptions {
  /** rclone's type of the storage, such as `sftp`; undefined if it is not known. */
  readonly storage?: string | undefined;
  /** By default, what the errors are. */
  readonly kind?: FailureKind;
  /** Whether no retry helps. */
  readonly isFinal?: boolean;
  /** Causes for this remote, which decide before those of its storage. */
  readonly hints?: HintTexts | undefined;
  /** By default, that of the first error. */
  readonly known?: KnownCause | undefined;
}

/** A call to rclone that failed: the errors that rclone logged, or the error with which it responded. */
export class RcloneFailure extends Error {
  readonly errors: readonly RcloneError[];
  readonly kind: FailureKind;
  readonly isFinal: boolean;
  /** What the first error means; undefined if no table has it. */
  readonly known: KnownCause | undefined;
  /** The message with which the storage refuses as many connections or requests at once; undefined if it does not. */
  readonly refusal: string | undefined;

  constructor(
    errors: readonly RcloneError[],
    { storage, kind, isFinal = false, hints, known }: FailureOptions = {},
  ) {
    super(errors[0]?.message ?? 'rclone failed without a message');
    this.name = new.target.name;
    this.errors = errors;
    this.kind = kind ?? kindOf(errors);
    this.isFinal = isFinal;
    this.known = known ?? causeOf(this.message, storage, hints);
    const refusals = errors.map(({ message }) => refusalIn(message));
    this.refusal = this.kind === 'refused' ? refusals.find((refusal) => refusal !== undefined) : undefined;
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
   * Describes the failure of an operation. See {@link withRclone}. The cause is before the message of rclone: the end of
   * a long text is cut.
   */
  explained(what: string, fallback: KnownCause = ['', ''], consequence?: string): DeployError {
    const { length } = this.errors;
    const [cause, fix] = this.known ?? fallback;
    const count = length > 1 ? `${length} errors, the first: ` : '';
    const reason = cause === '' ? '' : `${cause} rclone: `;
    const hint = [fix, consequence].filter(Boolean).join(' ');
    return new DeployError(`${what} failed: ${reason}${count}${this.sentence}`, hint, this);
  }
}

interface Ended {
  /** rclone's type of the storage; undefined if it is not known. */
  readonly storage: string | undefined;
  /** What the storage answers when it is asked once more, without errors if it does not answer; undefined if it responds. */
  readonly answer: RcloneFailure | undefined;
  /** How long there was no progress. */
  readonly waitedMs: number;
}

/**
 * Describes that a call was ended because there was no progress.
 *
 * @param errors of the calls before the end
 */
export function endedFailure(
  errors: readonly RcloneError[],
  { storage, answer, waitedMs }: Ended,
): RcloneFailure {
  const during = `there was no progress for ${counted(Math.round(waitedMs / 60_000), 'minute')}`;
  const [error] = errors;
  // A server that stops ends connections, as one that limits them does. Then it is unreachable.
  const unreachable = answer?.kind === 'unreachable' ? answer.errors[0]?.message : undefined;
  const last = unreachable === undefined ? new RcloneFailure(errors) : undefined;
  const refusal = answer?.refusal ?? last?.refusal;
  const said = (text: string | undefined) => (text === undefined ? '' : ` (${text})`);
  const final = (message: string, kind: FailureKind, known: KnownCause | undefined, name?: string) =>
    new RcloneFailure([{ name, message }], { storage, kind, isFinal: true, known });
  if (refusal !== undefined)
    return final(`the storage refuses every request: ${during} (${refusal})`, 'refused', REFUSED);
  if (answer === undefined) {
    const responds = `the storage responds to other requests, but ${during}`;
    const what = error === undefined ? responds : `${error.message} (${responds})`;
    return final(what, 'other', BLOCKED, error?.name);
  }
  // The answer is the reason, such as credentials that have expired.
  if (answer.kind !== 'unreachable' && answer.errors.length > 0)
    return final(`${answer.message} (${during})`, answer.kind, answer.known);
  const [cause, fix] = answer.known ?? UNREACHED;
  return final(
    `the storage does not respond: ${during}${said(unreachable ?? error?.message)}`,
    'unreachable',
    [cause === UNREACHED[0] ? '' : cause, fix],
  );
}

/** Such as a filter that resets the connection of one page, or a limit that ends connections. */
const BLOCKED: KnownCause = [
  '',
  'Check whether a filter, proxy, or limit in between refuses this request, and run the workflow again.',
];

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
 * Does something with rclone, and describes a failure.
 *
 * @param what the operation, such as `Uploading pages`
 * @param fallback the cause if no table has the error
 * @param consequence what the failure means for the destination
 * @throws DeployError
 */
export async function withRclone<Result>(
  what: string,
  work: () => Promise<Result>,
  fallback?: KnownCause,
  consequence?: string,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof RcloneFailure) throw cause.explained(what, fallback, consequence);
    throw cause;
  }
}
