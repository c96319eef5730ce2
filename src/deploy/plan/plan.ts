/**
 * Plans what a deployment does, and in which order, with pure functions (docs/reference.md, "The deploy action"). No page
 * is uploaded before its assets. If a deployment is interrupted, even within a step, the next one can repair the site.
 */
import { inByteOrder } from '../../site/byte-order.ts';
import { type Changes, changeCount, compareSites } from '../../site/compare-sites.ts';
import { ancestorsOf } from '../../site/names.ts';
import type { Destination } from '../destination/destination.ts';
import { changesHold, knownFiles, newerRun, pendingVersions, type State } from '../state/state.ts';
import type { Files, FileVersion, KeptFile, RecordedRun } from '../state/state-file.ts';
import type { Batch } from '../storage/storage.ts';
import { batchesOf, groupOf, type UploadGroup } from './file-groups.ts';
import { isHashed, isImmutable } from './hashed-files.ts';
import { emptiedFolders, findObstacles } from './in-the-way.ts';

interface PlanOptions {
  /** Input `delete`. */
  readonly deletes: boolean;
  /** Input `keep-assets`. */
  readonly keepMs: number;
  /** Value of `Cache-Control` for files that may change; undefined for no header. */
  readonly cacheControl: string | undefined;
  /** Input `immutable`. */
  readonly immutable: readonly string[];
  /** Whether a CDN is to be purged. */
  readonly purges: boolean;
  /** Whether an empty folder stays unless it is in the way: its deletion may also delete files that are not listed. */
  readonly keepsFolders: boolean;
  /** The time of the deployment (milliseconds since 1970). */
  readonly now: number;
  readonly run: RecordedRun;
  /** The end of the hold after this run (ISO 8601); undefined for no hold. */
  readonly holdUntil: string | undefined;
  /** Content digest of the site that a later step has to publish again; undefined if there is none. */
  readonly unserved: string | undefined;
}

/** What the destination has before a run. */
interface Before {
  readonly live: 'unchanged' | 'incomplete';
  /**
   * ISO 8601: when the live site was deployed, or when the interrupted deployment began. Undefined on a first
   * deployment, and for a site that only other programs have changed.
   */
  readonly since: string | undefined;
  /** Export job of the live site. */
  readonly jobId: string | undefined;
}

/** A file to delete. */
export interface Deletion {
  readonly path: string;
  /** Before the uploads, after them, or with the kept files: in a deployment, after its complete state is written. */
  readonly when: 'before' | 'after' | 'last';
  readonly why:
    | 'left by an interrupted upload'
    | 'in the way of an upload'
    | 'not in the site'
    | 'kept until now';
}

export type Step =
  /** Also removes the folders that are empty afterwards. */
  | {
      readonly kind: 'delete';
      readonly deletions: readonly Deletion[];
      readonly folders: readonly string[];
    }
  | { readonly kind: 'upload'; readonly group: UploadGroup; readonly batches: readonly Batch[] };

export interface Plan {
  /**
   * What the run writes. `deploy`: the destination differs from the site. `record`: the run sets or ends a hold, records
   * whether the site is served, or completes an interrupted deployment. `tidy`: kept files have expired. `nothing`: no change.
   */
  readonly kind: 'deploy' | 'record' | 'tidy' | 'nothing';
  readonly before: Before;
  /** The changes from the live site; undefined on a first deployment. */
  readonly changes: Changes | undefined;
  /** Every file to upload, in byte order. */
  readonly uploads: readonly string[];
  /** Uploads of files that the state lists in the same version: another program has changed or removed them. */
  readonly repaired: readonly string[];
  /** Whether no live file is left at the destination, although the state lists some. */
  readonly isEmptied: boolean;
  /** Files and folders at the destination that no deployment has managed, if this is the first one. */
  readonly unmanaged: readonly string[];
  readonly deletions: readonly Deletion[];
  /** Live files that the site lacks, and that stay, since another program has changed them. */
  readonly taken: readonly string[];
  /** For each path that this deployment uploads or deletes, the version that the destination may have afterwards. */
  readonly pending: Files;
  /** Hashed files that the complete state lists as kept for open pages. */
  readonly kept: ReadonlyMap<string, KeptFile>;
  /** The changes of the site, in their order. Steps with nothing to do are left out. */
  readonly steps: readonly Step[];
  /** Files whose addresses may be cached with different contents. */
  readonly purges: readonly string[];
  /** Deletes the kept files whose time has come, which is no change of the site. */
  readonly tidying: readonly Step[];
}

