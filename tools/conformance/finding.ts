/** What the comparison of an expectation with the observations finds. */
import type { Exchange } from './exchange.ts';

/** `noted` is for what nobody promises, and users want to know. `not seen` is for what the run could not find out. */
export type Verdict = 'confirmed' | 'differs' | 'noted' | 'not seen';

export interface Finding {
  readonly verdict: Verdict;
  /** Made of numbers and of words that are written here: never a host name, a path, or text of the service. */
  readonly seen: string;
}

export function holds(isTrue: boolean, seen: string): Finding {
  return { verdict: isTrue ? 'confirmed' : 'differs', seen };
}

export function noted(seen: string): Finding {
  return { verdict: 'noted', seen };
}

export function hasStatus(response: Exchange | undefined, status: number): Finding | undefined {
  return response && holds(response.status === status, statusOf(response));
}

export function statusOf({ status, code }: Exchange): string {
  return status === 0 ? `no response (${code})` : String(status);
}

/** A word of the service, such as a status or the name of a field, if it cannot be anything else. */
export function word(value: unknown): string {
  if (typeof value === 'string') return /^[A-Za-z]\w{0,24}$/.test(value) ? `\`${value}\`` : 'another text';
  return value === null ? 'null' : typeof value;
}
