/** What a run has found out so far, for its outputs and its summary. */
import path from 'node:path';
import type { Bundle } from '../../archive/read-archive.ts';
import { NAMES } from '../../bundle/file-names.ts';
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
}

/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
export function outputsOf({
  jobId,
  pageCount,
  bundleUrl,
  helmFile,
  bundle,
}: ExportFacts): Readonly<Record<string, string | number | undefined>> {
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
    'manifest-path': bundle && path.join(path.dirname(bundle.path), NAMES.manifest),
    'site-path': bundle?.sitePath,
  };
}

/** What a dry run cannot check. The log lists it, so that a green run does not promise too much. */
export const NOT_CHECKED =
  'A dry run cannot check: the `write` scope and the right to publish of the key, and its IP allow list for other runners; ' +
  'whether static export is enabled; the project and its base path, or the domain, version, and paths; the limit of starts ' +
  'per hour; the connection to the storage of the bundle; and the free space of the disk.';
