/** Downloads the bundle of a completed job, and puts it into place if it passes every check. */
import path from 'node:path';
import type { Bundle } from '../../archive/read-archive.ts';
import { NoFilesError } from '../../archive/site/bundle-errors.ts';
import { placeBundle } from '../../bundle/place-bundle.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import { diskFix } from '../../disk/disk-fix.ts';
import type { WorkFolder } from '../../disk/work-folder.ts';
import type { PresignedUrl } from '../../download/presigned-url.ts';
import { ActionError } from '../../errors.ts';
import { ConnectionError } from '../../http/connection-error.ts';
import { defaultFolder, openFolder } from '../inputs/output-folder.ts';
import type { ExportRun } from '../report/report.ts';
import { acceptSite } from './acceptance-checks.ts';

interface DownloadableExport {
  readonly jobId: string;
  /** The count that the service reports; `min-pages` has been checked against it. */
  readonly pageCount: number | undefined;
  /** Already open if `path` is set. Otherwise, the folder is known only now. */
  readonly workFolder: WorkFolder;
  readonly presignedUrl: PresignedUrl;
}

/**
 * @throws ActionError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is unchanged
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
export async function downloadBundle(exported: DownloadableExport, run: ExportRun): Promise<void> {
  const { jobId, pageCount, presignedUrl } = exported;
  const { inputs, report, log, signal } = run;
  const { extract, target, tempFolder } = inputs;
  report.downloadStarting();
  const folder = inputs.folder ?? defaultFolder(tempFolder, jobId);
  const workPath = exported.workFolder.path ?? openFolder(folder, exported.workFolder, log);
  const file = path.join(workPath, 'bundle');
  const siteFolder = extract ? path.join(workPath, 'site') : undefined;
  const basePath = target.by === 'project' ? target.basePath : undefined;
  let bundle: Bundle;
  try {
    bundle = await readBundle({ file, siteFolder, presignedUrl, basePath }, run);
    acceptSite(bundle.site.files, pageCount, inputs);
    signal.throwIfAborted();
    bundle = await placeBundle(bundle, folder, workPath);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoFilesError && pageCount) throw NoFilesError.despite(pageCount);
    throw toBundleError(error, folder);
  }
  report.bundleDownloaded(bundle);
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
