/** The deploy action: the run from top to bottom. */
import { rm } from 'node:fs/promises';
import { type Context, systemClock as clock } from '../context/context.ts';
import { makeTemporaryFolder } from '../disk/temporary-files.ts';
import { workspace } from '../inputs/folder-parsers.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { tempFolder } from '../runner/runner-files.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { workflowRun } from '../runner/workflow-run.ts';
import { contentDigest } from '../site/content-digest.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { cleanText } from '../text/clean-text.ts';
import { cloudFront } from './cdn/cloudfront.ts';
import type { Comparison, DeployRun } from './deploy-run.ts';
import { checkForeignFolders, checkNewerRun, checkPageLoss } from './guards.ts';
import { type DeployInputs, readDeployInputs } from './inputs/inputs.ts';
import { differingFiles, readSite, withSizes } from './inputs/site-folder.ts';
import { performSteps } from './perform-steps.ts';
import { Destination, type Listing } from './plan/destination.ts';
import { hasWork, planDeployment, stepsOf } from './plan/plan.ts';
import { DestinationFolder } from './rclone/destination-folder.ts';
import { startDownloadedRclone, startInstalledRclone } from './rclone/find-rclone.ts';
import { Rclone, type RcloneSetup } from './rclone/rclone.ts';
import { parallelOf, rcloneEnvironment } from './rclone/rclone-environment.ts';
import { hideParameters, maskSecrets } from './rclone/rclone-secrets.ts';
import { StateFolder } from './rclone/state-folder.ts';
import { storageFeatures } from './rclone/storage-features.ts';
import type { Transfer } from './rclone/transfer.ts';
import { pathWithin, type Remote } from './remote/remote.ts';
import { DeployReport } from './report/report.ts';
import { currentHold, isNewestRun, knownFiles, newerRun, type State } from './state/state.ts';
import type { Files } from './state/state-file.ts';
import { StateLog } from './state/state-log.ts';
import { pagesToVerify, verifyLive } from './verify-url.ts';

