/** Verifies that the address of the site serves it (input `verify-url`). */
import { ActionError } from '../errors.ts';
import { pagesToVerify, requestLive, verifyLive } from '../live/verify-live.ts';
import { isStartedByPerson } from '../runner/workflow-run.ts';
import type { SiteFiles } from '../site/manifest.ts';
import type { Plan } from './plan/plan.ts';
import type { DeployRun } from './report/deploy-run.ts';

/** A site that was published in an earlier run is served at once. */
const PUBLISHED_MS = 20_000;

/**
 * A folder for a later step is not served before that step. If nothing changed, an earlier run has published it.
 *
 * @throws ActionError if the address does not serve the site
 */
export async function verify(site: SiteFiles, { kind, uploads }: Plan, run: DeployRun): Promise<void> {
  const { inputs, report, workflow, hostingPath } = run;
  if (inputs.verifyUrl === undefined) return;
  const live = { site, pages: pagesToVerify(site, uploads), url: inputs.verifyUrl, hostingPath };
  if (!inputs.isForLaterStep) report.update({ verifiedUrls: await verifyLive(live, run) });
  else if (kind === 'nothing') {
    const { verified, unserved } = await requestLive(live, PUBLISHED_MS, run);
    if (unserved === undefined) report.update({ verifiedUrls: verified });
    else if (isStartedByPerson(workflow)) report.unpublished(unserved.what);
    else
      throw new ActionError('verify-failed', `Nothing changed, but ${unserved.what}.`, {
        hint: `Press "Run workflow", which publishes the site again. If that does not help, check where the later step publishes it, and whether \`verify-url\` shows that place. ${unserved.hint}`,
        isPermanent: true,
      });
  }
}
