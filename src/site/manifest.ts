/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). This module works on text only, not on the file system.
 */
import { cleanText } from '../text/clean-text.ts';
import { sortedByPath } from './byte-order.ts';
import { sitePathProblem } from './site-path.ts';

/** The files of a site in byte order: path within the site, with `/` between its parts, and hex SHA-256. */
export type SiteFiles = ReadonlyMap<string, string>;

/**
 * Expects byte order. No site has a name that `sha256sum` would escape (`site-path.ts`). It reads the name `-` as its
 * standard input.
 */
export function formatManifest(files: SiteFiles): string {
  let text = '';
  for (const [path, sha256] of files) text += `${sha256}  ${path === '-' ? './-' : path}\n`;
  return text;
}

const DIGEST_LENGTH = 64;

/** A search for one such character is much faster than a pattern of 64 digits. */
const NOT_HEX = /[^0-9a-f]/;

/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const SEPARATORS: readonly string[] = ['  ', ' *'];

/** Editors on Windows put this mark at the beginning of a file. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF line breaks. A leading `./` is ignored.
 *
 * @param wrong creates the error; its argument continues a sentence, such as `is not a manifest: it is empty`
 * @throws the error of `wrong` for any other line, a path that is not allowed, or a path with two digests: a comparison
 *   with such a manifest would upload and delete the wrong files
 */
export function parseManifest(text: string, wrong: (what: string) => Error): SiteFiles {
  const refusal = (why: string) => wrong(`is not a manifest: ${why}`);
  const files = new Map<string, string>();
  let line = 0;
  for (let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0; start < text.length; ) {
    line += 1;
    const feed = text.indexOf('\n', start);
    const next = feed === -1 ? text.length : feed;
    const nameStart = start + DIGEST_LENGTH + 2;
    const sha256 = text.slice(start, start + DIGEST_LENGTH);
    const separator = text.slice(start + DIGEST_LENGTH, nameStart);
    const name = text.slice(nameStart, text[next - 1] === '\r' ? next - 1 : next);
    if (NOT_HEX.test(sha256) || !SEPARATORS.includes(separator) || name === '') {
      throw refusal(`line ${line} is not a line of \`sha256sum\``);
    }
    const path = name.startsWith('./') ? name.slice(2) : name;
    if (sitePathProblem(path) !== undefined) {
      throw refusal(`line ${line} has the path "${cleanText(name)}", which is not allowed in a site`);
    }
    if ((files.get(path) ?? sha256) !== sha256) {
      throw refusal(`it lists "${cleanText(path)}" with two digests`);
    }
    files.set(path, sha256);
    start = next + 1;
  }
  if (files.size === 0) throw refusal('it is empty');
  return sortedByPath(files);
}
