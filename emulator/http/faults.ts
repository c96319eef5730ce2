/** Which fault affects a call, and what follows from its kind. */
import type { Fault, FaultEffect } from '../settings/settings.ts';
import type { ResponseParts } from './send-response.ts';

/**
 * Counts a call and finds the fault that is set for it.
 *
 * @param calls counters by operation, of the job that is requested
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

/** Whether no part of the response is sent, so that the work need not be done. */
export function sendsNothing(effect: FaultEffect): boolean {
  return (effect.kind === 'cut' || effect.kind === 'stall') && effect.afterBytes === undefined;
}

/** The response that a fault sends instead. */
export function faultResponse(effect: Extract<FaultEffect, { kind: 'answer' }>): ResponseParts {
  const { status, headers, body = '' } = effect;
  const [mediaType, text] =
    typeof body === 'string'
      ? ['text/html; charset=utf-8', body]
      : ['application/json', JSON.stringify(body)];
  return { status, headers: { 'Content-Type': mediaType, ...headers }, body: Buffer.from(text) };
}
