/**
 * Plans what a deployment does, and in which order, with pure functions (docs/reference.md, "The deploy action"). No page
 * is uploaded before its assets. If a deployment is interrupted, even within a step, the next one can repair the site.
 */
import { inByteOrder } from '../../site/byte-order.ts';
import { type Changes, changeCount, compareSites } from '../../site/compare-sites.ts';
import { knownFiles, pendingVersions, type State } from '../state/state.ts';
import type { Files, FileVersion, KeptFile } from '../state/state-file.ts';
import type { Destination } from './destination.ts';
import { type Batch, batchesOf, groupOf, isHashed, isImmutable, type UploadGroup } from './file-groups.ts';
import { emptiedFolders, findObstacles } from './in-the-way.ts';

interface PlanOptions {
  /** Input `delete`. */
  readonly deletes: boolean;
  /** Input `keep-assets`. */
  readonly keepMs: number;
  /** The time of the deployment (milliseconds since 1970). */
  readonly now: number;
}

export interface Plan {
  /** The changes from the live site; undefined on a first deployment. */
  readonly changes: Changes | undefined;
  /** Every file to upload, in byte order. */
  readonly uploads: readonly string[];
  /** Uploads of files that the state lists in the same version: another program has changed or removed them. */
  readonly repaired: readonly string[];
  /** Partial files that interrupted uploads left. */
  readonly parts: readonly string[];
  /** Files of earlier deployments that no longer exist. Their folders may still exist, and be in the way. */
  readonly missing: readonly string[];
  /** Files to delete before the upload, because a file or folder of the site takes their place. */
  readonly inTheWay: readonly string[];
  /** Files to delete after the upload. */
  readonly deletions: readonly string[];
  /** Files of `_next/static/` that are kept for open pages until they expire. */
  readonly kept: ReadonlyMap<string, KeptFile>;
  /** The kept files that have expired. */
  readonly expired: readonly string[];
  /** For each path that this deployment uploads or deletes, the version that the destination may have afterwards. */
  readonly pending: Files;
  /** Whether the path may have had different contents before. */
  readonly hasOtherContents: (path: string) => boolean;
  /** Whether the destination has a folder with this path. */
  readonly hasFolder: (path: string) => boolean;
  /** The files whose addresses may be cached with different contents. */
  readonly cached: readonly string[];
  /** Whether the destination has one complete site before the deployment, or none. */
  readonly isWhole: boolean;
  /** Whether a deployment was interrupted, so that the destination may contain a mix of two sites. */
  readonly isRepair: boolean;
}

/** What is compared: the site, the destination, and what the state says. */
interface Compared {
  readonly state: State;
  readonly site: Files;
  readonly destination: Destination;
  readonly live: Files;
  /** The kept files. */
  readonly known: ReadonlyMap<string, KeptFile>;
  /** For each path, the versions of it that interrupted deployments may have left. */
  readonly pending: ReadonlyMap<string, readonly FileVersion[]>;
}

/** @param site the files to deploy, in byte order */
export function planDeployment(
  state: State,
  site: Files,
  destination: Destination,
  options: PlanOptions,
): Plan {
  const { deletes, now } = options;
  const { files: live = new Map(), kept: known = new Map() } = state.live ?? {};
  const pending = pendingVersions(state);
  const compared: Compared = { state, site, destination, live, known, pending };
  const isExpired = ({ until }: KeptFile) => Date.parse(until) <= now;

  const gone = goneFiles(compared);
  const { inTheWay, endangered } = findObstacles(site, [...gone.keys()]);
  const isInTheWay = new Set(inTheWay);
  const { uploads, repaired } = uploadsOf(compared, endangered, isExpired);

  // A page of an interrupted deployment may use a kept file again, so the time of the file restarts.
  const unused = new Map([...known].filter(([path]) => !pending.has(path)));
  const kept = keptFiles(gone, isInTheWay, unused, pending, options);
  const removed = deletes ? [...gone.keys()].filter((path) => !isInTheWay.has(path)) : [];
  const deletions = removed.filter((path) => !kept.has(path));
  const expired = deletes ? [...kept].filter(([path, file]) => gone.has(path) && isExpired(file)) : [];
  const isRepair = state.interrupted.length > 0;
  const parts = isRepair ? destination.parts() : [];
  const { hasOtherContents, replaced } = pastContents(compared, uploads);
  const interrupted = [...pending.keys()].filter((path) => !site.has(path) && !isImmutable(path));
  return {
    changes: state.live && compareSites(live, site, (one, other) => one.sha256 === other.sha256),
    uploads,
    repaired,
    parts: parts.filter((path) => !site.has(path) && !live.has(path) && !gone.has(path)),
    missing: knownFiles(state).filter((path) => !site.has(path) && !destination.lists(path)),
    inTheWay,
    deletions,
    kept,
    expired: expired.map(([path]) => path),
    pending: new Map([
      ...[...inTheWay, ...deletions].map((path) => [path, gone.get(path) as FileVersion] as const),
      ...uploads.map((path) => [path, site.get(path) as FileVersion] as const),
    ]),
    hasOtherContents,
    hasFolder: (path) => destination.hasFolder(path),
    cached: inByteOrder(new Set([...inTheWay, ...replaced, ...deletions, ...interrupted])),
    // A checksum shows whether the destination has the site's version of a file, not whether it has the live version.
    isWhole: !isRepair && hasAll(destination, live),
    isRepair,
  };
}

