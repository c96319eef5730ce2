/** Parsers for the inputs of every action: pure functions, each with one clear message for what is wrong. */
import { InputError } from '../errors.ts';
import { parsePageLoss } from '../site/page-loss.ts';
import { cleanText } from '../text/clean-text.ts';
import { isId } from '../values/id.ts';

/** A value as messages show it. Never use it for a secret. */
export function quoted(value: string): string {
  return `"${cleanText(value, 100)}"`;
}

/** Why an expression with a secret has no value (GitHub Docs, "Using secrets in GitHub Actions"). */
export const EMPTY_SECRET =
  'A secret is empty if it does not exist, if it belongs to an environment that the job does not use, if it was not ' +
  'passed to a reusable workflow, and in runs triggered by a fork or by Dependabot.';

/** `true` or `false`, as YAML's core schema writes them. */
export function parseBoolean(input: string, value: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  const problem = `is ${quoted(value)}, which is neither true nor false.`;
  throw new InputError(input, problem, 'Set it to `true` or `false`.');
}

export function wholeNumber(min: number, max: number) {
  // The limits have no digit grouping, since users copy them as they are shown.
  const fix = `Use a whole number from ${min} to ${max}, digits only.`;
  return (input: string, value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InputError(input, `is ${quoted(value)}.`, fix);
  };
}

/** Returns a parser for an ID of the service, one segment of an address. `what` follows "a valid ID of". */
export function idOf(what: string, fix: string) {
  return (input: string, value: string): string => {
    if (value === '') throw new InputError(input, 'is empty.', fix);
    if (/^https?:\/\//i.test(value)) throw new InputError(input, 'is an address, not an ID.', fix);
    if (!isId(value)) throw new InputError(input, `is not a valid ID of ${what}.`, fix);
    return value;
  };
}

/** Parses the number of pages that may be lost: a percentage or a number. */
export function parseMaxPageLoss(input: string, value: string) {
  const limit = parsePageLoss(value);
  if (limit !== undefined) return limit;
  throw new InputError(
    input,
    `is ${quoted(value)}.`,
    'Use a percentage from `0%` to `100%`, such as `10%` or `12.5%`, or a whole number of pages, such as `30`, ' +
      'without spaces.',
  );
}

/** Parses the address of the live site. It is not a secret: GitHub shows it to everyone who can read the repository. */
export function parseSiteUrl(input: string, value: string): string {
  if (isSiteUrl(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not a web address.`,
    'Use the complete address of the live site, such as `https://docs.example.com`, without a user name.',
  );
}

/** Whether an address can be linked: http or https, in characters that need no encoding, and without credentials. */
function isSiteUrl(value: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Any text; the service or GitHub decides whether it is valid. */
export function parseText(_input: string, value: string): string {
  return value;
}
