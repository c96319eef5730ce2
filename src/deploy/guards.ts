/** Keeps a deployment from replacing a newer site, a site with more pages, or files of another deployment. */
import type { Context } from '../context/context.ts';
import { ActionError, DeployError } from '../errors.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import { pageLossError } from '../site/page-loss.ts';
import { countPages } from '../site/pages.ts';
import { cleanText } from '../text/clean-text.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { Destination } from './plan/destination.ts';
import type { Plan } from './plan/plan.ts';
import { newerRun, type State } from './state/state.ts';
import type { Files } from './state/state-file.ts';

/** @throws DeployError if the site has files in a folder of another deployment. Nothing has been changed then. */
export function checkForeignFolders(site: Files, destination: Destination): void {
  const foreign = [...site.keys()].find((path) => destination.isForeign(path));
  if (foreign === undefined) return;
  throw new DeployError(
    `The site has the file "${cleanText(foreign)}" in a folder of another deployment: that folder has its own state.`,
    'Nothing was changed. Deploy one of the two sites to another folder.',
  );
}

/** @throws ActionError if a newer run has used the destination. Nothing has been changed then. */
export function checkNewerRun(state: State, run: WorkflowRun, { isWhole }: Pick<Plan, 'isWhole'>): void {
  const newer = newerRun(state, run);
  if (newer === undefined) return;
  throw new ActionError(
    'superseded',
    `Run ${newer} of this repository, which is newer than this run (${run.runId}), has used the destination.`,
    {
      hint: isWhole
        ? 'Nothing was changed. Look at that run: if it is green, there is nothing to do.'
        : 'Nothing was changed. Press "Run workflow": a new run repairs the site, a re-run does not.',
      isPermanent: true,
    },
  );
}

/**
 * @param contentDigest of the site
 * @throws ActionError if too many pages would be lost. Nothing has been changed then.
 */
export function checkPageLoss(
  { live }: State,
  site: Files,
  contentDigest: string,
  { maxPageLoss }: Pick<DeployInputs, 'maxPageLoss'>,
  { log }: Pick<Context, 'log'>,
): void {
  if (maxPageLoss === undefined) return;
  if (live === undefined) {
    log.info('There is no live site: `max-page-loss` is not checked');
    return;
  }
  if (live.history.some((past) => past.contentDigest === contentDigest)) {
    log.info('This site was live before: `max-page-loss` is not checked');
    return;
  }
  const error = pageLossError(
    countPages(live.files.keys()),
    countPages(site.keys()),
    maxPageLoss,
    'Nothing was changed.',
  );
  if (error !== undefined) throw error;
}
