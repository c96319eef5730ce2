/** What a parser or a rule says about an input that it refuses. */
import { InputError } from '../../src/errors.ts';

/** The message and the hint, in one line. */
export function refusalOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof InputError) return `${error.message} ${error.hint}`;
    throw error;
  }
  throw new Error('The value was accepted');
}
