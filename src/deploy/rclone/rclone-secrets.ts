/** Finds the secrets in the parameters and variables of rclone, and keeps them out of every text. */
import { addSecret } from '../../runner/secrets.ts';
import type { Remote } from '../remote/remote.ts';

/** Masks every secret in the parameters and in rclone's variables, before rclone runs. */
export function maskSecrets(remotes: readonly Remote[], env: NodeJS.ProcessEnv): void {
  const ofRemotes = remotes.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, value }) => secretsOf(name, value)),
  );
  const ofEnvironment = Object.entries(env).flatMap(([name, value = '']) =>
    /^RCLONE_/i.test(name) ? secretsOf(name.replace(/^RCLONE_(?:CONFIG_)?/i, ''), value) : [],
  );
  for (const secret of [...ofRemotes, ...ofEnvironment]) addSecret(secret);
}

/** Shorter values also occur in other words. */
const MIN_LENGTH = 3;

/**
 * @returns a function that cuts connection strings at their first comma, and replaces the values of their parameters
 *   with `***`. Values that are not secret are not masked in the job log, since a region may appear anywhere.
 */
export function hideParameters(remotes: readonly Remote[]): (text: string) => string {
  const prefixes = remotes.filter(({ parameters }) => parameters.length > 0).map(({ prefix }) => prefix);
  const values = remotes
    .flatMap(({ parameters }) => parameters.map(({ value }) => value))
    .filter(isTelling)
    .sort((one, other) => other.length - one.length);
  return (text) => {
    let hidden = text;
    for (const prefix of prefixes.flatMap(spellings)) {
      hidden = hidden.replaceAll(prefix, `${prefix.replace(/,.*$/s, '')}:`);
    }
    for (const value of values.flatMap(spellings)) hidden = hidden.replaceAll(value, '***');
    return hidden;
  };
}

/** Returns a text as it is, and as rclone writes it within quotes. */
function spellings(text: string): string[] {
  return [text, JSON.stringify(text).slice(1, -1)];
}

function isTelling(value: string): boolean {
  return value.length >= MIN_LENGTH && !/^(?:true|false)$/i.test(value);
}

/** A name of a parameter or variable of rclone whose value is a secret. */
const SECRET_NAME =
  /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64|mnemonic|session_id|authorization)$/i;

/** Values that are not secret. Masking them would make a log unreadable. */
const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;

/** Shorter lines of a value, and shorter values of a query, are not secret by themselves, such as a brace or a version. */
const MIN_PART = 8;

/**
 * @returns the value, or its longer lines if it has several; for an address, the parts that grant access; otherwise
 *   nothing
 */
function secretsOf(name: string, value: string): string[] {
  if (!SECRET_NAME.test(name)) return secretsOfUrl(value);
  if (NO_SECRET.test(value)) return [];
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  if (lines.length === 1) return [value];
  return lines.filter((line) => line.length >= MIN_PART);
}

/**
 * Returns the password and the values of the query as they are in the address, which rclone shows in its errors. rclone
 * may show a password as it was written, or encoded.
 */
function secretsOfUrl(value: string): string[] {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return [];
  const { password, search } = new URL(value);
  const [, written = ''] = /^[^:]+:\/\/[^/?#:]*:([^/?#]*)@/.exec(value) ?? [];
  const values = search.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1));
  const secrets = [written, password, ...values.filter((text) => text.length >= MIN_PART)];
  return [...new Set(secrets.filter(Boolean))];
}
