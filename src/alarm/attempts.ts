/** Runs tasks one after the other even if some fail, and reports all failures at the end. */
import { ActionError } from '../errors.ts';
import { toActionError } from '../runner/run-action.ts';

export class Attempts {
  readonly #signal: AbortSignal;
  readonly #failures: unknown[] = [];

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * @returns undefined if the work failed
   * @throws the reason of the signal
   */
  async attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#signal.throwIfAborted();
      this.#failures.push(error);
      return undefined;
    }
  }

  /** @throws ActionError with every failure; its code is that of the first one */
  throwFailures(): void {
    const [first, ...others] = this.#failures.map(toActionError);
    if (first === undefined) return;
    if (others.length === 0) throw first;
    const all = [first, ...others];
    throw new ActionError(first.code, distinct(all.map(({ message }) => message)), {
      hint: distinct(all.map(({ hint }) => hint ?? '')),
      cause: first,
    });
  }
}

/** Removes duplicates: two issues may fail for the same reason. */
function distinct(texts: readonly string[]): string {
  return [...new Set(texts)].filter((text) => text !== '').join(' ');
}
