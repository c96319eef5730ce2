import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { ExportInputs } from '../../../src/export/inputs.ts';
import { newExportReport } from '../../../src/export/report.ts';
import { exportSummary } from '../../../src/export/summary.ts';
import { phaseOf, type Span, Timeline, timelineChart } from '../../../src/export/timeline.ts';
import { REPOSITORY } from '../../support/repository.ts';

/** The kind of each chart as Mermaid parses it, or its complaint. */
function parseCharts(charts: readonly string[]): string[] {
  const script = path.join(REPOSITORY, '__tests__', 'support', 'parse-charts.mjs');
  return JSON.parse(
    execFileSync(process.execPath, [script], { input: JSON.stringify(charts), encoding: 'utf8' }),
  );
}

const six = Date.parse('2026-11-20T06:00:00Z');
const spans: Span[] = [
  { phase: 'Start', from: six, to: six + 216 },
  { phase: 'Queued', from: six + 216, to: six + 70_000 },
  { phase: 'Running', from: six + 70_000, to: six + 570_000 },
  { phase: 'Link', from: six + 570_000, to: six + 570_000 },
  { phase: 'Download', from: six + 570_000, to: six + 581_000 },
  { phase: 'Hand over', from: six + 581_000, to: six + 584_000 },
];

describe('the timeline', () => {
  it('is a Gantt chart that Mermaid parses', () => {
    const charts = [
      timelineChart(spans, false),
      timelineChart(spans.slice(0, 3), true),
      timelineChart(spans.slice(3, 4), false),
    ].map((chart) => chart ?? '');
    const wrong = charts[0]?.replace('section Service', 'sektion Service') ?? '';
    expect(parseCharts([...charts, wrong])).toEqual([
      'gantt',
      'gantt',
      'gantt',
      expect.stringContaining('Parse error'),
    ]);
  });

  it('paints the phase red in which the run failed', () => {
    expect(timelineChart(spans.slice(0, 3), true)).toMatch(/Running 8m 20s :crit, /);
    expect(timelineChart(spans, false)).not.toContain('crit');
  });

  it('draws nothing out of nothing', () => {
    expect(timelineChart([], true)).toBeUndefined();
  });

  it('has one span for each phase, with the same end and beginning', () => {
    let now = 0;
    const timeline = new Timeline(() => now);
    for (const [at, phase] of [
      [0, 'Start'],
      [5, phaseOf('queued')],
      [7, phaseOf('queued')],
      [9, phaseOf('running')],
      [12, phaseOf('packing')],
    ] as const) {
      now = at;
      timeline.begin(phase);
    }
    now = 20;
    timeline.end();
    timeline.end();
    expect(timeline.spans).toEqual([
      { phase: 'Start', from: 0, to: 5 },
      { phase: 'Queued', from: 5, to: 9 },
      { phase: 'Running', from: 9, to: 12 },
      { phase: 'Waiting', from: 12, to: 20 },
    ]);
  });
});

describe('the job summary', () => {
  const inputs = {
    domain: 'docs.example.com',
    version: '<img src=x>|`2.0`',
    environment: 'prod <1>',
    releaseTag: 'v1.0',
    summary: true,
  } as ExportInputs;

  it('is a table and a timeline', () => {
    const record = newExportReport();
    Object.assign(record, {
      inputs,
      jobId: 'se_1',
      pageCount: 1200,
      expiresAt: '2026-11-20T07:00:00Z',
      bundle: { path: '/tmp/x/static-export.tar.gz', sizeBytes: 4_200_000, sha256: 'ab12' },
      changed: true,
      deploymentId: 42,
      assets: ['static-export.tar.gz', 'static-export.tar.gz.sha256'],
    });
    record.timeline.begin('Start');
    record.timeline.end();
    const summary = exportSummary(record, { outcome: 'completed' }) ?? '';
    for (const told of [
      'docs.example.com',
      'se_1',
      '1,200',
      '4.2 MB (4,200,000 bytes)',
      'ab12',
      '2026-11-20T07:00:00Z',
      '<th align="left">Changed</th><td><code>yes</code></td>',
      '42 in prod &#60;1&#62;',
      'v1.0: static-export.tar.gz, static-export.tar.gz.sha256',
      'Start 0ms',
      '```mermaid\ngantt\n',
    ]) {
      expect(summary).toContain(told);
    }
  });

  it('has no row of what nobody asked for', () => {
    const record = newExportReport();
    record.inputs = inputs;
    expect(exportSummary(record, { outcome: 'completed' })).not.toMatch(/Changed|Deployment|Release/);
    record.changed = false;
    record.assets = [];
    expect(exportSummary(record, { outcome: 'completed' })).toMatch(/Changed<.*<code>no</);
    expect(exportSummary(record, { outcome: 'completed' })).not.toContain('Release');
    record.inputs = { ...inputs, environment: '', previousDigest: undefined };
    expect(exportSummary(record, { outcome: 'completed' })).not.toContain('Changed');
  });

  it('shows text from outside as text', () => {
    const record = newExportReport();
    record.inputs = inputs;
    const error = { message: 'It failed: "<script>\n\n## Title"', hint: '</p>\n\n![x](y)' };
    const { window } = new JSDOM(exportSummary(record, { outcome: 'failed', error }) ?? '');
    const { document } = window;
    expect(document.querySelectorAll('script, img, h2')).toHaveLength(0);
    expect(document.querySelectorAll('td')[1]?.textContent).toBe('<img src=x>|`2.0`');
    expect(document.querySelectorAll('p')[0]?.textContent).toBe('It failed: "<script> ## Title"');
  });

  it('is left out where no input could be read', () => {
    expect(
      exportSummary(newExportReport(), { outcome: 'errored', error: { message: 'x', hint: '' } }),
    ).toBeUndefined();
  });
});
