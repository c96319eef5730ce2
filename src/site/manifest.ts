/**
 * The manifest of a site: its files with their SHA-256, as `sha256sum` writes and `sha256sum -c` reads them (GNU
 * Coreutils manual, "md5sum invocation" and "cksum output modes"). Text only, no file system.
 */
import { entriesInByteOrder } from './byte-order.ts';

/** The files of a site in byte order: path within the site, with `/` between its parts, and hex SHA-256 of the contents. */
export type SiteFiles = ReadonlyMap<string, string>;

/** @param files in byte order */
export function formatManifest(files: SiteFiles): string {
  let text = '';
  for (const [path, sha256] of files) {
    text += NEEDS_ESCAPE.test(path) ? escapedLine(path, sha256) : `${sha256}  ${path}\n`;
  }
  return text;
}

/** No site that the reader accepts has such a name (`archive/site/entry-paths.ts`), but `sha256sum` has a rule for it. */
const NEEDS_ESCAPE = /[\\\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

function escapedLine(path: string, sha256: string): string {
  return `\\${sha256}  ${path.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character)}\n`;
}

export interface ReadManifest {
  /** Without `./` and double slashes. */
  readonly files: SiteFiles;
  /** Lines that `sha256sum -c` would skip with a warning. */
  readonly skippedLines: number;
}

/**
 * Reads a manifest as `sha256sum -c` of GNU Coreutils 9 does: empty lines and lines that begin with `#` do not count,
 * lines may end in CRLF, the hex digits may be in upper case, `*` marks a binary file, a backslash at the beginning means
 * that the name is escaped, and `SHA256 (name) = ...` and the form with one space (BSD's `-r`) are accepted as well. Any
 * other line is skipped. `./a` and `a` are the same file.
 *
 * @returns no files if it is no manifest
 */
export function parseManifest(text: string): ReadManifest {
  const files = new Map<string, string>();
  let skippedLines = 0;
  /** The first line of either form decides whether names follow one space or two characters. */
  let hasOneSpace: boolean | undefined;
  for (const ended of text.split('\n')) {
    const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    if (line === '' || line.startsWith('#')) continue;
    const found = parseLine(line, hasOneSpace);
    // Also by a line that is then skipped for its name.
    hasOneSpace = found?.hasOneSpace ?? hasOneSpace;
    if (found?.name === undefined) {
      skippedLines += 1;
      continue;
    }
    const path = withinSite(found.name);
    const { sha256 } = found;
    // A file with two digests can never pass, so it is not the same as any file.
    files.set(path, files.has(path) && files.get(path) !== sha256 ? '' : sha256);
  }
  return { files: new Map(entriesInByteOrder(files)), skippedLines };
}

interface Line {
  /** Undefined if it is not valid. */
  readonly name: string | undefined;
  readonly sha256: string;
  /** Undefined if the form has no such rule. */
  readonly hasOneSpace: boolean | undefined;
}

/** `hash  name`, `hash *name` or `hash name`; blanks before it are ignored. */
const PLAIN = /^[ \t]*(\\?)([0-9a-fA-F]{64})[ \t](.+)$/s;
/** With `--tag`. */
const TAGGED = /^[ \t]*(\\?)SHA256 ?\((.*)\)[ \t]*=[ \t]*([0-9a-fA-F]{64})$/s;

function parseLine(line: string, hasOneSpace: boolean | undefined): Line | undefined {
  const [, tagMark, tagged, taggedHex] = TAGGED.exec(line) ?? [];
  if (tagged !== undefined && taggedHex !== undefined) return named(tagged, tagMark !== '', taggedHex);
  const [, mark, hex, rest] = PLAIN.exec(line) ?? [];
  if (hex === undefined || rest === undefined) return undefined;
  const isPlain = rest.length > 1 && /^[ *]/.test(rest);
  if (hasOneSpace || !isPlain) {
    return hasOneSpace === false ? undefined : named(rest, mark !== '', hex, true);
  }
  return named(rest.slice(1), mark !== '', hex, false);
}

function named(name: string, isEscaped: boolean, hex: string, hasOneSpace?: boolean): Line {
  const plain = isEscaped ? unescaped(name) : name;
  const isValid = plain !== '' && !plain?.includes('\0');
  return { name: isValid ? plain : undefined, sha256: hex.toLowerCase(), hasOneSpace };
}

const UNESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };

/** @returns undefined for a backslash that escapes nothing */
function unescaped(name: string): string | undefined {
  if (/\\/.test(name.replace(/\\[\\nr]/g, ''))) return undefined;
  return name.replace(/\\[\\nr]/g, (pair) => UNESCAPES[pair] ?? pair);
}

function withinSite(name: string): string {
  if (!/(?:^|\/)(?:\.?\/|\.$)/.test(name)) return name;
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  return `${name.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}
