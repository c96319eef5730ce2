/**
 * Reads a bundle as it arrives, checks it against the rules for sites, and extracts it into an empty folder in the same
 * pass. It does not move anything into place; what an error leaves in the folder is for the caller to remove.
 */
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { createGunzip, type ZlibOptions } from 'node:zlib';
import { BundleError } from '../errors.ts';
import { grouped, size } from '../text/units.ts';
import { ContentsHash, contentDigest } from './content-digest.ts';
import { type EntryLink, entryLink, resolveLinks } from './entry-links.ts';
import { DAMAGED_HINT, entryError, SiteTree, sitePath } from './entry-paths.ts';
import { SiteWriter } from './site-writer.ts';
import { TarError } from './tar-header.ts';
import { type TarEntry, type TarHandler, TarReader } from './tar-reader.ts';

/** Upper limits for a site. No site comes close, and the disk of a runner is not much larger. */
export interface SiteLimits {
  /** Files and folders together. */
  readonly files: number;
  /** Contents of all files, including the copies that replace links. */
  readonly bytes: number;
}

export const SITE_LIMITS: SiteLimits = { files: 500_000, bytes: 20_000_000_000 };

export interface ExtractSiteOptions {
  readonly format: '.tar.gz' | '.tar';
  /** An empty folder to extract into, that nothing else writes into; undefined to write nothing. */
  readonly folder: string | undefined;
  readonly limits?: SiteLimits;
  readonly signal: AbortSignal;
}

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
  /** The site's files: path within the site, with `/` between its parts, and hex SHA-256 of the contents. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Size of zlib's output chunks. While one is parsed and written here, zlib's thread inflates the next: smaller ones make
 * it wait more often, larger ones cost memory.
 */
const INFLATED_CHUNK_BYTES = 512 * 1024;

/** How much larger than its contents a tar archive may be, per entry: headers, long names, padding. */
const OVERHEAD_BYTES = 4096;

const BOMB = `${DAMAGED_HINT} No documentation site comes close to this limit.`;

/**
 * @param archive the bundle's bytes in order, in chunks of any size. The next chunk is requested only after the previous
 *   one was consumed, so its buffer may be reused. On success it has been read to its end and the gzip checksum compared;
 *   an error waits for the chunk that was requested last.
 * @throws BundleError if the bundle is damaged, or contains what a site must not contain
 * @throws whatever `archive` throws, file system errors such as ENOSPC unchanged, and the signal's reason
 */
export async function extractSite(
  archive: AsyncIterable<Buffer>,
  options: ExtractSiteOptions,
): Promise<SiteContents> {
  const { format, signal, limits = SITE_LIMITS } = options;
  const extractor = new SiteExtractor(options.folder, limits);
  const tar = new TarReader(extractor);
  const maxBytes = limits.bytes + limits.files * OVERHEAD_BYTES;
  let tarBytes = 0;
  const read = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      tar.write(chunk);
      tarBytes += chunk.length;
      if (tarBytes > maxBytes) throw tooLarge(limits);
    }
  };
  try {
    if (format === '.tar.gz') await inflate(archive, read, signal);
    else await read(archive);
    // The gzip checksum proves that nothing is missing; without it only the end mark does.
    if (!tar.end() && format === '.tar') throw new TarError('its end is missing');
    return await extractor.finish(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof TarError ? damaged(error.message, error) : error;
  } finally {
    extractor.close();
  }
}

/** Builds a site from the entries of an archive. */
export class SiteExtractor implements TarHandler {
  readonly #folder: SiteWriter | undefined;
  readonly #limits: SiteLimits;
  /** Names as the bundle has them, including the top folder. */
  readonly #tree = new SiteTree();
  readonly #files = new Map<string, { readonly size: number; readonly sha256: string }>();
  readonly #links = new Map<string, EntryLink>();
  #file: { readonly path: string; readonly size: number; readonly hash: ContentsHash } | undefined;
  #contentBytes = 0;

