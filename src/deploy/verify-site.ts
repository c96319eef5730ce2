/** Verifies that the address of the site serves it (input `verify-url`). */
import { requestLive, type SiteToVerify, stillUnserved, verifyLive } from '../live/verify-live.ts';
import { isStartedByPerson } from '../runner/workflow-run.ts';
import { planOf } from './compare.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { unpublishedSentence } from './report/summary.ts';

/** The hold keeps the site that is live, which is not that of this run. A mix is known not to be one site. */
export async function verifyHeld(deployment: Deployment, run: DeployRun): Promise<void> {
  const { live } = deployment.state;
  if (live === undefined || deployment.plan.before.live === 'incomplete') return;
  const { verifyUrl: url } = run.inputs;
  if (url === undefined) return;
  const site = new Map([...live.files].map(([path, { sha256 }]) => [path, sha256]));
  run.report.learn({ verifiedUrls: await verifyLive({ site, pages: live.pages ?? [], url }, run) });
}

/** Nothing serves a folder yet that a later step publishes. */
export async function verify(live: Omit<SiteToVerify, 'url'>, run: DeployRun): Promise<void> {
  const { inputs, report } = run;
  const { verifyUrl: url } = inputs;
  if (url === undefined || report.isForLaterStep) return;
  report.learn({ verifiedUrls: await verifyLive({ ...live, url }, run) });
}

/** A site that was published in an earlier run is served at once. */
const PUBLISHED_MS = 20_000;

/**
 * If nothing changed in a folder that a later step publishes, an earlier run has published it: looks whether it is served.
 *
 * @returns the deployment that records the result
 * @throws ActionError if it is not served although an earlier run had it published again, and no person started this one
 */
export async function withPublished(
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
  if (found === undefined) report.learn({ verifiedUrls: verified });
  else if (state.live?.unserved === contentDigest && !isStartedByPerson(run.workflow))
    throw stillUnserved(found);
  else report.learn({ unpublished: found.what }, unpublishedSentence(found.what));
  const unserved = found && contentDigest;
  if (unserved === state.live?.unserved) return deployment;
  const compared = { ...deployment, unserved };
  return { ...compared, plan: planOf(compared, run) };
}
