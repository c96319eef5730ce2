/** Finds the secrets in the variables of rclone, and masks them. */
import { addSecret } from '../../runner/secrets.ts';

/** Masks every secret in rclone's variables, before a line of rclone is read. */
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
  if (lines.length === 1) return [value, ...secretsOfUrl(value), ...secretsOfConnection(value)];
  return lines.filter((line) => line.length >= MIN_PART);
}

/**
 * Returns the password and the values of the query. rclone shows them in its errors, as they were written or encoded. A
 * server may repeat them in its error page.
 */
function secretsOfUrl(value: string): string[] {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return [];
  const { password, search } = new URL(value);
  const [, written = ''] = /^[^:]+:\/\/[^/?#:]*:([^/?#]*)@/.exec(value) ?? [];
  const secrets = [written, password, ...secretsOfQuery(search)];
  return [...new Set(secrets.filter(Boolean))];
}

/** The keys and the signature in a connection string of Azure, such as `AccountName=docs;AccountKey=...`. */
function secretsOfConnection(value: string): string[] {
  return value.split(';').flatMap((pair) => {
    const [, key, text = ''] = /^(\w*Key|SharedAccessSignature)=(.+)$/i.exec(pair.trim()) ?? [];
    if (key === undefined) return [];
    return /Key$/i.test(key) ? spellingsOf(text) : [text, ...secretsOfQuery(text)];
  });
}

function secretsOfQuery(query: string): string[] {
  const values = query.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1));
  // A SAS contains dates, which are not secret.
  return values
    .filter((text) => text.length >= MIN_PART && !/^\d{4}-\d\d-\d\d/.test(text))
    .flatMap(spellingsOf);
}

/**
 * Returns a secret as it was written, decoded, and encoded. Its longer runs of letters and digits are the same however a
 * page escapes the characters between them.
 */
function spellingsOf(written: string): string[] {
  const decoded = decodedOf(written);
  const encoded = encodeURIComponent(decoded);
  const inLowerCase = encoded.replace(/%../g, (code) => code.toLowerCase());
  // A word is no secret.
  const runs = decoded.split(/[^a-z\d]+/i).filter((run) => run.length >= MIN_PART && /\d/.test(run));
  return [...new Set([written, decoded, encoded, inLowerCase, ...runs])];
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