/** What is compared: the site, the destination, and what the state says. */
interface Compared {
  readonly state: State;
  readonly site: Files;
  readonly destination: Destination;
  readonly live: Files;
  readonly keptBefore: ReadonlyMap<string, KeptFile>;
  /** For each path, the versions of it that interrupted deployments may have left. */
  readonly leftBehind: ReadonlyMap<string, readonly FileVersion[]>;
  readonly options: PlanOptions;
}

/** @param site the files to deploy, in byte order */
export function planDeployment(
  state: State,
  site: Files,
  destination: Destination,
  options: PlanOptions,
): Plan {
  const { files: live = new Map(), kept: keptBefore = new Map() } = state.live ?? {};
  const compared: Compared = {
    state,
    site,
    destination,
    live,
    keptBefore,
    leftBehind: pendingVersions(state.interrupted),
    options,
  };
  const gone = goneFiles(compared);
  const { inTheWay, endangered } = findObstacles(site, [...gone.keys()]);
  const remaining = keptFiles(compared, gone, new Set(inTheWay));
  const { uploads, repaired } = uploadsOf(compared, endangered);
  const deletions = deletionsOf(compared, gone, inTheWay, remaining);
  const changes = state.live && compareSites(live, site, (one, other) => one.sha256 === other.sha256);

  const pending = new Map([
    ...ofEarlierSites(deletions).map((path) => [path, gone.get(path) as FileVersion] as const),
    ...uploads.map((path) => [path, site.get(path) as FileVersion] as const),
  ]);
  const isDeployment =
    (changes !== undefined && changeCount(changes) > 0) ||
    uploads.length > 0 ||
    deletions.some(({ when }) => when !== 'last');
  const kind = isDeployment ? 'deploy' : kindOfRest(compared, deletions);
  const expired = new Set(deletions.filter(({ when }) => when === 'last').map(({ path }) => path));
  // A deployment removes expired files after its complete state is written, which still lists them.
  const kept = isDeployment ? remaining : new Map([...remaining].filter(([path]) => !expired.has(path)));
  const before = beforeOf(compared);
  const isEmptied = live.size > 0 && ![...live.keys()].some((path) => destination.lists(path));
  const isFirst = changes === undefined && state.interrupted.length === 0;
  const unmanaged = isFirst ? destination.unmanaged(site) : [];
  const taken = options.deletes ? takenFiles(compared, gone) : [];
  const lists = { uploads, repaired, unmanaged, deletions, taken, pending, kept };
  const plan = { kind, before, changes, isEmptied, ...lists } as const;
  const purges = options.purges ? cachedFiles(plan, compared) : [];
  const steps = kind === 'nothing' ? { steps: [], tidying: [] } : stepsOf(plan, compared);
  return { ...plan, ...steps, purges };
}

/** Returns the deleted files of earlier sites that a CDN may have. No page has used a file that was kept until now. */
function ofEarlierSites(deletions: readonly Deletion[]): string[] {
  const found = deletions.filter(({ when, why }) => when === 'after' || why === 'in the way of an upload');
  return found.map(({ path }) => path);
}

/** Returns the kind of a run that neither uploads nor deletes files of the site. */
function kindOfRest({ state, options }: Compared, deletions: readonly Deletion[]): Plan['kind'] {
  const { holdUntil, unserved, now, run } = options;
  const isRecorded = !changesHold(state, holdUntil, now) && state.live?.unserved === unserved;
  if (state.interrupted.length > 0 || !isRecorded) return 'record';
  const hasExpired = deletions.some(({ when }) => when === 'last');
  return hasExpired && newerRun(state, run) === undefined ? 'tidy' : 'nothing';
}

function beforeOf({ state, destination, live }: Compared): Before {
  const [interruptedAt] = state.interrupted.map(({ startedAt }) => startedAt).sort();
  const jobId = state.live?.jobId;
  if (interruptedAt !== undefined) return { live: 'incomplete', since: interruptedAt, jobId };
  return destination.hasAll(live)
    ? { live: 'unchanged', since: state.live?.finishedAt, jobId }
    : { live: 'incomplete', since: undefined, jobId };
}

