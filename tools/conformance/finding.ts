/** The result of comparing an expectation with the observations. */
import type { Exchange } from './exchange.ts';

/** `noted`: the service does not promise it, but users want to know it. `not seen`: the run could not observe it. */
export type Verdict = 'confirmed' | 'differs' | 'noted' | 'not seen';

export interface Finding {
  readonly verdict: Verdict;
  /** Consists of numbers and fixed words: never a host name, a path, or text of the service. */
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

/** Returns a word of the service, such as a status or a field name, if it cannot be anything else. */
export function word(value: unknown): string {
  if (typeof value === 'string') return /^[A-Za-z]\w{0,24}$/.test(value) ? `\`${value}\`` : 'another text';
  return value === null ? 'null' : typeof value;
}
