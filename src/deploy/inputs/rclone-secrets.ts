/** Masks the secrets in the variables of rclone, as they are written. GitHub masks what is derived from its own secrets. */
import { addSecret } from '../../runner/secrets.ts';

/** Masks every secret in rclone's variables, before a line of rclone is read. */
export function maskSecrets(env: NodeJS.ProcessEnv): void {
  const secrets = Object.entries(env).flatMap(([name, value = '']) =>
    /^RCLONE_/i.test(name) ? secretsOf(name, value.trim()) : [],
  );
  // If a shorter secret is a part of a longer one, masking it first would leave the rest of the longer one.
  const longestFirst = [...new Set(secrets)].sort((one, other) => other.length - one.length);
  for (const secret of longestFirst) addSecret(secret);
}

/** A name of a variable or of a parameter of rclone whose value is a secret. */
const SECRET_NAME =
  /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64|mnemonic|session_id|authorization)$/i;

/** Values that are not secret. Masking them would make a log unreadable. */
const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;

/** Shorter lines of a value are not secret by themselves, such as a brace. */
const MIN_LINE = 8;

/** The parameters of a remote within another one, such as `:webdav,bearer_token=...:` (`fs/fspath`). */
const PARAMETER = /,(\w+)=(?:"([^"]*)"|'([^']*)'|([^,:"']*))/g;

function secretsOf(name: string, value: string): readonly string[] {
  const [, password = ''] = /^[a-z]+:\/\/[^/?#:]*:([^/?#]*)@/i.exec(value) ?? [];
  const parameters = [...value.matchAll(PARAMETER)].flatMap(([, key = '', double, single, plain = '']) =>
    SECRET_NAME.test(key) ? [double ?? single ?? plain] : [],
  );
  const found = [password, ...parameters, ...(SECRET_NAME.test(name) ? [value] : [])];
  return found.filter((secret) => !NO_SECRET.test(secret)).flatMap(linesOf);
}

/** The runner masks lines. */
function linesOf(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  return lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE) : lines;
}
