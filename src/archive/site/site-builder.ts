/**
 * Builds a site from the entries of an archive of any format, and enforces the rules and limits for sites. It does not
 * move anything into place. After an error, the caller removes what is left in the folder.
 */
import { createHash, type Hash, hash } from 'node:crypto';
import { isNativeError } from 'node:util/types';
import { inByteOrder } from '../../site/byte-order.ts';
import { contentDigest } from '../../site/content-digest.ts';
import { HOME_PAGE, hostingPath, MAX_HOME_PAGE_BYTES } from '../../site/hosting-path.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { grouped, size } from '../../text/units.ts';
import { eventLoopPauses } from '../../timing/pauses.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { damaged, entryError, NoFilesError, tooLarge } from './bundle-errors.ts';
import { EntryLinks } from './entry-links.ts';
import { requireSitePath, SiteTree, sitePath } from './entry-paths.ts';
import { SiteWriter } from './site-writer.ts';

/** Upper limits for a site. No site comes close, and the disk of a runner is not much larger. */
const SITE_LIMITS = {
  /** Files and folders together. */
  files: 500_000,
  /** Contents of all files, including the copies that replace links. */
  bytes: 20_000_000_000,
  /** Names of all entries and targets of all links: they are kept in memory until the end. */
  nameBytes: 64_000_000,
};

export interface SiteContents {
  readonly fileCount: number;
  /** See `site/content-digest.ts`. */
  readonly contentDigest: string;
  /**
   * The folder that contains the complete site in the bundle, and is not part of it; empty if there is none. See
   * `SiteTree.topFolder`. The site's files are in this subfolder of the folder for extraction.
   */
  readonly topFolder: string;
  /** Path under which the site has to be hosted, if its home page shows one; see `site/hosting-path.ts`. */
  readonly hostingPath: string | undefined;
  readonly files: SiteFiles;
}

/** What the readers of every format need to know. */
export interface ExtractOptions {
  /** An empty folder to extract into. Nothing else may write into it. Undefined to write nothing. */
  readonly folder: string | undefined;
  /** Path for which the site was built, such as `/docs`, if it is known. */
  readonly basePath?: string | undefined;
  readonly limits?: Partial<typeof SITE_LIMITS>;
  /** Whether to refuse names that Windows cannot hold; true on Windows by default. */
  readonly isWindows?: boolean;
  /** Aborts the reading. */
  readonly signal: AbortSignal;
}

/** The digest of a file without contents, for which no piece arrives. */
const EMPTY_SHA256 = hash('sha256', '');

/** The file whose contents are arriving. */
interface OpenFile {
  readonly path: string;
  readonly size: number;
  /** Hex digest of the contents, if they arrive in one piece or the file is empty. */
  sha256: string;
  /** The digest of the contents so far, if they arrive in several pieces. */
  running: Hash | undefined;
  /** The beginning of the file, if it may be the home page. */
  home: Buffer | undefined;
}

/**
 * @param read passes the entries of the archive to the builder, in order
 * @throws ActionError if the site contains something forbidden, or for an error of zlib; file system errors, the
 *   signal's reason, and whatever else `read` throws
 */
export async function buildSite(
  options: ExtractOptions,
  read: (site: SiteBuilder) => Promise<void>,
): Promise<SiteContents> {
  const site = new SiteBuilder(options);
  try {
    await read(site);
    options.signal.throwIfAborted();
    return await site.finish();
  } catch (error) {
    options.signal.throwIfAborted();
    throw isZlibError(error) ? damaged(error.message, error) : error;
  } finally {
    site.close();
  }
}

function isZlibError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'code' in error && /^Z_/.test(String(error.code));
}

export class SiteBuilder {
  readonly limits: Readonly<typeof SITE_LIMITS>;
  /** Readers await it between pieces of work (`timing/pauses.ts`). */
  readonly pauseWhenDue: () => Promise<void>;
  readonly #basePath: string;
  readonly #writer: SiteWriter | undefined;
  /** The names as stored in the bundle, including the top folder. */
  readonly #tree = new SiteTree();
  readonly #isWindows: boolean;
  /** The beginnings of the files that may be the home page. Only the end of the archive shows which one it is. */
  readonly #homePages = new Map<string, Buffer>();
  readonly #files = new Map<string, { readonly size: number; readonly sha256: string }>();
  readonly #links: EntryLinks;
  #file: OpenFile | undefined;
  #contentBytes = 0;
  #targetBytes = 0;

  constructor({ folder, basePath = '', limits, isWindows, signal }: ExtractOptions) {
    this.limits = { ...SITE_LIMITS, ...limits };
    this.pauseWhenDue = eventLoopPauses(signal);
    this.#basePath = basePath;
    this.#writer = folder === undefined ? undefined : new SiteWriter(folder);
    this.#isWindows = isWindows ?? process.platform === 'win32';
    this.#links = new EntryLinks(this.#tree);
  }

