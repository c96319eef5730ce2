/**
 * Downloads the bundle of a completed job, and puts it into place if it passes every check.
 *
 * This is the half of the run that waits for the other one: `main.ts` loads it while the service works.
 */

import { type FetchedBundle, fetchBundle } from '../../bundle/fetch-bundle.ts';
import type { Context } from '../../context/context.ts';
import { workFolderIn } from '../../disk/work-folder.ts';
import { saveState } from '../../runner/save-state.ts';
import type { BundleUrl } from '../../values/bundle-url.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import { defaultFolder } from '../inputs/output-folder.ts';
import { WORK_FOLDER } from '../inputs/step-state.ts';
import type { ExportReport } from '../report/report.ts';
import { acceptSite } from './acceptance-checks.ts';
import type { LiveSources } from './compare-with-live.ts';
import { readLiveBundle } from './read-live-bundle.ts';

/** Longest silence of the storage during a download. */
const IDLE_TIMEOUT_MS = 30_000;

export interface DownloadableExport extends Omit<LiveSources, 'readSite'> {
  readonly jobId: string;
  /** As the service reports it, and checked already. */
  readonly pageCount: number | undefined;
  readonly bundleUrl: BundleUrl;
  /** Creates a fresh URL for the same bundle. */
  readonly createBundleUrl: () => Promise<BundleUrl>;
  /** Creates a bundle URL for the job that is live. */
  readonly createLiveUrl: (jobId: string) => Promise<BundleUrl>;
}

/** @throws what {@link fetchBundle} throws */
export async function downloadBundle(
  exported: DownloadableExport,
  inputs: ExportInputs,
  report: ExportReport,
  context: Context,
): Promise<FetchedBundle> {
  const { jobId, pageCount, bundleUrl, createBundleUrl, createLiveUrl } = exported;
  const { extract, maskBundleUrl } = inputs;
  report.downloadStarting();
  const folder = inputs.folder ?? defaultFolder(inputs.tempFolder, jobId);
  const workFolder = workFolderIn(folder);
  saveState(WORK_FOLDER, workFolder);
  const shared = { workFolder, idleTimeoutMs: IDLE_TIMEOUT_MS };
  const reading = { ...shared, createBundleUrl: createLiveUrl, maskBundleUrl };
  const readSite = (liveId: string) => readLiveBundle(liveId, reading, context);
  const bundle = await fetchBundle(
    {
      ...shared,
      bundleUrl,
      createBundleUrl,
      folder,
      extract,
      check: (site) => acceptSite(site, pageCount, inputs, { ...exported, readSite }, report, context),
    },
    context,
  );
  report.bundleDownloaded(bundle);
  return bundle;
}
