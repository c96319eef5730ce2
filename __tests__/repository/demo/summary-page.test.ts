/** The page that the demo creates from a job summary. */
import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import {
  code,
  failureBlock,
  folded,
  heading,
  summaryText,
  table,
} from '../../../src/summary/summary-text.ts';
import { shortUrl } from '../../../tools/demo/show-step.ts';
import { summaryPage } from '../../../tools/demo/summary-page.ts';

it('summaryPage: returns a page with the text of the summary that loads nothing', () => {
  const html = summaryPage(
    summaryText([
      heading('❌ Failed'),
      failureBlock('The job <b>failed</b>', 'See `docs/reference.md`.'),
      table([['Job', code('se_1')]]),
      folded('Times', [table([['Time', 'Queued 2s']])]),
    ]),
    'deploy',
  );
  const { document } = new JSDOM(html).window;
  expect(document.querySelector('h2')?.textContent).toBe('deploy summary');
  expect(document.querySelector('h3')?.textContent).toBe('❌ Failed');
  expect([...document.querySelectorAll('article > p')].map((each) => each.textContent)).toEqual([
    'The job <b>failed</b> See docs/reference.md.',
  ]);
  expect(document.querySelector('article table td')?.textContent).toBe('se_1');
  expect(document.querySelector('details td')?.textContent).toBe('Queued 2s');
  expect(html).not.toMatch(/\bsrc=|\bhref=|url\(|@import/);
  // The page has a light and a dark theme.
  expect(html).toContain('light-dark(');
});

it.each([
  ['http://127.0.0.1:1/a/b.tar.gz?X-Amz-Signature=abc', 'http://127.0.0.1:1/a/b.tar.gz?... (49 characters)'],
  ['http://127.0.0.1:1/a/b.tar.gz', 'http://127.0.0.1:1/a/b.tar.gz'],
  ['sha256:5ed7', 'sha256:5ed7'],
  ['/work folder/site?', '/work folder/site?'],
])('shortUrl: returns %s as %s', (value, short) => {
  expect(shortUrl(value)).toBe(short);
});