  onEntry({ kind, name, linkName, size, mode }: ArchiveEntry): void {
    const path = sitePath(name, this.#isWindows);
    if (kind === 'folder') {
      this.#makeFolders(this.#tree.addFolder(path));
      return;
    }
    const isLink = kind === 'hard link' || kind === 'symbolic link';
    if (kind !== 'file' && !isLink) throw entryError(path, `is not a file, folder, or link but a ${kind}`);
    if (path === '') throw entryError(name.toString(), `is a ${kind} without a name`);
    this.#targetBytes += linkName.length;
    if (isLink) this.#links.add(path, kind, linkName);
    this.#makeFolders(this.#tree.addFile(path));
    if (kind === 'file') {
      this.#count(size);
      this.#writer?.startFile(path, mode);
      const home = this.#mayBeHome(path) ? Buffer.alloc(0) : undefined;
      this.#file = { path, size, sha256: EMPTY_SHA256, running: undefined, home };
    }
  }

  onContents(piece: Buffer): void {
    const file = this.#file;
    if (file === undefined) return;
    // A call of `hash` creates no object, and a large site has many files.
    if (piece.length === file.size) file.sha256 = hash('sha256', piece);
    else file.running = (file.running ?? createHash('sha256')).update(piece);
    this.#writer?.write(piece);
    if (file.home && file.home.length < MAX_HOME_PAGE_BYTES) {
      const more = piece.subarray(0, MAX_HOME_PAGE_BYTES - file.home.length);
      file.home = Buffer.concat([file.home, more]);
    }
  }

  onEntryEnd(): void {
    if (this.#file === undefined) return;
    const { path, size, sha256, running, home } = this.#file;
    this.#writer?.endFile();
    this.#files.set(path, { size, sha256: running?.digest('hex') ?? sha256 });
    if (home) this.#homePages.set(path, home);
    this.#file = undefined;
  }

  /** Completes the site after the last entry, when the targets of all links are known. */
  async finish(): Promise<SiteContents> {
    for (const [path, original] of this.#links.resolve()) {
      const file = this.#files.get(original);
      if (file === undefined) throw entryError(path, 'is a link to a file that does not exist');
      this.#count(file.size);
      this.#writer?.copyFile(original, path);
      this.#files.set(path, file);
      await this.pauseWhenDue();
    }
    if (this.#files.size === 0) throw new NoFilesError();
    const top = this.#tree.topFolder(this.#basePath);
    const prefix = top === '' ? '' : `${top}/`;
    const files = new Map<string, string>();
    for (const path of inByteOrder(this.#files.keys())) {
      const within = path.slice(prefix.length);
      // After the top folder is removed, a name may begin with a drive.
      if (top !== '') requireSitePath(path, within);
      files.set(within, this.#files.get(path)?.sha256 ?? '');
    }
    const home = this.#homePages.get(`${prefix}${HOME_PAGE}`)?.toString() ?? '';
    return {
      fileCount: files.size,
      contentDigest: contentDigest(files),
      topFolder: top,
      hostingPath: hostingPath(home, (path) => files.has(path)),
      files,
    };
  }

  /** Whether the path is an `index.html` at the root, or in a folder that might be the top folder. */
  #mayBeHome(path: string): boolean {
    if (!path.endsWith('/index.html')) return path === 'index.html';
    const folder = path.slice(0, -'/index.html'.length);
    return folder === this.#tree.firstFolder || folder === this.#basePath.slice(1);
  }

  /** Closes a file that an error left open. */
  close(): void {
    this.#writer?.endFile();
  }

  #makeFolders(paths: readonly string[]): void {
    this.checkNames(this.#tree.size, this.#tree.nameBytes + this.#targetBytes);
    for (const path of paths) this.#writer?.makeFolder(path);
  }

  #count(bytes: number): void {
    this.#contentBytes += bytes;
    this.checkBytes(this.#contentBytes);
  }

  /** @throws ActionError if there are too many entries, or their names are too long in total */
  checkNames(count: number, nameBytes: number): void {
    const { limits } = this;
    if (count > limits.files) throw tooLarge(`has more than ${grouped(limits.files)} files and folders`);
    if (nameBytes > limits.nameBytes) {
      throw tooLarge(`has names of more than ${size(limits.nameBytes)} in total`);
    }
  }

  /** @throws ActionError if the contents are too large in total */
  checkBytes(bytes: number): void {
    if (bytes > this.limits.bytes) throw tooLarge(`extracts to more than ${size(this.limits.bytes)}`);
  }
}
