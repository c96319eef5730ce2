/**
 * The emulator's documentation sites: what the pages hold, that nothing in a site leads nowhere, and how it
 * is packed.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { Script } from 'node:vm';
import { gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MarkdownPage, markdownPages } from '../../emulator/site/content.ts';
import { renderArticle } from '../../emulator/site/markdown-to-html.ts';
import { packSite } from '../../emulator/site/pack.ts';
import { pageCount, renderSite, type SiteFile, UnknownPagePathError } from '../../emulator/site/render.ts';

const SITE = { domain: 'docs.lighthouse.example', version: '2.4.0', pages: 40 };
const HANDWRITTEN_PAGES = 12;

describe('markdownPages', () => {
  it('gives the same bytes for the same options', () => {
    const options = { pages: 60, version: '2.4.0', pageBytes: 12_000 };
    expect([...markdownPages(options)]).toEqual([...markdownPages(options)]);
  });

  it.each([1, 2, 12, 13, 14, 15, 40, 250])('gives %i different pages, the start page first', (pages) => {
    const paths = [...markdownPages({ pages, version: '1' })].map(({ path }) => path);
    expect(paths).toHaveLength(pages);
    expect(new Set(paths).size).toBe(pages);
    expect(paths[0]).toBe('index');
  });

  it('gives the first of the same pages when fewer are asked for', () => {
    const many = [...markdownPages({ pages: 60, version: '1' })].map(({ path }) => path);
    const few = [...markdownPages({ pages: 20, version: '1' })].map(({ path }) => path);
    expect(few).toEqual(many.slice(0, 20));
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %p pages', (pages) => {
    expect(() => [...markdownPages({ pages, version: '1' })]).toThrow(RangeError);
  });

  it('writes pages one by one', () => {
    const iterator = markdownPages({ pages: 50_000, version: '1', pageBytes: 5_000_000 })[Symbol.iterator]();
    // 50,000 pages of 5 MB would not fit anywhere: if this returns, the rest was not made.
    expect(iterator.next().value).toMatchObject({ path: 'index' });
  });

  it('names the version, but lets it bring no markup', () => {
    const [index] = [...markdownPages({ pages: 1, version: '3.1.0-rc.1' })] as [MarkdownPage];
    expect(index.markdown).toContain('**3.1.0-rc.1**');
    const [hostile] = [...markdownPages({ pages: 1, version: '1<b>`*' })] as [MarkdownPage];
    expect(hostile.markdown).toContain('**1b**');
  });

  it('keeps folders small in a site of 50,000 pages', () => {
    const sizes = new Map<string, number>();
    for (const { path } of markdownPages({ pages: 50_000, version: '1', pageBytes: 1 })) {
      const folder = posix.dirname(path);
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    expect([...sizes.values()].reduce((sum, size) => sum + size)).toBe(50_000);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(300);
  });

  it('links only to pages that exist once there is one of each kind', () => {
    const pages = [...markdownPages({ pages: 40, version: '1' })];
    const paths = new Set(pages.map(({ path }) => path));
    let links = 0;
    for (const { path, markdown } of pages) {
      for (const [, target = ''] of markdown.matchAll(/\]\(([^)\s]+)\.md/g)) {
        expect(paths).toContain(posix.join(posix.dirname(path), target));
        links++;
      }
    }
    expect(links).toBeGreaterThan(100);
  });
});

describe('renderArticle', () => {
  it('gives every heading an id of its own, and none that the page around it uses', () => {
    const markdown = '## Größe & `unit`\n\n## Same\n\n## Same\n\n## Search\n\n## 🌊\n\n## Same 1\n';
    const { html, headings } = renderArticle(markdown, (address) => address, ['search']);
    const ids = ['größe--unit', 'same', 'same-1', 'search-1', 'section', 'same-1-1'];
    expect(headings.map(({ id }) => id)).toEqual(ids);
    expect(idsOf(html)).toEqual(ids);
  });

  it('drops links that lead nowhere and keeps their text', () => {
    const { html } = renderArticle('See [the **guide**](guide.md).', () => undefined, []);
    expect(html).toBe('<p>See the <strong>guide</strong>.</p>\n');
  });
});

describe('a rendered site', () => {
  const files = new Map<string, string>();
  const pages = new Map<string, string>();

  beforeAll(() => {
    for (const { path, contents } of renderSite(SITE)) {
      const text = Buffer.from(contents).toString('utf8');
      files.set(path, text);
      if (path.endsWith('.html') && path !== '404.html') pages.set(path, text);
    }
  });

  it('has one HTML file for every page, and the files around them', () => {
    expect(pages.size).toBe(SITE.pages);
    expect(pageCount(SITE)).toBe(SITE.pages);
    for (const { path } of markdownPages(SITE)) expect(pages.has(`${path}.html`)).toBe(true);
    const others = [...files.keys()].filter((path) => !pages.has(path)).sort();
    expect(others).toEqual([
      '404.html',
      'assets/buoy.svg',
      'assets/search.js',
      'assets/site.css',
      'assets/wave-heights.png',
      'robots.txt',
      'search-index.json',
      'sitemap.xml',
    ]);
  });

  it('is the same every time, also when the same result is read again', () => {
    const site = renderSite(SITE);
    expect(fingerprint(site)).toBe(fingerprint(site));
    expect(fingerprint(renderSite(SITE))).toBe(fingerprint(site));
    expect(fingerprint(renderSite({ ...SITE, version: '2.4.1' }))).not.toBe(fingerprint(site));
  });

  it('has only relative addresses, and every one of them leads to a file and an element of the site', () => {
    const kinds = { link: 0, anchor: 0, image: 0, stylesheet: 0, script: 0 };
    for (const [path, html] of pages) {
      for (const { tag, attribute, value } of addresses(html)) {
        if (value.startsWith('https://')) {
          // Only the canonical link leaves the site.
          expect({ path, value }).toEqual({ path, value: canonical(path) });
          continue;
        }
        expect(value).not.toMatch(/^\/|^[a-z]+:/i);
        const [file = '', hash] = value.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        expect({ path, value, exists: files.has(target) }).toEqual({ path, value, exists: true });
        if (hash !== undefined) {
          const ids = idsOf(pages.get(target) ?? '');
          expect({ path, value, ids: ids.includes(decodeURIComponent(hash)) }).toEqual({
            path,
            value,
            ids: true,
          });
          kinds.anchor++;
        }
        if (tag === 'a') kinds.link++;
        if (tag === 'img') kinds.image++;
        if (tag === 'link') kinds.stylesheet++;
        if (tag === 'script' && attribute === 'src') kinds.script++;
      }
    }
    expect(kinds.link).toBeGreaterThan(40 * 15);
    expect(kinds.anchor).toBeGreaterThan(40 * 4);
    expect(kinds.image).toBeGreaterThan(40);
    expect(kinds.stylesheet).toBe(2 * 40);
    expect(kinds.script).toBe(40);
  });

  it('reaches every page from the start page', () => {
    const seen = new Set<string>();
    const queue = ['index.html'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      for (const { tag, value } of addresses(pages.get(path) ?? '')) {
        const [file = ''] = value.split('#');
        if (tag === 'a' && file !== '' && !file.includes(':'))
          queue.push(posix.join(posix.dirname(path), file));
      }
    }
    expect([...seen].sort()).toEqual([...pages.keys()].sort());
  });

  it('links pages to the one before and the one after, in reading order', () => {
    const order = [...pages.keys()];
    order.forEach((path, place) => {
      const links = new Map<string, string>();
      for (const [, rel = '', href = ''] of pages.get(path)?.matchAll(/rel="(prev|next)" href="([^"]+)"/g) ??
        []) {
        links.set(rel, posix.join(posix.dirname(path), href));
      }
      expect([path, links.get('prev'), links.get('next')]).toEqual([
        path,
        order[place - 1],
        order[place + 1],
      ]);
    });
  });

  it('is well-formed', () => {
    for (const [path, html] of [...pages, ['404.html', files.get('404.html') ?? ''] as const]) {
      expect({ path, problems: problemsOf(html) }).toEqual({ path, problems: [] });
      expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).not.toMatch(/undefined|\[object |NaN/);
    }
  });

  it('marks the page itself in the sidebar', () => {
    for (const [path, html] of pages) {
      const current = [...html.matchAll(/<a href="([^"]+)" aria-current="page">/g)].map(
        ([, href = '']) => href,
      );
      expect(current).toEqual([posix.basename(path)]);
    }
  });

  it('shows what Markdown and front matter say', () => {
    const quickstart = pages.get('getting-started/quickstart.html') ?? '';
    expect(quickstart).toContain('<title>Quickstart · Lighthouse</title>');
    expect(quickstart).toContain(
      '<meta name="description" content="From nothing to the first wave height in five minutes.">',
    );
    expect(quickstart).toContain('<td>what people call the station, for example &quot;Grünsand&quot;</td>');
    expect(quickstart).toContain('<input checked="" disabled="" type="checkbox" aria-label="Done">');
    expect(quickstart).toContain('<code class="language-typescript">');
    expect(quickstart).toContain('href="../reference/errors.html#401-unauthorized"');
    expect(quickstart).not.toContain('order: 1');
    expect(pages.get('concepts/time-and-units.html')).toContain('<h1>Time &amp; units</h1>');
    expect(pages.get('index.html')).toContain('🌊');
  });

  it('indexes every page for search, with a script that runs', () => {
    const index = JSON.parse(files.get('search-index.json') ?? '');
    expect(index.pages.map(({ path }: { path: string }) => `${path}.html`)).toEqual([...pages.keys()]);
    expect(index.pages[1]).toMatchObject({
      title: 'Quickstart',
      headings: expect.arrayContaining(['3. Read the sea']),
      text: expect.stringContaining('You need a terminal with curl and a token.'),
    });
    expect(() => new Script(files.get('assets/search.js') ?? '?')).not.toThrow();
  });

  it('tells crawlers the canonical addresses', () => {
    const listed = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url,
    );
    expect(listed).toEqual([...pages.keys()].map(canonical));
    expect(files.get('robots.txt')).toContain('Sitemap: https://docs.lighthouse.example/sitemap.xml\n');
  });

  it('has a PNG whose parts fit together', () => {
    const png = Buffer.from([...renderSite({ ...SITE, pages: 1 })].find(isPng)?.contents ?? []);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const start = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
    expect(rows).toHaveLength(height * (width + 1));
    // The checksum of the empty IEND chunk is the same in every PNG there is.
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });

  it('escapes the domain and the version', () => {
    const hostile = [...renderSite({ domain: 'a"><i>&', version: '<script>alert(1)</script>', pages: 2 })];
    for (const { path, contents } of hostile.filter(({ path }) => /\.(html|xml)$/.test(path))) {
      const text = Buffer.from(contents).toString();
      expect({ path, raw: /<i>|<script>/.test(text) }).toEqual({ path, raw: false });
      expect(text).toContain('a&quot;&gt;&lt;i&gt;&amp;');
    }
  });

  it.each([1, 2, 5, HANDWRITTEN_PAGES, HANDWRITTEN_PAGES + 1, HANDWRITTEN_PAGES + 2])(
    'has no dead link with only %i pages',
    (count) => {
      const site = new Set([...renderSite({ ...SITE, pages: count })].map(({ path }) => path));
      expect([...site].filter((path) => path.endsWith('.html'))).toHaveLength(count + 1);
      for (const { path, contents } of renderSite({ ...SITE, pages: count })) {
        if (!path.endsWith('.html') || path === '404.html') continue;
        for (const { value } of addresses(Buffer.from(contents).toString())) {
          const [file = ''] = value.split('#');
          if (file === '' || value === canonical(path)) continue;
          expect(site).toContain(posix.join(posix.dirname(path), file));
        }
      }
    },
  );

  it('shows a page of thousands with some dozens of links', () => {
    const path = 'reference/stations/sector-010/station-02000';
    const [page] = [...renderSite({ ...SITE, pages: 3_000 })].filter((file) => file.path === `${path}.html`);
    const links = addresses(Buffer.from(page?.contents ?? []).toString()).filter(({ tag }) => tag === 'a');
    expect(links.length).toBeGreaterThan(20);
    expect(links.length).toBeLessThan(60);
  });

  it.each([9_000, 12_000, 40_000])('makes generated pages of about %i bytes', (pageBytes) => {
    const stations = [...renderSite({ ...SITE, pages: 150, pageBytes })].filter(({ path }) =>
      /station-\d/.test(path),
    );
    expect(stations.length).toBeGreaterThan(100);
    for (const { contents } of stations) {
      expect(Math.abs(contents.length - pageBytes) / pageBytes).toBeLessThan(0.08);
    }
  });
});

describe('paths', () => {
  const render = (paths: readonly string[]) => [...renderSite({ ...SITE, paths })];
  const htmlPaths = (files: readonly SiteFile[]) =>
    files.map(({ path }) => path).filter((path) => path.endsWith('.html') && path !== '404.html');

  it.each([
    [
      ['/guides/alerts', 'reference/errors'],
      ['guides/alerts.html', 'reference/errors.html'],
    ],
    [
      ['reference/errors', 'guides/alerts', '/guides/alerts'],
      ['guides/alerts.html', 'reference/errors.html'],
    ],
    [['/'], ['index.html']],
    [[''], ['index.html']],
    [['/index', '/', ''], ['index.html']],
    [['reference/stations/sector-001/station-00007'], ['reference/stations/sector-001/station-00007.html']],
    [[], []],
  ])('%j gives %j', (paths, expected) => {
    expect(htmlPaths(render(paths))).toEqual(expected);
    expect(pageCount({ ...SITE, paths })).toBe(expected.length);
  });

  it('limits sidebar, search and sitemap, and points to the live site for the rest', () => {
    const files = new Map(
      render(['/guides/alerts', '/guides/streaming']).map(({ path, contents }) => [
        path,
        Buffer.from(contents).toString(),
      ]),
    );
    const alerts = files.get('guides/alerts.html') ?? '';
    const targets = addresses(alerts).filter(({ tag, value }) => tag === 'a' && !value.startsWith('#'));
    const relative = targets.map(({ value }) => value).filter((value) => !value.startsWith('https://'));
    expect(new Set(relative)).toEqual(new Set(['alerts.html', 'streaming.html']));
    expect(alerts).toContain('href="https://docs.lighthouse.example/concepts/quality-flags"');
    expect(alerts).toContain('class="brand" href="https://docs.lighthouse.example/"');

    const index = JSON.parse(files.get('search-index.json') ?? '');
    expect(index.pages.map(({ path }: { path: string }) => path)).toEqual([
      'guides/alerts',
      'guides/streaming',
    ]);
    expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(2);
  });

  it.each([
    'guides/nothing',
    '/guides/alerts/',
    'guides/alerts.html',
    'reference/stations/sector-001/station-00028',
    'reference/stations/sector-002/station-00007',
    'reference/stations/sector-001/station-7',
    'reference/stations/sector-002',
    '../index',
  ])('%j is unknown in a site of 40 pages', (path) => {
    const options = { ...SITE, paths: ['guides/alerts', path] };
    for (const call of [() => renderSite(options), () => pageCount(options)]) {
      let thrown: unknown;
      try {
        call();
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(UnknownPagePathError);
      expect(thrown).toMatchObject({ name: 'UnknownPagePathError', path });
    }
  });

  it('knows a station as soon as the site is large enough', () => {
    expect(pageCount({ ...SITE, pages: 41, paths: ['reference/stations/sector-001/station-00027'] })).toBe(1);
    expect(
      pageCount({ ...SITE, pages: 50_000, paths: ['reference/stations/sector-249/station-49738'] }),
    ).toBe(1);
    expect(() =>
      pageCount({ ...SITE, pages: 49_999, paths: ['reference/stations/sector-249/station-49738'] }),
    ).toThrow(UnknownPagePathError);
  });
});

describe('packSite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // Names relative to `cwd`: GNU tar on Windows takes the colon of `C:\` for the name of a host.
  const tar = (...args: string[]): string => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });

  it('writes what it says it wrote', async () => {
    const result = await packSite(renderSite(SITE), join(folder, 'said.tar.gz'));
    const bytes = readFileSync(join(folder, 'said.tar.gz'));
    expect(result).toEqual({
      sizeBytes: bytes.length,
      md5: createHash('md5').update(bytes).digest('hex'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      fileCount: [...renderSite(SITE)].length,
    });
  });

  it('writes the same bytes again, and others for another site', async () => {
    const first = await packSite(renderSite(SITE), join(folder, 'first.tar.gz'));
    const again = await packSite(renderSite(SITE), join(folder, 'again.tar.gz'));
    const other = await packSite(renderSite({ ...SITE, version: '9' }), join(folder, 'other.tar.gz'));
    expect(again).toEqual(first);
    expect(other.sha256).not.toBe(first.sha256);
  });

  it.each([undefined, 'site-export'])(
    'is listed and unpacked by tar, in the top folder %p',
    async (topFolder) => {
      const name = `tar-${topFolder}`;
      const expected = new Map(
        [...renderSite(SITE)].map(({ path, contents }) => [
          topFolder ? `${topFolder}/${path}` : path,
          contents,
        ]),
      );
      await packSite(renderSite(SITE), join(folder, `${name}.tar.gz`), topFolder ? { topFolder } : {});
      expect(tar('-tzf', `${name}.tar.gz`).trim().split(/\r?\n/)).toEqual([...expected.keys()]);

      mkdirSync(join(folder, name));
      tar('-xzf', `${name}.tar.gz`, '-C', name);
      const unpacked = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((path) =>
        statSync(join(folder, name, path)).isFile(),
      );
      expect(unpacked.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([...expected.keys()].sort());
      for (const [path, contents] of expected) {
        expect(readFileSync(join(folder, name, path)).equals(contents)).toBe(true);
      }
    },
  );

  it('takes paths beyond the 100 bytes of a plain header, and empty files', async () => {
    const long = `${'folder-with-a-long-name/'.repeat(5)}page.html`;
    const huge = `${'x'.repeat(120)}.html`;
    const files = [long, huge, 'empty.txt'].map((path) => ({
      path,
      contents: Buffer.from(path === 'empty.txt' ? '' : path),
    }));
    await packSite(files, join(folder, 'long.tar.gz'));
    tar('-xzf', 'long.tar.gz');
    for (const { path, contents } of files)
      expect(readFileSync(join(folder, path)).equals(contents)).toBe(true);
  });

  it('writes plain headers: mode 0644, owner 0, a fixed time', async () => {
    await packSite([{ path: 'a.txt', contents: Buffer.from('a') }], join(folder, 'header.tar.gz'));
    const header = gunzipSync(readFileSync(join(folder, 'header.tar.gz'))).subarray(0, 512);
    const octal = (start: number, length: number) =>
      Number.parseInt(header.subarray(start, start + length - 1).toString('latin1'), 8);
    expect([octal(100, 8), octal(108, 8), octal(116, 8)]).toEqual([0o644, 0, 0]);
    expect(new Date(octal(136, 12) * 1_000).toISOString()).toBe('2025-01-01T00:00:00.000Z');
  });

  it('compresses as hard as it is told', async () => {
    const stored = await packSite(renderSite(SITE), join(folder, 'stored.tar.gz'), { gzipLevel: 0 });
    const small = await packSite(renderSite(SITE), join(folder, 'small.tar.gz'), { gzipLevel: 9 });
    expect(small.sizeBytes).toBeLessThan(stored.sizeBytes / 2);
  });

  it('packs more than its buffers hold', async () => {
    const contents = Buffer.alloc(1_000_003, 'lighthouse ');
    function* many(): Generator<SiteFile> {
      for (let number = 0; number < 60; number++) yield { path: `${number}.bin`, contents };
    }
    expect(await packSite(many(), join(folder, 'many.tar.gz'))).toMatchObject({ fileCount: 60 });
    const sizes = tar('-tzvf', 'many.tar.gz').match(/1000003/g);
    expect(sizes).toHaveLength(60);
  });

  it('leaves the target as it was when the files run into an error', async () => {
    function* failing(): Generator<SiteFile> {
      yield { path: 'a.txt', contents: Buffer.from('a') };
      throw new Error('no more pages');
    }
    const fresh = join(folder, 'fresh.tar.gz');
    // Often, because whether the file was already open when the error came is a matter of chance.
    for (let attempt = 0; attempt < 50; attempt++) {
      await expect(packSite(failing(), fresh)).rejects.toThrow('no more pages');
    }
    expect(existsSync(fresh)).toBe(false);

    const kept = join(folder, 'kept.tar.gz');
    const before = await packSite(renderSite({ ...SITE, pages: 1 }), kept);
    await expect(packSite(failing(), kept)).rejects.toThrow('no more pages');
    expect(statSync(kept).size).toBe(before.sizeBytes);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('stops making files when the disk refuses them', async () => {
    let made = 0;
    function* endless(): Generator<SiteFile> {
      for (;;) yield { path: `${made++}.bin`, contents: Buffer.alloc(100_000) };
    }
    await expect(packSite(endless(), join(folder, 'no', 'such', 'folder.tar.gz'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(made).toBeLessThan(10_000);
  });
});

const VOID_TAGS = new Set(['meta', 'link', 'img', 'input', 'br', 'hr']);

/**
 * Tags that are not closed in the order in which they were opened, links in links, stray `&` and ids used
 * twice.
 */
