/** Which fault hits a call, and what follows from its kind. */
import type { Delivery } from './deliver.ts';
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

/** Whether nothing of the answer is sent, so that the work need not be done for it. */
export function sendsNothing(does: Fault['does']): boolean {
  return (does.kind === 'cut' || does.kind === 'stall') && does.afterBytes === undefined;
}

/** What comes in the place of the answer. */
export function otherAnswer(does: Extract<Fault['does'], { kind: 'answer' }>): Delivery {
  const { status, headers, body = '' } = does;
  const [mediaType, text] =
    typeof body === 'string'
      ? ['text/html; charset=utf-8', body]
      : ['application/json', JSON.stringify(body)];
  return { status, headers: { 'Content-Type': mediaType, ...headers }, body: Buffer.from(text) };
}
