/** Performs the steps of a deployment, one after the other. */
import { ConflictError, DeployError } from '../errors.ts';
import { addressesOf, requestedUrl } from '../site/addresses.ts';
import { counted } from '../text/units.ts';
import { checkDestination } from './check-destination.ts';
import { type Stamps, stampsOf } from './inputs/site-folder.ts';
import type { UploadGroup } from './plan/file-groups.ts';
import type { Deletion, Step } from './plan/plan.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { changesHold } from './state/state.ts';
import type { Files, FileVersion } from './state/state-file.ts';
import type { NewState } from './state/state-log.ts';
import type { ListedFile, Listing } from './storage/storage.ts';

/** For each upload group, the name of one file and of several. */
const GROUP_NAMES: Readonly<Record<UploadGroup, readonly [singular: string, plural: string]>> = {
  hashed: ['hashed file', 'hashed files'],
  assets: ['file that is not a page', 'files that are not pages'],
  pages: ['page', 'pages'],
};

/** @throws DeployError if the plan purges something, and the CDN lacks what that needs */
export async function requireCdn({ plan }: Deployment, run: DeployRun): Promise<void> {
  if (plan.steps.some(({ kind }) => kind === 'purge')) await run.inputs.cdn?.require?.(run);
}

/** @throws DeployError, ConflictError, and the signal's reason */
export async function performSteps(deployment: Deployment, run: DeployRun): Promise<void> {
  const { plan, state, stateLog, holdUntil, now } = deployment;
  let hasBegun = false;
  const progress: Progress = {
    stamps: await stampsBefore(plan.uploads, run),
    uploaded: new Map(),
    undeleted: [],
    isChanging: false,
  };
  try {
    for (const step of plan.steps) {
      run.signal.throwIfAborted();
      await perform(step, deployment, run, progress);
      hasBegun ||= step.kind === 'begin';
    }
    if (changesHold(state, holdUntil, now)) run.report.holdChanged(holdUntil);
  } catch (error) {
    // Another run may have deleted what this run needs, or the pending state of this run.
    const isCancelled = error === run.signal.reason;
    if (!hasBegun || !(error instanceof DeployError || isCancelled)) throw error;
    await stateLog.requireAlone(pendingState(deployment, run), error).catch((other) => {
      // If the storage fails again here, the first error is the more useful one.
      throw other instanceof ConflictError && !isCancelled ? other : error;
    });
    // The next run would call the site a mix, although nothing was changed.
    if (!progress.isChanging) await stateLog.withdraw().catch(() => undefined);
    throw error;
  }
}

/** Returns what each file looked like before it was hashed, or now if its digest is from the manifest. */
async function stampsBefore(uploads: readonly string[], { stamps, inputs }: DeployRun): Promise<Stamps> {
  const others = uploads.filter((name) => !stamps.has(name));
  return new Map([...stamps, ...(await stampsOf(others, inputs.sitePath))]);
}

/** What later steps need from earlier ones. */
interface Progress {
  readonly stamps: Stamps;
  /** The uploaded files as the destination has them. */
  uploaded: Listing;
  /** Files that no page uses, and that the storage refuses to delete. */
  undeleted: readonly string[];
  /** Whether a step has begun that changes the site. */
  isChanging: boolean;
  /** The complete state, when it is written. */
  complete?: NewState;
}

async function perform(
  step: Step,
  deployment: Deployment,
  run: DeployRun,
  progress: Progress,
): Promise<void> {
  const { stateLog, plan, now } = deployment;
  const { storage, report } = run;
  // The site is complete when the rest is deleted.
  if ((step.kind === 'upload' || step.kind === 'delete') && progress.complete === undefined) {
    report.siteChanging(plan);
    progress.isChanging = true;
  }
  switch (step.kind) {
    case 'begin':
      report.changing();
      return stateLog.begin(pendingState(deployment, run));
    case 'upload': {
      const [singular, plural] = GROUP_NAMES[step.group];
      const count = step.batches.reduce((sum, { paths }) => sum + paths.length, 0);
      report.uploading(counted(count, singular, plural));
      return storage.write(step.batches, `Uploading ${plural}`);
    }
    case 'delete':
      if (step.deletions.length > 0) {
        report.deleting(step.deletions);
        progress.undeleted = await deleteFiles(step.deletions, progress.complete, deployment, run);
      }
      return storage.removeFolders(step.folders);
    case 'check':
      progress.uploaded = await checkDestination(deployment, progress.stamps, run);
      return;
    case 'purge':
      return purge(step.paths, run);
    case 'write-complete':
      progress.complete = completeState(deployment, run, progress);
      await stateLog.write(progress.complete);
      return report.completed(plan);
    case 'finish':
      return stateLog.finish(progress.complete ?? completeState(deployment, run, progress));
    case 'record-run':
      return stateLog.recordRun(new Date(now).toISOString());
  }
}

