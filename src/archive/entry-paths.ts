/**
 * Which names the files and folders of a site may have: those that mean the same file on Linux, macOS and Windows.
 * Only text here, no file system. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (characters, endings,
 * reserved names); POSIX NAME_MAX and PATH_MAX as Linux has them.
 */
import { isUtf8 } from 'node:buffer';
import { BundleError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';

/** How to mend what a bundle of the service never has. */
export const DAMAGED_HINT =
  'The bundle is damaged or hostile; nothing was unpacked. Start a new export, and report it to the service if that one is refused as well.';

/** How to mend a name that is harmless, but not everywhere. */
const RENAME_HINT =
  'Nothing was unpacked, since the site would not be the same on every system. Rename the page or file in the documentation, and start a new export.';

/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;

/** Longest piece of a name in a message, in characters. */
const MAX_SHOWN_LENGTH = 200;

/** Also with an ending, in any case; Windows drops spaces before the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/**
 * An error about one entry of the bundle.
 *
 * @param name as the bundle has it
 * @param problem goes on after the name
 */
export function entryError(name: string, problem: string, hint = DAMAGED_HINT): BundleError {
  return new BundleError(`The bundle's entry "${cleanText(name, MAX_SHOWN_LENGTH)}" ${problem}.`, {
    hint,
    isPermanent: true,
  });
}

/**
 * The path within the site that a name in a bundle stands for, without `./`, doubled and closing slashes.
 *
 * @param name bytes as the bundle has them
 * @returns parts with `/` between them; empty for the folder that holds the whole site (`./`)
 * @throws BundleError for a name that leads out of the site, or that some system cannot have
 */
export function sitePath(name: Buffer): string {
  const text = name.toString('utf8');
  if (name.length === 0) throw entryError(text, 'has no name');
  if (!isUtf8(name)) throw entryError(text, 'has a name that is not UTF-8');
  if (name.length > MAX_PATH_BYTES) {
    throw entryError(
      text,
      `has a name of ${name.length} bytes; ${MAX_PATH_BYTES} are the limit`,
      RENAME_HINT,
    );
  }
  if (text.startsWith('/')) throw entryError(text, 'has an absolute name');
  if (/^[a-z]:/i.test(text)) throw entryError(text, 'has a name with a drive');
  if (text.includes('\0')) throw entryError(text, 'has a NUL in its name');
  if (text.includes('\\')) throw entryError(text, 'has a backslash in its name');
  if (/\p{Cc}/u.test(text)) throw entryError(text, 'has a control character in its name', RENAME_HINT);
  const forbidden = /[<>:"|?*]/.exec(text);
  if (forbidden !== null) throw entryError(text, `has a ${forbidden[0]} in its name`, RENAME_HINT);

  const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
  for (const segment of segments) checkSegment(segment, text);
  return segments.join('/');
}

function checkSegment(segment: string, text: string): void {
  if (segment === '..') throw entryError(text, 'has ".." in its name');
  if (segment.endsWith('.') || segment.endsWith(' ')) {
    throw entryError(text, 'has a name that ends in a dot or a space, which Windows drops', RENAME_HINT);
  }
  if (RESERVED.test(segment))
    throw entryError(text, 'has a name that Windows keeps for a device', RENAME_HINT);
  // Only then can it be longer in bytes.
  if (segment.length * 3 > MAX_SEGMENT_BYTES && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
    throw entryError(
      text,
      `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`,
      RENAME_HINT,
    );
  }
}

interface SiteEntry {
  readonly path: string;
  readonly isFolder: boolean;
}

/** The names of a site as they come in, each held against those before it. */
export class SiteTree {
  /** By the name as a system sees it that takes upper and lower case for the same. */
  readonly #entries = new Map<string, SiteEntry>();
  #lastParent = '';

  /** Files and folders so far, also the folders that only the paths of others tell of. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * @param path as {@link sitePath} gives it
   * @returns folders that have to be made first, the outer one before the inner one
   * @throws BundleError where the name is taken, also by letter case or by how its characters are composed
   */
  addFile(path: string): readonly string[] {
    const folders = this.#addParent(path);
    const entry = { path, isFolder: false };
    const key = collisionKey(path);
    const known = this.#entries.get(key);
    if (known !== undefined) throw nameTaken(entry, known);
    this.#entries.set(key, entry);
    return folders;
  }

  /**
   * Like {@link addFile}; a folder may come several times.
   *
   * @returns folders to be made, with itself as the last one where it is new
   */
  addFolder(path: string): readonly string[] {
    if (path === '') return [];
    const entry = { path, isFolder: true };
    const key = collisionKey(path);
    const known = this.#entries.get(key);
    if (known?.path === path && known.isFolder) return [];
    if (known !== undefined) throw nameTaken(entry, known);
    const folders = this.#addParent(path);
    this.#entries.set(key, entry);
    return [...folders, path];
  }

  /** Whether there is a file of just this name. */
  hasFile(path: string): boolean {
    const known = this.#entries.get(collisionKey(path));
    return known?.path === path && !known.isFolder;
  }

  /** Whether there is a folder of just this name; the site's own folder always is. */
  hasFolder(path: string): boolean {
    const known = this.#entries.get(collisionKey(path));
    return path === '' || (known?.path === path && known.isFolder);
  }

  /** The one folder that everything lies in; empty where there is none. */
  topFolder(): string {
    const top = [...this.#entries.values()].filter(({ path }) => !path.includes('/'));
    const [only] = top;
    return top.length === 1 && only?.isFolder ? only.path : '';
  }

  #addParent(path: string): readonly string[] {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    // Most files come right after another one of their folder.
    if (parent === this.#lastParent) return [];
    const folders = this.addFolder(parent);
    this.#lastParent = parent;
    return folders;
  }
}

function nameTaken(entry: SiteEntry, known: SiteEntry): BundleError {
  if (entry.path === known.path) {
    const problem = entry.isFolder === known.isFolder ? 'is there twice' : 'is a file and a folder at once';
    return entryError(entry.path, problem);
  }
  const other = cleanText(known.path, MAX_SHOWN_LENGTH);
  const problem = `differs from "${other}" only by letter case or by how its characters are composed, and Windows and macOS hold only one of the two`;
  return entryError(entry.path, problem, RENAME_HINT);
}

/**
 * Two paths have the same key where a file system may take one for the other: by Unicode's canonical equivalence and
 * simple case folding, which is what APFS does and a little more than what NTFS does.
 */
function collisionKey(path: string): string {
  if (/^[\0-\x7f]*$/.test(path)) return path.toLowerCase();
  return Array.from(path.normalize('NFD'), foldCase).join('');
}

function foldCase(character: string): string {
  // Upper case first: two small letters can share a capital one. The dotless i is a letter of its own all the same.
  if (character === 'ı') return character;
  const upper = character.toUpperCase();
  const lower = (isOne(upper) ? upper : character).toLowerCase();
  return isOne(lower) ? lower : character;
}

/** Simple folding keeps the number of characters: ß is not SS. */
function isOne(text: string): boolean {
  return [...text].length === 1;
}
