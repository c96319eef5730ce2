/** The export action: reads its inputs, brings an export job to its end, and hands the bundle to the next steps. */
import { type FetchedBundle, fetchBundle } from '../bundle/fetch-bundle.ts';
import { urlCredentials } from '../download/url-credentials.ts';
import type { FailureOutcome } from '../errors.ts';
import { HttpClient } from '../http/http-client.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { addSecret } from '../runner/secrets.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { AdminApi } from '../service/admin-api.ts';
import { ExportService } from '../service/export-service.ts';
import type { BundleUrl, ExportJob } from '../service/schemas.ts';
import { duration, grouped, pages, size } from '../text/units.ts';
import { systemClock as clock } from '../timing/clock.ts';
import { requireFiles, requirePages } from './acceptance-checks.ts';
import { isChanged } from './changed.ts';
import { createBundleUrl } from './create-bundle-url.ts';
import type { Delivery } from './deliver.ts';
import { writeHelmValues } from './helm-values.ts';
import { type ExportInputs, readExportInputs } from './inputs.ts';
import { setExportOutput } from './outputs.ts';
import { type ExportReport, newExportReport } from './report.ts';
import { startJob } from './start-job.ts';
import { exportSummary } from './summary.ts';
import { phaseOf } from './timeline.ts';
import { waitForJob } from './wait-for-job.ts';

/** Longest silence of the storage in mid-transfer. */
const STORAGE_IDLE_TIMEOUT_MS = 30_000;

export function main(): Promise<void> {
  const record = newExportReport();
  return runAction({
    story: (signal) => exportSite(record, signal),
    whatGoesOn: (outcome) => howToTakeUp(record, outcome),
    summary: (ending) => {
      record.timeline.end();
      return record.inputs?.summary ? exportSummary(record, ending) : undefined;
    },
  });
}

async function exportSite(record: ExportReport, signal: AbortSignal): Promise<SuccessOutcome> {
  const inputs = readExportInputs();
  record.inputs = inputs;
  const gitHub = await prepareHandOver(inputs, signal);
  const connections = new HttpClient({ keepAlive: false });
  const service = new ExportService(new AdminApi({ ...inputs, connections, signal }));
  const common = {
    service,
    log,
    clock,
    signal,
    intervalMs: inputs.pollIntervalMs,
    maxAttempts: inputs.maxAttempts,
  };

  const jobId = inputs.jobId || (await start(service, inputs, record, signal));
  record.jobId = jobId;
  setExportOutput('job-id', jobId);
  tellJob(jobId, inputs);
  if (!inputs.wait) return 'started';

  // An accepted job is queued (service document, section 4.2); of any other the first check tells.
  record.timeline.begin(inputs.jobId === '' ? 'Queued' : 'Waiting');
  const job = await waitForJob({
    ...common,
    jobId,
    isNew: inputs.jobId === '',
    onWaiting: ({ status }) => record.timeline.begin(phaseOf(status)),
  });
  handOverJob(job, record);
  requirePages(job.pageCount, inputs.minPages);

  record.timeline.begin('Link');
  const newLink = async () => {
    const link = await createBundleUrl({ ...common, jobId });
    await handOverLink(link, inputs, record);
    return link;
  };
  const bundle = await newLink();
  if (inputs.download) await download(bundle, newLink, inputs, record, signal);
  await handOver(gitHub, jobId, inputs, record);
  return 'completed';
}

/** Nothing of GitHub's is loaded where no input asks for it. */
async function prepareHandOver(inputs: ExportInputs, signal: AbortSignal): Promise<Delivery | undefined> {
  if (inputs.gitHub === undefined) return undefined;
  const { Delivery } = await import('./deliver.ts');
  return Delivery.prepare({ inputs, gitHub: inputs.gitHub, log, clock, signal });
}

async function download(
  bundle: BundleUrl,
  renewUrl: () => Promise<BundleUrl>,
  inputs: ExportInputs,
  record: ExportReport,
  signal: AbortSignal,
): Promise<void> {
  record.timeline.begin('Download');
  const began = clock.now();
  const fetched = await fetchBundle({
    bundle,
    renewUrl,
    folder: inputs.path,
    extract: inputs.extract,
    check: (files) => requireFiles(files, inputs.requireFiles),
    idleTimeoutMs: STORAGE_IDLE_TIMEOUT_MS,
    log,
    clock,
    signal,
  });
  handOverBundle(fetched, clock.now() - began, record);
}

