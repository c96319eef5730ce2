/** The sites that the emulator exports: that every URL in them resolves, and what is escaped. */
import { describe, expect, it } from '@jest/globals';
import { WRITTEN_PAGES } from '../../emulator/site/pages.ts';
import { pageCount, renderSite, type SiteFile } from '../../emulator/site/render.ts';

const SITE = { domain: 'docs.lighthouse.example', version: '2.4.0', pages: 40 };
const STATION = (number: number) =>
  `stations/sector-${String(Math.ceil(number / 100)).padStart(3, '0')}/station-${String(number).padStart(5, '0')}`;

const textOf = (file: SiteFile | undefined) => Buffer.from(file?.contents ?? []).toString();
/** Returns the paths of the pages, without their extension. */
const pagesOf = (files: Iterable<SiteFile>) =>
  [...files].flatMap(({ path: name }) =>
    /^(?!404).*\.html$/.test(name) ? [name.slice(0, -'.html'.length)] : [],
  );

describe('renderSite', () => {
  it.each([1, 3, 250])('makes %i different pages, the start page first', (pages) => {
    const names = pagesOf(renderSite({ ...SITE, pages }));
    expect(new Set(names).size).toBe(pages);
    expect(names.slice(0, 3)).toEqual(
      ['index', 'guides/getting-started', 'api-reference/introduction'].slice(0, pages),
    );
    expect(pageCount({ ...SITE, pages })).toBe(pages);
  });

  it('escapes the domain and the version', () => {
    for (const file of renderSite({ domain: 'a"><i>&', version: '<script>alert(1)</script>', pages: 2 })) {
      if (!/\.(html|xml)$/.test(file.path)) continue;
      const text = textOf(file);
      expect({ path: file.path, raw: /<i>|<script>/.test(text) }).toEqual({ path: file.path, raw: false });
      expect(text).toContain('a&#34;&#62;&#60;i&#62;&#38;');
    }
  });

  it.each([1, 3, WRITTEN_PAGES.length + 1])('has only URLs of its own files with %i pages', (pages) => {
    const files = new Map([...renderSite({ ...SITE, pages })].map((file) => [file.path, textOf(file)]));
    for (const [name, html] of files) {
      if (!name.endsWith('.html')) continue;
      for (const [, url = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        // Only the canonical URL leaves the site.
        if (url.startsWith(`https://${SITE.domain}/`)) continue;
        const [address = '', hash] = url.split('#');
        const target = address === '' ? name : decodeURI(address.slice(1));
        expect({ name, url, exists: files.has(target) }).toEqual({ name, url, exists: true });
        if (hash !== undefined) expect(files.get(target)).toContain(` id="${decodeURIComponent(hash)}"`);
      }
    }
    expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(pages);
  });

  it.each([
    [
      ['api-reference/errors', '/guides/alerts', '/guides/alerts'],
      ['guides/alerts', 'api-reference/errors'],
    ],
    [['/index', '/', ''], ['index']],
    [[STATION(7)], [STATION(7)]],
    [[], []],
  ])('makes of the paths %j the pages %j', (paths, expected) => {
    expect(pagesOf(renderSite({ ...SITE, paths }))).toEqual(expected);
    expect(pageCount({ ...SITE, paths })).toBe(expected.length);
  });
});