/**
 * Returns the files of earlier deployments that the site lacks and that are unchanged at the destination. Leaves out
 * files that another program has put in their place, and files in the folder of another deployment.
 */
function goneFiles({
  state,
  site,
  destination,
  live,
  keptBefore,
  leftBehind,
}: Compared): ReadonlyMap<string, FileVersion> {
  const found = new Map<string, FileVersion>();
  const consider = (path: string, version: FileVersion) => {
    if (site.has(path) || found.has(path) || destination.isForeign(path)) return;
    if (destination.hasSize(path, version)) found.set(path, version);
  };
  for (const [path, versions] of leftBehind) for (const version of versions) consider(path, version);
  for (const [path, version] of live) consider(path, version);
  for (const [path, { until: _, ...version }] of keptBefore) consider(path, version);
  // A run that was slow may have written them since. One that is found only by its name may be a file of the site.
  for (const [path, versions] of pendingVersions(state.earlier)) {
    if (destination.unlisted.has(path)) continue;
    for (const version of versions) consider(path, version);
  }
  return new Map(inByteOrder(found.keys()).map((path) => [path, found.get(path) as FileVersion]));
}

function takenFiles({ site, destination, live }: Compared, gone: ReadonlyMap<string, FileVersion>): string[] {
  const isTaken = (path: string) =>
    !(site.has(path) || gone.has(path) || destination.isForeign(path)) &&
    destination.find(path) !== undefined;
  return [...live.keys()].filter(isTaken);
}

/** @param endangered files that are deleted together with what is in the way of other files */
function uploadsOf(
  { site, destination, live, keptBefore, leftBehind, options }: Compared,
  endangered: ReadonlySet<string>,
): Pick<Plan, 'uploads' | 'repaired'> {
  const [uploads, repaired]: [string[], string[]] = [[], []];
  for (const [path, version] of site) {
    const before = live.get(path);
    const keptFile = keptBefore.get(path);
    // An interrupted run may have removed an expired file.
    const past = before ?? (keptFile !== undefined && !isExpired(keptFile, options) ? keptFile : undefined);
    const isKnown = past?.sha256 === version.sha256 && !leftBehind.has(path) && !endangered.has(path);
    if (isKnown && destination.has(path, past)) continue;
    uploads.push(path);
    if (isKnown && before !== undefined) repaired.push(path);
  }
  return { uploads, repaired };
}

/**
 * @param gone files that the site lacks
 * @param kept files that stay for open pages, or have stayed until now
 */
function deletionsOf(
  { state, site, destination, live, keptBefore, options }: Compared,
  gone: ReadonlyMap<string, FileVersion>,
  inTheWay: readonly string[],
  kept: ReadonlyMap<string, KeptFile>,
): Deletion[] {
  const parts = state.interrupted.length + state.earlier.length > 0 ? destination.partialFiles() : [];
  const isInTheWay = new Set(inTheWay);
  const removed = options.deletes ? [...gone.keys()].filter((path) => !isInTheWay.has(path)) : [];
  const list = (paths: readonly string[], when: Deletion['when'], why: Deletion['why']) =>
    paths.map((path) => ({ path, when, why }));
  const isOfSite = (path: string) => site.has(path) || live.has(path) || gone.has(path);
  return [
    ...list(
      parts.filter((path) => !isOfSite(path)),
      'before',
      'left by an interrupted upload',
    ),
    ...list(inTheWay, 'before', 'in the way of an upload'),
    ...list(
      removed.filter((path) => !kept.has(path)),
      'after',
      'not in the site',
    ),
    ...removed
      .filter((path) => isExpired(kept.get(path), options))
      .map((path): Deletion => {
        // With `keep-assets: 0`, a file is not kept at all.
        return { path, when: 'last', why: keptBefore.has(path) ? 'kept until now' : 'not in the site' };
      }),
  ];
}

function isExpired(file: KeptFile | undefined, { now }: PlanOptions): boolean {
  return file !== undefined && Date.parse(file.until) <= now;
}

/** A digest that no file has. */
const UNKNOWN = '0'.repeat(64);

