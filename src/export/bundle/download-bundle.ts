/** Downloads the bundle of a completed job, and puts it into place if it passes every check. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from '../../archive/read-archive.ts';
import { NoFilesError } from '../../archive/site/bundle-errors.ts';
import { placeBundle } from '../../bundle/place-bundle.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import type { Context } from '../../context/context.ts';
import { diskFix } from '../../disk/disk-fix.ts';
import { remove } from '../../disk/move-and-remove.ts';
import { removeAbandoned, type WorkFolder } from '../../disk/work-folder.ts';
import type { PresignedUrl } from '../../download/presigned-url.ts';
import { ActionError } from '../../errors.ts';
import { ConnectionError } from '../../http/connection-error.ts';
import { type Changes, changeLists } from '../../site/compare-sites.ts';
import type { LiveSite } from '../delivery/live-site.ts';
import { claimFolder, defaultFolder } from '../inputs/output-folder.ts';
import { wantsLists } from '../report/facts.ts';
import type { ExportRun } from '../report/report.ts';
import { acceptSite } from './acceptance-checks.ts';
import type { bundleUrls } from './bundle-urls.ts';
import { compareWithLive } from './compare-with-live.ts';

interface DownloadableExport {
  readonly jobId: string;
  /** The count that the service reports; `min-pages` has been checked against it. */
  readonly pageCount: number | undefined;
  /** Already open if `path` is set. Otherwise, the folder is known only now. */
  readonly workFolder: WorkFolder;
  readonly presignedUrl: PresignedUrl;
  /** `list-changes` reads the bundle of the live job, which has its own URL. */
  readonly urls: Pick<ReturnType<typeof bundleUrls>, 'ofLive'>;
  readonly liveSite: Pick<LiveSite, 'manifest' | 'state'>;
}

/**
 * @returns the bundle in its place, and the differences of its site from the live one, if they are known
 * @throws ActionError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is unchanged
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
export async function downloadBundle(
  exported: DownloadableExport,
  run: ExportRun,
): Promise<{ readonly bundle: Bundle; readonly changes: Changes | undefined }> {
  const { jobId, pageCount, presignedUrl, urls, liveSite } = exported;
  const { inputs, report, log, signal } = run;
  const { extract, target, tempFolder } = inputs;
  report.downloadStarting();
  const folder = inputs.folder ?? defaultFolder(tempFolder, jobId);
  const workPath = exported.workFolder.path ?? claimFolder(folder, exported.workFolder);
  const file = path.join(workPath, 'bundle');
  const siteFolder = extract ? path.join(workPath, 'site') : undefined;
  const basePath = target.by === 'project' ? target.basePath : undefined;
  const readSite = async (liveId: string) => readLiveSite(await urls.ofLive(liveId), basePath, workPath, run);
  let bundle: Bundle;
  let changes: Changes | undefined;
  try {
    await removeAbandoned(workPath, log);
    bundle = await readBundle({ file, siteFolder, presignedUrl, basePath }, run);
    acceptSite(bundle.site.files, pageCount, inputs);
    changes = await compareWithLive(bundle.site, liveSite, readSite, run);
    signal.throwIfAborted();
    const lists = wantsLists(inputs) ? changeLists(bundle.site.files, changes) : undefined;
    bundle = await placeBundle(bundle, lists, folder, workPath);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoFilesError && pageCount) throw NoFilesError.despite(pageCount);
    throw toBundleError(error, folder);
  }
  report.bundleDownloaded(bundle);
  return { bundle, changes };
}

/**
 * Reads the site in the bundle of an earlier job. The bundle is not kept, but it needs a file: several connections
 * write into it, and a zip is read from its end.
 *
 * @param workFolder an existing folder
 * @throws ActionError if the bundle cannot be downloaded or read; the signal's reason when it aborts
 */
async function readLiveSite(
  presignedUrl: PresignedUrl,
  basePath: string | undefined,
  workFolder: string,
  context: Context,
): Promise<Bundle['site']> {
  const folder = path.join(workFolder, 'live');
  try {
    await mkdir(folder);
    const file = path.join(folder, 'bundle');
    return (await readBundle({ presignedUrl, basePath, file }, context)).site;
  } catch (error) {
    context.signal.throwIfAborted();
    throw toBundleError(error, workFolder);
  } finally {
    await remove(folder, context.log);
  }
}

/** Errors of failed writes contain no path, unlike every other error of the file system. */
const WRITE_ERRORS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}

/** Converts a connection or disk error to an ActionError, and returns any other error unchanged. */
function toBundleError(error: unknown, folder: string): unknown {
  if (error instanceof ConnectionError) {
    return new ActionError('download-failed', `Downloading the bundle failed: ${error.message}.`, {
      hint: error.hint,
      cause: error,
    });
  }
  if (!isFileError(error)) return error;
  return new ActionError('disk', `The bundle could not be written to "${folder}" (${error.code}).`, {
    hint: `${diskFix(error)} You can also set \`path\` to another folder.`,
    cause: error,
  });
}
