/** The job summary of an export: a table and a chart, for people. Never the bundle URL. */
import path from 'node:path';
import type { FetchedBundle } from '../bundle/fetch-bundle.ts';
import type { LiveDeployment } from '../github/deployments.ts';
import type { Result } from '../runner/run-action.ts';
import type { Changes } from '../site/changes.ts';
import { code, summaryText } from '../text/summary-text.ts';
import { duration, grouped, size } from '../text/units.ts';
import type { ExportInputs } from './inputs.ts';
import { type Span, timelineChart } from './timeline.ts';

/** What a run has found out so far. */
export interface Facts {
  /** Undefined if an input could not be used. */
  readonly inputs?: ExportInputs;
  /** The commit that was published before the export; empty if the service does not name it. */
  readonly publishedCommit?: string;
  readonly jobId?: string;
  readonly pageCount?: number;
  /** As the service gives it. */
  readonly expiresAt?: string | undefined;
  readonly bundle?: FetchedBundle;
  /** What was live when the step began. */
  readonly live?: LiveDeployment;
  /** Undefined if there is nothing to compare with. */
  readonly changes?: Changes;
  readonly changed?: boolean;
  readonly deploymentId?: number;
  /** Names of the files that were attached to the release. */
  readonly assets?: readonly string[];
}

/** @returns undefined if the user wants none, and if there is only the error, which the annotation shows */
export function exportSummary(facts: Facts, spans: readonly Span[], result: Result): string | undefined {
  if (!facts.inputs?.summary) return undefined;
  const chart = timelineChart(spans, result.error !== undefined);
  return summaryText(HEADLINES[result.outcome], result, tableRows(facts, facts.inputs, spans), chart);
}

const HEADLINES: Readonly<Record<Result['outcome'], string>> = {
  completed: '✅ Static export completed',
  started: '🚀 Static export started',
  failed: '❌ Static export failed',
  'timed-out': '⏳ Static export still running',
  cancelled: '🚫 Static export cancelled',
  errored: '❌ Static export did not finish',
};

function tableRows(facts: Facts, inputs: ExportInputs, spans: readonly Span[]): [string, string][] {
  const { publishedCommit, jobId, pageCount, expiresAt, bundle, changed, deploymentId, assets } = facts;
  const compares = inputs.previousDigest !== undefined || inputs.environment !== undefined;
  const rows: [string, string | undefined][] = [
    ['Domain', inputs.domain],
    ['Project', inputs.projectId],
    ['Published', publishedCommit],
    ['Version', inputs.version],
    ['Job', jobId],
    ['Pages', pageCount === undefined ? undefined : grouped(pageCount)],
    ['Bundle', bundle && path.basename(bundle.path)],
    ['Size', bundle && `${size(bundle.sizeBytes)} (${grouped(bundle.sizeBytes)} bytes)`],
    ['SHA-256', bundle?.sha256],
    ['Files', bundle?.site && grouped(bundle.site.fileCount)],
    ['Content digest', bundle?.site?.contentDigest],
    ['URL expires', expiresAt],
    ['Changed', compares && changed !== undefined ? (changed ? 'yes' : 'no') : undefined],
    ['Deployment', deploymentId === undefined ? undefined : `${deploymentId} in ${inputs.environment}`],
    ['Release', assets?.length ? `${inputs.releaseTag}: ${assets.join(', ')}` : undefined],
  ];
  const shown = rows.flatMap(([name, value]): [string, string][] => (value ? [[name, code(value)]] : []));
  const phases = spans.map(({ phase, from, to }) => `${phase} ${duration(to - from)}`);
  return phases.length === 0 ? shown : [...shown, ['Time', phases.join(' · ')]];
}