/** The record comes last: it is open for as short as can be, and an export is on record only when all else is done. */
async function handOver(
  gitHub: Delivery | undefined,
  jobId: string,
  inputs: ExportInputs,
  record: ExportReport,
): Promise<void> {
  const { bundle, pageCount } = record;
  const contentDigest = bundle?.site?.contentDigest;
  if (gitHub === undefined) {
    handOverChanged(isChanged(contentDigest, inputs.previousDigest), record);
    return;
  }
  record.timeline.begin('Hand over');
  try {
    if (bundle !== undefined) record.assets = await gitHub.attach(bundle);
    const recorded = await gitHub.record({ jobId, pageCount, contentDigest });
    if (recorded?.deploymentId !== undefined) {
      record.deploymentId = recorded.deploymentId;
      setExportOutput('deployment-id', recorded.deploymentId);
      log.info(`Recorded as deployment ${recorded.deploymentId} of environment ${inputs.environment}`);
    }
    handOverChanged(recorded?.changed ?? isChanged(contentDigest, inputs.previousDigest), record);
    gitHub.finish();
  } catch (error) {
    await gitHub.abandon();
    throw error;
  }
}

function handOverChanged(changed: boolean, record: ExportReport): void {
  record.changed = changed;
  setExportOutput('changed', String(changed));
  if (!changed) log.info('The site is the one that is live: nothing changed');
}

/** A job that this run started must not be lost with it. */
function howToTakeUp(
  { jobId, inputs, isStarting }: ExportReport,
  outcome: FailureOutcome,
): string | undefined {
  if (jobId === undefined && isStarting && outcome === 'cancelled') {
    return 'The start was under way: a job may be running that nobody can find. Running the workflow again starts another.';
  }
  if (jobId === undefined || outcome === 'failed' || outcome === 'timed-out') return undefined;
  if (outcome === 'errored' && inputs?.jobId !== '') return undefined;
  return `The job is not lost: take it up with \`job-id: ${jobId}\`.`;
}

function start(
  service: ExportService,
  { domain, version, paths }: ExportInputs,
  record: ExportReport,
  signal: AbortSignal,
): Promise<string> {
  log.info(`Starting the export of ${domain}${paths.length === 0 ? '' : ` (${pages(paths.length)} of it)`}`);
  record.timeline.begin('Start');
  record.isStarting = true;
  const request = {
    domain,
    ...(version === '' ? {} : { version }),
    ...(paths.length === 0 ? {} : { paths: [...paths] }),
  };
  return startJob({ service, request, log, clock, signal });
}

function tellJob(jobId: string, inputs: ExportInputs): void {
  if (inputs.jobId !== '') log.info(`Taking up job ${jobId}`);
  else if (inputs.wait) log.info(`The service accepted it as job ${jobId}`);
  else log.info(`The service accepted it as job ${jobId}. Take it up later with \`job-id: ${jobId}\`.`);
}

function handOverJob({ pageCount }: ExportJob, record: ExportReport): void {
  log.info(`Job completed${pageCount === undefined ? '' : `, ${pages(pageCount)}`}`);
  if (pageCount === undefined) return;
  record.pageCount = pageCount;
  setExportOutput('page-count', pageCount);
}

async function handOverLink(
  { bundleUrl, expiresAt, sizeBytes }: BundleUrl,
  inputs: ExportInputs,
  record: ExportReport,
): Promise<void> {
  if (inputs.maskBundleUrl) urlCredentials(bundleUrl).forEach(addSecret);
  setExportOutput('bundle-url', bundleUrl);
  setExportOutput('expires-at', expiresAt);
  record.expiresAt = expiresAt;
  const leftMs = Date.parse(expiresAt) - Date.now();
  const until = expiresAt === '' ? '' : `, good until ${expiresAt}`;
  const left = leftMs > 0 ? ` (for ${duration(leftMs)})` : '';
  const bytes = sizeBytes === undefined ? '' : ` to a bundle of ${size(sizeBytes)}`;
  log.info(`Made a link${bytes}${until}${left}`);
  setExportOutput(
    'helm-values-path',
    await writeHelmValues({ bundleUrl, version: inputs.version }, inputs.temp),
  );
}

function handOverBundle(bundle: FetchedBundle, tookMs: number, record: ExportReport): void {
  const { path, sizeBytes, sha256, site } = bundle;
  record.bundle = bundle;
  setExportOutput('bundle-path', path);
  setExportOutput('bundle-size', sizeBytes);
  setExportOutput('bundle-sha256', sha256);
  const rate = size(Math.round(sizeBytes / Math.max(tookMs / 1000, 0.001)));
  log.info(`Downloaded ${size(sizeBytes)} in ${duration(tookMs)} (${rate}/s) to ${path}`);
  log.info(`SHA-256 ${sha256}`);
  if (site === undefined) return;
  setExportOutput('file-count', site.fileCount);
  setExportOutput('content-digest', site.contentDigest);
  const files = `${grouped(site.fileCount)} ${site.fileCount === 1 ? 'file' : 'files'}`;
  if (site.path === undefined) {
    log.info(`The bundle is whole: ${files}, content digest ${site.contentDigest}`);
  } else {
    setExportOutput('site-path', site.path);
    log.info(`Unpacked ${files} to ${site.path}, content digest ${site.contentDigest}`);
  }
}
