/**
 * Downloads the bundle and reads it on the way: the download writes a temporary file, the reader follows it, and both
 * the bundle and the site move into place only after every check has passed.
 *
 * This is the seam to the storage: a presigned URL and a way to refresh it go in, a file comes out.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_FORMATS, isMarkup } from '../archive/archive-format.ts';
import { type ReadArchive, readArchive } from '../archive/read-archive.ts';
import { readZip } from '../archive/read-zip.ts';
import type { SiteContents } from '../archive/site-extractor.ts';
import { extractWithSystemTools } from '../archive/system-extractors.ts';
import type { Context } from '../context.ts';
import { remove } from '../disk/remove.ts';
import { createWorkFolder, removeAbandoned } from '../disk/work-folder.ts';
import { type DownloadOptions, downloadInto } from '../download/parallel-download.ts';
import { PartialFile } from '../download/partial-file.ts';
import { PresignedUrl } from '../download/presigned-url.ts';
import { StorageError } from '../download/storage-error.ts';
import { BundleError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { connectionHint } from '../http/connection-hints.ts';
import { HttpClient } from '../http/http-client.ts';
import { DownloadProgressLog } from '../log/download-progress.ts';
import { logRetry } from '../log/retry-log.ts';
import type { BundleUrl } from '../service/schemas.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { atomicReplace, type Replacement } from './atomic-replace.ts';

export interface FetchOptions {
  readonly bundleUrl: BundleUrl;
  /** Creates a fresh URL for the same bundle, for the case that the present one has expired. */
  readonly createBundleUrl: () => Promise<BundleUrl>;
  /** Folder that receives the archive; created if it does not exist. */
  readonly folder: string;
  /** Hidden folder in it for everything unfinished (`disk/work-folder.ts`); removed at the end. */
  readonly workFolder: string;
  /** Extract the site beside the archive. */
  readonly extract: boolean;
  /** Called with the site's files before anything is moved into place, to refuse them; undefined if not known. */
  readonly check: (files: SiteContents['files'] | undefined) => void;
  /** Longest silence of the storage, for each connection. */
  readonly idleTimeoutMs: number;
}

export interface FetchedBundle {
  /** Absolute path of the archive. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Undefined for a format that is kept as downloaded. */
  readonly site: FetchedSite | undefined;
}

interface FetchedSite {
  readonly fileCount: number;
  /** See `content-digest.ts`. */
  readonly contentDigest: string;
  /** Absolute path of the extracted site, if requested. */
  readonly path: string | undefined;
}

/** Names in the folder (docs/reference.md, "Bundle formats"). */
const BUNDLE_NAME = 'static-export';
const UNKNOWN_FORMAT = '.bin';
/** The bundle has one of them, which is known only when its first bytes arrive. */
export const BUNDLE_NAMES = [...ARCHIVE_FORMATS, UNKNOWN_FORMAT].map((format) => `${BUNDLE_NAME}${format}`);
export const SITE_NAME = 'site';

/** Proves that this action made the site beside it (docs/reference.md, "Atomic replace"). */
export const SITE_MARKER = '.static-export-site';

/** Complete downloads, if one cannot be continued. */
const RESTART = { kind: 'restart', tries: 4, budgetMs: 6 * 3_600_000 };

/**
 * @throws BundleError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is as before
 * @throws whatever `createBundleUrl` and `check` throw, and the signal's reason when it aborts
 */
export async function fetchBundle(options: FetchOptions, context: Context): Promise<FetchedBundle> {
  const { folder, workFolder } = options;
  const { log, clock, signal } = context;
  const partial = path.join(workFolder, 'bundle');
  const stage = options.extract ? path.join(workFolder, 'site') : undefined;
  const client = new HttpClient({ keepAlive: true, log });
  const presignedUrl = new PresignedUrl(options.bundleUrl, options.createBundleUrl);
  const { idleTimeoutMs } = options;
  try {
    await removeAbandoned(folder, log);
    await createWorkFolder(workFolder);
    let wasReplaced = false;
    const download = async () => {
      // The new object may have another size, which the service reports with a fresh URL.
      if (wasReplaced) await presignedUrl.refresh(presignedUrl.url);
      try {
        return await downloadAndRead(partial, stage, { ...context, presignedUrl, client, idleTimeoutMs });
      } catch (error) {
        wasReplaced = error instanceof StorageError && error.problem.kind === 'replaced';
        throw error;
      }
    };
    const read = await retry(download, { retryRule: restartRule, onRetry: logRetry(log), clock, signal });
    const site = read.site ?? (await extractOtherFormat(read, partial, stage, context));
    options.check(site?.files);
    signal.throwIfAborted();

    const target = path.join(folder, `${BUNDLE_NAME}${read.format ?? UNKNOWN_FORMAT}`);
    const replacements: Replacement[] = [{ staged: partial, target, kind: 'file' }];
    const sitePath = stage && path.join(folder, SITE_NAME);
    if (site && stage && sitePath) {
      replacements.push({ staged: path.join(stage, site.topFolder), target: sitePath, kind: 'folder' });
      const marker = path.join(workFolder, 'marker');
      await writeFile(
        marker,
        'The folder "site" was extracted by static-export-action, which may replace it.\n',
      );
      replacements.push({ staged: marker, target: path.join(folder, SITE_MARKER), kind: 'file' });
    }
    await atomicReplace(replacements, workFolder);
    const { sizeBytes, sha256 } = read;
    return { path: target, sizeBytes, sha256, site: site && { ...site, path: sitePath } };
  } catch (error) {
    signal.throwIfAborted();
    throw toBundleError(error, folder);
  } finally {
    client.close();
    await remove(workFolder, log);
  }
}