/**
 * No page uses a file that is deleted last. If the storage refuses that, the state still lists the file, and the next run
 * tries again.
 *
 * @param complete the complete state, if it is written
 * @returns the files that were not deleted, or of which this is not known
 */
async function deleteFiles(
  deletions: readonly Deletion[],
  complete: NewState | undefined,
  { destination }: Pick<Deployment, 'destination'>,
  { storage, log }: DeployRun,
): Promise<readonly string[]> {
  const paths = deletions.map(({ path }) => path);
  const isTidying = deletions.every(({ when }) => when === 'last');
  try {
    await storage.remove(paths);
    // The check looks at all others. The complete state still lists what is deleted after it.
    if (!isTidying || complete !== undefined) return [];
    const there = await storage.find(paths);
    const left = paths.filter(
      (path) => there.has(path) && there.get(path)?.size === destination.find(path)?.size,
    );
    if (left.length > 0)
      log.info(
        `The storage still has ${counted(left.length, 'file')} that it accepted to delete. The next run tries again.`,
      );
    return left;
  } catch (error) {
    if (!isTidying || !(error instanceof DeployError)) throw error;
    log.info(
      `${error.message} No page uses these files. The next run tries again. ${error.hint ?? ''}`.trim(),
    );
    return paths;
  }
}

async function purge(files: readonly string[], run: DeployRun): Promise<void> {
  const { inputs, storage, report } = run;
  const { cdn, destination, verifyUrl } = inputs;
  if (cdn === undefined) return;
  const [, ...folders] = storage.features.isBucket ? destination.path.split('/').filter(Boolean) : [];
  const paths = pathsToPurge(files, folders.join('/'), cdn.maxPaths);
  const urls = verifyUrl === undefined ? undefined : paths?.map((path) => requestedUrl(path, verifyUrl));
  report.purged(cdn, await cdn.purge({ paths, urls }, run));
}

/**
 * @param files of the site
 * @param prefix folder of the bucket that contains the site; empty for none. A CDN may serve the bucket or that folder.
 *   This action cannot know which, so both addresses are listed.
 * @returns addresses without their leading slash; undefined if there are more than `max`
 */
function pathsToPurge(files: readonly string[], prefix: string, max: number): string[] | undefined {
  const found = new Set<string>();
  for (const file of files) {
    for (const address of addressesOf(file)) {
      found.add(address);
      if (prefix !== '') found.add(`${prefix}/${address}`);
    }
    if (found.size > max) return undefined;
  }
  return [...found];
}

/** Returns the state during the deployment: what was live before, and what this deployment may change. */
function pendingState({ plan, state, now, contentDigest }: Deployment, { inputs }: DeployRun): NewState {
  const { live } = state;
  return {
    complete: false,
    startedAt: new Date(now).toISOString(),
    finishedAt: undefined,
    jobId: inputs.jobId,
    contentDigest,
    files: live?.files ?? new Map(),
    pending: plan.pending,
    kept: live?.kept ?? new Map(),
    history: live?.history ?? [],
    unserved: live?.unserved,
    holdUntil: live?.holdUntil,
  };
}

/** How many sites `history` lists. */
const MAX_HISTORY = 10;

function completeState(
  deployment: Deployment,
  { inputs }: DeployRun,
  { uploaded, undeleted }: Progress,
): NewState {
  const { plan, state, site, destination, contentDigest, now, pages, unserved, holdUntil } = deployment;
  const { live } = state;
  const finishedAt = new Date().toISOString();
  // A run that only repairs or keeps what is live does not deploy a new site.
  const isSame = live?.contentDigest === contentDigest;
  const current = { jobId: inputs.jobId ?? (isSame ? live.jobId : undefined), contentDigest, finishedAt };
  const before = (live?.history ?? []).slice(isSame ? 1 : 0);
  const stillKept = undeleted.flatMap((path) => {
    const file = live?.kept.get(path);
    return file === undefined ? [] : [[path, file] as const];
  });
  return {
    complete: true,
    startedAt: new Date(now).toISOString(),
    finishedAt,
    jobId: current.jobId,
    contentDigest,
    files: withTimes(site, (path) => uploaded.get(path) ?? destination.find(path)),
    pending: new Map(),
    kept: new Map([...plan.kept, ...stillKept]),
    pages,
    unserved,
    history: [current, ...before].slice(0, MAX_HISTORY),
    holdUntil,
  };
}

/** Adds the times that the destination lists. The next run uploads a file again that has another time. */
function withTimes(site: Files, find: (path: string) => ListedFile | undefined): Files {
  const files = new Map<string, FileVersion>();
  for (const [path, version] of site) {
    const modified = find(path)?.modified;
    const { sha256, size } = version;
    files.set(path, modified === version.modified ? version : { sha256, size, modified });
  }
  return files;
}
