/** Reads the values that users write into inputs: pure functions, each with one clear message for what is wrong. */
import { InputError } from './errors.ts';
import { isSafeTransport } from './service/decode.ts';
import { cleanText } from './text/clean-text.ts';

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
  const range = `from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
  throw new InputError(input, `is ${quoted(value)}.`, `Write a whole number ${range}.`);
}

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;
const SHORTEST_INTERVAL_MS = 100;
const LONGEST_INTERVAL_MS = UNIT_MS.h;

/** @returns milliseconds */
export function parseInterval(input: string, value: string): number {
  const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
  const mend =
    'Write a number and a unit, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is seconds.';
  if (number === undefined) throw new InputError(input, `is ${quoted(value)}, which is no duration.`, mend);
  const ms = Number(number) * UNIT_MS[(unit ?? 's') as keyof typeof UNIT_MS];
  if (ms < SHORTEST_INTERVAL_MS)
    throw new InputError(input, `is ${quoted(value)}, which is too short.`, mend);
  if (ms > LONGEST_INTERVAL_MS) throw new InputError(input, `is ${quoted(value)}, which is too long.`, mend);
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
    'Write paths of files within the site, one a line, such as `index.html` or `guides/start.html`.';
  if (value.startsWith('/'))
    throw new InputError(input, `has ${quoted(value)}, which begins with a slash.`, mend);
  if (value.endsWith('/')) throw new InputError(input, `has ${quoted(value)}, which is a folder.`, mend);
  const segments = value.split('/');
  if (segments.includes('..') || value.includes('\\')) {
    throw new InputError(input, `has ${quoted(value)}, which no file of a site is called.`, mend);
  }
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** A bare host name (facts of the service: no scheme, no path, no trailing slash). */
export function parseDomain(input: string, value: string): string {
  const mend = 'Write the bare host name of the site, such as `docs.example.com`.';
  if (value === '') {
    throw new InputError(
      input,
      'is empty.',
      `${mend} A secret or variable that is not set arrives as nothing.`,
    );
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
      `${mend} A secret that does not exist arrives as nothing; so does every secret in a run that a fork or ` +
        'Dependabot started.',
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
    throw new InputError(input, 'is not an admin API key: it does not begin with `mint_`.', mend);
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
  if (!isSafeTransport(url))
    throw wrong(', which is not https. The key would go over the network for all to read.');
  if (value.includes('?') || value.includes('#')) throw wrong(': it has a query or a fragment.');
  if (/\/v\d+\/?$/.test(url.pathname))
    throw wrong(': it ends with the version, which the action adds itself.');
  return url;
}
