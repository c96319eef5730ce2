/**
 * Fetches the bundle into its folder: it is downloaded and read in a work folder, and the bundle, the site, the
 * manifest and the lists of what changed move into place together, only after every check has passed.
 *
 * The storage is accessed only here: a presigned URL that can be refreshed goes in, and a file comes out.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveFormat } from '../archive/archive-format.ts';
import type { SiteContents } from '../archive/site/site-builder.ts';
import type { Context, Logger } from '../context/context.ts';
import { diskFix } from '../disk/disk-fix.ts';
import { remove } from '../disk/move-and-remove.ts';
import { removeAbandoned } from '../disk/work-folder.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError, connectionHint } from '../http/connection-error.ts';
import { type Comparison, changeLists, formatFileList } from '../site/compare-sites.ts';
import { formatManifest } from '../site/manifest.ts';
import { cleanText } from '../text/clean-text.ts';
import { atomicReplace, type Replacement } from './atomic-replace.ts';
import { NAMES } from './file-names.ts';
import { type ReadBundleOptions, readBundle } from './read-bundle.ts';

interface FetchOptions extends Pick<ReadBundleOptions, 'presignedUrl' | 'basePath'> {
  /** The job of the bundle. */
  readonly jobId: string;
  /** Folder that receives the archive; created if it does not exist. */
  readonly folder: string;
  /** An existing hidden folder in it for all unfinished files (`disk/work-folder.ts`). The caller removes it. */
  readonly workFolder: string;
  /** Whether to extract the site next to the archive. */
  readonly extract: boolean;
  /**
   * Called with the site before anything is moved into place, to refuse it or compare it with the live one. The site is
   * undefined if its format is not read.
   */
  readonly check: (site: SiteContents | undefined) => Promise<Comparison | undefined>;
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

export interface FetchedSite
  extends Pick<SiteContents, 'fileCount' | 'contentDigest' | 'hostingPath' | 'files'> {
  /** Absolute path of the manifest. */
  readonly manifestPath: string;
  /** With the absolute paths of the two lists (`site/compare-sites.ts`); undefined unless these were asked for. */
  readonly comparison:
    | (Comparison & { readonly changedFilesPath: string; readonly removedFilesPath: string })
    | undefined;
  /** Absolute path of the extracted site, if requested. */
  readonly path: string | undefined;
}

/**
 * @throws ActionError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is as before
 * @throws whatever refreshing the URL and `check` throw, and the signal's reason when it aborts
 */
export async function fetchBundle(options: FetchOptions, context: Context): Promise<FetchedBundle> {
  const { folder, workFolder, extract } = options;
  const { log, signal } = context;
  const file = path.join(workFolder, 'bundle');
  const siteFolder = extract ? path.join(workFolder, NAMES.site) : undefined;
  try {
    await removeAbandoned(folder, log);
    const { format, sizeBytes, sha256, site } = await readBundle({ ...options, file, siteFolder }, context);
    if (site === undefined) keepAsDownloaded(format, extract, log);
    const comparison = await options.check(site);
    signal.throwIfAborted();

    const target = path.join(folder, `${NAMES.bundle}${format}`);
    const replacements: Replacement[] = [{ staged: file, target, kind: 'file' }];
    const fetched = site && (await stageSite(site, comparison, options, replacements, log));
    await atomicReplace(replacements, workFolder);
    return { path: target, sizeBytes, sha256, site: fetched };
  } catch (error) {
    signal.throwIfAborted();
    throw toBundleError(error, folder);
  }
}

/**
 * Writes the files about the site into the work folder.
 *
 * @param replacements receives the site, if it is extracted, and these files
 */
