/**
 * Reads a bundle as it arrives, holds it against the rules for sites, and unpacks it into a fresh folder in the same
 * pass. Nothing is put in place here (`place-site.ts`); what an error leaves in the folder is for the caller to remove.
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

/** What a site may come to. No site is near it, and a runner's disk is not much larger. */
export interface SiteLimits {
  /** Files and folders together. */
  readonly files: number;
  /** Contents of all files, those that stand in the place of a link counted as well. */
  readonly bytes: number;
}

export const SITE_LIMITS: SiteLimits = { files: 500_000, bytes: 20_000_000_000 };

export interface ExtractSiteOptions {
  readonly kind: '.tar.gz' | '.tar';
  /** An empty folder to unpack into, that nobody else writes into; undefined: nothing is written. */
  readonly folder: string | undefined;
  readonly limits?: SiteLimits;
  readonly signal: AbortSignal;
}

export interface ExtractedSite {
  readonly fileCount: number;
  /** Contents of all files. */
  readonly unpackedBytes: number;
  /** See `content-digest.ts`. */
  readonly contentDigest: string;
  /**
   * Name of the single folder that everything in the bundle lies in, or empty. It is no part of the site: the site's
   * files are in this folder of the one they were unpacked into.
   */
  readonly topFolder: string;
  /** The site's files: path within the site, with `/` between its parts, and hex SHA-256 of the contents. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * What zlib gives at once. While one such piece is parsed and written here, zlib's thread makes the next: smaller ones
 * leave it waiting more often, larger ones cost memory.
 */
const INFLATED_CHUNK_BYTES = 512 * 1024;

/** A tar archive may be larger than its contents by this much for each entry: headers, long names, padding. */
const OVERHEAD_BYTES = 4096;

const BOMB = `${DAMAGED_HINT} No site of documentation comes near this limit.`;

/**
 * @param archive the bundle's bytes in order, in pieces of any size. The next piece is asked for only when the one
 *   before has been taken in, so its buffer may be used again. On success it has been read to its end, and the checksum
 *   of gzip compared; an error waits for the piece that was asked for last.
 * @throws BundleError where the bundle is damaged, or holds what a site must not have
 * @throws what `archive` throws, errors of the file system such as ENOSPC as they are, and the signal's reason
 */
export async function extractSite(
  archive: AsyncIterable<Buffer>,
  options: ExtractSiteOptions,
): Promise<ExtractedSite> {
  const { kind, signal, limits = SITE_LIMITS } = options;
  const unpacking = new SiteExtractor(options.folder, limits);
  const tar = new TarReader(unpacking);
  const mostBytes = limits.bytes + limits.files * OVERHEAD_BYTES;
  let tarBytes = 0;
  const read = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      tar.write(chunk);
      tarBytes += chunk.length;
      if (tarBytes > mostBytes) throw tooLarge(limits);
    }
  };
  try {
    if (kind === '.tar.gz') await inflate(archive, read, signal);
    else await read(archive);
    // The checksum of gzip tells that nothing is missing; without it only the end mark does.
    if (!tar.end() && kind === '.tar') throw new TarError('its end is missing');
    return await unpacking.finish(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof TarError ? damaged(error.message, error) : error;
  } finally {
    unpacking.close();
  }
}

/** Makes a site of the entries of an archive. */
export class SiteExtractor implements TarHandler {
  readonly #folder: SiteWriter | undefined;
  readonly #limits: SiteLimits;
  /** Names as the bundle has them, with the top folder. */
  readonly #tree = new SiteTree();
  readonly #files = new Map<string, { readonly size: number; readonly sha256: string }>();
  readonly #links = new Map<string, EntryLink>();
  #file: { readonly path: string; readonly size: number; readonly hash: ContentsHash } | undefined;
  #unpackedBytes = 0;

  constructor(folder: string | undefined, limits: SiteLimits) {
    this.#folder = folder === undefined ? undefined : new SiteWriter(folder);
    this.#limits = limits;
  }

  onEntry({ kind, what, name, linkName, size, mode }: TarEntry): void {
    const path = sitePath(name);
    if (kind === 'other') throw entryError(path, `is no file, folder or link, but a ${what}`);
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

  /** All entries are there, so it is known what the links stand for. */
  async finish(signal: AbortSignal): Promise<ExtractedSite> {
    signal.throwIfAborted();
    for (const [path, original] of resolveLinks(this.#links, this.#tree)) {
      const file = this.#files.get(original);
      if (file === undefined) throw entryError(path, 'is a link to nothing');
      this.#count(file.size);
      this.#folder?.copyFile(original, path);
      this.#files.set(path, file);
      await nextTurn(undefined, { signal });
    }
    const topFolder = this.#tree.topFolder();
    const beginning = topFolder === '' ? 0 : topFolder.length + 1;
    const files = new Map<string, string>();
    for (const [path, { sha256 }] of this.#files) files.set(path.slice(beginning), sha256);
    return {
      fileCount: files.size,
      unpackedBytes: this.#unpackedBytes,
      contentDigest: contentDigest(files),
      topFolder,
      files,
    };
  }

  /** Lets go of a file that an error left open. */
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
    this.#unpackedBytes += bytes;
    if (this.#unpackedBytes > this.#limits.bytes) throw tooLarge(this.#limits);
  }
}

/**
 * Inflates gzip on zlib's thread. Several members one after another are read as one, as gzip does.
 *
 * @throws BundleError where it is damaged or cut, or is followed by something else
 */
async function inflate(
  archive: AsyncIterable<Buffer>,
  read: (chunks: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // With room for nothing, it takes a piece only when the one before is inflated, and its buffer may be used again.
  const gunzip = createGunzip({ chunkSize: INFLATED_CHUNK_BYTES, writableHighWaterMark: 1 } as ZlibOptions);
  let givenBytes = 0;
  async function* given(): AsyncGenerator<Buffer> {
    for await (const chunk of archive) {
      givenBytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(given, gunzip, (chunks: AsyncIterable<Buffer>) => read(freed(chunks)), { signal });
  } catch (error) {
    // It ends before its input only where zeros follow. What comes of more input then differs between Node's versions.
    if (!gunzip.readableEnded) throw isZlibError(error) ? damaged(error.message, error) : error;
    givenBytes = Number.POSITIVE_INFINITY;
  }
  if (gunzip.bytesWritten < givenBytes) throw damaged('something follows after its end');
}

/**
 * Gives the memory of each chunk back as soon as it was read. Left to the garbage collector, it takes 50 MB more, and
 * the collector runs for the chunks alone.
 */
async function* freed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    // Only a chunk that is all of its memory: one that zlib cut short shares it with those after it. Node 20 cannot.
    const memory: { readonly byteLength: number; transfer?(byteLength: number): unknown } = chunk.buffer;
    if (chunk.length === memory.byteLength) memory.transfer?.(0);
  }
}

function isZlibError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'code' in error && String(error.code).startsWith('Z_');
}

function damaged(problem: string, cause?: unknown): BundleError {
  return new BundleError(`The bundle is no whole archive: ${problem}.`, {
    hint: DAMAGED_HINT,
    cause,
    isPermanent: true,
  });
}

function tooLarge(limits: SiteLimits): BundleError {
  return new BundleError(`The bundle unpacks to more than ${size(limits.bytes)}.`, {
    hint: BOMB,
    isPermanent: true,
  });
}
