/** Reads the values that users write into inputs: pure functions, each with one clear message for what is wrong. */
import { InputError } from '../errors.ts';
import { isSecureUrl } from '../http/secure-url.ts';
import { isId } from '../service/schemas.ts';
import { cleanText } from '../text/clean-text.ts';

/** A value as messages show it. Never for a secret. */
function quoted(value: string): string {
  return `"${cleanText(value, 100)}"`;
}

/** `true` or `false`, as YAML's core schema writes them. */
export function parseBoolean(input: string, value: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is neither true nor false.`,
    'Write `true` or `false`.',
  );
}

export function parseWholeNumber(input: string, value: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  // As a user has to write them: with a comma in them they would be copied so, and refused.
  throw new InputError(
    input,
    `is ${quoted(value)}.`,
    `Write a whole number from ${least} to ${most}, in digits alone.`,
  );
}

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;
const MIN_INTERVAL_MS = 100;
const MAX_INTERVAL_MS = UNIT_MS.h;

/** @returns milliseconds */
export function parseInterval(input: string, value: string): number {
  const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
  const mend =
    'Write a whole number and its unit without a space, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is ' +
    'seconds.';
  if (number === undefined) throw new InputError(input, `is ${quoted(value)}, which is no duration.`, mend);
  const ms = Number(number) * UNIT_MS[(unit ?? 's') as keyof typeof UNIT_MS];
  if (ms < MIN_INTERVAL_MS) throw new InputError(input, `is ${quoted(value)}, which is too short.`, mend);
  if (ms > MAX_INTERVAL_MS) throw new InputError(input, `is ${quoted(value)}, which is too long.`, mend);
  return ms;
}

/** The lines that are not empty, without the white space around them. */
export function parseLines(value: string): string[] {
  return value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A file of the site: its path, with `/` between the parts, as the bundle names it. */
export function parseSitePath(input: string, value: string): string {
  const mend =
    'Write paths of files within the site, one a line, such as `index.html` or `guides/start.html`. Patterns are not ' +
    'expanded.';
  if (value.startsWith('/'))
    throw new InputError(input, `has ${quoted(value)}, which begins with a slash.`, mend);
  if (value.endsWith('/')) throw new InputError(input, `has ${quoted(value)}, which is a folder.`, mend);
  const segments = value.split('/');
  const isNothing = segments.every((segment) => segment === '' || segment === '.');
  // The characters that no bundle may have in a name (archive/entry-paths.ts).
  if (isNothing || segments.includes('..') || /[\\<>:"|?*]/.test(value)) {
    throw new InputError(input, `has ${quoted(value)}, which no file of a site is called.`, mend);
  }
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/**
 * A folder, as the step's own system writes it. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator what stands between two folders: `/`, or a backslash
 */
export function parseFolder(input: string, value: string, separator: string): string {
  const wrong = (what: string) =>
    new InputError(
      input,
      `is ${quoted(value)}${what}`,
      `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`,
    );
  if (/^~(?:[/\\]|$)/.test(value)) throw wrong(': no shell reads it, so `~` is not the home folder.');
  if (/\$(?:\w|\{|env:)|%\w+%/i.test(value))
    throw wrong(': no shell reads it, so the variable stays as it is.');
  if (separator === '/' && value.includes('\\')) {
    throw wrong(", with a backslash, which does not separate folders on this runner's system.");
  }
  return value;
}

/** A bare host name (facts of the service: no scheme, no path, no trailing slash). */
export function parseDomain(input: string, value: string): string {
  const mend = 'Write the bare host name of the site, such as `docs.example.com`.';
  if (value === '') {
    throw new InputError(input, 'is empty.', `${mend} A secret or variable that does not exist is empty.`);
  }
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}: it has ${what}.`, mend);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) throw wrong('a scheme in front');
  if (value.endsWith('/')) throw wrong('a slash at the end');
  if (value.includes('/')) throw wrong('a path');
  if (value.includes('@')) throw wrong('a user name');
  if (/:\d*$/.test(value)) throw wrong('a port');
  if (/\s/.test(value)) throw wrong('white space in it');
  if (value.length > 253 || !value.split('.').every(isHostLabel)) {
    throw new InputError(input, `is ${quoted(value)}, which is no host name.`, mend);
  }
  return value;
}

/** Letters of any script are fine: the service sees the name as it was written. */
function isHostLabel(label: string): boolean {
  return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}

/** An id of the service: one segment of an address. */
export function parseId(input: string, value: string, of: string, mend: string): string {
  if (value === '') throw new InputError(input, 'is empty.', mend);
  if (!isId(value)) throw new InputError(input, `is not the id of ${of}.`, mend);
  return value;
}

