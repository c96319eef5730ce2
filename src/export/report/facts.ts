/** What a run has found out so far, for its summary, and conclusions from it. */
import path from 'node:path';
import type { Bundle } from '../../archive/read-archive.ts';
import { NAMES } from '../../bundle/file-names.ts';
import type { LiveDeployment, LiveState } from '../../github/deployments.ts';
import type { Changes } from '../../site/compare-sites.ts';
import { isId } from '../../values/id.ts';
import type { BundleUrl } from '../../values/url.ts';
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
  readonly bundleUrl?: BundleUrl;
  /** The values file for Helm that contains the bundle URL. */
  readonly helmFile?: string;
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

/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
export function outputsOf({
  inputs,
  jobId,
  pageCount,
  bundleUrl,
  helmFile,
  bundle,
  live,
  changes,
  changed,
  deploymentId,
}: ExportFacts): Readonly<Record<string, string | number | undefined>> {
  const beside = (name: string) => bundle && path.join(path.dirname(bundle.path), name);
  const hasLists = inputs !== undefined && wantsLists(inputs);
  return {
    'job-id': jobId,
    'page-count': pageCount,
    'bundle-url': bundleUrl?.bundleUrl,
    'expires-at': bundleUrl && (bundleUrl.expiresAt ?? ''),
    'helm-values-path': helmFile,
    'bundle-path': bundle?.path,
    'bundle-size': bundle?.sizeBytes,
    'bundle-sha256': bundle?.sha256,
    'file-count': bundle?.site.fileCount,
    'content-digest': bundle?.site.contentDigest,
    'manifest-path': beside(NAMES.manifest),
    'site-path': bundle?.sitePath,
    'changed-files-path': hasLists ? beside(NAMES.changedFiles) : undefined,
    'removed-files-path': hasLists ? beside(NAMES.removedFiles) : undefined,
    // The ID is passed as `job-id`, and anyone who may write deployments could have written it.
    'previous-job-id': live !== undefined && isId(live.jobId) ? live.jobId : undefined,
    'files-added': changes?.added.length,
    'files-modified': changes?.modified.length,
    'files-removed': changes?.removed.length,
    'deployment-id': deploymentId,
    changed: changed === undefined ? undefined : String(changed),
  };
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
