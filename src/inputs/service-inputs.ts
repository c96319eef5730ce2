/** The inputs of every action that calls the service: the key, the address, the timing, and the summary. */
import { InputError } from '../errors.ts';
import { isSecureUrl } from '../values/url.ts';
import { EMPTY_SECRET, parseBoolean, quoted, wholeNumber } from './parsers.ts';
import type { InputTable } from './read-inputs.ts';

export const SERVICE_INPUTS = {
  apiKey: { name: 'api-key', isRequired: true, isSecret: true, parse: parseApiKey },
  baseUrl: { name: 'base-url', default: 'https://api.mintlify.com', parse: parseBaseUrl },
  pollIntervalMs: { name: 'poll-interval', default: '10s', parse: parseInterval },
  maxAttempts: { name: 'max-attempts', default: '60', parse: wholeNumber(1, 100_000) },
  summary: { name: 'summary', default: 'true', parse: parseBoolean },
} as const satisfies InputTable;

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** @returns milliseconds */
function parseInterval(input: string, value: string): number {
  const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
  const fix =
    'Use a whole number and its unit without a space, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is ' +
    'seconds.';
  const ms = Number(number ?? Number.NaN) * UNIT_MS[(unit ?? 's') as keyof typeof UNIT_MS];
  if (ms >= 100 && ms <= UNIT_MS.h) return ms;
  throw new InputError(input, `is ${quoted(value)}.`, fix);
}

const OTHER_KEY_FIX =
  'Create an admin API key on the API keys page of the organization settings; it also begins with `mint_`, but not with ' +
  '`mint_dsc_` or `mint_us_`.';

/** What is wrong with a key that matches, and how to correct it. The first match decides. */
const KEY_PROBLEMS: readonly [wrong: RegExp, problem: string, fix: string][] = [
  [
    /^$/,
    'is empty.',
    `Use an admin API key of the documentation platform; it begins with \`mint_\`. ${EMPTY_SECRET}`,
  ],
  [/^mint_dsc_/, 'is an assistant key (it begins with `mint_dsc_`), not an admin API key.', OTHER_KEY_FIX],
  [/^mint_us_/, 'is an index key (it begins with `mint_us_`), not an admin API key.', OTHER_KEY_FIX],
  [
    /^(?!mint_)/,
    'is not an admin API key: it does not begin with `mint_`.',
    `Pass the key of the documentation platform from a secret: \`\${{ secrets.DOCS_ADMIN_API_KEY }}\`. Store the key ` +
      'only, without quotes and without `Bearer`.',
  ],
  [/[^\x21-\x7e]/, 'contains spaces or other characters that are not part of a key.', 'Copy the key again.'],
];

/** An admin API key. A key of another service must not be sent to this service, and no key is shown. */
function parseApiKey(input: string, value: string): string {
  for (const [wrong, problem, fix] of KEY_PROBLEMS) {
    if (wrong.test(value)) throw new InputError(input, problem, fix);
  }
  return value;
}

/** Base address of the API: https, or http to this machine only. */
function parseBaseUrl(input: string, value: string): URL {
  const fix = 'Use the address of the API without `/v1`, such as `https://api.mintlify.com`.';
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}${what}`, fix);
  if (/\s/.test(value) || !URL.canParse(value)) throw wrong(', which is not a URL.');
  const url = new URL(value);
  // The value is not shown, since the part before the @ may contain a password.
  if (url.username !== '' || url.password !== '')
    throw new InputError(input, 'contains a user name or password.', fix);
  if (!isSecureUrl(url)) {
    throw wrong(
      ', which is not https: the key would be sent unencrypted. Only a loopback address may be http, such as ' +
        '`http://127.0.0.1:8080`.',
    );
  }
  if (value.includes('?') || value.includes('#')) throw wrong(': it has a query or a fragment.');
  if (/\/v\d+\/?$/.test(url.pathname))
    throw wrong(': it ends with the version, which the action adds itself.');
  if (/\/v\d+\/(?:static-export|project|agent)(?:\/|$)/.test(url.pathname))
    throw wrong(': it contains the path of a request, which the action adds itself.');
  return url;
}
