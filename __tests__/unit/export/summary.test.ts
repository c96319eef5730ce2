import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { FetchedBundle } from '../../../src/bundle/fetch-bundle.ts';
import type { ExportInputs } from '../../../src/export/inputs.ts';
import { exportSummary, type Facts } from '../../../src/export/summary.ts';
import { phaseOf, type Span, Timeline, timelineChart } from '../../../src/export/timeline.ts';

const six = Date.parse('2026-11-20T06:00:00Z');
const spans: Span[] = [
  { phase: 'Start', from: six, to: six + 216 },
  { phase: 'Queued', from: six + 216, to: six + 70_000 },
  { phase: 'Running', from: six + 70_000, to: six + 570_000 },
  { phase: 'Bundle URL', from: six + 570_000, to: six + 570_000 },
  { phase: 'Download', from: six + 570_000, to: six + 581_000 },
  { phase: 'Deliver', from: six + 581_000, to: six + 584_000 },
];

describe('the timeline', () => {
  it('paints the phase red in which the run failed', () => {
    expect(timelineChart(spans.slice(0, 3), true)).toMatch(/Running 8m 20s :crit, /);
    expect(timelineChart(spans, false)).not.toContain('crit');
  });

  it('has no chart without a phase', () => {
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

describe('the timeline with the times of the service', () => {
  const timelineAt = (times: { now: number }) => new Timeline(() => times.now);

  it('begins a phase when the service says that it began, not when a check noticed it', () => {
    const times = { now: 0 };
    const timeline = timelineAt(times);
    timeline.begin('Queued');
    times.now = 10_900;
    timeline.begin('Running', 1500);
    times.now = 20_000;
    timeline.jobEnded(15_000);
    timeline.begin('Bundle URL');
    timeline.end();
    expect(timeline.spans).toEqual([
      { phase: 'Queued', from: 0, to: 1500 },
      { phase: 'Running', from: 1500, to: 15_000 },
      { phase: 'Waiting', from: 15_000, to: 20_000 },
      { phase: 'Bundle URL', from: 20_000, to: 20_000 },
    ]);
  });

  it('does not call a job queued that no check saw running', () => {
    const times = { now: 0 };
    const timeline = timelineAt(times);
    timeline.begin('Queued');
    times.now = 10_000;
    timeline.jobEnded();
    timeline.end();
    expect(timeline.spans).toEqual([{ phase: 'Waiting', from: 0, to: 10_000 }]);
  });

  it('ignores a time of the service outside the phase, from a different clock', () => {
    const times = { now: 1000 };
    const timeline = timelineAt(times);
    timeline.begin('Queued');
    times.now = 2000;
    timeline.begin('Running', 0);
    times.now = 3000;
    timeline.end(99_000);
    expect(timeline.spans).toEqual([
      { phase: 'Queued', from: 1000, to: 1000 },
      { phase: 'Running', from: 1000, to: 3000 },
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
    const facts: Facts = {
      inputs,
      jobId: 'se_1',
      pageCount: 1200,
      expiresAt: '2026-11-20T07:00:00Z',
      bundle: { path: '/tmp/x/static-export.tar.gz', sizeBytes: 4_200_000, sha256: 'ab12' } as FetchedBundle,
      changed: true,
      deploymentId: 42,
      assets: ['static-export.tar.gz', 'static-export.tar.gz.sha256'],
    };
    const summary = exportSummary(facts, spans.slice(0, 1), { outcome: 'completed' }) ?? '';
    for (const shown of [
      'docs.example.com',
      'se_1',
      '1,200',
      '4.2 MB (4,200,000 bytes)',
      'ab12',
      '2026-11-20T07:00:00Z',
      '<th align="left">Changed</th><td><code>yes</code></td>',
      '42 in prod &#60;1&#62;',
      'v1.0: static-export.tar.gz, static-export.tar.gz.sha256',
      'Start 216ms',
      '```mermaid\ngantt\n',
    ]) {
      expect(summary).toContain(shown);
    }
  });

  it('has no row for what was not requested', () => {
    const summary = (facts: Facts) => exportSummary(facts, [], { outcome: 'completed' });
    expect(summary({ inputs })).not.toMatch(/Changed|Deployment|Release/);
    const unchanged = { inputs, changed: false, assets: [] };
    expect(summary(unchanged)).toMatch(/Changed<.*<code>no</);
    expect(summary(unchanged)).not.toContain('Release');
    const compared = { ...inputs, environment: undefined, previousDigest: undefined };
    expect(summary({ ...unchanged, inputs: compared })).not.toContain('Changed');
  });

  it('escapes text from outside', () => {
    const error = { message: 'It failed: "<script>\n\n## Title"', hint: '</p>\n\n![x](y)' };
    const { window } = new JSDOM(exportSummary({ inputs }, [], { outcome: 'failed', error }) ?? '');
    const { document } = window;
    expect(document.querySelectorAll('script, img, h2')).toHaveLength(0);
    expect(document.querySelectorAll('td')[1]?.textContent).toBe('<img src=x>|`2.0`');
    expect(document.querySelectorAll('p')[0]?.textContent).toBe('It failed: "<script> ## Title"');
  });

  it('does not exist if no input could be read, or the user wants none', () => {
    const failed = { outcome: 'errored', error: { message: 'x', hint: '' } } as const;
    expect(exportSummary({}, [], failed)).toBeUndefined();
    expect(exportSummary({ inputs: { ...inputs, summary: false } }, [], failed)).toBeUndefined();
  });
});