  constructor(folder: string | undefined, limits: SiteLimits) {
    this.#folder = folder === undefined ? undefined : new SiteWriter(folder);
    this.#limits = limits;
  }

  onEntry({ kind, what, name, linkName, size, mode }: TarEntry): void {
    const path = sitePath(name);
    if (kind === 'other') throw entryError(path, `is not a file, folder or link but a ${what}`);
    if (kind === 'folder') {
      this.#makeFolders(this.#tree.addFolder(path));
      return;
    }
    if (path === '') throw entryError(name.toString(), `is a ${what} without a name`);
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
    for (const [path, original] of resolveLinks(this.#links, this.#tree)) {
      const file = this.#files.get(original);
      if (file === undefined) throw entryError(path, 'is a link to a file that does not exist');
      this.#count(file.size);
      this.#folder?.copyFile(original, path);
      this.#files.set(path, file);
      await nextTurn(undefined, { signal });
    }
    const topFolder = this.#tree.topFolder();
    const prefixLength = topFolder === '' ? 0 : topFolder.length + 1;
    const files = new Map<string, string>();
    for (const [path, { sha256 }] of this.#files) files.set(path.slice(prefixLength), sha256);
    return {
      fileCount: files.size,
      contentBytes: this.#contentBytes,
      contentDigest: contentDigest(files),
      topFolder,
      files,
    };
  }

  /** Closes a file that an error left open. */
  close(): void {
    this.#folder?.endFile();
  }

  #makeFolders(paths: readonly string[]): void {
    if (this.#tree.size > this.#limits.files) {
      const limit = grouped(this.#limits.files);
      throw new BundleError(`The bundle has more than ${limit} files and folders.`, {
        hint: BOMB,
        isPermanent: true,
      });
    }
    for (const path of paths) this.#folder?.makeFolder(path);
  }

  #count(bytes: number): void {
    this.#contentBytes += bytes;
    if (this.#contentBytes > this.#limits.bytes) throw tooLarge(this.#limits);
  }
}

/**
 * Inflates gzip on zlib's thread. Several members in a row are read as one, as gzip does.
 *
 * @throws BundleError if it is damaged or truncated, or followed by something else
 */
async function inflate(
  archive: AsyncIterable<Buffer>,
  read: (chunks: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Without a queue, it accepts a chunk only after the previous one is inflated, so its buffer may be reused.
  const gunzip = createGunzip({ chunkSize: INFLATED_CHUNK_BYTES, writableHighWaterMark: 1 } as ZlibOptions);
  let receivedBytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of archive) {
      receivedBytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(counted, gunzip, (chunks: AsyncIterable<Buffer>) => read(freed(chunks)), { signal });
  } catch (error) {
    // It ends before its input only if zeros follow. What more input does then differs between versions of Node.js.
    if (!gunzip.readableEnded) throw isZlibError(error) ? damaged(error.message, error) : error;
    receivedBytes = Number.POSITIVE_INFINITY;
  }
  if (gunzip.bytesWritten < receivedBytes) throw damaged('it has data after its end');
}

/**
 * Frees the memory of each chunk as soon as it was read. The garbage collector would need 50 MB more, and run for the
 * chunks alone.
 */
async function* freed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    // Only a chunk that owns all of its memory: a short one shares it with the next ones. Node.js 20 has no `transfer`.
    const memory: { readonly byteLength: number; transfer?(byteLength: number): unknown } = chunk.buffer;
    if (chunk.length === memory.byteLength) memory.transfer?.(0);
  }
}

function isZlibError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'code' in error && String(error.code).startsWith('Z_');
}

function damaged(problem: string, cause?: unknown): BundleError {
  return new BundleError(`The bundle is not a complete archive: ${problem}.`, {
    hint: DAMAGED_HINT,
    cause,
    isPermanent: true,
  });
}

function tooLarge(limits: SiteLimits): BundleError {
  return new BundleError(`The bundle extracts to more than ${size(limits.bytes)}.`, {
    hint: BOMB,
    isPermanent: true,
  });
}
