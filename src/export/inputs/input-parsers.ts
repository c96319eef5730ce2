/** Parsers for the inputs of the export action: pure functions, each with one clear message for what is wrong. */
import path from 'node:path';
import { isReservedByWindows } from '../../archive/site/entry-paths.ts';
import { InputError } from '../../errors.ts';
import { parseId, quoted } from '../../inputs/parsers.ts';
import { type PageLoss, parsePageLoss } from '../../site/page-loss.ts';

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

const FOLDER_FIX = `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;

/**
 * A folder or file, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
export function parseFolder(
  input: string,
  value: string,
  separator: string,
  fix: string = FOLDER_FIX,
): string {
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}${what}`, fix);
  if (/^~(?:[/\\]|$)/.test(value)) throw wrong(': no shell expands it, so `~` is not the home folder.');
  if (/\$(?:\w|\{|env:)|%\w+%/i.test(value))
    throw wrong(': no shell expands it, so the variable keeps its name.');
  if (separator === '\\') requireWindowsName(value, wrong);
  if (separator === '/' && value.includes('\\')) {
    throw wrong(", with a backslash, which is not a path separator on this runner's system.");
  }
  return value;
}

/** Windows would create a folder that most programs cannot open, or on another drive than meant. */
function requireWindowsName(value: string, wrong: (what: string) => InputError): void {
  if (/^\/[a-z](?:\/|$)/i.test(value)) throw wrong(': Windows takes it for a folder of the present drive.');
  for (const segment of value.split(/[\\/]/)) {
    if (segment === '.' || segment === '..') continue;
    if (/[. ]$/.test(segment)) throw wrong(': a name must not end with a dot or a space on Windows.');
    if (isReservedByWindows(segment)) throw wrong(': Windows reserves that name for a device.');
  }
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

/** Address of the live site, which GitHub shows to everyone who can read the repository. */
export function parseEnvironmentUrl(input: string, value: string): string {
  if (isEnvironmentUrl(value)) return value;
  throw new InputError(
    input,
    `is ${quoted(value)}, which is not a web address.`,
    'Write the complete address of the live site, such as `https://docs.example.com`, without a user name.',
  );
}

/** Whether GitHub can link to it: http or https, in characters that need no encoding, and without credentials. */
export function isEnvironmentUrl(value: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
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

/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is what is left of an expression that
 * was empty, such as `${{ env.FOLDER }}/`.
 */
export function parseWorkspaceFolder(input: string, value: string): string {
  const folder = inWorkspace(parseFolder(input, value, path.sep));
  if (path.dirname(folder) !== folder) return folder;
  throw new InputError(input, `is ${quoted(value)}, the root of the file system.`, FOLDER_FIX);
}

/** Likewise for a file. A digest would be the name of a file that does not exist, which means a first deployment. */
export function parseWorkspaceFile(input: string, value: string): string {
  const fix =
    'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
    `\`\${{ runner.temp }}/site.sha256\`.`;
  if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
    throw new InputError(
      input,
      'is a content digest, not a file.',
      `${fix} For a digest, use \`previous-digest\`.`,
    );
  }
  return inWorkspace(parseFolder(input, value, path.sep, fix));
}

function inWorkspace(relative: string): string {
  const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
  return path.resolve(workspace, relative);
}
