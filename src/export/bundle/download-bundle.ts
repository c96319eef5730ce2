/** Downloads the bundle of a completed job, and puts it into place if it passes every check. */
import path from 'node:path';
import { type PlacedBundle, placeBundle } from '../../bundle/place-bundle.ts';
import { readBundle, readLiveSite, toBundleError } from '../../bundle/read-bundle.ts';
import { removeAbandoned, type WorkFolder } from '../../disk/work-folder.ts';
import type { PresignedUrl } from '../../download/presigned-url.ts';
import { claimFolder, defaultFolder } from '../inputs/output-folder.ts';
import type { ExportRun } from '../report/report.ts';
import { acceptSite } from './acceptance-checks.ts';
import type { bundleUrls } from './bundle-urls.ts';
import { compareWithLive, type LiveSources } from './compare-with-live.ts';

interface DownloadableExport extends Omit<LiveSources, 'readSite'> {
  readonly jobId: string;
  /** The count that the service reports; `min-pages` has been checked against it. */
  readonly pageCount: number | undefined;
  /** Already open if `path` is set. Otherwise, the folder is known only now. */
  readonly workFolder: WorkFolder;
  readonly presignedUrl: PresignedUrl;
  /** `list-changes` reads the bundle of the live job, which has its own URL. */
  readonly urls: ReturnType<typeof bundleUrls>;
}

/**
 * @throws ActionError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is as before
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
export async function downloadBundle(exported: DownloadableExport, run: ExportRun): Promise<PlacedBundle> {
  const { jobId, pageCount, presignedUrl, urls } = exported;
  const { inputs, report, log, signal } = run;
  const { extract, target, tempFolder } = inputs;
  report.downloadStarting();
  const folder = inputs.folder ?? defaultFolder(tempFolder, jobId);
  const workPath = exported.workFolder.path ?? claimFolder(folder, exported.workFolder);
  const staged = {
    file: path.join(workPath, 'bundle'),
    siteFolder: extract ? path.join(workPath, 'site') : undefined,
  };
  const basePath = target.by === 'project' ? target.basePath : undefined;
  const readSite = async (liveId: string) =>
    readLiveSite({ presignedUrl: await urls.ofLive(liveId), basePath }, workPath, run);
  let bundle: PlacedBundle;
  try {
    await removeAbandoned(folder, log);
    const read = await readBundle({ ...staged, presignedUrl, basePath }, run);
    acceptSite(read, pageCount, inputs, log);
    const comparison = read.site && (await compareWithLive(read.site, { ...exported, readSite }, run));
    signal.throwIfAborted();
    bundle = await placeBundle(read, comparison, { jobId, folder, workFolder: workPath, staged }, log);
  } catch (error) {
    signal.throwIfAborted();
    throw toBundleError(error, folder);
  }
  report.bundleDownloaded(bundle);
  return bundle;
}
