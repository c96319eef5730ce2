/** Finds the secrets in the variables of rclone, and masks them. */
import { addSecret } from '../../runner/secrets.ts';

/** Masks every secret in rclone's variables, before rclone runs. */
export function maskSecrets(env: NodeJS.ProcessEnv): void {
  for (const [name, value = ''] of Object.entries(env)) {
    if (!/^RCLONE_/i.test(name)) continue;
    for (const secret of secretsOf(name.replace(/^RCLONE_(?:CONFIG_)?/i, ''), value)) addSecret(secret);
  }
}

/** A name of a variable of rclone whose value is a secret. */
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
