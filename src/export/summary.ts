/** The job summary of an export: a table and a timeline, for people. Never the link. */
import path from 'node:path';
import type { Ending } from '../runner/run-action.ts';
import { code, summaryText } from '../text/summary-text.ts';
import { duration, grouped, size } from '../text/units.ts';
import type { ExportReport } from './report.ts';
import { timelineChart } from './timeline.ts';

/** @returns undefined where there is nothing to tell but the error, which the annotation has told */
export function exportSummary(record: ExportReport, ending: Ending): string | undefined {
  const { inputs } = record;
  if (inputs === undefined) return undefined;
  const chart = timelineChart(record.timeline.spans, ending.error !== undefined);
  return summaryText(HEADLINES[ending.outcome], ending, tableRows(record), chart);
}

const HEADLINES: Readonly<Record<Ending['outcome'], string>> = {
  completed: '✅ Static export completed',
  started: '🚀 Static export started',
  failed: '❌ Static export failed',
  'timed-out': '⏳ Static export still running',
  cancelled: '🚫 Static export cancelled',
  errored: '❌ Static export did not finish',
};

function tableRows({
  inputs,
  jobId,
  pageCount,
  expiresAt,
  bundle,
  changed,
  deploymentId,
  assets,
  timeline,
}: ExportReport): [string, string][] {
  const compares = inputs?.previousDigest !== undefined || Boolean(inputs?.environment);
  const rows: [string, string | undefined][] = [
    ['Domain', inputs?.domain],
    ['Version', inputs?.version],
    ['Job', jobId],
    ['Pages', pageCount === undefined ? undefined : grouped(pageCount)],
    ['Bundle', bundle && path.basename(bundle.path)],
    ['Size', bundle && `${size(bundle.sizeBytes)} (${grouped(bundle.sizeBytes)} bytes)`],
    ['SHA-256', bundle?.sha256],
    ['Files', bundle?.site && grouped(bundle.site.fileCount)],
    ['Content digest', bundle?.site?.contentDigest],
    ['Link ends', expiresAt],
    ['Changed', compares && changed !== undefined ? (changed ? 'yes' : 'no') : undefined],
    ['Deployment', deploymentId === undefined ? undefined : `${deploymentId} in ${inputs?.environment}`],
    ['Release', assets?.length ? `${inputs?.releaseTag}: ${assets.join(', ')}` : undefined],
  ];
  const told = rows.flatMap(([name, value]): [string, string][] => (value ? [[name, code(value)]] : []));
  const phases = timeline.spans.map(({ phase, from, to }) => `${phase} ${duration(to - from)}`);
  return phases.length === 0 ? told : [...told, ['Time', phases.join(' · ')]];
}
