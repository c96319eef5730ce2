/** What a run has found out so far, for its summary, and conclusions from it. */
import type { Bundle } from '../../archive/read-archive.ts';
import type { LiveDeployment, LiveState } from '../../github/deployments.ts';
import type { Changes } from '../../site/compare-sites.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

export interface Job {
  readonly id: string;
  /** True if this run started the job, false if it resumed the job. */
  readonly isNew: boolean;
}

export interface ExportFacts {
  /** Undefined if an input could not be used. */
  readonly inputs?: ExportInputs;
  /** What each check of a dry run found, as sentences without a full stop. */
  readonly checks?: readonly string[];
  /** The commit that was published before the export; empty if the service does not report it. */
  readonly publishedCommit?: string;
  readonly jobId?: string;
  readonly pageCount?: number;
  /** The job at the latest check. */
  readonly lastSeen?: { readonly status: string; readonly progress?: number | undefined };
  /** The expiry time of the bundle URL, as the service returns it. */
  readonly expiresAt?: string | undefined;
  readonly bundle?: Bundle;
  /** What was live when the step began. */
  readonly live?: LiveDeployment | undefined;
  /** The latest state of the environment. After the export, it is the one with which the export was compared. */
  readonly liveState?: LiveState;
  /** Why `verify-url` does not serve the site, although it is recorded as live: a text that ends with the reason. */
  readonly unserved?: string;
  /** Undefined if no lists were asked for, or if there is nothing to compare with. */
  readonly changes?: Changes;
  readonly changed?: boolean;
  /** Why `max-page-loss` refused the export. */
  readonly pageLoss?: { readonly livePages: number; readonly sitePages: number };
  readonly deploymentId?: number;
}

/** What a dry run cannot check. The log lists it, so that a green run does not promise too much. */
export const NOT_CHECKED =
  'A dry run cannot check: the `write` scope and the right to publish of the key, and its IP allow list for other runners; ' +
  'whether static export is enabled; the project and its base path, or the domain, version, and paths; the limit of starts ' +
  'per hour; the connection to the storage of the bundle; and the free space of the disk.';

/** Whether an input asks for a comparison with the live site. */
export function isCompared({ previousManifest, environment }: ExportInputs): boolean {
  return previousManifest !== undefined || environment !== undefined;
}

/** Whether an input asks for lists of what changed. */
export function wantsLists({ previousManifest, listChanges }: ExportInputs): boolean {
  return previousManifest !== undefined || listChanges;
}

/** Whether it is known that the site was never live. */
export function isFirst(
  { liveState, bundle, changes }: ExportFacts,
  { environment, previousManifest }: ExportInputs,
): boolean {
  if (environment === undefined) {
    return previousManifest !== undefined && bundle !== undefined && changes === undefined;
  }
  if (liveState === undefined) return false;
  const { live, unfinishedId } = liveState;
  return live === undefined && unfinishedId === undefined;
}