function hasAll(destination: Destination, files: Files): boolean {
  for (const [path, version] of files) if (!destination.has(path, version)) return false;
  return true;
}

/**
 * Returns the files of earlier deployments that the site lacks and that are unchanged at the destination. Leaves out
 * files that another program has put in their place, and files in the folder of another deployment.
 */
function goneFiles({ site, destination, live, known, pending }: Compared): ReadonlyMap<string, FileVersion> {
  const found = new Map<string, FileVersion>();
  const listed = new Set<unknown>();
  const consider = (path: string, version: FileVersion) => {
    if (site.has(path) || found.has(path) || destination.isForeign(path)) return;
    if (!destination.has(path, version)) return;
    const file = destination.find(path);
    // The path is another name for the same file, such as one with different capital letters.
    if (file !== undefined && listed.has(file)) return;
    listed.add(file);
    found.set(path, version);
  };
  for (const [path, versions] of pending) for (const version of versions) consider(path, version);
  for (const [path, version] of live) consider(path, version);
  for (const [path, { sha256, size }] of known) consider(path, { sha256, size });
  return new Map(inByteOrder(found.keys()).map((path) => [path, found.get(path) as FileVersion]));
}

/** @param endangered files that are deleted together with what is in the way of other files */
function uploadsOf(
  { site, destination, live, known, pending }: Compared,
  endangered: ReadonlySet<string>,
  isExpired: (file: KeptFile) => boolean,
): Pick<Plan, 'uploads' | 'repaired'> {
  const [uploads, repaired]: [string[], string[]] = [[], []];
  for (const [path, version] of site) {
    const before = live.get(path);
    const keptFile = known.get(path);
    // An interrupted deployment may have removed the kept file, or never have uploaded it.
    const isThere = keptFile !== undefined && destination.isListed && !isExpired(keptFile);
    const past = before ?? (isThere ? keptFile : undefined);
    const isKnown = past?.sha256 === version.sha256 && !pending.has(path) && !endangered.has(path);
    if (isKnown && destination.has(path, version)) continue;
    uploads.push(path);
    if (isKnown && before !== undefined) repaired.push(path);
  }
  return { uploads, repaired };
}

/** Finds out which paths had different contents, and which uploads replace files that may be cached. */
function pastContents(
  { state, site, destination, live, known, pending }: Compared,
  uploads: readonly string[],
): Pick<Plan, 'hasOtherContents'> & { readonly replaced: readonly string[] } {
  const versionsOf = (path: string) =>
    [live.get(path), known.get(path), ...(pending.get(path) ?? [])].filter(
      (version) => version !== undefined,
    );
  const hasOtherContents = (path: string) =>
    versionsOf(path).some(({ sha256 }) => sha256 !== site.get(path)?.sha256);
  // Without a listing, it is only known on a first deployment that files of other programs may be there.
  const mayBeReplaced = (path: string) =>
    (destination.isListed || state.live === undefined) && destination.lists(path);
  const mayBeCached = (path: string) => versionsOf(path).length > 0 || mayBeReplaced(path);
  const replaced = uploads.filter(
    (path) => mayBeCached(path) && (!isImmutable(path) || hasOtherContents(path)),
  );
  return { hasOtherContents, replaced };
}

/** A digest that no file has. */
const UNKNOWN = '0'.repeat(64);

/**
 * The time of a file counts from the deployment that replaced it. It is not known which version an interrupted
 * deployment has left: if a later site contains such a file, it is uploaded.
 *
 * @param unused files that were kept before
 */
