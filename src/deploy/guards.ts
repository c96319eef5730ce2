/**
 * Keeps a deployment from changing a destination on hold, and from replacing a newer site, a site with more pages, or
 * files of another deployment or program. Nothing has been changed when a guard refuses a site.
 */
import { ActionError, DeployError } from '../errors.ts';
import { servesPage } from '../live/verify-live.ts';
import { isStartedByPerson, type WorkflowRun } from '../runner/workflow-run.ts';
import { foldersOf } from '../site/names.ts';
import { pageLossError } from '../site/page-loss.ts';
import { countPages } from '../site/pages.ts';
import { requireFiles } from '../site/site-rules.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Plan } from './plan/plan.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { STATE_LOST } from './report/summary.ts';
import { currentHold, type Hold, isKnown, newerRun, type State } from './state/state.ts';

const UNCHANGED = 'This run changed nothing.';

/** @returns the hold that keeps the run from changing anything */
export function holdAgainst({ state, now }: Deployment, { workflow }: DeployRun): Hold | undefined {
  return isStartedByPerson(workflow) ? undefined : currentHold(state, now);
}

/**
 * A hold is for going back: after a deployment of new content, the next run has to deploy what is newer.
 *
 * @returns the end of the hold that this run sets (ISO 8601); undefined if it sets none, and ends any other
 */
export function holdAfter(
  { now, state, contentDigest }: Pick<Deployment, 'now' | 'state' | 'contentDigest'>,
  { inputs, workflow, report }: Pick<DeployRun, 'inputs' | 'workflow' | 'report'>,
): string | undefined {
  if (!inputs.holdMs) return undefined;
  const why = holdProblem({ now, state, contentDigest }, workflow);
  if (why === undefined) return new Date(now + inputs.holdMs).toISOString();
  const holdChange = `\`hold\` is ignored: ${why}.`;
  report.learn({ holdChange }, holdChange);
  return undefined;
}

/** A run may resume the export of the live site: then nobody goes back, and new content must not wait. */
function holdProblem(
  { now, state, contentDigest }: Pick<Deployment, 'now' | 'state' | 'contentDigest'>,
  workflow: WorkflowRun,
): string | undefined {
  if (!wasLive(state, contentDigest))
    return 'this site is new content, since it is none of the last ten sites of the destination';
  if (!isStartedByPerson(workflow)) return 'only a run that a person starts sets a hold';
  const isProlonged = currentHold(state, now) !== undefined;
  return isProlonged || state.live?.contentDigest !== contentDigest
    ? undefined
    : 'this site is the one that is live';
}

/** Whether the site is among the last ten of the destination, the live one included. */
export function wasLive({ live }: State, contentDigest: string): boolean {
  return live?.history.some((past) => past.contentDigest === contentDigest) ?? false;
}

/** @throws ActionError if the site must not be deployed */
export function checkGuards(deployment: Deployment, run: DeployRun): void {
  const { state, plan } = deployment;
  const { workflow, storage } = run;
  if (plan.kind === 'deploy' || plan.kind === 'record') checkNewerRun(state, workflow, plan);
  requireFiles(deployment.site, run.inputs.requireFiles, UNCHANGED);
  checkForeignFolders(deployment);
  // In a bucket, folders are only parts of names.
  if (!storage.features.isBucket) checkObstacles(deployment);
  if (plan.kind === 'deploy') checkPageLoss(deployment, run);
}

/** @throws DeployError if the site has files in a folder of another deployment */
export function checkForeignFolders({ site, destination }: Pick<Deployment, 'site' | 'destination'>): void {
  const foreign = [...site.keys()].find((path) => destination.isForeign(path));
  if (foreign === undefined) return;
  throw new DeployError(
    `The new site has the file "${cleanText(foreign)}" in a folder of another deployment, which has its own site there.`,
    'This run changed nothing. Deploy one of the two sites to another folder.',
  );
}

