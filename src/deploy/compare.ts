/** Compares the site with the state and with the destination, and plans what to do. */
import { pagesToVerify } from '../live/verify-live.ts';
import { contentDigest } from '../site/content-digest.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { look } from './destination/look.ts';
import { holdAfter, wasLive } from './guards.ts';
import { withSizes } from './inputs/site-folder.ts';
import { type Plan, planDeployment } from './plan/plan.ts';
import { pathWithin } from './remote/remote.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { isKnown } from './state/state.ts';
import { StateLog } from './state/state-log.ts';
import type { Listing } from './storage/storage.ts';

/**
 * @param digests of the files to deploy, in byte order
 * @throws DeployError if the state cannot be read, or the destination cannot be listed; ConflictError
 */
export async function compare(digests: SiteFiles, run: DeployRun): Promise<Deployment> {
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

/** @returns the plan for what was compared, which may have changed since */
export function planOf(
  { state, site, destination, now, unserved, holdUntil }: Omit<Deployment, 'pages' | 'plan'>,
  { inputs, workflow, storage }: DeployRun,
): Plan {
  return planDeployment(state, site, destination, {
    deletes: inputs.delete,
    keepMs: inputs.keepAssetsMs,
    cacheControl: inputs.cacheControl,
    immutable: inputs.immutable,
    purges: inputs.cdn !== undefined,
    keepsFolders: storage.features.deletesContents,
    now,
    run: workflow,
    holdUntil,
    unserved,
  });
}
