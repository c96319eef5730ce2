/** The variables that rclone gets, and which of them hold a secret. */

/** Inputs and the tokens of the runner: rclone needs none of them. */
const WITHHELD = /^(?:INPUT_|ACTIONS_)/i;

/**
 * Settings of rclone that change which files an operation affects, whether it changes anything, or what it prints. This
 * action decides them.
 */
const DECIDED_HERE =
  /^RCLONE_(?:ASK_PASSWORD|BACKUP_DIR|C|CHECK_FIRST|CHECKSUM|COMPARE_DEST|COPY_DEST|CUTOFF_MODE|DELETE_\w+|DRY_RUN|DUMP|ERROR_ON_NO_TRANSFER|EXCLUDE\w*|FILES_FROM\w*|FILTER\w*|HASH_FILTER|IGNORE_\w+|IMMUTABLE|INCLUDE\w*|INTERACTIVE|LOG_\w+|MAX_(?:AGE|DELETE\w*|DEPTH|DURATION|SIZE|TRANSFER)|METADATA_(?:EX|IN)CLUDE\w*|MIN_(?:AGE|SIZE)|NAME_TRANSFORM\w*|NO_(?:CHECK_DEST|CONSOLE|TRAVERSE)|ORDER_BY|PROGRESS\w*|QUIET|RETRIES\w*|SIZE_ONLY|STATS\w*|SUFFIX\w*|SYSLOG\w*|UPDATE|USE_JSON_LOG|VERBOSE)$/i;

/**
 * Defaults that a user may override. A site has many small files, so more of them are transferred at once than by
 * default. More than ten logins at once are too many for OpenSSH. A deployment does without some requests: rclone would
 * check whether the bucket exists, and try to create it. It would also request each object after its upload, although
 * the storage has already compared the MD5. Over SFTP, it would run `md5sum` on the server for each file. That takes
 * longer than the upload of a page, and fails for an account that may use only SFTP. SSH itself detects a changed byte.
 * A storage that stops in the middle of a response is given up after one minute, not after five, ten times in a row.
 */
const DEFAULTS = {
  RCLONE_TRANSFERS: '8',
  RCLONE_CONTIMEOUT: '20s',
  RCLONE_TIMEOUT: '1m',
  RCLONE_S3_NO_CHECK_BUCKET: 'true',
  RCLONE_S3_NO_HEAD: 'true',
  RCLONE_AZUREBLOB_NO_CHECK_CONTAINER: 'true',
  RCLONE_GCS_NO_CHECK_BUCKET: 'true',
  RCLONE_SFTP_DISABLE_HASHCHECK: 'true',
};

/**
 * The suffix of a file's name on a disk or server until the file is complete. rclone 1.63 and later write there first,
 * so that a visitor gets the previous file until then.
 */
export const PART_SUFFIX = '.export-partial';

/** The environment is an argument, so that rclone never gets more by accident. */
export function rcloneEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = Object.entries(env).filter(([name]) => !WITHHELD.test(name) && !DECIDED_HERE.test(name));
  return {
    ...DEFAULTS,
    ...Object.fromEntries(passed),
    RCLONE_ASK_PASSWORD: 'false',
    RCLONE_PARTIAL_SUFFIX: PART_SUFFIX,
  };
}

/** A name of a parameter or variable of rclone whose value is a secret. */
const SECRET_NAME =
  /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64)$/i;

/** Values that are not secret, and whose masking would make a log unreadable. */
const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;

/** Shorter lines of a value of several lines are not secret by themselves, such as a brace. */
const MIN_LINE = 8;

/** @returns the secrets among rclone's variables */
export function secretsOfEnvironment(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    /^RCLONE_/i.test(name) ? secretsOf(name.replace(/^RCLONE_(?:CONFIG_)?/i, ''), value) : [],
  );
}

/** Shorter values of a query are words such as `true` or a version. */
const MIN_QUERY_VALUE = 8;

/**
 * @returns the value, and each of its lines if it has several; for an address, the parts that grant access; otherwise
 *   nothing
 */
export function secretsOf(name: string, value: string): string[] {
  if (!SECRET_NAME.test(name)) return secretsOfUrl(value);
  if (NO_SECRET.test(value)) return [];
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  if (lines.length === 1) return [value];
  return lines.filter((line) => line.length >= MIN_LINE);
}

/** Returns the password and the values of the query, unchanged: rclone shows addresses in its errors. */
function secretsOfUrl(value: string): string[] {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return [];
  const { password, search } = new URL(value);
  const values = search.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1));
  return [password, ...values.filter((text) => text.length >= MIN_QUERY_VALUE)].filter(Boolean);
}
