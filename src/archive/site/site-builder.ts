/**
 * Builds a site from the entries of an archive, whatever its format: the rules and the limits for sites are enforced
 * here. It does not move anything into place; what an error leaves in the folder is for the caller to remove.
 */
import { inByteOrder } from '../../site/byte-order.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { grouped, size } from '../../text/units.ts';
import type { ArchiveEntry, EntryHandler } from './archive-entry.ts';
import { entryError, tooLarge } from './bundle-errors.ts';
import { ContentsHash, contentDigest } from './content-digest.ts';
import { type EntryLink, entryLink, resolveLinks } from './entry-links.ts';
import { SiteTree, sitePath } from './entry-paths.ts';
import { EventLoopPauses } from './pauses.ts';
import { SiteWriter } from './site-writer.ts';

/** Upper limits for a site. No site comes close, and the disk of a runner is not much larger. */
export interface SiteLimits {
  /** Files and folders together. */
  readonly files: number;
  /** Contents of all files, including the copies that replace links. */
  readonly bytes: number;
  /** Names of all entries and targets of all links: they are kept in memory until the end. */
  readonly nameBytes: number;
}

export const SITE_LIMITS: SiteLimits = { files: 500_000, bytes: 20_000_000_000, nameBytes: 64_000_000 };

export interface SiteContents {
  readonly fileCount: number;
  /** Contents of all files. */
  readonly contentBytes: number;
  /** See `content-digest.ts`. */
  readonly contentDigest: string;
  /**
   * Name of the single folder that contains everything in the bundle, or empty. It is not part of the site: the site's
   * files are in this subfolder of the folder they were extracted into.
   */
  readonly topFolder: string;
  readonly files: SiteFiles;
}

export class SiteExtractor implements EntryHandler {
  readonly #folder: SiteWriter | undefined;
  readonly #limits: SiteLimits;
  /** Names as the bundle has them, including the top folder. */
  readonly #tree = new SiteTree();
  readonly #files = new Map<string, { readonly size: number; readonly sha256: string }>();
  readonly #links = new Map<string, EntryLink>();
  #file: { readonly path: string; readonly size: number; readonly hash: ContentsHash } | undefined;
  #contentBytes = 0;
  #targetBytes = 0;

  /** @param folder an empty folder that nothing else writes into; undefined to write nothing */
  constructor(folder: string | undefined, limits: SiteLimits) {
    this.#folder = folder === undefined ? undefined : new SiteWriter(folder);
    this.#limits = limits;
  }

  onEntry({ kind, what, name, linkName, size, mode }: ArchiveEntry): void {
    const path = sitePath(name);
    if (kind === 'other') throw entryError(path, `is not a file, folder or link but a ${what}`);
    if (kind === 'folder') {
      this.#makeFolders(this.#tree.addFolder(path));
      return;
    }
    if (path === '') throw entryError(name.toString(), `is a ${what} without a name`);
    this.#targetBytes += linkName.length;
    this.#makeFolders(this.#tree.addFile(path));
    if (kind === 'file') {
      this.#count(size);
      this.#folder?.startFile(path, mode);
      this.#file = { path, size, hash: new ContentsHash(size) };
    } else {
      this.#links.set(path, entryLink(path, kind, linkName));
    }
  }

  onContents(piece: Buffer): void {
    this.#file?.hash.update(piece);
    this.#folder?.write(piece);
  }

  onEntryEnd(): void {
    if (this.#file === undefined) return;
    const { path, size, hash } = this.#file;
    this.#folder?.endFile();
    this.#files.set(path, { size, sha256: hash.digest() });
    this.#file = undefined;
  }

  /** After the last entry, when the targets of all links are known. */
  async finish(signal: AbortSignal): Promise<SiteContents> {
    signal.throwIfAborted();
    const pauses = new EventLoopPauses(signal);
    for (const [path, original] of resolveLinks(this.#links, this.#tree)) {
      const file = this.#files.get(original);
      if (file === undefined) throw entryError(path, 'is a link to a file that does not exist');
      this.#count(file.size);
      this.#folder?.copyFile(original, path);
      this.#files.set(path, file);
      if (pauses.isDue()) await pauses.take();
    }
    const topFolder = this.#tree.topFolder();
    const prefixLength = topFolder === '' ? 0 : topFolder.length + 1;
    const files = new Map<string, string>();
    for (const path of inByteOrder(this.#files.keys())) {
      files.set(path.slice(prefixLength), this.#files.get(path)?.sha256 ?? '');
      if (pauses.isDue()) await pauses.take();
    }
    return {
      fileCount: files.size,
      contentBytes: this.#contentBytes,
      contentDigest: await contentDigest(files, pauses),
      topFolder,
      files,
    };
  }

  /** Closes a file that an error left open. */
  close(): void {
    this.#folder?.endFile();
  }

  #makeFolders(paths: readonly string[]): void {
    checkNames(this.#tree.size, this.#tree.nameBytes + this.#targetBytes, this.#limits);
    for (const path of paths) this.#folder?.makeFolder(path);
  }

  #count(bytes: number): void {
    this.#contentBytes += bytes;
    if (this.#contentBytes > this.#limits.bytes) throw tooManyBytes(this.#limits);
  }
}

/** @throws BundleError if there are too many entries, or their names are too long together */
export function checkNames(count: number, nameBytes: number, limits: SiteLimits): void {
  if (count > limits.files) throw tooLarge(`has more than ${grouped(limits.files)} files and folders`);
  if (nameBytes > limits.nameBytes) {
    throw tooLarge(`has names of more than ${size(limits.nameBytes)} together`);
  }
}

export function tooManyBytes(limits: SiteLimits): Error {
  return tooLarge(`extracts to more than ${size(limits.bytes)}`);
}
