/** Parsers for the inputs that list paths of the site: one path per line. */
import { InputError } from '../../errors.ts';
import { quoted } from '../../inputs/parsers.ts';

const PAGES_FIX =
  'Write page paths one per line, without a host name, a slash in front, or `.html`, such as `guides/start`. Patterns are ' +
  'not expanded.';
const FILES_FIX =
  'Write files of the site one per line, with their extensions and without a slash in front, such as `index.html` or ' +
  '`guides/start.html`. Patterns are not expanded.';

/** A slash or bullet in front, a scheme, a host name, a list with commas, a pattern, or a file name. */
const NOT_A_PAGE = /^\/|^-\s|^[a-z][a-z0-9+.-]*:|^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\/|[,*[\]]|\.html?$/iu;

/** A slash or bullet in front, a slash at the end, a folder above, a pattern, or quotation marks. */
const NOT_A_FILE = /^\/|^-\s|\/$|(?:^|\/)\.\.(?:\/|$)|[\\*"]/;

/** Names of files that have no extension, such as `CNAME`, `_redirects` and `.well-known/assetlinks`. */
const WITHOUT_EXTENSION = /(?:^|\/)(?:[._][^/]*|[A-Z]+$)/;

/**
 * Page paths as the service takes them, such as `guides/start`.
 *
 * @throws InputError
 */
export function parsePagePaths(input: string, value: string): string[] {
  return linesOf(value).map((line) => {
    if (!NOT_A_PAGE.test(line)) return line;
    throw new InputError(input, `contains ${quoted(line)}, which is not a page path.`, PAGES_FIX);
  });
}

/**
 * Paths of files within the site, with `/` between their parts, as in the bundle.
 *
 * @throws InputError
 */
export function parseSitePaths(input: string, value: string): string[] {
  return linesOf(value).map((line) => {
    const path = line
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.')
      .join('/');
    const isFile = hasExtension(path) || WITHOUT_EXTENSION.test(path);
    if (isFile && !NOT_A_FILE.test(line) && !isList(path)) return path;
    throw new InputError(input, `contains ${quoted(line)}, which is not a file of a site.`, FILES_FIX);
  });
}

/** The lines that are not empty, trimmed. */
function linesOf(value: string): string[] {
  return value
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A name may contain a comma. It is taken for a list if each part has the extension of a file. */
function isList(path: string): boolean {
  return path.includes(',') && path.split(',').every(hasExtension);
}

function hasExtension(path: string): boolean {
  return /[^/]\.[^/.\s]+\s*$/.test(path);
}