/**
 * Some storages delete a folder with its contents if the upload of a file with its name fails.
 *
 * @throws DeployError if another program has a folder where the site has a file, or vice versa
 */
export function checkObstacles({
  site,
  destination,
  plan,
}: Pick<Deployment, 'site' | 'destination' | 'plan'>): void {
  const key = destination.keyOf;
  const deleted = new Set(plan.deletions.map(({ path }) => key(path)));
  const removed = new Set(
    [...plan.steps, ...plan.tidying].flatMap((step) => (step.kind === 'delete' ? step.folders.map(key) : [])),
  );
  const isEmptied = (folder: string) =>
    removed.has(key(folder)) && destination.filesIn(folder).every((path) => deleted.has(key(path)));
  const folder = [...site.keys()].find((path) => destination.hasFolder(path) && !isEmptied(path));
  const file = [...foldersOf(site.keys())].find((path) => destination.lists(path) && !deleted.has(key(path)));
  const [name, what, needed] = folder === undefined ? [file, 'file', 'folder'] : [folder, 'folder', 'file'];
  if (name === undefined) return;
  throw new DeployError(
    `The destination has a ${what} "${cleanText(name)}" of another program, where the site has a ${needed}.`,
    `This run changed nothing. Remove or rename that ${what}, or deploy to another folder.`,
  );
}

/** @throws ActionError if a newer run has used the destination */
export function checkNewerRun(state: State, run: WorkflowRun, { before }: Pick<Plan, 'before'>): void {
  const newer = newerRun(state, run);
  if (newer === undefined) return;
  throw new ActionError(
    'superseded',
    `Run ${newer} of this repository, which is newer than this run (${run.runId}), has used the destination.`,
    {
      // The verdict on a mix says what repairs it.
      hint: `${UNCHANGED}${before.live === 'unchanged' ? ' Look at that run: if it is green, there is nothing to do.' : ''}`,
      isPermanent: true,
    },
  );
}

/** A host that is reached at all responds within this time. */
const RESPONSE_MS = 20_000;

/**
 * The state of a folder for a later step is in a cache, which may be lost. Then, neither the live site nor a hold is known.
 *
 * @throws ActionError if a site is live, and no person started the run
 */
export async function checkLostState(
  { state }: Pick<Deployment, 'state'>,
  run: Pick<DeployRun, 'inputs' | 'workflow' | 'report' | 'log' | 'clock' | 'signal'>,
): Promise<void> {
  const { inputs, workflow, report } = run;
  const { maxPageLoss, holdMs, verifyUrl } = inputs;
  if (!report.isForLaterStep || isKnown(state) || (maxPageLoss === undefined && !holdMs)) return;
  report.learn({ isStateLost: true }, STATE_LOST);
  if (verifyUrl === undefined || isStartedByPerson(workflow)) return;
  if (!(await servesPage(verifyUrl, RESPONSE_MS, run))) return;
  throw new ActionError(
    'check-failed',
    `The folder has no state, but ${verifyUrl} serves a site: without the state, neither \`max-page-loss\` nor a hold can be checked.`,
    {
      hint: `The cache with the folder and its state was lost. Open the site. To publish this one as the first deployment, press "Run workflow".`,
      isPermanent: true,
    },
  );
}

/** @throws ActionError if too many pages would be lost */
export function checkPageLoss(
  { state, site, contentDigest }: Pick<Deployment, 'state' | 'site' | 'contentDigest'>,
  { inputs: { maxPageLoss }, log }: Pick<DeployRun, 'inputs' | 'log'>,
): void {
  const { live } = state;
  if (maxPageLoss === undefined) return;
  if (live === undefined) {
    log.info('There is no live site: `max-page-loss` is not checked');
    return;
  }
  if (wasLive(state, contentDigest)) {
    log.info('This site was live before: `max-page-loss` is not checked');
    return;
  }
  const error = pageLossError(countPages(live.files.keys()), countPages(site.keys()), maxPageLoss, UNCHANGED);
  if (error !== undefined) throw error;
}
