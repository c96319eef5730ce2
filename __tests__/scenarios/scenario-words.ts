/** Faults and outputs that many scenarios share. */
import type { Fault } from '../../emulator/settings/settings.ts';

export const fault = (
  at: Fault['at'],
  does: Fault['does'],
  more: Partial<Fault> = {},
): { faults: Fault[] } => ({
  faults: [{ at, does, ...more }],
});
export const answer = (
  status: number,
  body?: string | Record<string, unknown>,
  headers?: Record<string, string>,
) =>
  ({
    kind: 'answer',
    status,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  }) as const;
export const cut = (afterBytes?: number, how: 'reset' | 'close' = 'reset') =>
  ({ kind: 'cut', how, ...(afterBytes === undefined ? {} : { afterBytes }) }) as const;
export const stall = (afterBytes?: number) =>
  ({ kind: 'stall', ...(afterBytes === undefined ? {} : { afterBytes }) }) as const;
export const change = (fields: Record<string, unknown>) => ({ kind: 'change', fields }) as const;
export const first: Partial<Fault> = { calls: [1, 1] };

/** A job that is completed at the first check. */
export const READY = { queuedMs: 0, runningMs: 0 };
export const JOB = /^se_[0-9a-f]{16}$/;
export const NOTHING_SENT = { start: 0, status: 0, bundle: 0, storage: 0 };
export const NO_BUNDLE = { 'bundle-path': undefined, 'bundle-size': undefined, 'bundle-sha256': undefined };
