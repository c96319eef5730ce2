/** Which fault hits a call. */
import type { Fault } from './settings.ts';

/**
 * Counts a call and finds the fault that is set for it.
 *
 * @param calls counters by operation, of the job that the call is about
 */
export function faultFor(
  at: Fault['at'],
  faults: readonly Fault[],
  calls: Map<string, number>,
): Fault | undefined {
  const call = (calls.get(at) ?? 0) + 1;
  calls.set(at, call);
  return faults.find((fault) => {
    const [first, last] = fault.calls ?? [1, null];
    return fault.at === at && call >= first && call <= (last ?? Number.POSITIVE_INFINITY);
  });
}