function problemsOf(html: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const text = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
  const tags = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<]*")?)*)\s*>|<!doctype html>|[<>]/g;
  for (const [all, slash, tag] of text.matchAll(tags)) {
    if (all === '<!doctype html>') continue;
    if (tag === undefined) problems.push(`stray ${all}`);
    else if (slash === '/') {
      const opened = open.pop();
      if (opened !== tag) problems.push(`</${tag}> closes <${opened}>`);
    } else if (!VOID_TAGS.has(tag)) {
      if (tag === 'a' && open.includes('a')) problems.push('a link in a link');
      open.push(tag);
    }
  }
  if (open.length > 0) problems.push(`never closed: ${open.join(', ')}`);
  for (const [stray] of text.matchAll(/&(?!(?:amp|lt|gt|quot|#39);).{0,10}/g))
    problems.push(`stray ${stray}`);
  const ids = idsOf(text);
  if (new Set(ids).size !== ids.length) problems.push(`an id is used twice among ${ids.join(', ')}`);
  return problems;
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Every `href` and `src` of a document. */
function addresses(html: string): { tag: string; attribute: string; value: string }[] {
  const found: { tag: string; attribute: string; value: string }[] = [];
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][a-z0-9]*)(\s[^>]*)>/g)) {
    for (const [, attribute = '', value = ''] of rest.matchAll(/\s(href|src)="([^"]*)"/g)) {
      found.push({ tag, attribute, value });
    }
  }
  return found;
}

function canonical(htmlPath: string): string {
  const path = htmlPath.replace(/\.html$/, '');
  return `https://${SITE.domain}/${path === 'index' ? '' : path}`;
}

function fingerprint(files: Iterable<SiteFile>): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(`${path}\0${contents.length}\0`).update(contents);
  return hash.digest('hex');
}

function isPng({ path }: SiteFile): boolean {
  return path.endsWith('.png');
}
