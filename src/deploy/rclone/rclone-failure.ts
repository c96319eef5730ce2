/** What a failure of rclone means, and how to fix it. */

import { DeployError } from '../../errors.ts';
import { withFinishedNames } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { type FailureKind, kindOf, refusalIn } from './failure-kind.ts';
import { hintFor, REFUSED_HINT, UNREACHABLE_HINT } from './rclone-hints.ts';
import type { RcloneError } from './rclone-log.ts';

const MAX_LENGTH = 700;

interface FailureOptions {
  /** rclone's type of the storage, such as `sftp`; undefined if it is not known. */
  readonly storage?: string | undefined;
  /** By default, what the errors are. */
  readonly kind?: FailureKind;
  /** Whether no retry helps. */
  readonly isFinal?: boolean;
}

/** A call to rclone that failed: the errors that rclone logged, or the error with which it responded. */
export class RcloneFailure extends Error {
  readonly errors: readonly RcloneError[];
  readonly kind: FailureKind;
  readonly isFinal: boolean;
  /** How to fix the first error; undefined if there is no hint. */
  readonly hint: string | undefined;
  /** The message with which the storage refuses as many connections or requests at once; undefined if it does not. */
  readonly refusal: string | undefined;

  constructor(errors: readonly RcloneError[], { storage, kind, isFinal = false }: FailureOptions = {}) {
    super(errors[0]?.message ?? 'rclone failed without a message');
    this.name = new.target.name;
    this.errors = errors;
    this.kind = kind ?? kindOf(errors);
    this.isFinal = isFinal;
    this.hint = isFinal ? FINAL_HINTS[this.kind] : hintFor(this.message, storage);
    const refusals = errors.map(({ message }) => refusalIn(message));
    this.refusal = this.kind === 'refused' ? refusals.find((refusal) => refusal !== undefined) : undefined;
  }

  /** The message of rclone about the first error as a cleaned sentence. */
  get sentence(): string {
    const name = this.errors[0]?.name;
    const text = this.message
      // Request identifiers, which only the storage's support needs.
      .replace(/,? (?:request id|host id|RequestID|HostID): [^,\s]*/gi, '')
      // After its code, Azure repeats the message as XML.
      .replace(/(\nERROR CODE: \w+)\n-{10,}\n.*$/s, '$1')
      .replace(/\s*-{10,}\s*/g, ' ');
    // What is in the way of an upload has the finished name.
    const said = withoutMarkup(text);
    const clean = cleanText(withFinishedNames(name === undefined ? said : `"${name}": ${said}`), MAX_LENGTH);
    return /[.!?…]"?$/.test(clean) ? clean : `${clean}.`;
  }

  /** Describes the failure of an operation. See {@link withRclone}. */
  explained(what: string, fallbackHint?: string, consequence?: string): DeployError {
    const { length } = this.errors;
    const count = length > 1 ? `${length} errors, the first: ` : '';
    const hint = [this.hint ?? fallbackHint, consequence].filter(Boolean).join(' ');
    return new DeployError(`${what} failed: ${count}${this.sentence}`, hint, this);
  }
}

/** For a storage that does nothing at all, whatever its last error was. */
const FINAL_HINTS: Readonly<Partial<Record<FailureKind, string>>> = {
  refused: REFUSED_HINT,
  unreachable: UNREACHABLE_HINT,
};

/**
 * Describes that a call was ended because the storage made no progress.
 *
 * @param waitedMs how long
 * @param lastRefusal what the storage last refused so much at once with, if it has done nothing since
 */
export function unresponsiveFailure(
  { errors, refusal }: RcloneFailure,
  waitedMs: number,
  lastRefusal?: string,
): RcloneFailure {
  const refused = refusal ?? lastRefusal;
  const reported = refused ?? errors[0]?.message;
  const what = refused === undefined ? 'the storage does not respond' : 'the storage refuses every request';
  const message = `${what}: there was no progress for ${counted(Math.round(waitedMs / 60_000), 'minute')}${reported === undefined ? '' : ` (${reported})`}`;
  const kind = refused === undefined ? 'unreachable' : 'refused';
  return new RcloneFailure([{ name: undefined, message }], { kind, isFinal: true });
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
