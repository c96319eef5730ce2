/** The deploy action: the run from top to bottom. */
import { type Context, systemClock as clock } from '../context/context.ts';
import { makeTemporaryFolder, withTemporaryFolder, writeTemporaryFile } from '../disk/temporary-files.ts';
import { DeployError } from '../errors.ts';
import {
  pagesToVerify,
  requestLive,
  type SiteToVerify,
  stillUnserved,
  verifyLive,
} from '../live/verify-live.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { hasRunner, tempFolder, workspace } from '../runner/runner-files.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { isStartedByPerson, workflowRun } from '../runner/workflow-run.ts';
import { contentDigest } from '../site/content-digest.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { cleanText } from '../text/clean-text.ts';
import { changedPages } from './changed-pages.ts';
import { look } from './destination/look.ts';
import { checkGuards, checkLostState, holdAfter, holdAgainst, wasLive } from './guards.ts';
import { type DeployInputs, readDeployInputs } from './inputs/inputs.ts';
import { maskSecrets } from './inputs/rclone-secrets.ts';
import { NO_SITE, readSite, withSizes } from './inputs/site-folder.ts';
import { performPlan } from './perform-plan.ts';
import { type Plan, planDeployment } from './plan/plan.ts';
import { requireCdn } from './purge-cdn.ts';
import { startRclone } from './rclone/find-rclone.ts';
import type { RcloneProcess } from './rclone/rclone-process.ts';
import { pathWithin } from './remote/remote.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { DeployReport } from './report/report.ts';
import { isKnown } from './state/state.ts';
import { StateLog } from './state/state-log.ts';
import { Calls } from './storage/calls.ts';
import { type OpenRemote, openRemote } from './storage/open-remote.ts';
import { siteStorage, stateStorage } from './storage/rclone-storage.ts';
import type { Listing, Storage } from './storage/storage.ts';

