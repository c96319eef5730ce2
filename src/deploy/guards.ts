/** Keeps a deployment from replacing a live site that is newer or larger. */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { pageLossError } from '../site/page-loss.ts';
import { countPages } from '../site/pages.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { type DeploymentRecord, isOlderRun } from './state/deployment-record.ts';
import type { State } from './state/state.ts';

/** @throws ActionError if the site may not be deployed, before anything was changed */
export function checkGuards(
  { live, record }: State,
  site: SiteFiles,
  { maxPageLoss }: Pick<DeployInputs, 'maxPageLoss'>,
  run: Pick<DeploymentRecord, 'repository' | 'runId'>,
  { log }: Pick<Context, 'log'>,
): void {
  if (isOlderRun(record, run)) {
    throw new ActionError(
      'check-failed',
      `Run ${record?.runId} of this repository, which is newer than this run (${run.runId}), has deployed the live site.`,
      {
        hint: 'Nothing was changed. To go back to an older site, start a new run that deploys it.',
        isPermanent: true,
      },
    );
  }
  if (maxPageLoss === undefined) return;
  if (live === undefined) {
    log.info('There is no live manifest: `max-page-loss` is not checked');
    return;
  }
  const [livePages, sitePages] = [countPages(live.keys()), countPages(site.keys())];
  const error = pageLossError(livePages, sitePages, maxPageLoss, 'Nothing was changed.');
  if (error !== undefined) throw error;
}
