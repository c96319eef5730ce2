/** The export action: the run from top to bottom. */
import { type Context, systemClock as clock } from '../context/context.ts';
import { WorkFolder } from '../disk/work-folder.ts';
import { HttpClient } from '../http/http-client.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { ExportService } from '../service/export-service.ts';
import { requireMinPages } from './bundle/acceptance-checks.ts';
import { openBundleUrl } from './bundle/bundle-urls.ts';
import { readExportInputs } from './inputs/inputs.ts';
import { prepareFolder } from './inputs/output-folder.ts';
import { dryRun } from './job/dry-run.ts';
import { publishContent } from './job/publish-content.ts';
import { startOrResume } from './job/start-job.ts';
import { waitForJob } from './job/wait-for-job.ts';
import { ExportReport } from './report/report.ts';

export function main(): Promise<void> {
  const report = new ExportReport({ log, clock }, setOutput);
  const workFolder = new WorkFolder();
  return runAction({
    run: (signal) =>
      exportSite(report, workFolder, { log, clock, signal }).finally(() => workFolder.remove(log)),
    verdict: (failure) => report.verdict(failure),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function exportSite(
  report: ExportReport,
  workFolder: WorkFolder,
  context: Context,
): Promise<SuccessOutcome> {
  const inputs = readExportInputs();
  report.inputsRead(inputs);
  const run = { ...context, inputs, report };
  if (inputs.wait) prepareFolder(inputs, workFolder, log);
  const client = new HttpClient(log);
  const { baseUrl, apiKey } = inputs;
  const api = { baseUrl, apiKey, client, signal: context.signal };
  const service = new ExportService(api, inputs.target.projectId);
  if (inputs.dryRun) return dryRun(service, run);

  await publishContent(api, run);
  const starting = startOrResume(service, run);
  // The code is loaded while the service responds. If that fails, the download reports the error.
  if (inputs.wait && inputs.download) loadDownload().catch(() => undefined);
  const job = await starting;
  if (!inputs.wait) return 'started';
  const completed = await waitForJob(service, job, run);
  requireMinPages(completed.pageCount, inputs, log);

  const presignedUrl = await openBundleUrl(service, job.id, completed, run);
  if (inputs.download) {
    const { downloadBundle } = await loadDownload();
    await downloadBundle({ jobId: job.id, pageCount: completed.pageCount, workFolder, presignedUrl }, run);
  }
  return 'completed';
}

/** The code of the download is loaded late: it would add about a tenth to a run of 100 ms. */
function loadDownload() {
  return import('./bundle/download-bundle.ts');
}
