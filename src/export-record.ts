/** What is known of a run so far: filled by the story step by step, read by the summary however the story ends. */
import type { FetchedBundle } from './bundle/fetch-bundle.ts';
import type { ExportInputs } from './export-inputs.ts';
import { Timeline } from './timeline.ts';

export interface ExportRecord {
  /** Missing where an input could not be used. */
  inputs?: ExportInputs;
  jobId?: string;
  pageCount?: number;
  /** As the service gives it. */
  expiresAt?: string;
  bundle?: FetchedBundle;
  readonly timeline: Timeline;
}

export function newExportRecord(): ExportRecord {
  return { timeline: new Timeline() };
}
