/** The keys that the emulator knows: a valid one, and one for each reason to refuse a key. */
import type { OperationId } from './settings.ts';

interface KeyRefusal {
  readonly status: 401 | 403;
  readonly error: string;
}

interface Key {
  readonly key: string;
  /** Returns the response of the service; undefined if it accepts the key for the operation. */
  readonly refusal: (at: OperationId, access: 'read' | 'write') => KeyRefusal | undefined;
}

export const ADMIN_KEY = 'mint_emulator_admin';
export const READ_ONLY_KEY = 'mint_emulator_read_only';
export const NO_PLAN_KEY = 'mint_emulator_no_plan';
export const EXPIRED_KEY = 'mint_emulator_expired';
export const OTHER_ADDRESS_KEY = 'mint_emulator_other_address';

const NOT_IN_PLAN: KeyRefusal = { status: 403, error: 'Static export is not part of this plan.' };
const NOT_ENABLED: KeyRefusal = { status: 401, error: 'Static export is not enabled for this project.' };

/** The two APIs differ in the status. Publish runs and agent jobs do not need static export. */
const WITHOUT_STATIC_EXPORT: Partial<Record<OperationId, KeyRefusal>> = {
  startExportJob: NOT_IN_PLAN,
  getExportJob: NOT_IN_PLAN,
  makeBundle: NOT_IN_PLAN,
  startProjectExportJob: NOT_ENABLED,
  getProjectExportJob: NOT_ENABLED,
};

const refused = (key: string, status: 401 | 403, error: string): Key => ({
  key,
  refusal: () => ({ status, error }),
});

const KEYS: readonly Key[] = [
  { key: ADMIN_KEY, refusal: () => undefined },
  {
    key: READ_ONLY_KEY,
    refusal: (_at, access) =>
      access === 'write' ? { status: 403, error: 'This API key does not have the write scope.' } : undefined,
  },
  { key: NO_PLAN_KEY, refusal: (at) => WITHOUT_STATIC_EXPORT[at] },
  refused(EXPIRED_KEY, 401, 'This API key has expired.'),
  refused(OTHER_ADDRESS_KEY, 403, 'This address is not allowed to use this API key.'),
  refused('mint_dsc_emulator', 401, 'This API key is not an admin key.'),
];

/** @returns the response of the service; undefined if it accepts the key for the operation */
export function keyRefusal(given: string, at: OperationId, access: 'read' | 'write'): KeyRefusal | undefined {
  const key = KEYS.find((known) => known.key === given);
  return key === undefined ? { status: 401, error: 'This API key is not known.' } : key.refusal(at, access);
}
