/** The export action: the run from top to bottom. */

import type { FetchedBundle } from '../bundle/fetch-bundle.ts';
import { systemClock as clock } from '../context/clock.ts';
import type { Context } from '../context/context.ts';
import { HttpClient } from '../http/http-client.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { AdminApi } from '../service/admin-api.ts';
import { ExportService } from '../service/export-service.ts';
import { PublishService } from '../service/publish-service.ts';
import type { BundleUrl } from '../values/bundle-url.ts';
import { requirePages } from './bundle/acceptance-checks.ts';
import { announceBundleUrl } from './bundle/announce-bundle-url.ts';
import { bundleUrlSource } from './bundle/bundle-url-source.ts';
import { prepareDelivery } from './delivery/prepare-delivery.ts';
import { exportScope, resumeInputs } from './inputs/export-scope.ts';
import { readExportInputs } from './inputs/inputs.ts';
import { requireUsableFolders } from './inputs/output-folder.ts';
import { readPreviousManifest } from './inputs/previous-manifest.ts';
import { publishContent } from './job/publish-content.ts';
import { startOrResume } from './job/start-job.ts';
import { waitForJob } from './job/wait-for-job.ts';
import { ExportReport } from './report/report.ts';

/** Loading this takes a tenth of a small run. */
const loadDownload = () => import('./bundle/download-bundle.ts');

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
  const starting = startOrResume(service, inputs, report, context);
  // While the service responds. If it cannot be loaded, the download says so.
  if (inputs.wait && inputs.download) loadDownload().catch(() => undefined);
  const job = await starting;
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
  const createLiveUrl = (id: string) =>
    bundleUrlSource(service, { id }, { ...inputs, maxAttempts: 1 }, resume, context)();
  const bundleUrl = await freshUrl();
  const { id: jobId } = job;
  const { pageCount } = completed;
  let bundle: FetchedBundle | undefined;
  if (inputs.download) {
    const { downloadBundle } = await loadDownload();
    const urls = { bundleUrl, createBundleUrl: freshUrl, createLiveUrl };
    const exported = { jobId, pageCount, ...urls, previousFiles, delivery };
    bundle = await downloadBundle(exported, inputs, report, context);
  }
  await delivery.deliver({ jobId, pageCount, bundle });
  return 'completed';
}