/**
 * An admin API key. Other kinds begin alike, and a key of another service must not be sent to this one.
 *
 * The value is never shown.
 */
export function parseApiKey(input: string, value: string): string {
  const mend = 'Use an admin API key of the documentation platform; it begins with `mint_`.';
  if (value === '') {
    throw new InputError(
      input,
      'is empty.',
      `${mend} A secret is empty where it does not exist, where it belongs to an environment that the job does not ` +
        'name, where a reusable workflow was not given it, and in a run that a fork or Dependabot started.',
    );
  }
  if (value.startsWith('mint_dsc_')) {
    throw new InputError(
      input,
      'is an assistant key (it begins with `mint_dsc_`), not an admin API key.',
      mend,
    );
  }
  if (value.startsWith('mint_us_')) {
    throw new InputError(input, 'is an index key (it begins with `mint_us_`), not an admin API key.', mend);
  }
  if (!value.startsWith('mint_')) {
    throw new InputError(
      input,
      'is not an admin API key: it does not begin with `mint_`.',
      `Give the key of the documentation platform, from a secret: \`\${{ secrets.DOCS_ADMIN_API_KEY }}\`. The secret ` +
        'holds the key alone, without quotes and without `Bearer`.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new InputError(
      input,
      'has white space or other characters in it that no key has.',
      'Paste the key again.',
    );
  }
  return value;
}

/** Base address of the API: https, or http to this machine. */
export function parseBaseUrl(input: string, value: string): URL {
  const mend = 'Write the address of the API without `/v1`, such as `https://api.mintlify.com`.';
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}${what}`, mend);
  if (/\s/.test(value) || !URL.canParse(value)) throw wrong(', which is no address.');
  const url = new URL(value);
  // Not shown: what stands before the @ is a password.
  if (url.username !== '' || url.password !== '')
    throw new InputError(input, 'has a user name or a password in it.', mend);
  if (!isSecureUrl(url)) {
    throw wrong(
      ', which is not https: the key would go over the network for all to read. Only an address of the runner itself ' +
        'may be http, such as `http://127.0.0.1:8080`.',
    );
  }
  if (value.includes('?') || value.includes('#')) throw wrong(': it has a query or a fragment.');
  if (/\/v\d+\/?$/.test(url.pathname))
    throw wrong(': it ends with the version, which the action adds itself.');
  return url;
}

/** A content digest, as the output `content-digest` gives it. */
export function parseDigest(input: string, value: string): string {
  if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is no content digest.`,
    'Give the output `content-digest` of the run whose site is live: `sha256:` and 64 hex digits in lower case. Leave ' +
      'it empty where there is none yet.',
  );
}

/** Name of a GitHub environment: anything that is printable, up to 255 characters (GitHub's documentation). */
export function parseEnvironment(input: string, value: string): string {
  const mend = 'Write the name of the environment as the settings of the repository show it.';
  if (/\p{Cc}/u.test(value))
    throw new InputError(input, 'has a line break or control character in it.', mend);
  if ([...value].length > 255) throw new InputError(input, 'has more than 255 characters.', mend);
  return value;
}

/** Name of a tag, by git's rules for names (git-check-ref-format). */
export function parseTag(input: string, value: string): string {
  const mend = 'Write the tag alone, such as `v2.1.0`.';
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}${what}`, mend);
  if (value.startsWith('refs/')) throw wrong(', which is a whole ref.');
  if (/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/u.test(value)) throw wrong(', which no tag is called.');
  return value;
}

/** A token of GitHub's, of whatever kind. The value is never shown. */
export function parseToken(input: string, value: string, neededFor: string): string {
  const mend =
    'Leave the input out to use the token of the job, `github.token`. A secret that does not exist is empty.';
  if (value === '') throw new InputError(input, `is empty, and \`${neededFor}\` needs it.`, mend);
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new InputError(input, 'has white space or other characters in it that no token has.', mend);
  }
  return value;
}

const JOB_STATUSES = ['success', 'failure', 'cancelled'] as const;

/** How a job of a workflow ends (`job.status`). */
export type JobStatus = (typeof JOB_STATUSES)[number];

export function parseJobStatus(input: string, value: string): JobStatus {
  const status = JOB_STATUSES.find((known) => known === value);
  if (status !== undefined) return status;
  throw new InputError(
    input,
    `is ${quoted(value)}, which no job's status is.`,
    "Leave it out: its default is the job's own status.",
  );
}
