/**
 * Plans what a deployment does, and in which order, with pure functions (deploy/README.md, "What a deployment promises"). No
 * page is uploaded before its assets. If a deployment is interrupted, even within a step, the next one repairs the site.
 */
import { inByteOrder } from '../../site/byte-order.ts';
import { type Changes, changeCount, compareSites } from '../../site/compare-sites.ts';
import { ancestorsOf } from '../../site/names.ts';
import { type Destination, isSameFile } from '../destination/destination.ts';
import type { State } from '../state/state.ts';
import type { Files, LiveState, PendingState } from '../state/state-file.ts';
import type { Batch } from '../storage/storage.ts';
import { batchesOf, groupOf, type UploadGroup } from './file-groups.ts';
import { isHashed, isImmutable } from './hashed-files.ts';
import { anyKeyOf, emptiedFolders, obstacleTest } from './in-the-way.ts';

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
  /** Whether folders are only parts of names, so that a listing has every file. */
  readonly isBucket: boolean;
  /** Whether an empty folder stays unless it is in the way: its deletion may also delete files that are not listed. */
  readonly keepsFolders: boolean;
  /** The time of the deployment (milliseconds since 1970). */
  readonly now: number;
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
  /** Before the uploads, after them, or last: an open page may load a hashed file until its own page is gone. */
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
  /** `nothing`: the destination has the site, and a run writes nothing. */
  readonly kind: 'deploy' | 'nothing';
  readonly before: Before;
  /** The changes from the live site; undefined on a first deployment. */
  readonly changes: Changes | undefined;
  /** Every file to upload, in byte order. */
  readonly uploads: readonly string[];
  /** Uploads of files that the state lists in the same version: another program has changed or removed them. */
  readonly repaired: readonly string[];
  /** Whether no live file is left at the destination, although the state lists some. */
  readonly isEmptied: boolean;
  /** If this is the first deployment: what the destination has, and how many files of the site are among it. */
  readonly found: { readonly unmanaged: readonly string[]; readonly ofSite: number };
  readonly deletions: readonly Deletion[];
  /** Every file that the run may write or delete, and those of them that belong to others. */
  readonly pending: Pick<PendingState, 'pending' | 'others'>;
  /** Until when hashed files stay for open pages (ISO 8601), by their paths. */
  readonly kept: LiveState['kept'];
  /** What is done, in this order. Steps with nothing to do are left out. */
  readonly steps: readonly Step[];
  /** Files whose addresses may be cached with different contents. */
  readonly purges: readonly string[];
}

/** What is compared: the site, the destination, and what the state says. */
interface Compared {
  readonly site: Files;
  readonly destination: Destination;
  readonly state: State;
  readonly live: Files;
  readonly keptBefore: LiveState['kept'];
  /** Files of this action that interrupted deployments may have written or deleted. */
  readonly leftBehind: ReadonlySet<string>;
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
  const leftBehind = leftBehindOf(state, destination);
  const compared: Compared = { site, destination, state, live, keptBefore, leftBehind, options };
  const gone = goneFiles(compared);
  const isInTheWay = obstacleTest(site);
  const kept = keptFiles(compared, gone, isInTheWay);
  const deletions = deletionsOf(compared, gone, isInTheWay, kept);
  const { uploads, repaired } = uploadsOf(compared, gone);
  const changes = state.live && compareSites(live, site, (one, other) => one.sha256 === other.sha256);
  const hasChanges = changes !== undefined && changeCount(changes) > 0;
  const isDeployment = hasChanges || uploads.length + deletions.length > 0 || state.interrupted.length > 0;
  return {
    kind: isDeployment ? 'deploy' : 'nothing',
    before: beforeOf(compared),
    changes,
    uploads,
    repaired,
    isEmptied: live.size > 0 && ![...live.keys()].some((path) => destination.find(path) !== undefined),
    found: foundOf(compared),
    deletions,
    pending: pendingOf(compared, uploads, deletions),
    kept,
    steps: isDeployment ? stepsOf(compared, uploads, deletions, kept) : [],
    purges: options.purges ? cachedFiles(compared, uploads, deletions) : [],
  };
}

