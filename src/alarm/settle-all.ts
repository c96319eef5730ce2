/** Runs tasks one after the other even if some fail, and reports all failures at the end. */
import { ActionError } from '../errors.ts';

/** Runs one task, and returns undefined if it failed. Throws only the reason of an aborted signal. */
export type Settle = <Result>(task: () => Result | Promise<Result>) => Promise<Result | undefined>;

/** Throws one ActionError for all failures, with the code of the first, or the reason of an aborted signal. */
export async function settleAll(signal: AbortSignal, work: (settle: Settle) => Promise<void>): Promise<void> {
  const failures: ActionError[] = [];
  await work(async (task) => {
    try {
      return await task();
    } catch (error) {
      signal.throwIfAborted();
      failures.push(ActionError.from(error));
      return undefined;
    }
  });
  const [first, ...others] = failures;
  if (first === undefined) return;
  if (others.length === 0) throw first;
  throw new ActionError(first.code, distinct(failures.map(({ message }) => message)), {
    hint: distinct(failures.map(({ hint }) => hint ?? '')),
    cause: first,
  });
}

/** Removes duplicates: two issues may fail for the same reason. */
function distinct(texts: readonly string[]): string {
  return [...new Set(texts)].filter((text) => text !== '').join(' ');
}
