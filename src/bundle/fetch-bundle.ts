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
import type { PresignedUrl } from '../download/presigned-url.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError, connectionHint } from '../http/connection-error.ts';
import { type Comparison, changeLists, formatFileList } from '../site/compare-sites.ts';
import { formatManifest } from '../site/manifest.ts';
import { cleanText } from '../text/clean-text.ts';
import { atomicReplace, type Replacement } from './atomic-replace.ts';
import { NAMES } from './file-names.ts';
import { type ReadBundleOptions, readBundle } from './read-bundle.ts';

interface FetchOptions {
  /** The job of the bundle. */
  readonly jobId: string;
  readonly presignedUrl: PresignedUrl;
  /** Folder that receives the archive; created if it does not exist. */
  readonly folder: string;
  /** An existing hidden folder in it for all unfinished files (`disk/work-folder.ts`). The caller removes it. */
  readonly workFolder: string;
  /** Path for which the site was built, such as `/docs`, if it is known. */
  readonly basePath?: string | undefined;
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
  /** Undefined unless lists of what changed were asked for. */
  readonly comparison: FetchedComparison | undefined;
  /** Absolute path of the extracted site, if requested. */
  readonly path: string | undefined;
}

interface FetchedComparison extends Comparison {
  /** Absolute paths of the two lists; see `site/compare-sites.ts`. */
  readonly changedFilesPath: string;
  readonly removedFilesPath: string;
}

/**
 * @throws ActionError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is as before
 * @throws whatever refreshing the URL and `check` throw, and the signal's reason when it aborts
 */
export async function fetchBundle(options: FetchOptions, context: Context): Promise<FetchedBundle> {
  const { folder, workFolder } = options;
  const { log, signal } = context;
  const file = path.join(workFolder, 'bundle');
  const siteFolder = options.extract ? path.join(workFolder, 'site') : undefined;
  try {
    await removeAbandoned(folder, log);
    const read = await readBundle({ ...options, file, siteFolder }, context);
    if (read.site === undefined) keepAsDownloaded(read.format, options.extract, log);
    const comparison = await options.check(read.site);
    signal.throwIfAborted();

    const target = path.join(folder, `${NAMES.bundle}${read.format}`);
    const replacements: Replacement[] = [{ staged: file, target, kind: 'file' }];
    const { sizeBytes, sha256 } = read;
    const bundle = { path: target, sizeBytes, sha256 };
    if (read.site === undefined) {
      await atomicReplace(replacements, workFolder);
      return { ...bundle, site: undefined };
    }
    const texts = new Map<string, string>([[NAMES.manifest, formatManifest(read.site.files)]]);
    const sitePath = siteFolder && path.join(folder, NAMES.site);
    if (siteFolder && sitePath) {
      const staged = path.join(siteFolder, read.site.topFolder);
      replacements.push({ staged, target: sitePath, kind: 'folder' });
      texts.set(NAMES.siteMarker, markerOf(options.jobId));
      await logReplaced(folder, options.jobId, log);
    }
    const lists = comparison && changeLists(read.site.files, comparison.changes);
    if (lists !== undefined) {
      texts.set(NAMES.changedFiles, formatFileList(lists.changed));
      texts.set(NAMES.removedFiles, formatFileList(lists.removed));
    }
    replacements.push(...(await stageTexts(texts, folder, workFolder)));
    await atomicReplace(replacements, workFolder);
    return {
      ...bundle,
      site: {
        ...read.site,
        path: sitePath,
        manifestPath: path.join(folder, NAMES.manifest),
        comparison: comparison && {
          ...comparison,
          changedFilesPath: path.join(folder, NAMES.changedFiles),
          removedFilesPath: path.join(folder, NAMES.removedFiles),
        },
      },
    };
  } catch (error) {
    signal.throwIfAborted();
    throw toBundleError(error, folder);
  }
}

interface ReadLiveSiteOptions extends Pick<ReadBundleOptions, 'presignedUrl' | 'basePath'> {
  /** An existing folder for temporary files. Several connections, or a `.zip`, need a file. */
  readonly workFolder: string;
}

/**
 * Reads the site in the bundle of an earlier job. Nothing of it is kept.
 *
 * @returns undefined for an archive format that is not read
 * @throws ActionError if the bundle cannot be downloaded or read; the signal's reason when it aborts
 */
export async function readLiveSite(
  options: ReadLiveSiteOptions,
  context: Context,
): Promise<SiteContents | undefined> {
  const { log, signal } = context;
  const folder = path.join(options.workFolder, 'live');
  try {
    await mkdir(folder);
    const file = path.join(folder, 'bundle');
    return (await readBundle({ ...options, file, siteFolder: undefined }, context)).site;
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

/** Writes files next to the bundle, by their names, into the work folder. */
async function stageTexts(
  texts: ReadonlyMap<string, string>,
  folder: string,
  workFolder: string,
): Promise<Replacement[]> {
  const replacements: Replacement[] = [];
  for (const [name, text] of texts) {
    const staged = path.join(workFolder, `text-${name}`);
    await writeFile(staged, text);
    replacements.push({ staged, target: path.join(folder, name), kind: 'file' });
  }
  return replacements;
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
