/** The job summary of an export: a table and a timeline, for people. Never the link. */
import path from 'node:path';
import type { ExportRecord } from './export-record.ts';
import type { Ending } from './runner/run-action.ts';
import { cleanText, escapeHtml } from './text/clean-text.ts';
import { duration, size } from './text/units.ts';
import { timelineChart } from './timeline.ts';

/** @returns undefined where there is nothing to tell but the error, which the annotation has told */
export function exportSummary(record: ExportRecord, ending: Ending): string | undefined {
  const { inputs } = record;
  if (inputs === undefined) return undefined;
  const rows = tableRows(record);
  const chart = timelineChart(record.timeline.spans, ending.error !== undefined);
  return [
    `### ${HEADLINES[ending.outcome]}`,
    ...(ending.error === undefined ? [] : [htmlBlock(ending.error.message), htmlBlock(ending.error.hint)]),
    `<table>\n${rows.map(([name, value]) => `<tr><th align="left">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`,
    ...(chart === undefined ? [] : [`\`\`\`mermaid\n${chart}\n\`\`\``]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
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
  timeline,
}: ExportRecord): [string, string][] {
  const rows: [string, string | undefined][] = [
    ['Domain', inputs?.domain],
    ['Version', inputs?.version],
    ['Job', jobId],
    ['Pages', pageCount?.toLocaleString('en')],
    ['Bundle', bundle && path.basename(bundle.path)],
    ['Size', bundle && `${size(bundle.sizeBytes)} (${bundle.sizeBytes.toLocaleString('en')} bytes)`],
    ['SHA-256', bundle?.sha256],
    ['Files', bundle?.site?.fileCount.toLocaleString('en')],
    ['Content digest', bundle?.site?.contentDigest],
    ['Link ends', expiresAt],
  ];
  const told = rows.flatMap(([name, value]): [string, string][] => (value ? [[name, code(value)]] : []));
  const phases = timeline.spans.map(({ phase, from, to }) => `${phase} ${duration(to - from)}`);
  return phases.length === 0 ? told : [...told, ['Time', phases.join(' · ')]];
}

function code(value: string): string {
  return `<code>${escapeHtml(cleanText(value))}</code>`;
}

/** In a block of HTML no Markdown is read, so text from outside stays text. */
function htmlBlock(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(cleanText(text, 2000))}</p>`;
}