export function main(): Promise<void> {
  const report = new DeployReport({ log, clock }, setOutput);
  return runAction({
    run: (signal) => deploy(report, { log, clock, signal }),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function deploy(report: DeployReport, context: Context): Promise<SuccessOutcome> {
  report.began();
  maskSecrets([], process.env);
  const inputs = readDeployInputs();
  maskSecrets([inputs.destination, inputs.state], {});
  report.inputsRead(inputs);
  const setup = rcloneSetup(inputs, context);
  // rclone needs some time to start, so the site is read meanwhile.
  const installed = startInstalledRclone(setup, context);
  installed.catch(() => undefined);
  let rclone: Rclone | string | undefined;
  let folder: string | undefined;
  try {
    const site = await readSite(inputs, context);
    rclone = await installed;
    if (typeof rclone === 'string') rclone = await startDownloadedRclone(rclone, setup, context);
    else context.log.info(`Using rclone ${cleanText(rclone.version, 50)}`);
    folder = await makeTemporaryFolder(tempFolder());
    await deployWith(rclone, site, { inputs, folder, report, context });
  } finally {
    rclone ??= await installed.catch(() => undefined);
    if (rclone instanceof Rclone) await rclone.end();
    report.outputsKnown();
    if (folder !== undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
  report.finished();
  return 'completed';
}

function rcloneSetup(inputs: DeployInputs, { log }: Context): RcloneSetup {
  const { env, ignored } = rcloneEnvironment(process.env, inputs.compare === 'hash');
  if (ignored.length > 0) log.info(`Variables without effect in this action: ${ignored.join(', ')}`);
  return { env, workspace: workspace(), hide: hideParameters([inputs.destination, inputs.state]) };
}

type Given = Pick<DeployRun, 'inputs' | 'folder' | 'report' | 'context'>;

async function deployWith(rclone: Rclone, site: SiteFiles, given: Given): Promise<void> {
  try {
    await deploySite(site, await deployRun(rclone, given));
  } catch (error) {
    given.report.failed(error);
    throw error;
  }
}

async function deployRun(rclone: Rclone, { inputs, folder, report, context }: Given): Promise<DeployRun> {
  const features = await storageFeatures(rclone, inputs.destination);
  const transfer: Transfer = {
    rclone,
    destination: inputs.destination,
    features,
    parallel: parallelOf(features.isBucket, process.env),
    sitePath: inputs.sitePath,
    folder,
    context,
    onEvent: (event) => report.transferred(event),
    onProgress: (bytes) => report.sent(bytes),
  };
  const storage = new DestinationFolder(transfer);
  const stateStorage = await stateFolder(transfer, inputs.state);
  const { cloudfrontDistribution: id } = inputs;
  const cdn = id === undefined ? undefined : cloudFront(id);
  return { inputs, cdn, workflow: workflowRun(), storage, stateStorage, features, folder, report, context };
}

async function stateFolder(transfer: Transfer, state: Remote): Promise<StateFolder> {
  const { rclone, destination, features } = transfer;
  const name = pathWithin(destination, state);
  if (name !== undefined) return new StateFolder(transfer, destination, name, features.isBucket);
  const { isBucket } = await storageFeatures(rclone, state);
  return new StateFolder(transfer, state, '', isBucket);
}

/** @param digests of the files to deploy, in byte order */
export async function deploySite(digests: SiteFiles, run: DeployRun): Promise<void> {
  const comparison = await compare(digests, run);
  const decision = decide(comparison, run);
  if (decision === undefined) return;
  await change(comparison, decision, run);
  await verify(comparison, run);
}

async function compare(digests: SiteFiles, run: DeployRun): Promise<Comparison> {
  const { inputs, workflow, report } = run;
  const now = Date.now();
  let started: Promise<Listing> | undefined;
  const { state, log: stateLog } = await StateLog.open(run.stateStorage, workflow, () => {
    started = startListing(run);
  });
  const site = await withSizes(digests, inputs.sitePath, state.live?.files);
  const digest = contentDigest(digests);
  const destination = await destinationOf(site, state, started, run);
  const options = { deletes: inputs.delete, keepMs: inputs.keepAssetsMs, now };
  const plan = planDeployment(state, site, destination, options);
  report.compared(state, plan);
  return { now, state, stateLog, site, contentDigest: digest, destination, plan };
}

interface Decision {
  /** Whether the run writes anything to the destination. */
  readonly isChanging: boolean;
  /** Whether the run sets, extends, or ends a hold. */
  readonly changesHold: boolean;
  readonly holdUntil: string | undefined;
}

/**
 * @returns undefined if nothing is to be changed: during a hold, and in a dry run
 * @throws ActionError if the site must not be deployed
 */
function decide(
  { now, state, site, contentDigest: digest, destination, plan }: Comparison,
  run: DeployRun,
): Decision | undefined {
  const { inputs, workflow, report, context } = run;
  const hold = currentHold(state, now);
  if (inputs.dryRun) report.planned(plan);
  const isPerson = workflow.eventName === 'workflow_dispatch';
  if (hold !== undefined && !isPerson) {
    report.held(hold);
    return undefined;
  }
  const holdUntil = nextHold(inputs, isPerson, now, report);
  const differs = hasWork(plan) || plan.isRepair;
  const changesHold = holdUntil !== hold?.until;
  if (differs || changesHold) checkNewerRun(state, workflow, plan);
  checkForeignFolders(site, destination);
  if (differs) checkPageLoss(state, site, digest, inputs, context);
  if (inputs.dryRun) return undefined;
  const removesKept = plan.expired.length > 0 && newerRun(state, workflow) === undefined;
  return { isChanging: differs || changesHold || removesKept, changesHold, holdUntil };
}

async function change(
  comparison: Comparison,
  { isChanging, changesHold, holdUntil }: Decision,
  run: DeployRun,
): Promise<void> {
  const { now, state, stateLog, site, plan } = comparison;
  const { inputs, features, cdn, report, workflow } = run;
  if (!isChanging) {
    if (isNewestRun(state, workflow)) await stateLog.recordRun(new Date(now).toISOString());
    return;
  }
  report.starting(new Map(plan.uploads.map((path) => [path, site.get(path)?.size ?? 0])));
  const { cacheControl } = inputs;
  const steps = stepsOf(plan, site, {
    hasFolders: !features.isBucket,
    cacheControl,
    purges: cdn !== undefined,
  });
  if (steps.some(({ kind }) => kind === 'invalidate')) await cdn?.require();
  await performSteps(steps, { ...comparison, holdUntil }, run);
  if (changesHold) report.holdChanged(holdUntil);
}

async function verify({ state, site, plan }: Comparison, run: DeployRun): Promise<void> {
  const { inputs, report, context } = run;
  if (inputs.verifyUrl === undefined) return;
  const pages = pagesToVerify(site, plan.uploads, state.live?.pages);
  report.verified(await verifyLive(site, pages, inputs.verifyUrl, context));
}

/** Lists a bucket while the state is read. Elsewhere, the state determines which folders to list. */
function startListing({ inputs, storage, features }: DeployRun): Promise<Listing> | undefined {
  if (inputs.compare === 'state' || !features.isBucket) return undefined;
  const listing = storage.list(new Set(), inputs.compare === 'hash');
  // If the state cannot be read, that error is reported instead.
  listing.catch(() => undefined);
  return listing;
}

/** Lists the destination as the input `compare` requires. */
async function destinationOf(
  site: Files,
  state: State,
  started: Promise<Listing> | undefined,
  run: DeployRun,
): Promise<Destination> {
  const { inputs, storage, features, context } = run;
  if (inputs.compare === 'state') return new Destination(undefined);
  const withHashes = inputs.compare === 'hash';
  const listing = await (started ??
    storage.list(new Set([...site.keys(), ...knownFiles(state)]), withHashes));
  const different = withHashes
    ? await differingFiles(site, inputs.sitePath, listing, context.signal)
    : new Map<string, string>();
  const ownState = pathWithin(inputs.destination, inputs.state);
  return new Destination(listing, { different, ownState, ...features });
}

/** @returns the end of the hold that this run sets (ISO 8601) */
function nextHold(
  { holdMs }: DeployInputs,
  isPerson: boolean,
  now: number,
  report: DeployReport,
): string | undefined {
  if (holdMs === undefined || holdMs === 0) return undefined;
  if (isPerson) return new Date(now + holdMs).toISOString();
  report.holdIgnored();
  return undefined;
}
