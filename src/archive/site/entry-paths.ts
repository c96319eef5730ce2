/**
 * Checks the names of files and folders of a site. The system must be able to hold them, and they must not lead outside
 * the site on any system. This module works on text only, not on the file system. Sources: Microsoft, "Naming Files,
 * Paths, and Namespaces" (characters, reserved names); POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */
import { isUtf8 } from 'node:buffer';
import type { ActionError } from '../../errors.ts';
import { sitePathProblem } from '../../site/site-path.ts';
import { RESERVED_BY_WINDOWS } from '../../values/windows-names.ts';
import { entryError } from './bundle-errors.ts';

/** The hint for a name that causes problems for programs on any system. */
const RENAME_HINT =
  'Nothing was extracted. Rename the page or file in the documentation, and start a new export.';

/** The hint for a name that no site may have: the documentation is unlikely to contain it. */
const NAME_HINT =
  'Nothing was extracted. If a page or file of the documentation has this name, rename it there, and start a new export. ' +
  'Otherwise, the bundle is damaged or hostile: report it to the vendor.';

/** The hint for a name that other systems can hold. */
const OTHER_SYSTEM_HINT =
  'Nothing was extracted. Run this step on Linux, or rename the page or file in the documentation and start a new export.';

/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;

/** How deep folders may be nested. No site comes close, and on every system, some tools fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;

/** Files that are only at the root of a site, besides the home page. */
const MARKS_OF_ROOT = ['404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'];

/**
 * Returns the path within the site for a name in a bundle, without `./`, double slashes, and trailing slashes.
 *
 * @param name bytes as stored in the bundle
 * @param isWindows whether the site is for Windows, which cannot hold some names
 * @returns the segments, separated by `/`; empty for the root of the site (`./` or `/`)
 * @throws ActionError for a name that is dangerous anywhere, or that this system cannot hold
 */
export function sitePath(name: Buffer, isWindows: boolean): string {
  const text = name.toString('utf8');
  if (name.length === 0) throw entryError(text, 'has no name');
  if (!isUtf8(name)) throw entryError(text, 'has a name that is not UTF-8');
  if (name.length > MAX_PATH_BYTES) {
    throw entryError(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, RENAME_HINT);
  }
  const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
  const path = segments.join('/');
  // Python's `tarfile` names the root "/" if it adds a folder without a name.
  requireSitePath(text, text.startsWith('/') && path !== '' ? text : path);
  if (segments.length > MAX_FOLDER_DEPTH + 1) {
    throw entryError(text, `is nested more than ${MAX_FOLDER_DEPTH} folders deep`, RENAME_HINT);
  }
  for (const segment of segments) {
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
      const problem = `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`;
      throw entryError(text, problem, RENAME_HINT);
    }
    const problem = isWindows ? windowsProblem(segment) : undefined;
    if (problem !== undefined) throw entryError(text, problem, OTHER_SYSTEM_HINT);
  }
  return path;
}

/** @param path of the entry within the site; empty for the root of the site */
export function requireSitePath(name: string, path: string): void {
  const problem = path === '' ? undefined : sitePathProblem(path);
  if (problem !== undefined) throw entryError(name, problem, NAME_HINT);
}

function windowsProblem(segment: string): string | undefined {
  const forbidden = /[<>:"|?*]/.exec(segment);
  if (forbidden !== null) return `has a ${forbidden[0]} in its name, which Windows does not allow`;
  if (/[. ]$/.test(segment)) return 'has a name that ends in a dot or a space, which Windows removes';
  return RESERVED_BY_WINDOWS.test(segment) ? 'has a name that Windows reserves for a device' : undefined;
}

/**
 * Collects the names of a site as they arrive, and compares each with those before it. Names that differ only by case
 * are different here: the disk itself says if it cannot hold both (`site-writer.ts`).
 */
export class SiteTree {
  /** Whether each is a folder, by their exact names. */
  readonly #entries = new Map<string, boolean>();
  #nameBytes = 0;

  /** Files and folders so far, including folders that appear only in the paths of other entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes of all paths so far, each counted every time it appeared: what the names cost in memory and time. */
  get nameBytes(): number {
    return this.#nameBytes;
  }

  /** Returns the folders to create before the file, outer ones first. Throws ActionError if the name is taken. */
  addFile(path: string): readonly string[] {
    this.#nameBytes += Buffer.byteLength(path);
    const folders = this.#addParent(path);
    this.#add(path, false);
    return folders;
  }

  /** Like {@link addFile}, but a folder may appear several times. A new folder is the last item of the result. */
  addFolder(path: string): readonly string[] {
    this.#nameBytes += Buffer.byteLength(path);
    if (this.hasFolder(path)) return [];
    const folders = this.#addParent(path);
    this.#add(path, true);
    return [...folders, path];
  }

  /** Whether there is a file with exactly this name. */
  hasFile(path: string): boolean {
    return this.#entries.get(path) === false;
  }

  /** Whether there is a folder with exactly this name; the site's own folder always exists. */
  hasFolder(path: string): boolean {
    return path === '' || this.#entries.get(path) === true;
  }

  /** The top folder of the first name; empty if it has none. If one folder contains everything, it is this folder. */
  get firstFolder(): string {
    const [path = ''] = this.#entries.keys();
    return this.hasFolder(path) ? path : '';
  }

  /**
   * Decides by names whether the folder around a bundle's contents is a wrapper or a part of the site. A site in which
   * only one folder is left must not be mistaken for a complete site in a top folder.
   *
   * @param basePath path for which the site was built, such as `/docs`; empty if it is not known
   * @returns the folder that is not part of the site; empty if there is none
   */
  topFolder(basePath: string): string {
    const ofPath = basePath.slice(1);
    if (ofPath !== '' && this.#isAllIn(ofPath)) return ofPath;
    const first = this.firstFolder;
    const isRoot =
      this.hasFile(`${first}/index.html`) &&
      (this.hasFolder(`${first}/_next`) || MARKS_OF_ROOT.some((name) => this.hasFile(`${first}/${name}`)));
    return isRoot && this.#isAllIn(first) ? first : '';
  }

  #isAllIn(folder: string): boolean {
    if (!this.hasFolder(folder)) return false;
    const inside = `${folder}/`;
    for (const path of this.#entries.keys()) {
      // The folder itself and its parent folders are allowed.
      if (!path.startsWith(inside) && !inside.startsWith(`${path}/`)) return false;
    }
    return true;
  }

  #addParent(path: string): readonly string[] {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return this.hasFolder(parent) ? [] : this.addFolder(parent);
  }

  /** Adds a name whose parent is known. */
  #add(path: string, isFolder: boolean): void {
    const known = this.#entries.get(path);
    if (known === isFolder) throw entryError(path, 'appears twice');
    if (known !== undefined) throw entryError(path, 'is both a file and a folder');
    this.#entries.set(path, isFolder);
  }
}

/** The error for a name of which the disk says that it exists. */
export function mergedName(path: string): ActionError {
  const problem = `differs from another name only by case or Unicode normalization, so this disk keeps only one of the two`;
  return entryError(path, problem, OTHER_SYSTEM_HINT);
}
