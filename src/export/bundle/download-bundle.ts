/**
 * Downloads the bundle of a completed job, and puts it into place if it passes every check.
 *
 * `main.ts` loads this file while the service works.
 */

import { type FetchedBundle, fetchBundle, readLiveSite } from '../../bundle/fetch-bundle.ts';
import type { WorkFolder } from '../../disk/work-folder.ts';
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
  /** Open if `path` is set; otherwise the folder is known only now. */
  readonly workFolder: WorkFolder;
  readonly presignedUrl: PresignedUrl;
  /** `list-changes` reads the bundle of the live job, which has its own URL. */
  readonly urls: ReturnType<typeof bundleUrls>;
}

/** @throws what {@link fetchBundle} throws */
export async function downloadBundle(exported: DownloadableExport, run: ExportRun): Promise<FetchedBundle> {
  const { jobId, pageCount, workFolder, presignedUrl, urls } = exported;
  const { inputs, report, log } = run;
  const { extract, target } = inputs;
  report.downloadStarting();
  const folder = inputs.folder ?? defaultFolder(inputs.tempFolder, jobId);
  if (workFolder.path === undefined) claimFolder(folder, workFolder);
  const basePath = target.by === 'project' ? target.basePath : undefined;
  const shared = { workFolder: workFolder.path ?? '', basePath };
  const readSite = async (liveId: string) =>
    readLiveSite({ ...shared, presignedUrl: await urls.ofLive(liveId) }, run);
  const check: Parameters<typeof fetchBundle>[0]['check'] = async (site) => {
    acceptSite(site, pageCount, inputs, log);
    return site && compareWithLive(site, { ...exported, readSite }, run);
  };
  const bundle = await fetchBundle({ ...shared, jobId, presignedUrl, folder, extract, check }, run);
  report.bundleDownloaded(bundle);
  return bundle;
}
