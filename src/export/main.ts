/** The export action: the run from top to bottom. */
import { type FetchedBundle, fetchBundle } from '../bundle/fetch-bundle.ts';
import type { Context } from '../context.ts';
import { workFolderIn } from '../disk/work-folder.ts';
import { HttpClient } from '../http/http-client.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { saveState } from '../runner/save-state.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { AdminApi } from '../service/admin-api.ts';
import { ExportService } from '../service/export-service.ts';
import { PublishService } from '../service/publish-service.ts';
import type { BundleUrl } from '../service/schemas.ts';
import { systemClock as clock } from '../timing/clock.ts';
import { acceptSite, requirePages } from './acceptance-checks.ts';
import { announceBundleUrl } from './announce-bundle-url.ts';
import { bundleUrlSource } from './bundle-url-source.ts';
import { prepareDelivery } from './deliver.ts';
import { exportScope, resumeInputs } from './export-scope.ts';
import { readExportInputs } from './inputs.ts';
import { defaultFolder, requireUsableFolders } from './output-folder.ts';
import { readPreviousManifest } from './previous-manifest.ts';
import { publishContent } from './publish-content.ts';
import { readLiveBundle } from './read-live-bundle.ts';
import { ExportReport } from './report.ts';
import { startOrResume } from './start-job.ts';
import { WORK_FOLDER } from './step-state.ts';
import { waitForJob } from './wait-for-job.ts';

/** Longest silence of the storage during a download. */
const STORAGE_IDLE_TIMEOUT_MS = 30_000;

export function main(): Promise<void> {
  const report = new ExportReport({ log, clock }, setOutput);
  return runAction({
    run: (signal) => exportSite(report, { log, clock, signal }),
    resumeHint: (outcome, code) => report.resumeHint(outcome, code),
    summary: (result) => report.summary(result),
  });
}

async function exportSite(report: ExportReport, context: Context): Promise<SuccessOutcome> {
  const inputs = readExportInputs();
  report.inputsRead(inputs);
  if (inputs.wait) requireUsableFolders(inputs);
  const previousFiles = await readPreviousManifest(inputs.previousManifest, log);
  const delivery = await prepareDelivery(inputs, report, context);
  const client = new HttpClient({ keepAlive: true, log });
  const api = new AdminApi({ ...inputs, client, signal: context.signal });
  const service = new ExportService(api, exportScope(inputs));

  if (inputs.publish)
    await publishContent(new PublishService(api), inputs.projectId ?? '', inputs, report, context);
  const job = await startOrResume(service, inputs, report, context);
  report.jobAccepted(job);
  if (!inputs.wait) return 'started';

  const onChecked = report.jobChecked.bind(report);
  const resume = resumeInputs(job.id, inputs);
  const completed = await waitForJob({ service, job, pace: inputs, resume, onChecked }, context);
  report.jobCompleted(completed);
  requirePages(completed.pageCount, inputs, log);

  const nextUrl = bundleUrlSource(service, { ...job, completed }, inputs, resume, context);
  const freshUrl = async (): Promise<BundleUrl> => {
    const url = await nextUrl();
    await announceBundleUrl(url, inputs, report);
    return url;
  };
  // The live job ended long ago: its bundle is there at once, or not any more.
  const liveUrl = (jobId: string) =>
    bundleUrlSource(service, { id: jobId }, { ...inputs, maxAttempts: 1 }, resume, context)();
  const bundleUrl = await freshUrl();
  let bundle: FetchedBundle | undefined;
  if (inputs.download) {
    report.downloadStarting();
    const folder = inputs.folder ?? defaultFolder(inputs.tempFolder, job.id);
    const workFolder = workFolderIn(folder);
    saveState(WORK_FOLDER, workFolder);
    const shared = { workFolder, idleTimeoutMs: STORAGE_IDLE_TIMEOUT_MS };
    const reading = { ...shared, createBundleUrl: liveUrl, maskBundleUrl: inputs.maskBundleUrl };
    const readSite = (jobId: string) => readLiveBundle(jobId, reading, context);
    const live = { previousFiles, delivery, readSite };
    bundle = await fetchBundle(
      {
        bundleUrl,
        createBundleUrl: freshUrl,
        ...shared,
        folder,
        extract: inputs.extract,
        check: (site) => acceptSite(site, completed.pageCount, inputs, live, report, context),
      },
      context,
    );
    report.bundleDownloaded(bundle);
  }
  await delivery.deliver({ jobId: job.id, pageCount: completed.pageCount, bundle });
  return 'completed';
}
