/** Parsers for inputs with one path, or one pattern, per line. */
import { InputError } from '../errors.ts';
import { quoted } from './parsers.ts';

const PAGES_FIX = 'List page paths one per line, without a host name, a leading slash, or `.html`.';
const FILES_FIX =
  'List files of the site one per line, with their extensions and without a leading slash, such as `index.html` or ' +
  '`guides/start.html`. Patterns are not expanded.';

/** Parses page paths as the service accepts them, one per line. A message shows the corrected lines. */
export function parsePagePaths(input: string, value: string): string[] {
  return linesOf(value).map((line) => {
    if (/[*[\]]/.test(line))
      throw wrongLine(input, line, 'is a pattern, and patterns are not expanded', PAGES_FIX);
    const pages = partsOf(line).map(pagePath);
    if (pages.length === 1 && pages[0] === line) return line;
    throw wrongLine(input, line, 'is not a page path', PAGES_FIX, pages);
  });
}

/** Parses paths of files within the site, one per line, with `/` between their parts, as in the bundle. */
export function parseSitePaths(input: string, value: string): string[] {
  return linesOf(value).map((line) => {
    const segments = line.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (line.endsWith('/') || segments.length === 0 || segments.includes('..') || /[\\*"]/.test(line))
      throw wrongLine(input, line, 'is not a file', FILES_FIX);
    const path = segments.join('/');
    const files = partsOf(path, isListOfFiles(path)).map(filePath);
    if (files.length === 1 && files[0] === path && !line.startsWith('/')) return path;
    throw wrongLine(input, line, 'is not a file of the site', FILES_FIX, files);
  });
}

const PATTERNS_FIX =
  'List one pattern per line, relative to the site and with `/` between its parts, such as `drafts` or `**/*.map`. The ' +
  'name of a folder includes its contents.';

/**
 * Parses patterns of files within the site, as `path.matchesGlob` of Node.js reads them. A leading slash stands for the
 * site, as in `.gitignore`.
 */
export function parsePatterns(input: string, value: string): string[] {
  return linesOf(value).map((line) => {
    const wrong = (corrected?: readonly string[]) =>
      wrongLine(input, line, 'is not a pattern of files of the site', PATTERNS_FIX, corrected);
    const parts = partsOf(line);
    if (parts.length !== 1 || parts[0] !== line) throw wrong(parts);
    // `**` does not match names that begin with a dot, but whoever writes it means all that is in the folder.
    const pattern = line.replace(/^(?:\.?\/)+/, '').replace(/(?:\/+(?:\*\*)?)+$/, '');
    if (/^\.?$|^!|\\|(?:^|\/)\.\.(?:\/|$)/.test(pattern)) throw wrong();
    return pattern;
  });
}

/** @returns the lines without blanks at their ends, and no empty one */
export function linesOf(value: string): string[] {
  return value
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A bullet of a list, or an option of another tool, such as `--exclude=` of rsync and `-x` of lftp. */
const BULLET_OR_OPTION = /^(?:[-*+]\s+|--?[a-z][\w-]*(?:\s+|=))+/i;
const IN_BRACKETS = /^\[(.*)\]$/;
/** A comma in braces is part of a pattern, such as `*.{map,txt}`. */
const COMMA = /,(?![^{}]*\})/;
const IN_QUOTES = /^["'`\u2018\u201c](.*)["'`\u2019\u201d]$/;

/**
 * Returns the paths or patterns that a line stands for: people also write YAML lists, quotes, options of other tools, or
 * several paths with commas between them. Of a line in the right form, it returns the line.
 */
function partsOf(line: string, hasCommas = true): string[] {
  const text = line.replace(BULLET_OR_OPTION, '').replace(IN_BRACKETS, '$1');
  const parts = hasCommas ? text.split(COMMA) : [text];
  return parts.map((part) => part.trim().replace(IN_QUOTES, '$1')).filter((part) => part !== '');
}

function pagePath(text: string): string {
  const page = text
    .replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?|^\/\/[^/]*/i, '')
    .replace(/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu, '')
    .replace(/^\/+/, '')
    .replace(/\.html?$/i, '');
  return page === '' ? 'index' : page;
}

/** A name may contain a comma. The text is read as a list if each part could be a file or a page. */
function isListOfFiles(path: string): boolean {
  const parts = path.split(',').map((part) => part.trim());
  return parts.every(hasExtension) || !parts.some(hasExtension);
}

function filePath(text: string): string {
  const path = text.replace(/^\/+/, '');
  return hasExtension(path) || isNamedWithoutExtension(path) ? path : `${path}.html`;
}

function hasExtension(path: string): boolean {
  return /[^/]\.[^/.\s]+$/.test(path);
}

/** Whether a file usually has no extension, such as `CNAME`, `_redirects`, and `.well-known/assetlinks`. */
function isNamedWithoutExtension(path: string): boolean {
  return /(?:^|\/)(?:[._][^/]*|[A-Z]+$)/.test(path);
}

function wrongLine(
  input: string,
  line: string,
  what: string,
  fix: string,
  corrected: readonly string[] = [],
): InputError {
  const lines = corrected.length === 0 ? '' : ` Here: ${corrected.map(quoted).join(', ')}.`;
  return new InputError(input, `contains ${quoted(line)}, which ${what}.`, `${fix}${lines}`);
}
