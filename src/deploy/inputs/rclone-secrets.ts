/** Finds the secrets in the variables of rclone, and masks them. */
import { addSecret } from '../../runner/secrets.ts';
import { parseJson, percentDecoded } from '../../text/decode-text.ts';
import { secretsOfHeaderLine, secretsOfHeaders } from './header-secrets.ts';
import { formsOfPassword, MIN_PART, NO_SECRET, revealed, spellingsOf } from './secret-forms.ts';

/** Masks every secret in rclone's variables, before a line of rclone is read. */
export function maskSecrets(env: NodeJS.ProcessEnv): void {
  const secrets = Object.entries(env).flatMap(([name, value = '']) =>
    /^RCLONE_/i.test(name) ? secretsOf(name.replace(/^RCLONE_(?:CONFIG_)?/i, ''), value.trim()) : [],
  );
  // If a shorter secret is a part of a longer one, masking it first would leave the rest of the longer one.
  const longestFirst = [...new Set(secrets)].sort((one, other) => other.length - one.length);
  for (const secret of longestFirst) addSecret(secret);
}

/** A name of a variable of rclone whose value is a secret. */
const SECRET_NAME =
  /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64|mnemonic|session_id|authorization)$/i;

/**
 * @returns the value in each form in which a server may repeat it, or its longer lines if it has several; for an
 *   address, the parts that grant access; otherwise nothing
 */
function secretsOf(name: string, value: string): string[] {
  if (!SECRET_NAME.test(name)) return [...secretsOfUrl(value), ...secretsOfRemote(value)];
  if (NO_SECRET.test(value)) return [];
  if (/(?:^|_)headers$/i.test(name)) return [value, ...secretsOfHeaders(value)];
  if (/(?:^|_)header$/i.test(name)) return [value, ...secretsOfHeaderLine(value)];
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  if (lines.length > 1) return [...lines.filter((line) => line.length >= MIN_PART), ...secretsOfJson(value)];
  return [
    value,
    ...secretsOfUrl(value),
    ...secretsOfConnection(value),
    ...secretsOfJson(value),
    ...(/[\s;{]|:\/\//.test(value) ? [] : formsOfPassword(value)),
    ...formsOfPassword(revealed(value) ?? ''),
  ];
}

/**
 * Returns the password and the values of the query. rclone shows them in its errors, as they were written or encoded. A
 * server may repeat them in its error page.
 */
function secretsOfUrl(value: string): string[] {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return [];
  const { password, search } = new URL(value);
  const [, written = ''] = /^[^:]+:\/\/[^/?#:]*:([^/?#]*)@/.exec(value) ?? [];
  const secrets = [written, password, ...formsOfPassword(percentDecoded(written)), ...secretsOfQuery(search)];
  return secrets.filter(Boolean);
}

/** The parameters of a remote within another one, such as `:webdav,vendor=other,bearer_token=...:` (`fs/fspath`). */
function secretsOfRemote(value: string): string[] {
  const parameters = value.matchAll(/,(\w+)=(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^,:"']*))/g);
  return [...parameters].flatMap(([, key = '', double, single, plain = '']) =>
    secretsOf(key, double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? plain),
  );
}

/** The keys and the signature in a connection string of Azure, such as `AccountName=docs;AccountKey=...`. */
function secretsOfConnection(value: string): string[] {
  return value.split(';').flatMap((pair) => {
    const [, key, text = ''] = /^(\w*Key|SharedAccessSignature)=(.+)$/i.exec(pair.trim()) ?? [];
    if (key === undefined) return [];
    return /Key$/i.test(key) ? spellingsOf(text) : [text, ...secretsOfQuery(text)];
  });
}

/** The token of a login, which is JSON, contains the one that is sent. */
function secretsOfJson(value: string): string[] {
  const members = Object.entries(parseJson(value) ?? {});
  return members.flatMap(([name, text]) => (typeof text === 'string' ? secretsOf(name, text) : []));
}

function secretsOfQuery(query: string): string[] {
  const values = query.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1));
  // A SAS contains dates, which are not secret.
  return values
    .filter((text) => text.length >= MIN_PART && !/^\d{4}-\d\d-\d\d/.test(text))
    .flatMap(spellingsOf);
}
