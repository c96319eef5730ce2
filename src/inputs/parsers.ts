/** Parsers for the inputs of every action: pure functions, each with one clear message for what is wrong. */

import { InputError } from '../errors.ts';
import { type PageLoss, parsePageLoss } from '../site/page-loss.ts';
import { cleanText } from '../text/clean-text.ts';
import { isId } from '../values/id.ts';
import { isSecureUrl } from '../values/secure-url.ts';

/** A value as messages show it. Never for a secret. */
export function quoted(value: string): string {
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

export function parseWholeNumber(input: string, value: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  // Without digit grouping, since users copy the limits as they are shown.
  throw new InputError(
    input,
    `is ${quoted(value)}.`,
    `Write a whole number from ${min} to ${max}, digits only.`,
  );
}

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;
const MIN_INTERVAL_MS = 100;
const MAX_INTERVAL_MS = UNIT_MS.h;

/** @returns milliseconds */
export function parseInterval(input: string, value: string): number {
  const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
  const fix =
    'Write a whole number and its unit without a space, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is ' +
    'seconds.';
  if (number === undefined) throw new InputError(input, `is ${quoted(value)}, which is not a duration.`, fix);
  const ms = Number(number) * UNIT_MS[(unit ?? 's') as keyof typeof UNIT_MS];
  if (ms < MIN_INTERVAL_MS) throw new InputError(input, `is ${quoted(value)}, which is too short.`, fix);
  if (ms > MAX_INTERVAL_MS) throw new InputError(input, `is ${quoted(value)}, which is too long.`, fix);
  return ms;
}

/** An id of the service: one segment of an address. */
export function parseId(input: string, value: string, of: string, fix: string): string {
  if (value === '') throw new InputError(input, 'is empty.', fix);
  if (/^https?:\/\//i.test(value)) throw new InputError(input, 'is an address, not an ID.', fix);
  if (!isId(value)) throw new InputError(input, `is not a valid id of ${of}.`, fix);
  return value;
}

/**
 * An admin API key. Other kinds of key begin in the same way, and a key of another service must not be sent to this one.
 * The value is never shown.
 */
export function parseApiKey(input: string, value: string): string {
  const fix = 'Use an admin API key of the documentation platform; it begins with `mint_`.';
  const otherKind =
    'Create an admin API key on the API keys page of the organization settings; it begins with `mint_`, too, but not with ' +
    '`mint_dsc_` or `mint_us_`.';
  if (value === '') {
    throw new InputError(
      input,
      'is empty.',
      `${fix} A secret is empty if it does not exist, if it belongs to an environment that the job does not name, ` +
        'if it was not passed to a reusable workflow, and in runs triggered by a fork or by Dependabot.',
    );
  }
  if (value.startsWith('mint_dsc_')) {
    throw new InputError(
      input,
      'is an assistant key (it begins with `mint_dsc_`), not an admin API key.',
      otherKind,
    );
  }
  if (value.startsWith('mint_us_')) {
    throw new InputError(
      input,
      'is an index key (it begins with `mint_us_`), not an admin API key.',
      otherKind,
    );
  }
  if (!value.startsWith('mint_')) {
    throw new InputError(
      input,
      'is not an admin API key: it does not begin with `mint_`.',
      `Pass the key of the documentation platform from a secret: \`\${{ secrets.DOCS_ADMIN_API_KEY }}\`. Store the key ` +
        'only, without quotes and without `Bearer`.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new InputError(
      input,
      'contains spaces or other characters that are not part of a key.',
      'Copy the key again.',
    );
  }
  return value;
}

/** Base address of the API: https, or http to this machine only. */
export function parseBaseUrl(input: string, value: string): URL {
  const fix = 'Write the address of the API without `/v1`, such as `https://api.mintlify.com`.';
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}${what}`, fix);
  if (/\s/.test(value) || !URL.canParse(value)) throw wrong(', which is not a URL.');
  const url = new URL(value);
  // Not shown: the part before the @ is a password.
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

/** How many pages may be lost: a percentage or a number. */
export function parseMaxPageLoss(input: string, value: string): PageLoss {
  const limit = parsePageLoss(value);
  if (limit !== undefined) return limit;
  throw new InputError(
    input,
    `is ${quoted(value)}.`,
    'Write a percentage from `0%` to `100%`, such as `10%` or `12.5%`, or a whole number of pages, such as `30`, ' +
      'without spaces.',
  );
}

/** Address of the live site. It is not a secret: GitHub shows it to everyone who can read the repository. */
export function parseSiteUrl(input: string, value: string): string {
  if (isSiteUrl(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not a web address.`,
    'Write the complete address of the live site, such as `https://docs.example.com`, without a user name.',
  );
}

/** Whether it can be linked: http or https, in characters that need no encoding, and without credentials. */
export function isSiteUrl(value: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Any text; the service or GitHub decides whether it is valid. */
export function parseText(_input: string, value: string): string {
  return value;
}
