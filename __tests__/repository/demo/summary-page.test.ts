/** The page that the demo writes: the job summary of a real run's report, and what it does with the chart in it. */
import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { timelineChart } from '../../../src/export/report/timeline.ts';
import {
  code,
  failureBlock,
  folded,
  heading,
  mermaid,
  summaryText,
  table,
} from '../../../src/text/summary-text.ts';
import { chartTable } from '../../../tools/demo/chart-table.ts';
import { shortUrl } from '../../../tools/demo/short-url.ts';
import { summaryPage } from '../../../tools/demo/summary-page.ts';

const chart =
  timelineChart(
    [
      { phase: 'Start', from: 1000, to: 1000 },
      { phase: 'Queued', from: 1000, to: 3000 },
      { phase: 'Running', from: 3000, to: 9000 },
      { phase: 'Download', from: 9000, to: 11_000 },
    ],
    true,
  ) ?? '';

const rowsOf = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('.chart tbody tr')].map((row) => ({
    cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    kind: row.querySelector('.bar')?.className,
    style: row.querySelector('.bar')?.getAttribute('style'),
  }));

describe('the chart', () => {
  it('becomes a table with a bar for each phase', () => {
    expect(rowsOf(chartTable(chart) ?? '')).toEqual([
      { cells: ['Service', 'Start 0ms', ''], kind: 'bar done', style: 'left: 0.00%; width: 0.01%' },
      { cells: ['Service', 'Queued 2s', ''], kind: 'bar done', style: 'left: 0.00%; width: 20.00%' },
      { cells: ['Service', 'Running 6s', ''], kind: 'bar active', style: 'left: 20.00%; width: 60.00%' },
      { cells: ['Runner', 'Download 2s', ''], kind: 'bar crit', style: 'left: 80.00%; width: 20.00%' },
    ]);
  });

  it.each([
    ['another kind', 'pie\n  "a" : 5'],
    ['a line that is not known', `${chart}\n  excludes weekends`],
    ['nothing in it', 'gantt'],
  ])('stays source code if it is of %s', (_what, source) => {
    expect(chartTable(source)).toBeUndefined();
    const { document } = new JSDOM(summaryPage(`\`\`\`mermaid\n${source}\n\`\`\`\n`)).window;
    expect(document.querySelector('pre')?.textContent?.trimEnd()).toBe(source);
  });
});

it('is a page with the text of the summary that loads nothing', () => {
  const error = { message: 'The job <b>failed</b>', hint: 'See `docs/reference.md`.' };
  const html = summaryPage(
    summaryText([
      heading('❌ Failed'),
      failureBlock(error),
      table([['Job', code('se_1')]]),
      folded('Timeline', [mermaid(chart)]),
    ]),
  );
  const { document } = new JSDOM(html).window;
  expect(document.querySelector('h3')?.textContent).toBe('❌ Failed');
  expect([...document.querySelectorAll('article > p')].map((each) => each.textContent)).toEqual([
    'The job <b>failed</b>',
    'See docs/reference.md.',
  ]);
  expect(document.querySelector('details .note')?.textContent).toContain('GitHub draws this as a chart');
  expect(document.querySelector('article table td')?.textContent).toBe('se_1');
  expect(rowsOf(html)).toHaveLength(4);
  expect(html).not.toMatch(/\bsrc=|\bhref=|url\(|@import/);
  // Light and dark.
  expect(html).toContain('light-dark(');
});

it.each([
  ['http://127.0.0.1:1/a/b.tar.gz?X-Amz-Signature=abc', 'http://127.0.0.1:1/a/b.tar.gz?... (49 characters)'],
  ['http://127.0.0.1:1/a/b.tar.gz', 'http://127.0.0.1:1/a/b.tar.gz'],
  ['sha256:5ed7', 'sha256:5ed7'],
  ['/work folder/site?', '/work folder/site?'],
])('shortens %s to %s', (value, short) => {
  expect(shortUrl(value)).toBe(short);
});
