/** The keys that the emulator knows: a valid one, and one for each reason to refuse a key. */

export interface Key {
  readonly key: string;
  /** The response of the service; undefined if it accepts the key. */
  readonly refusal?: { readonly status: 401 | 403; readonly error: string };
  /** Whether the key is still accepted for reading. */
  readonly mayRead?: boolean;
}

export const ADMIN_KEY = 'mint_emulator_admin';
export const READ_ONLY_KEY = 'mint_emulator_read_only';
export const NO_PLAN_KEY = 'mint_emulator_no_plan';
export const EXPIRED_KEY = 'mint_emulator_expired';
export const OTHER_ADDRESS_KEY = 'mint_emulator_other_address';

const refused = (key: string, status: 401 | 403, error: string, mayRead = false): Key => ({
  key,
  refusal: { status, error },
  mayRead,
});

export const KEYS: readonly Key[] = [
  { key: ADMIN_KEY },
  refused(READ_ONLY_KEY, 403, 'This API key does not have the write scope.', true),
  refused(NO_PLAN_KEY, 403, 'Static export is not part of this plan.'),
  refused(EXPIRED_KEY, 401, 'This API key has expired.'),
  refused(OTHER_ADDRESS_KEY, 403, 'This address is not allowed to use this API key.'),
  refused('mint_dsc_emulator', 401, 'This API key is not an admin key.'),
];