/** Leaves out a file of others that an interrupted deployment was about to replace, and has not reached. */
function leftBehindOf({ interrupted }: State, destination: Destination): ReadonlySet<string> {
  const isUntouched = ({ others }: PendingState, path: string) => {
    const [before, now] = [others.get(path), destination.find(path)];
    return before !== undefined && now !== undefined && isSameFile(now, before);
  };
  return new Set(interrupted.flatMap((file) => file.pending.filter((path) => !isUntouched(file, path))));
}

function beforeOf({ state: { live, interrupted }, destination }: Compared): Before {
  const [interruptedAt] = interrupted.map(({ startedAt }) => startedAt).sort();
  const jobId = live?.jobId;
  if (interruptedAt !== undefined) return { live: 'incomplete', since: interruptedAt, jobId };
  for (const [path, version] of live?.files ?? [])
    if (!destination.has(path, version)) return { live: 'incomplete', since: undefined, jobId };
  return { live: 'unchanged', since: live?.finishedAt, jobId };
}

function foundOf({ state, site, destination }: Compared): Plan['found'] {
  if (state.live !== undefined || state.interrupted.length > 0) return { unmanaged: [], ofSite: 0 };
  const ofSite = [...site].filter(([path, { size }]) => destination.find(path)?.size === size);
  return { unmanaged: destination.unmanaged(site), ofSite: ofSite.length };
}

/**
 * Returns the files of earlier deployments that the site lacks, in byte order, except in folders of other deployments. A
 * server may cut a listing, so there every known name counts, unless something else has its place: a folder, or a file in
 * the place of its folder. A bucket may answer 403 for a file that does not exist.
 */
function goneFiles({ site, destination, live, keptBefore, leftBehind, options }: Compared): string[] {
  const gone = new Set<string>();
  for (const paths of [live.keys(), keptBefore.keys(), leftBehind])
    for (const path of paths) if (!site.has(path)) gone.add(path);
  const isListed = (path: string) => destination.find(path) !== undefined;
  const isReplaced = (path: string) => destination.hasFolder(path) || ancestorsOf(path).some(isListed);
  const isThere = (path: string) => isListed(path) || !(options.isBucket || isReplaced(path));
  return inByteOrder(gone).filter((path) => isThere(path) && !destination.isForeign(path));
}

/** @param gone files that the site lacks. On a storage that ignores case, the deletion of one may delete a file of the site. */
function uploadsOf(
  { site, destination, live, leftBehind }: Compared,
  gone: readonly string[],
): Pick<Plan, 'uploads' | 'repaired'> {
  const endangered = new Set(gone.map(anyKeyOf));
  const [uploads, repaired]: [string[], string[]] = [[], []];
  for (const [path, { sha256 }] of site) {
    const before = live.get(path);
    const isLive = before?.sha256 === sha256 && !leftBehind.has(path) && !endangered.has(anyKeyOf(path));
    if (isLive && destination.has(path, before)) continue;
    uploads.push(path);
    if (isLive) repaired.push(path);
  }
  return { uploads, repaired };
}

/**
 * The time of a file counts from the deployment that replaced it. A page of an interrupted deployment may use a kept file
 * again, so the time of the file restarts.
 *
 * @param gone files that the site lacks
 */
function keptFiles(
  { keptBefore, leftBehind, options: { deletes, keepMs, now } }: Compared,
  gone: readonly string[],
  isInTheWay: (path: string) => boolean,
): LiveState['kept'] {
  const kept = new Map<string, string>();
  const restarted = new Date(now + keepMs).toISOString();
  for (const path of gone) {
    if (isInTheWay(path) || !isHashed(path)) continue;
    const before = keptBefore.get(path);
    const until = leftBehind.has(path) ? restarted : (before ?? restarted);
    const isKept = keepMs > 0 && Date.parse(until) > now;
    // Without deletions, what was kept before stays for a later run to delete.
    if (deletes ? isKept : before !== undefined) kept.set(path, deletes ? until : (before ?? until));
  }
  return kept;
}

/**
 * @param gone files that the site lacks
 * @param kept those that stay for open pages
 */
