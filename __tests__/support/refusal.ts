/** Returns what a parser or a rule reports about an input that it refuses. */
import { ActionError } from '../../src/errors.ts';

/** Returns the message and the hint in one line. */
export function refusalOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof ActionError && ['bad-input', 'disk'].includes(error.code))
      return `${error.message} ${error.hint}`;
    throw error;
  }
  throw new Error('The value was accepted');
}
