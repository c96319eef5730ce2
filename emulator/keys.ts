/**
 * The keys that the emulator knows: one that works, and one for each reason for which the service refuses a real one.
 */

export interface Key {
  readonly key: string;
  readonly about: string;
  /** The response of the service; undefined if the key has this access. */
  readonly refusal: (access: 'read' | 'write') => { status: 401 | 403; error: string } | undefined;
}

const always = (status: 401 | 403, error: string) => () => ({ status, error });

export const ADMIN_KEY = 'mint_emulator_admin';
export const READ_ONLY_KEY = 'mint_emulator_read_only';
export const NO_PLAN_KEY = 'mint_emulator_no_plan';
export const EXPIRED_KEY = 'mint_emulator_expired';
export const OTHER_ADDRESS_KEY = 'mint_emulator_other_address';
const ASSISTANT_KEY = 'mint_dsc_emulator';

export const KEYS: readonly Key[] = [
  { key: ADMIN_KEY, about: 'full access', refusal: () => undefined },
  {
    key: READ_ONLY_KEY,
    about: 'no write scope',
    refusal: (access) =>
      access === 'write' ? { status: 403, error: 'This API key does not have the write scope.' } : undefined,
  },
  {
    key: NO_PLAN_KEY,
    about: 'a plan without static export',
    refusal: always(403, 'Static export is not part of this plan.'),
  },
  { key: EXPIRED_KEY, about: 'an expired key', refusal: always(401, 'This API key has expired.') },
  {
    key: OTHER_ADDRESS_KEY,
    about: 'an IP allow list without this address',
    refusal: always(403, 'This address is not allowed to use this API key.'),
  },
  {
    key: ASSISTANT_KEY,
    about: 'an assistant key',
    refusal: always(401, 'This API key is not an admin key.'),
  },
];