function deletionsOf(
  { state, site, destination, live, keptBefore, options }: Compared,
  gone: readonly string[],
  isInTheWay: (path: string) => boolean,
  kept: LiveState['kept'],
): Deletion[] {
  const parts = state.interrupted.length > 0 ? destination.partialFiles() : [];
  const left = parts.filter((path) => !site.has(path) && !live.has(path));
  const goneOnes = gone.flatMap((path): Deletion[] => {
    if (isInTheWay(path)) return [{ path, when: 'before', why: 'in the way of an upload' }];
    if (!options.deletes || kept.has(path)) return [];
    const why = keptBefore.has(path) ? 'kept until now' : 'not in the site';
    return [{ path, when: isHashed(path) ? 'last' : 'after', why }];
  });
  return [
    ...left.map((path): Deletion => ({ path, when: 'before', why: 'left by an interrupted upload' })),
    ...goneOnes,
  ];
}

function pendingOf(
  { destination, live, keptBefore, leftBehind }: Compared,
  uploads: readonly string[],
  deletions: readonly Deletion[],
): Plan['pending'] {
  const ofSites = deletions.filter(({ why }) => why !== 'left by an interrupted upload');
  const isOurs = (path: string) => live.has(path) || keptBefore.has(path) || leftBehind.has(path);
  const others = uploads.flatMap((path) => {
    const file = isOurs(path) ? undefined : destination.find(path);
    return file === undefined ? [] : [[path, file] as const];
  });
  return { pending: [...uploads, ...ofSites.map(({ path }) => path)], others: new Map(others) };
}

/** Returns the steps in their order. */
function stepsOf(
  compared: Compared,
  uploads: readonly string[],
  deletions: readonly Deletion[],
  kept: LiveState['kept'],
): Step[] {
  const { site, destination, options } = compared;
  const files = new Set([...site.keys()].map(anyKeyOf));
  const isInTheWay = (folder: string) =>
    [folder, ...ancestorsOf(folder)].some((path) => files.has(anyKeyOf(path)));
  const isRemoved = (folder: string) =>
    destination.hasFolder(folder) && (!options.keepsFolders || isInTheWay(folder));
  const present = [...site.keys(), ...kept.keys()];
  const deletion = (when: Deletion['when']): Step => {
    const now = deletions.filter((each) => each.when === when);
    const emptied = emptiedFolders(
      present,
      now.map(({ path }) => path),
    );
    return { kind: 'delete', deletions: now, folders: emptied.filter(isRemoved) };
  };
  const upload = (group: UploadGroup): Step => {
    const paths = uploads.filter((path) => groupOf(path) === group);
    const hadOthers = (path: string) => mayHaveOtherContents(path, compared);
    const { cacheControl, immutable } = options;
    return { kind: 'upload', group, batches: batchesOf(paths, cacheControl, hadOthers, immutable) };
  };
  const steps = [
    deletion('before'),
    upload('hashed'),
    upload('assets'),
    upload('pages'),
    deletion('after'),
    deletion('last'),
  ];
  return steps.filter((step) =>
    step.kind === 'delete' ? step.deletions.length > 0 : step.batches.length > 0,
  );
}

/** Whether visitors may have another version of the file in their cache: its name does not show its contents. */
function mayHaveOtherContents(path: string, { site, live, keptBefore, leftBehind }: Compared): boolean {
  const before = live.get(path);
  const isChanged = before !== undefined && before.sha256 !== site.get(path)?.sha256;
  return isChanged || keptBefore.has(path) || leftBehind.has(path);
}

/** Returns the files whose addresses may be cached with different contents. No page has used what was kept until now. */
function cachedFiles(
  compared: Compared,
  uploads: readonly string[],
  deletions: readonly Deletion[],
): string[] {
  const { site, destination, live, leftBehind, options } = compared;
  const isFixed = (path: string) => isImmutable(path, options.immutable);
  const isReplaced = (path: string) =>
    mayHaveOtherContents(path, compared) || live.has(path) || destination.find(path) !== undefined;
  const deleted = deletions.filter(
    ({ why }) => why === 'not in the site' || why === 'in the way of an upload',
  );
  const interrupted = [...leftBehind].filter((path) => !site.has(path) && !isFixed(path));
  return inByteOrder(
    new Set([...uploads.filter(isReplaced), ...deleted.map(({ path }) => path), ...interrupted]),
  );
}
