/**
 * What an expression without a value leaves of an option of a remote. rclone would mistake it for another setting: without
 * a host, it connects to this machine.
 */
import { ActionError } from '../../errors.ts';
import { EMPTY_SECRET } from '../../inputs/parsers.ts';
import { OF_STORAGE } from '../storage-types/storage-types.ts';

/** An address that lacks its host, or the beginning of it, such as `https://.example.com`. */
const NO_HOST = /^(?:[a-z][a-z0-9+.-]*:\/\/(?:[./:?#]|$)|\.)/i;

export const EMPTY_VALUE_FIX = `Check the secret or variable that its value comes from. ${EMPTY_SECRET}`;

/**
 * @param option name of an option of rclone, or of a variable for one
 * @returns the end of a sentence that begins with the option; undefined for a value that can be used
 */
export function missingValue(option: string, value: string): string | undefined {
  if (value.trim() === '') return 'is empty';
  const isAddress = /(?:^|_)(?:host|endpoint|url)$/i.test(option);
  return isAddress && NO_HOST.test(value.trim()) ? 'lacks the beginning of its host name' : undefined;
}

/** @throws ActionError for variables of a remote that are set and have no value, never with a value */
export function requireValues(env: NodeJS.ProcessEnv): void {
  for (const [name, value = ''] of Object.entries(env)) {
    const missing = isOfRemote(name) ? missingValue(name, value) : undefined;
    if (missing === undefined) continue;
    throw new ActionError('bad-input', `The variable \`${name}\` ${missing}.`, { hint: EMPTY_VALUE_FIX });
  }
}

/** Settings of rclone itself whose names begin with that of a storage (rclone documentation, "Global Flags"). */
const GLOBAL = /^(?:HTTP_PROXY|CACHE_DIR)$/i;

function isOfRemote(variable: string): boolean {
  const [, setting = ''] = /^RCLONE_(.*)$/i.exec(variable) ?? [];
  return /^CONFIG_./i.test(setting) || (OF_STORAGE.test(setting) && !GLOBAL.test(setting));
}