/**
 * The time of a file counts from the deployment that replaced it. It is not known which version an interrupted
 * deployment has left: if a later site contains such a file, it is uploaded.
 */
function keptFiles(
  { keptBefore, leftBehind, options: { deletes, keepMs, now } }: Compared,
  gone: ReadonlyMap<string, FileVersion>,
  isInTheWay: ReadonlySet<string>,
): ReadonlyMap<string, KeptFile> {
  const until = new Date(now + keepMs).toISOString();
  const kept = new Map<string, KeptFile>();
  for (const [path, version] of gone) {
    if (isInTheWay.has(path) || !isHashed(path)) continue;
    // A page of an interrupted deployment may use a kept file again, so the time of the file restarts.
    const before = leftBehind.has(path) ? undefined : keptBefore.get(path);
    const contents = leftBehind.has(path) ? { sha256: UNKNOWN, size: version.size } : version;
    // With `keep-assets: 0`, a file that was kept before expires now.
    if (before !== undefined && (keepMs > 0 || !deletes)) kept.set(path, before);
    else if (deletes) kept.set(path, { ...contents, until });
  }
  return kept;
}

/** Returns the steps in their order. */
function stepsOf(
  plan: Pick<Plan, 'uploads' | 'deletions' | 'kept'>,
  compared: Compared,
): Pick<Plan, 'steps' | 'tidying'> {
  const { state, site, destination, options } = compared;
  const isInTheWay = (folder: string) =>
    site.has(folder) || ancestorsOf(folder).some((path) => site.has(path));
  const isRemoved = (folder: string) =>
    destination.hasFolder(folder) && (!options.keepsFolders || isInTheWay(folder));
  /** @param missing files that are gone already; their folders may be in the way */
  const deletion = (
    when: Deletion['when'],
    stays: readonly string[],
    missing: readonly string[] = [],
  ): Step => {
    const deletions = plan.deletions.filter((each) => each.when === when);
    const folders = emptiedFolders(stays, [...deletions.map(({ path }) => path), ...missing]);
    return {
      kind: 'delete',
      deletions,
      folders: folders.filter(isRemoved),
    };
  };
  const hadOthers = (path: string) => hadOtherContents(path, compared);
  const missing = knownFiles(state).filter((path) => !site.has(path) && !destination.lists(path));
  const upload = (group: UploadGroup): Step => {
    const paths = plan.uploads.filter((path) => groupOf(path) === group);
    return {
      kind: 'upload',
      group,
      batches: batchesOf(paths, options.cacheControl, hadOthers, options.immutable),
    };
  };
  const present = [...site.keys(), ...plan.kept.keys()];
  const steps = [
    deletion('before', present, missing),
    upload('hashed'),
    upload('assets'),
    upload('pages'),
    deletion('after', present),
  ];
  return { steps: steps.filter(hasWork), tidying: [deletion('last', [...site.keys()])].filter(hasWork) };
}

function hasWork(step: Step): boolean {
  return step.kind === 'delete' ? step.deletions.length + step.folders.length > 0 : step.batches.length > 0;
}

/** Returns every version of a file that may have been at the destination. */
function pastVersions(path: string, { live, keptBefore, leftBehind }: Compared): FileVersion[] {
  const versions = [live.get(path), keptBefore.get(path), ...(leftBehind.get(path) ?? [])];
  return versions.filter((version) => version !== undefined);
}

function hadOtherContents(path: string, compared: Compared): boolean {
  return pastVersions(path, compared).some(({ sha256 }) => sha256 !== compared.site.get(path)?.sha256);
}

/** Returns the files whose addresses may be cached with different contents. */
function cachedFiles(
  { uploads, deletions }: Pick<Plan, 'uploads' | 'deletions'>,
  compared: Compared,
): string[] {
  const { site, destination, leftBehind, options } = compared;
  const isFixed = (path: string) => isImmutable(path, options.immutable);
  const isReplaced = (path: string) =>
    (pastVersions(path, compared).length > 0 || destination.lists(path)) &&
    (!isFixed(path) || hadOtherContents(path, compared));
  const interrupted = [...leftBehind.keys()].filter((path) => !site.has(path) && !isFixed(path));
  return inByteOrder(new Set([...uploads.filter(isReplaced), ...ofEarlierSites(deletions), ...interrupted]));
}
