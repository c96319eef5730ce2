/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). Text only, no file system.
 */
import { cleanText } from '../text/clean-text.ts';
import { sortedByPath } from './byte-order.ts';

/** The files of a site in byte order: path within the site, with `/` between its parts, and hex SHA-256 of the contents. */
export type SiteFiles = ReadonlyMap<string, string>;

/**
 * @param files in byte order. No site has a name that `sha256sum` would escape: a backslash or a line break
 *   (`archive/site/entry-paths.ts`).
 */
export function formatManifest(files: SiteFiles): string {
  let text = '';
  for (const [path, sha256] of files) text += `${sha256}  ${path}\n`;
  return text;
}

/** A text is not the manifest of a site. The message continues a sentence after a colon. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

const DIGEST_LENGTH = 64;

/** A search for one such character is much faster than a pattern of 64 digits. */
const NOT_HEX = /[^0-9a-f]/;

/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const SEPARATORS: readonly string[] = ['  ', ' *'];

/** Editors on Windows put it at the beginning of a file. */
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF. A leading `./` is ignored.
 *
 * @throws ManifestError for any other line, a path that no site may have, and a path with two digests: whoever compares
 *   with such a manifest would upload and delete the wrong files
 */
export function parseManifest(text: string): SiteFiles {
  const files = new Map<string, string>();
  const lines = text.replace(BYTE_ORDER_MARK, '').split('\n');
  // Each line ends with a line feed, except perhaps the last one.
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw new ManifestError('it is empty');
  for (let index = 0; index < lines.length; index += 1) {
    const line = withoutReturn(lines[index] ?? '');
    const sha256 = line.slice(0, DIGEST_LENGTH);
    const separator = line.slice(DIGEST_LENGTH, DIGEST_LENGTH + 2);
    const name = line.slice(DIGEST_LENGTH + 2);
    if (NOT_HEX.test(sha256) || !SEPARATORS.includes(separator) || name === '') {
      throw new ManifestError(`line ${index + 1} is not a line of \`sha256sum\``);
    }
    const path = name.startsWith('./') ? name.slice(2) : name;
    if (OUTSIDE.test(path)) {
      throw new ManifestError(`line ${index + 1} has the path "${cleanText(name)}", which no site may have`);
    }
    if ((files.get(path) ?? sha256) !== sha256) {
      throw new ManifestError(`it lists "${cleanText(path)}" with two digests`);
    }
    files.set(path, sha256);
  }
  return sortedByPath(files);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/**
 * A drive of Windows, a character that no name may have, or a part that is empty, `.` or `..`. A path of an earlier site
 * ends up in the list of files to delete, so it must not lead outside on any system.
 */
const OUTSIDE = /^[A-Za-z]:|[\\\p{Cc}]|(?:^|\/)\.{0,2}(?:\/|$)/u;