/** @param spawning from `spawnInstalled` */
export function main(spawning: Promise<RcloneProcess | undefined>): Promise<void> {
  const report = new DeployReport({ log, clock }, setOutput);
  return runAction({
    run: (signal) => deploy(spawning, report, { log, clock, signal }),
    verdict: (failure) => report.verdict(failure),
    warning: (outcome) => report.warning(outcome),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function deploy(
  spawning: Promise<RcloneProcess | undefined>,
  report: DeployReport,
  context: Context,
): Promise<SuccessOutcome> {
  report.began();
  maskSecrets(process.env);
  const inputs = readDeployInputs();
  report.inputsRead(inputs);
  // Without a runner, no later step reads the list.
  const pagesFolder = hasRunner() ? await makeTemporaryFolder(tempFolder()) : undefined;
  const listPages = async (pages: string) =>
    pagesFolder === undefined ? '' : writeTemporaryFile(pagesFolder, 'changed-pages.txt', pages);
  // A run that is refused changes no page, and a later step may run even then.
  report.pagesListed(await listPages(''));
  let outcome: SuccessOutcome = 'completed';
  await withTemporaryFolder(tempFolder(), async (folder) => {
    const reading = inputs.remove ? Promise.resolve(NO_SITE) : readSite(inputs, context);
    const starting = startRclone(spawning, workspace(), reading, context);
    try {
      const [{ digests, stamps, hostingPath }, rclone] = await Promise.all([reading, starting]);
      report.siteRead(hostingPath);
      const calls = await Calls.start(rclone, context);
      const opened = await openRemote(inputs.destination, 'destination', { calls, folder, context });
      report.opened(opened.features);
      outcome = await deploySite(digests, {
        ...context,
        stamps,
        inputs,
        report,
        workflow: workflowRun(),
        listPages,
        storage: siteStorage(opened, inputs.sitePath, report),
        stateStorage: await openState(opened, inputs),
      });
    } catch (error) {
      report.failed(error);
      throw error;
    } finally {
      // A cancelled step may be killed before rclone has ended.
      report.outputsKnown();
      await starting.then(
        (rclone) => rclone.end(),
        () => undefined,
      );
    }
  });
  report.finished(outcome);
  return outcome;
}

async function openState(destination: OpenRemote, { state }: DeployInputs): Promise<Storage> {
  const name = pathWithin(destination.remote, state);
  return name === undefined
    ? stateStorage(await openRemote(state, 'state', destination), '')
    : stateStorage(destination, name);
}

/** @param digests of the files to deploy, in byte order */
export async function deploySite(digests: SiteFiles, run: DeployRun): Promise<SuccessOutcome> {
  const { inputs, report } = run;
  const deployment = await compare(digests, run);
  if (inputs.remove && !isKnown(deployment.state)) {
    report.nothingToRemove();
    return inputs.dryRun ? 'checked' : 'completed';
  }
  if (inputs.dryRun) report.planned(deployment.plan);
  const hold = holdAgainst(deployment, run);
  if (hold !== undefined) {
    report.held(hold);
    if (!inputs.dryRun) await verifyHeld(deployment, run);
    return 'held';
  }
  checkGuards(deployment, run);
  await checkLostState(deployment, run);
  await requireCdn(deployment, run);
  await run.listPages(changedPages(deployment.plan));
  if (inputs.dryRun) return 'checked';
  const site = { site: digests, pages: deployment.pages };
  await performPlan(await withPublished(site, deployment, run), run);
  if (inputs.remove) await removeState(deployment, run);
  await verify(site, run);
  return 'completed';
}

/**
 * Removes the state of a site that is removed, and the folder of the site if nothing of others is in it.
 *
 * @throws DeployError if the storage still has a file: without the state, no run would know it
 */
async function removeState(
  { stateLog, plan, destination }: Deployment,
  { inputs, storage }: DeployRun,
): Promise<void> {
  const paths = plan.deletions.map(({ path }) => path);
  const there = await storage.find(paths);
  const left = paths.find((path) => destination.hasStill(path, there));
  if (left !== undefined)
    throw new DeployError(
      `The site was not removed completely: the destination still has "${cleanText(left)}".`,
      'Check whether the storage refuses or ignores deletions, and run the workflow again. The state still lists the file.',
    );
  await stateLog.remove();
  const ownState = pathWithin(inputs.destination, inputs.state);
  await storage.removeFolders(ownState === undefined ? [''] : [ownState, '']);
}

/** The hold keeps the site that is live, which is not that of this run. A mix is known not to be one site. */
async function verifyHeld(deployment: Deployment, run: DeployRun): Promise<void> {
  const { live } = deployment.state;
  if (live === undefined || deployment.plan.before.live === 'incomplete') return;
  const { verifyUrl: url } = run.inputs;
  if (url === undefined) return;
  const site = new Map([...live.files].map(([path, { sha256 }]) => [path, sha256]));
  run.report.verified(await verifyLive({ site, pages: live.pages ?? [], url }, run));
}

/** Nothing serves a folder yet that a later step publishes. */
async function verify(live: Omit<SiteToVerify, 'url'>, run: DeployRun): Promise<void> {
  const { inputs, report } = run;
  const { verifyUrl: url } = inputs;
  if (url === undefined || report.isForLaterStep) return;
  report.verified(await verifyLive({ ...live, url }, run));
}

/** A site that was published in an earlier run is served at once. */
const PUBLISHED_MS = 20_000;

/**
 * If nothing changed in a folder that a later step publishes, an earlier run has published it: looks whether it is served.
 *
 * @returns the deployment that records the result
 * @throws ActionError if it is not served although an earlier run had it published again, and no person started this one
 */
async function withPublished(
  live: Omit<SiteToVerify, 'url'>,
  deployment: Deployment,
  run: DeployRun,
): Promise<Deployment> {
  const { inputs, report } = run;
  const { state, contentDigest, plan } = deployment;
  if (!report.isForLaterStep || inputs.verifyUrl === undefined || plan.kind === 'deploy') return deployment;
  const { verified, unserved: found } = await requestLive(
    { ...live, url: inputs.verifyUrl },
    PUBLISHED_MS,
    run,
  );
  if (found === undefined) report.verified(verified);
  else if (state.live?.unserved === contentDigest && !isStartedByPerson(run.workflow))
    throw stillUnserved(found);
  else report.unpublished(found.what);
  const unserved = found && contentDigest;
  if (unserved === state.live?.unserved) return deployment;
  const compared = { ...deployment, unserved };
  return { ...compared, plan: planOf(compared, run) };
}

async function compare(digests: SiteFiles, run: DeployRun): Promise<Deployment> {
  const { inputs, storage, report } = run;
  const now = Date.now();
  let started: Promise<Listing> | undefined;
  const { state, log: stateLog } = await StateLog.open(run.stateStorage, run.workflow, run, () => {
    // Elsewhere, the state determines which folders to list.
    if (storage.features.isBucket && digests.size > 0) started = storage.list(new Set(digests.keys()));
    // If the state cannot be read, that error is reported instead.
    started?.catch(() => undefined);
  });
  const digest = contentDigest(digests);
  const site = await withSizes(digests, inputs.sitePath, state.live?.files);
  const ownState = pathWithin(inputs.destination, inputs.state);
  const destination = await look({ state, site, started, ownState }, run);
  const holdUntil = holdAfter({ now, state, contentDigest: digest }, run);
  const unserved = state.live?.contentDigest === digest ? state.live.unserved : undefined;
  const compared = { now, state, stateLog, site, contentDigest: digest, destination, unserved, holdUntil };
  const plan = planOf(compared, run);
  if (!inputs.remove || isKnown(state)) report.compared(state, plan, wasLive(state, digest));
  const pages = pagesToVerify(digests, plan.uploads, state.live?.pages);
  return { ...compared, pages, plan };
}

function planOf(
  { state, site, destination, now, unserved, holdUntil }: Omit<Deployment, 'pages' | 'plan'>,
  { inputs, workflow }: DeployRun,
): Plan {
  return planDeployment(state, site, destination, {
    deletes: inputs.delete,
    keepMs: inputs.keepAssetsMs,
    cacheControl: inputs.cacheControl,
    purges: inputs.cdn !== undefined,
    now,
    run: workflow,
    holdUntil,
    unserved,
  });
}