function keptFiles(
  gone: ReadonlyMap<string, FileVersion>,
  isInTheWay: ReadonlySet<string>,
  unused: ReadonlyMap<string, KeptFile>,
  pending: ReadonlyMap<string, unknown>,
  { deletes, keepMs, now }: PlanOptions,
): ReadonlyMap<string, KeptFile> {
  const until = new Date(now + keepMs).toISOString();
  const kept = new Map<string, KeptFile>();
  for (const [path, version] of gone) {
    if (isInTheWay.has(path) || !isHashed(path)) continue;
    const before = unused.get(path);
    const sha256 = pending.has(path) ? UNKNOWN : version.sha256;
    // With `keep-assets: 0`, a file that was kept before expires now.
    if (before !== undefined && (keepMs > 0 || !deletes)) kept.set(path, before);
    else if (deletes) kept.set(path, { sha256, size: version.size, until });
  }
  return kept;
}

/**
 * Whether the destination differs from the site. Even without `delete`, a removed file is a difference: the state must
 * no longer list it, or a later deployment would delete it.
 */
export function hasWork({ changes, inTheWay, uploads, deletions, parts }: Plan): boolean {
  if (changes !== undefined && changeCount(changes) > 0) return true;
  return inTheWay.length + uploads.length + deletions.length + parts.length > 0;
}

export type Step =
  | { readonly kind: 'write-pending' }
  /** Also removes the folders that are empty afterwards. */
  | { readonly kind: 'delete'; readonly paths: readonly string[]; readonly folders: readonly string[] }
  | {
      readonly kind: 'upload';
      readonly group: UploadGroup;
      readonly paths: readonly string[];
      readonly batches: readonly Batch[];
    }
  | { readonly kind: 'invalidate'; readonly paths: readonly string[] }
  | { readonly kind: 'write-complete' }
  /** Deletes kept files. Visitors who load a page after its invalidation no longer need them. */
  | { readonly kind: 'remove-kept'; readonly paths: readonly string[]; readonly folders: readonly string[] }
  /** Removes the older states, or finds that another run deployed at the same time. */
  | { readonly kind: 'finish' };

interface StepOptions {
  /** Whether the storage has folders that can be empty. */
  readonly hasFolders: boolean;
  /** Value of `Cache-Control` for files that may change; undefined for no header. */
  readonly cacheControl: string | undefined;
  /** Whether a CDN is to be invalidated. */
  readonly purges: boolean;
}

/** Returns the steps of a deployment in their order. Steps with nothing to do are left out. */
export function stepsOf(plan: Plan, site: Files, { hasFolders, cacheControl, purges }: StepOptions): Step[] {
  const { parts, missing, inTheWay, uploads, deletions, expired, kept, cached } = plan;
  const deletion = (
    kind: 'delete' | 'remove-kept',
    paths: readonly string[],
    stays: readonly string[],
    left: readonly string[] = [],
  ): Step => {
    const emptied = hasFolders ? emptiedFolders(stays, [...paths, ...left]) : [];
    return { kind, paths, folders: emptied.filter(plan.hasFolder) };
  };
  const upload = (group: UploadGroup): Step => {
    const paths = uploads.filter((path) => groupOf(path) === group);
    return { kind: 'upload', group, paths, batches: batchesOf(paths, cacheControl, plan.hasOtherContents) };
  };
  const present = [...site.keys(), ...kept.keys()];
  const changing: Step[] = [
    deletion('delete', [...parts, ...inTheWay], present, missing),
    upload('hashed'),
    upload('assets'),
    upload('pages'),
    deletion('delete', deletions, present),
  ];
  const removal = deletion('remove-kept', expired, [...site.keys()]);
  const done: Step = { kind: 'write-complete' };
  const steps: Step[] = [
    ...changing,
    { kind: 'invalidate', paths: purges ? cached : [] },
    ...(hasWork(plan) ? [done, removal] : [removal, done]),
    { kind: 'finish' },
  ];
  const left = steps.filter(
    (step) =>
      !('paths' in step) || step.paths.length > 0 || (step.kind === 'delete' && step.folders.length > 0),
  );
  const isChanging = left.some(({ kind }) => kind !== 'write-complete' && kind !== 'finish');
  return isChanging ? [{ kind: 'write-pending' }, ...left] : left;
}

/** @returns the kept files that the complete state lists. An expired file is left out only if it is already removed. */
export function keptAfter(plan: Plan): ReadonlyMap<string, KeptFile> {
  if (hasWork(plan)) return plan.kept;
  const removed = new Set(plan.expired);
  return new Map([...plan.kept].filter(([path]) => !removed.has(path)));
}
