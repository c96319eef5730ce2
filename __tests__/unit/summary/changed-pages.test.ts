import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { Marked } from 'marked';
import { changedPages } from '../../../src/summary/changed-pages.ts';

const URL_OF_SITE = 'https://docs.example.com';
const NONE = { added: [], modified: [], removed: [] };

const render = (block: string) =>
  new JSDOM(new Marked({ gfm: true }).parse(block, { async: false })).window.document;

describe('`changedPages`', () => {
  it.each<[page: string, shown: string, href: string]>([
    ['guides/index.html', '/guides/', 'https://docs.example.com/guides/'],
    ['ü & <b>.html', '/ü & <b>', 'https://docs.example.com/%C3%BC%20%26%20%3Cb%3E'],
    ['50% "it\'s"?#.html', '/50% "it\'s"?#', "https://docs.example.com/50%25%20%22it's%22%3F%23"],
  ])('links %s as %s', (page, shown, href) => {
    const link = render(changedPages({ ...NONE, added: [page] }, URL_OF_SITE, true)).querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([shown, href]);
  });

  it('shows paths without an address of the site, and no links to removed pages', () => {
    const block = changedPages({ ...NONE, modified: ['a.html'] }, undefined, true);
    expect(render(block).querySelector('td')?.innerHTML).toBe('<code>a.html</code>');
    const removed = changedPages({ ...NONE, removed: ['a.html'] }, URL_OF_SITE, true);
    expect(render(removed).querySelector('td')?.innerHTML).toBe('<code>/a</code>');
  });

  it('shows the page of an address that is too long without a link', () => {
    const block = changedPages({ ...NONE, added: [`${'x'.repeat(1000)}.html`] }, URL_OF_SITE, true);
    expect(render(block).querySelector('td')?.innerHTML).toBe(`<code>/${'x'.repeat(199)}…</code>`);
  });

  it('lists first which pages a refused site would remove', () => {
    const changes = { added: ['a.html'], modified: [], removed: ['b.html', 'b.svg'] };
    const block = changedPages(changes, undefined, false, true);
    expect([...render(block).querySelectorAll('th')].map((head) => head.textContent)).toEqual([
      '1 page would be removed',
      '1 page would be added',
      'Other files',
    ]);
    expect(block).toContain('<td>1 would be removed</td>');
  });

  it('counts the other files in one line', () => {
    const changes = { added: ['a.svg', 'b.html'], modified: ['a.svg'], removed: ['b.svg', 'c.svg'] };
    const rows = [...render(changedPages(changes, undefined, true)).querySelectorAll('tr')];
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' '))).toEqual([
      '1 page addedb.html',
      'Other files1 added, 1 modified, 2 removed',
    ]);
    expect(changedPages({ ...NONE, added: ['a.svg'] }, undefined, true)).toContain(
      '>Files</th><td>1 added</td>',
    );
    expect(changedPages(NONE, undefined, true)).toBe('');
  });

  it('shows 20 pages, and folds the others', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.html`);
    const cell = (count: number) => {
      const added = [...names(count), 'x.svg'];
      return render(changedPages({ ...NONE, added }, URL_OF_SITE, true)).querySelector('td');
    };
    expect(cell(20)?.querySelector('details')).toBeNull();
    expect(cell(21)?.querySelector('summary')?.textContent).toBe('1 more page');
    const document = cell(45);
    expect(document?.querySelectorAll('a')).toHaveLength(45);
    expect(document?.querySelectorAll('details a')).toHaveLength(25);
    expect(document?.querySelector('summary')?.textContent).toBe('25 more pages');
  });

  it.each([
    ['long names', (index: number) => `${'chapter/'.repeat(60)}${index}.html`],
    ['names that are longer when escaped', (index: number) => `${"&'".repeat(100)}${index}.html`],
    ['long names of another script', (index: number) => `${'ü漢字'.repeat(80)}${index}.html`],
  ])('uses less than 200 kB of the 1 MiB of a summary for many files with %s', (_what, nameOf) => {
    const names = Array.from({ length: 5000 }, (_, index) => nameOf(index));
    const changes = { added: names, modified: names, removed: names };
    const block = changedPages(changes, URL_OF_SITE, true);
    expect(Buffer.byteLength(block)).toBeLessThan(200_000);
    const rest = [...render(block).querySelectorAll('details')].map((each) => each.textContent ?? '');
    expect(rest).toHaveLength(3);
    for (const [index, text] of rest.entries()) {
      expect(text).toMatch(/^4,980 more pages/);
      expect(text.trim()).toMatch(
        new RegExp(`and 4,[0-9]{3} more, in the file of ${index === 2 ? 'removed' : 'changed'}-files-path$`),
      );
    }
    // The outputs do not exist if a check failed.
    expect(changedPages(changes, URL_OF_SITE, false)).not.toContain('files-path');
  });
});
