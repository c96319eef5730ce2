/** Parsers for the inputs of the export action: pure functions, each with one clear message for what is wrong. */
import { InputError } from '../../errors.ts';
import { parseId, quoted } from '../../inputs/parsers.ts';

/** The lines that are not empty, trimmed. */
export function parseLines(value: string): string[] {
  return value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Path of a file of the site, with `/` between its parts, as in the bundle. */
export function parseSitePath(input: string, value: string): string {
  const fix =
    'Write paths of files within the site, one per line, such as `index.html` or `guides/start.html`. Patterns are ' +
    'not expanded.';
  if (value.startsWith('/'))
    throw new InputError(input, `contains ${quoted(value)}, which begins with a slash.`, fix);
  if (value.endsWith('/')) throw new InputError(input, `contains ${quoted(value)}, which is a folder.`, fix);
  const segments = value.split('/');
  const isEmpty = segments.every((segment) => segment === '' || segment === '.');
  // The characters that no name in a bundle may contain (archive/site/entry-paths.ts).
  if (isEmpty || segments.includes('..') || /[\\<>:"|?*]/.test(value)) {
    throw new InputError(input, `contains ${quoted(value)}, which is not a valid file name.`, fix);
  }
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** A bare host name: no scheme, no path, no trailing slash (docs/reference.md, "The service's API"). */
export function parseDomain(input: string, value: string): string {
  const fix = 'Write the bare host name of the site, such as `docs.example.com`.';
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}: it has ${what}.`, fix);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) throw wrong('a scheme');
  if (value.endsWith('/')) throw wrong('a trailing slash');
  if (value.includes('/')) throw wrong('a path');
  if (value.includes('@')) throw wrong('a user name');
  if (/:\d*$/.test(value)) throw wrong('a port');
  if (/^[^,;\s]+\.[^,;\s]+[,;\s]+[^,;\s]+\.[^,;\s]+/.test(value)) {
    throw new InputError(
      input,
      `is ${quoted(value)}, which is more than one host name.`,
      `${fix} Each step exports one site: use a matrix for several.`,
    );
  }
  if (/\s/.test(value)) throw wrong('a space in it');
  if (value.length > 253 || !value.split('.').every(isHostLabel)) {
    throw new InputError(input, `is ${quoted(value)}, which is not a host name.`, fix);
  }
  return value;
}

/** Letters of any script are allowed: the service receives the name as it was written. */
function isHostLabel(label: string): boolean {
  return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}

/** A content digest, as the output `content-digest` returns it. */
export function parseDigest(input: string, value: string): string {
  if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not a content digest.`,
    'Pass the output `content-digest` of the run whose site is live: `sha256:` and 64 lower-case hex digits. Leave it ' +
      'empty if there is none yet.',
  );
}

/** Name of a GitHub environment: printable, up to 255 characters (GitHub Docs, "Managing environments"). */
export function parseEnvironment(input: string, value: string): string {
  const fix = 'Write the name of the environment as the repository settings show it.';
  if (/\p{Cc}/u.test(value)) throw new InputError(input, 'contains a line break or control character.', fix);
  if ([...value].length > 255) throw new InputError(input, 'has more than 255 characters.', fix);
  return value;
}

/** Name of a tag, by the rules of git-check-ref-format. */
export function parseTag(input: string, value: string): string {
  const fix = 'Write the tag only, such as `v2.1.0`.';
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}${what}`, fix);
  if (value.startsWith('refs/')) throw wrong(', which is a complete ref.');
  if (/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/u.test(value))
    throw wrong(', which is not a valid tag name.');
  return value;
}

export function parseJobId(input: string, value: string): string {
  return parseId(
    input,
    value,
    'an export job',
    'Pass the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.',
  );
}

export function parseProjectId(input: string, value: string): string {
  return parseId(
    input,
    value,
    'a project',
    'Copy the project ID from the API keys page of the dashboard: one word.',
  );
}

/**
 * A label. It becomes part of the values file for Helm, so it has no characters that YAML does not allow in a file
 * (YAML 1.2, section 5.1): control characters, and those that Unicode reserves.
 */
export function parseVersion(input: string, value: string): string {
  if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/u.test(value)) {
    throw new InputError(
      input,
      'contains a line break, a control character, or a character that Unicode reserves.',
      'Write a label of one line, such as `2.1` or `2024-06-01`.',
    );
  }
  return value;
}

/** Page paths as the service takes them: without scheme, host and extension, and without patterns. */
export function parsePagePaths(input: string, value: string): string[] {
  const fix =
    'Write page paths one per line, without the host name and without `.html`, such as `guides/getting-started`.';
  return parseLines(value).map((line) => {
    const wrong = (what: string) => new InputError(input, `contains ${quoted(line)}, which ${what}.`, fix);
    if (/^[a-z][a-z0-9+.-]*:/i.test(line) || line.startsWith('//')) throw wrong('is a URL');
    if (line.includes(',')) throw wrong('contains a comma: paths are separated by line breaks');
    if (/[*[\]]/.test(line)) throw wrong('contains a pattern, and patterns are not expanded');
    if (/\.html?$/i.test(line)) throw wrong('ends with `.html`');
    if (/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu.test(line)) throw wrong('begins with a host name');
    return line;
  });
}

export function parseSitePaths(input: string, value: string): string[] {
  return parseLines(value).map((line) => parseSitePath(input, line));
}
