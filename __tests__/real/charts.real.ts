/** The chart of the job summary, parsed by Mermaid, with which GitHub draws it. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { type Span, timelineChart } from '../../src/export/report/timeline.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith, pathOf } from './support/needs.ts';

const six = Date.parse('2026-11-20T06:00:00Z');
const spans: Span[] = [
  { phase: 'Start', from: six, to: six + 216 },
  { phase: 'Queued', from: six + 216, to: six + 70_000 },
  { phase: 'Running', from: six + 70_000, to: six + 570_000 },
  { phase: 'Bundle URL', from: six + 570_000, to: six + 570_000 },
  { phase: 'Download', from: six + 570_000, to: six + 581_000 },
  { phase: 'Deliver', from: six + 581_000, to: six + 584_000 },
];

/** The kind of each chart as Mermaid parses it, or its error message. */
function parseCharts(charts: readonly string[]): string[] {
  const script = path.join(REPOSITORY, '__tests__', 'real', 'support', 'parse-charts.mjs');
  return JSON.parse(
    execFileSync(process.execPath, [script, pathOf('mermaid')], {
      input: JSON.stringify(charts),
      encoding: 'utf8',
    }),
  );
}

describeWith('the timeline', ['mermaid'], () => {
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
});