async function stageSite(
  site: SiteContents,
  comparison: Comparison | undefined,
  { jobId, folder, workFolder, extract }: FetchOptions,
  replacements: Replacement[],
  log: Logger,
): Promise<FetchedSite> {
  const inFolder = (name: string) => path.join(folder, name);
  const texts = new Map<string, string>([[NAMES.manifest, formatManifest(site.files)]]);
  if (extract) {
    const staged = path.join(workFolder, NAMES.site, site.topFolder);
    replacements.push({ staged, target: inFolder(NAMES.site), kind: 'folder' });
    texts.set(NAMES.siteMarker, markerOf(jobId));
    await logReplaced(folder, jobId, log);
  }
  if (comparison !== undefined) {
    const { changed, removed } = changeLists(site.files, comparison.changes);
    texts.set(NAMES.changedFiles, formatFileList(changed));
    texts.set(NAMES.removedFiles, formatFileList(removed));
  }
  for (const [name, text] of texts) {
    const staged = path.join(workFolder, `text-${name}`);
    await writeFile(staged, text);
    replacements.push({ staged, target: inFolder(name), kind: 'file' });
  }
  return {
    ...site,
    path: extract ? inFolder(NAMES.site) : undefined,
    manifestPath: inFolder(NAMES.manifest),
    comparison: comparison && {
      ...comparison,
      changedFilesPath: inFolder(NAMES.changedFiles),
      removedFilesPath: inFolder(NAMES.removedFiles),
    },
  };
}

/**
 * Reads the site in the bundle of an earlier job. Nothing of it is kept. Several connections, or a `.zip`, need a file.
 *
 * @returns undefined for an archive format that is not read
 * @throws ActionError if the bundle cannot be downloaded or read; the signal's reason when it aborts
 */
export async function readLiveSite(
  options: Pick<FetchOptions, 'presignedUrl' | 'basePath' | 'workFolder'>,
  context: Context,
): Promise<SiteContents | undefined> {
  const { log, signal } = context;
  const folder = path.join(options.workFolder, 'live');
  try {
    await mkdir(folder);
    return (await readBundle({ ...options, file: path.join(folder, 'bundle') }, context)).site;
  } catch (error) {
    signal.throwIfAborted();
    throw toBundleError(error, options.workFolder);
  } finally {
    await remove(folder, log);
  }
}

const JOB_OF_SITE = /^Job: (\S{1,256})$/m;

function markerOf(jobId: string): string {
  return `The folder "site" was extracted by static-export-action, which may replace it.\nJob: ${jobId}\n`;
}

/** Names the job whose site is replaced, unless it is the same job. */
async function logReplaced(folder: string, jobId: string, log: Logger): Promise<void> {
  const marker = await readFile(path.join(folder, NAMES.siteMarker), 'utf8').catch(() => '');
  const previousId = JOB_OF_SITE.exec(marker)?.[1];
  if (previousId === undefined || previousId === jobId) return;
  log.info(`Replacing the site of job ${cleanText(previousId)} in ${folder}`);
}

/** @throws ActionError if a site was requested */
function keepAsDownloaded(format: ArchiveFormat, extract: boolean, log: Logger): void {
  if (!extract) {
    log.info(`The bundle is a ${format} archive: it is kept as downloaded, and its files are not counted.`);
    return;
  }
  throw new ActionError('bundle-rejected', `The bundle cannot be extracted: it is a ${format} archive.`, {
    hint: 'Without `extract`, the bundle is kept as downloaded.',
  });
}

/** Errors of failed writes contain no path, unlike every other error of the file system. */
const WRITE_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}

/** @returns an ActionError for what the connection or the disk did; anything else unchanged */
function toBundleError(error: unknown, folder: string): unknown {
  if (error instanceof ConnectionError) {
    return new ActionError('download-failed', `Downloading the bundle failed: ${error.message}.`, {
      hint: connectionHint(error),
      cause: error,
    });
  }
  if (!isFileError(error)) return error;
  return new ActionError('disk', `The bundle could not be written to "${folder}" (${error.code}).`, {
    hint: `${diskFix(error)} You can also set \`path\` to another folder.`,
    cause: error,
  });
}
