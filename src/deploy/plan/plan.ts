/**
 * Plans what a deployment does, and in which order, with pure functions over manifests (docs/reference.md, "The deploy
 * action"). In this order, no visitor gets a page without its assets. The next deployment can repair one that was
 * interrupted between any two steps, or within one.
 */
import { inByteOrder } from '../../site/byte-order.ts';
import { type Changes, changeCount, compareSites } from '../../site/compare-sites.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { isPage } from '../../site/pages.ts';
import { emptiedFolders, findObstacles } from './in-the-way.ts';
import { certainFiles, nextPending } from './pending.ts';

/** What is known about a destination. */
export interface Known {
  /** The manifest of the live site; undefined if the site was never deployed there. */
  readonly live: SiteFiles | undefined;
  /** What an interrupted deployment left; undefined if none was. */
  readonly pending: SiteFiles | undefined;
}

/** Files whose names contain a hash of their contents; pages; and all other files. */
export type UploadGroup = 'hashed' | 'assets' | 'pages';

export interface Plan {
  /** The changes from the live manifest; undefined if there is none. */
  readonly changes: Changes | undefined;
  /** The new `pending.sha256`. */
  readonly pending: SiteFiles;
  /** Files to delete before the upload, since a file or folder of the site takes their place. */
  readonly inTheWay: readonly string[];
  /** Every file to upload, in byte order. */
  readonly uploads: readonly string[];
  /** Files to delete after the upload. */
  readonly deletions: readonly string[];
  /** True if an interrupted deployment may have left parts of files. */
  readonly isRepair: boolean;
}

/** One step of a deployment. */
export type Step =
  | { readonly kind: 'write-pending'; readonly files: SiteFiles }
  /** Also deletes the folders that have no file of the site afterwards. */
  | { readonly kind: 'delete'; readonly paths: readonly string[]; readonly folders: readonly string[] }
  | { readonly kind: 'upload'; readonly group: UploadGroup; readonly paths: readonly string[] }
  /** Removes partial files that an interrupted upload left. */
  | { readonly kind: 'remove-parts' }
  | { readonly kind: 'invalidate'; readonly paths: readonly string[] }
  | { readonly kind: 'write-record' }
  | { readonly kind: 'write-live' }
  | { readonly kind: 'remove-pending' };

/**
 * @param site the files to deploy
 * @param deletes false to delete only what is in the way (input `delete`)
 */
export function planDeployment({ live, pending }: Known, site: SiteFiles, deletes: boolean): Plan {
  const changes = compareSites(live ?? NONE, site);
  const differing = pending === undefined ? changes : compareSites(certainFiles(live ?? NONE, pending), site);
  const gone =
    pending === undefined
      ? changes.removed
      : inByteOrder(new Set([...changes.removed, ...compareSites(pending, site).removed]));
  const { inTheWay, endangered } = findObstacles(site, gone);
  const first = new Set(inTheWay);
  return {
    changes: live && changes,
    pending: nextPending(site, pending, endangered),
    inTheWay,
    uploads: inByteOrder(new Set([...differing.added, ...differing.modified, ...endangered])),
    deletions: deletes ? gone.filter((path) => !first.has(path)) : [],
    isRepair: pending !== undefined,
  };
}

const NONE: SiteFiles = new Map();

/**
 * Whether the destination differs from the site. Without `delete`, a removed file is work as well: the live manifest
 * must no longer list it, so that no later deployment deletes it.
 */
export function hasWork({ changes, inTheWay, uploads, deletions }: Plan): boolean {
  if (changes !== undefined && changeCount(changes) > 0) return true;
  return inTheWay.length + uploads.length + deletions.length > 0;
}

/** Returns the steps of a deployment in their order. Steps with nothing to do are left out. */
export function stepsOf({ pending, inTheWay, uploads, deletions, isRepair }: Plan, site: SiteFiles): Step[] {
  const groups: Record<UploadGroup, string[]> = { hashed: [], assets: [], pages: [] };
  for (const path of uploads) groups[groupOf(path)].push(path);
  const steps: Step[] = [
    { kind: 'write-pending', files: pending },
    // Partial files are removed first, since a folder to be deleted may contain some.
    ...(isRepair ? [{ kind: 'remove-parts' } as const] : []),
    { kind: 'delete', paths: inTheWay, folders: emptiedFolders(site, inTheWay) },
    { kind: 'upload', group: 'hashed', paths: groups.hashed },
    { kind: 'upload', group: 'assets', paths: groups.assets },
    { kind: 'upload', group: 'pages', paths: groups.pages },
    { kind: 'delete', paths: deletions, folders: emptiedFolders(site, deletions) },
    { kind: 'invalidate', paths: inByteOrder([...inTheWay, ...uploads, ...deletions]) },
    { kind: 'write-record' },
    { kind: 'write-live' },
    { kind: 'remove-pending' },
  ];
  return steps.filter((step) => !('paths' in step) || step.paths.length > 0);
}

/** Matches a folder `_next/static/` at any depth: Next.js puts a hash of the contents into each name. */
function groupOf(path: string): UploadGroup {
  if (/(?:^|\/)_next\/static\//.test(path)) return 'hashed';
  return isPage(path) ? 'pages' : 'assets';
}