/** The formats that cannot be read while they arrive: a `.zip`, and those that need the system's tools. */
async function extractOtherFormat(
  { format, head }: ReadArchive,
  archive: string,
  stage: string | undefined,
  context: Context,
): Promise<SiteContents | undefined> {
  if (format === '.zip') return readZip(archive, { folder: stage, signal: context.signal });
  const site = format && (await extractWithSystemTools(archive, format, stage, context));
  if (site !== undefined) return site;
  const what =
    format === undefined
      ? `not a known archive (its first bytes are ${head.subarray(0, 8).toString('hex')})`
      : `a ${format} archive`;
  if (stage === undefined) {
    context.log.info(`The bundle is ${what}: it is kept as downloaded, and its files are not counted.`);
    return undefined;
  }
  throw new BundleError('bundle-rejected', `The bundle cannot be extracted: it is ${what}.`, {
    hint: 'Without `extract`, the bundle is kept as downloaded.',
  });
}

/** One download from its beginning, and the reading that goes along with it. */
async function downloadAndRead(
  partial: string,
  stage: string | undefined,
  options: Omit<DownloadOptions, 'onBytes'>,
): Promise<ReadArchive> {
  const abort = new AbortController();
  const signal = AbortSignal.any([options.signal, abort.signal]);
  const progress = new DownloadProgressLog(options);
  const onBytes: DownloadOptions['onBytes'] = (bytes, sizeBytes) => progress.received(bytes, sizeBytes);
  if (stage !== undefined) await emptyFolder(stage);
  const file = await PartialFile.create(partial);
  const downloading = downloadInto(file, { ...options, signal, onBytes }).then(() => file.complete());
  const reading = readArchive(file.chunks(signal), stage, signal);
  try {
    const [read] = await Promise.all([reading, downloading]);
    if (read.format === undefined) requireBundle(read.head);
    return read;
  } catch (error) {
    abort.abort(error);
    throw error;
  } finally {
    await Promise.allSettled([downloading, reading]);
    await file.close();
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}

/** @throws StorageError for nothing, and for a page in the place of the bundle */
function requireBundle(head: Buffer): void {
  if (head.length === 0) throw new StorageError({ kind: 'invalid-content' }, 'the storage sent nothing.');
  if (isMarkup(head)) {
    throw new StorageError(
      { kind: 'invalid-content' },
      'the storage sent a web page or an XML document instead of the bundle.',
      'A proxy may be in between.',
    );
  }
}

/** What only a restart can fix: another object, or a stream that cannot be continued. */
function restartRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof StorageError)) return undefined;
  const { kind } = error.problem;
  return kind === 'invalid-content' || kind === 'replaced' ? RESTART : undefined;
}

/** Failed writes name no path, unlike every other error of the file system. */
const WRITE_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}

function toBundleError(error: unknown, folder: string): unknown {
  if (error instanceof ConnectionError) {
    return new BundleError('download-failed', `Downloading the bundle failed: ${error.message}.`, {
      hint: connectionHint(error),
      cause: error,
    });
  }
  if (!isFileError(error)) return error;
  return new BundleError('disk', `The bundle could not be written to "${folder}" (${error.code}).`, {
    hint:
      DISK_HINTS[error.code ?? ''] ?? 'Check the disk and the permissions of the folder that `path` names.',
    cause: error,
  });
}

const DISK_FULL = 'The disk is full. Free some space, or set `path` to a folder on another disk.';
const NOT_ALLOWED = 'Set `path` to a folder that this step is allowed to write to.';
const TOO_MANY_FILES = 'The process may not open more files. Raise the limit of open files on the runner.';
const IN_USE = 'Another program has a file there open. Close it, or set `path` to another folder.';

const DISK_HINTS: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
  EMFILE: TOO_MANY_FILES,
  ENFILE: TOO_MANY_FILES,
  EBUSY: IN_USE,
};
