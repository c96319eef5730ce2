/** What is known of a run so far: filled by the story step by step, read by the summary however the story ends. */
import type { FetchedBundle } from '../bundle/fetch-bundle.ts';
import type { ExportInputs } from './inputs.ts';
import { Timeline } from './timeline.ts';

export interface ExportReport {
  /** Missing where an input could not be used. */
  inputs?: ExportInputs;
  /** From here on there may be a job, although its id is not known. */
  isStarting?: boolean;
  jobId?: string;
  pageCount?: number;
  /** As the service gives it. */
  expiresAt?: string;
  bundle?: FetchedBundle;
  changed?: boolean;
  deploymentId?: number;
  /** Names of the files that were attached to the release. */
  assets?: readonly string[];
  readonly timeline: Timeline;
}

export function newExportReport(): ExportReport {
  return { timeline: new Timeline() };
}
