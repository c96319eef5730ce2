/**
 * Keeps a deployment from replacing a newer site, a site with more pages, or files of another deployment or program.
 * Nothing has been changed when a guard refuses a site.
 */
import { ActionError, DeployError } from '../errors.ts';
import { isStartedByPerson, type WorkflowRun } from '../runner/workflow-run.ts';
import { foldersOf } from '../site/names.ts';
import { pageLossError } from '../site/page-loss.ts';
import { countPages } from '../site/pages.ts';
import { requireFiles } from '../site/site-rules.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Plan } from './plan/plan.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { newerRun, otherWriter, type State, wasLive } from './state/state.ts';

const UNCHANGED = 'This run changed nothing.';
/** A rule may have deleted the state of a live site. */
const NO_STATE = `${UNCHANGED} The destination has no state of a deployment, so the pages that are there count as live.`;

/** @throws ActionError if the site must not be deployed */
export function checkGuards(deployment: Deployment, run: DeployRun): void {
  const { state, plan } = deployment;
  const { inputs, workflow, storage } = run;
  checkRepository(state, workflow);
  if (plan.kind === 'deploy') checkNewerRun(state, workflow, plan);
  requireFiles(deployment.site, inputs.requireFiles, UNCHANGED);
  checkForeignFolders(deployment);
  checkNames(deployment);
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
    `${UNCHANGED} Deploy one of the two sites to another folder.`,
  );
}

/** @throws DeployError if two names of the site are those of one file at the destination */
export function checkNames({ site, destination }: Pick<Deployment, 'site' | 'destination'>): void {
  const byKey = new Map<string, string>();
  for (const path of site.keys()) {
    const key = destination.keyOf(path);
    const other = byKey.get(key);
    byKey.set(key, path);
    if (other === undefined) continue;
    throw new DeployError(
      `"${cleanText(other)}" and "${cleanText(path)}" of the site would be one file at the destination.`,
      `${UNCHANGED} Rename one of them: their names differ only by case or by the form of their accents.`,
    );
  }
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
  const folders = plan.steps.flatMap((step) => (step.kind === 'delete' ? step.folders : []));
  const removed = new Set(folders.map((path) => key(`${path}/`)));
  const isGone = (path: string) => deleted.has(key(path)) || removed.has(key(path));
  const isEmptied = (path: string) =>
    removed.has(key(`${path}/`)) && destination.entriesIn(path).every(isGone);
  const folder = [...site.keys()].find((path) => destination.hasFolder(path) && !isEmptied(path));
  const file = [...foldersOf(site.keys())].find(
    (path) => destination.find(path) !== undefined && !deleted.has(key(path)),
  );
  const [name, what, needed] = folder === undefined ? [file, 'file', 'folder'] : [folder, 'folder', 'file'];
  if (name === undefined) return;
  throw new DeployError(
    `The destination has a ${what} "${cleanText(name)}" of another program, where the site has a ${needed}.`,
    `${UNCHANGED} Remove or rename that ${what}, or deploy to another folder.`,
  );
}

/**
 * A copied variable would let two repositories replace each other's site in turn. A person may move a site to another
 * repository.
 *
 * @throws ActionError if another repository has deployed to the destination, unless a person started the run
 */
export function checkRepository(state: State, run: WorkflowRun): void {
  const other = otherWriter(state, run);
  if (other === undefined || isStartedByPerson(run)) return;
  const name = other.repository ? cleanText(other.repository) : `with the ID ${other.repositoryId}`;
  throw new ActionError(
    'check-failed',
    `The destination belongs to the repository ${name}, which has deployed to it. This run is of ${cleanText(run.repository)}.`,
    {
      hint: `${UNCHANGED} Correct \`destination\`: a variable may have been copied. If this repository replaces the other one, press "Run workflow" here.`,
      isPermanent: true,
    },
  );
}

/** @throws ActionError if a newer run has deployed to the destination */
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

/** @throws ActionError if too many pages would be lost */
export function checkPageLoss(
  {
    state,
    site,
    destination,
    contentDigest,
  }: Pick<Deployment, 'state' | 'site' | 'destination' | 'contentDigest'>,
  { inputs: { maxPageLoss }, log }: Pick<DeployRun, 'inputs' | 'log'>,
): void {
  if (maxPageLoss === undefined) return;
  if (wasLive(state, contentDigest)) {
    log.info('This site was live before: `max-page-loss` is not checked');
    return;
  }
  const sitePages = countPages(site);
  const error =
    state.live === undefined
      ? pageLossError(
          countPages(destination.ownEntries()),
          'the destination lists',
          sitePages,
          maxPageLoss,
          NO_STATE,
        )
      : pageLossError(countPages(state.live.files), 'the live site', sitePages, maxPageLoss, UNCHANGED);
  if (error !== undefined) throw error;
}
