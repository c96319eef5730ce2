/**
 * The sites that the emulator exports: their pages, that they have the shape of a real export, that every URL in them
 * resolves, and how they are packed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { Script } from 'node:vm';
import { gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderArticle } from '../../emulator/site/markdown-to-html.ts';
import { packSite } from '../../emulator/site/pack.ts';
import { SitePages, WRITTEN_PAGES } from '../../emulator/site/pages.ts';
import { pageCount, renderSite, type SiteFile, UnknownPagePathError } from '../../emulator/site/render.ts';
import { REPOSITORY } from '../support/repository.ts';

const SITE = { domain: 'docs.lighthouse.example', version: '2.4.0', pages: 40 };
const STATION = (number: number) =>
  `stations/sector-${String(Math.ceil(number / 100)).padStart(3, '0')}/station-${String(number).padStart(5, '0')}`;

const pathsOf = (pages: SitePages) =>
  Array.from({ length: pages.count }, (_, index) => pages.entry(index).path);
const textOf = (file: SiteFile | undefined) => Buffer.from(file?.contents ?? []).toString();

describe('the pages of a site', () => {
  it.each([1, 2, 9, 10, 11, 12, 40, 250])('are %i different ones, the start page first', (pages) => {
    const paths = pathsOf(new SitePages({ ...SITE, pages }));
    expect(paths).toHaveLength(pages);
    expect(new Set(paths).size).toBe(pages);
    expect(paths[0]).toBe('index');
  });

  it('have the same content for the same options', () => {
    const [one, other] = [new SitePages({ ...SITE, pages: 60 }), new SitePages({ ...SITE, pages: 60 })];
    for (let index = 0; index < 60; index++) expect(one.page(index)).toEqual(other.page(index));
  });

  it('are the first of the same pages when fewer are exported', () => {
    expect(pathsOf(new SitePages({ ...SITE, pages: 20 }))).toEqual(pathsOf(new SitePages(SITE)).slice(0, 20));
  });

  it('include the paths of the example in the documentation of the service', () => {
    expect(pathsOf(new SitePages({ ...SITE, pages: 3 }))).toEqual([
      'index',
      'guides/getting-started',
      'api-reference/introduction',
    ]);
  });

  it('are all Markdown files of the folder, each with its front matter', () => {
    const folder = join(REPOSITORY, 'emulator', 'site', 'pages');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.replaceAll('\\', '/').replace('.md', ''));
    expect([...WRITTEN_PAGES].sort()).toEqual(files.sort());
    const pages = new SitePages(SITE);
    for (let index = 0; index < pages.count; index++) {
      const { title, description, group, markdown } = pages.page(index);
      for (const text of [title, description, group, markdown]) expect(text).toMatch(/\w/);
      expect(pages.entry(index)).toMatchObject({ title, group });
    }
  });

  it.each([0, -1, 1.5, Number.NaN])('cannot be %p', (pages) => {
    expect(() => new SitePages({ ...SITE, pages })).toThrow(RangeError);
  });

  it('are made one by one', () => {
    // 50,000 pages of 5 MB would not fit into memory: if this returns, the rest was not made.
    const site = renderSite({ ...SITE, pages: 50_000, pageBytes: 5_000_000 });
    expect(site[Symbol.iterator]().next().value).toMatchObject({ path: 'index.html' });
  });

  it('name the version, which cannot bring markup', () => {
    const markdownFor = (version: string) => new SitePages({ ...SITE, version }).page(0).markdown;
    expect(markdownFor('3.1.0-rc.1')).toContain('**3.1.0-rc.1**');
    expect(markdownFor('1<b>`*')).toContain('**1b**');
  });

  it('are in small folders in a site of 50,000 pages', () => {
    const sizes = new Map<string, number>();
    for (const path of pathsOf(new SitePages({ ...SITE, pages: 50_000 }))) {
      sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
    }
    expect([...sizes.values()].reduce((sum, size) => sum + size)).toBe(50_000);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(100);
  });

  it('refer only to pages that exist in a large site', () => {
    const pages = new SitePages(SITE);
    let links = 0;
    for (let index = 0; index < pages.count - 1; index++) {
      for (const [, target = ''] of pages.page(index).markdown.matchAll(/\]\(\/([^)\s#]+)/g)) {
        if (target.startsWith('images/')) continue;
        expect({ target, found: pages.find(target) }).toEqual({ target, found: 'exported' });
        links++;
      }
    }
    expect(links).toBeGreaterThan(80);
  });
});

describe('renderArticle', () => {
  it('gives every heading a unique id, and none that the page uses', () => {
    const markdown =
      '## Größe & `unit`\n\n## Same\n\n## Same\n\n## Search\n\n## 🌊\n\n## Same 1\n\n### Deeper\n';
    const { html, sections } = renderArticle(markdown, (url) => url, ['search']);
    const ids = ['größe--unit', 'same', 'same-1', 'search-1', 'section', 'same-1-1'];
    expect(sections.map(({ id }) => id)).toEqual(ids);
    expect(idsOf(html)).toEqual([...ids, 'deeper']);
  });

  it('removes broken hyperlinks and keeps their text', () => {
    const { html } = renderArticle('See [the **guide**](/guide).', () => undefined, []);
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

  it('has a document and a payload for every page', () => {
    const paths = pathsOf(new SitePages(SITE));
    expect([...pages.keys()]).toEqual(paths.map((path) => `${path}.html`));
    expect([...files.keys()].filter((path) => path.endsWith('.rsc'))).toEqual(
      paths.map((path) => `${path}.rsc`),
    );
    expect(pageCount(SITE)).toBe(SITE.pages);
  });

  it('has the shape of a real export', () => {
    const hash = /[0-9a-f]{16}/g;
    const others = [...files.keys()].filter((path) => !/(?<!404)\.(html|rsc)$/.test(path));
    expect(others.map((path) => path.replaceAll(hash, 'HASH')).sort()).toEqual([
      '.well-known/security.txt',
      '404.html',
      '_next/static/HASH/_buildManifest.js',
      '_next/static/chunks/app/(docs)/@toc/[[...slug]]/page-HASH.js',
      '_next/static/chunks/app/(docs)/[[...slug]]/page-HASH.js',
      '_next/static/chunks/main-app-HASH.js',
      '_next/static/css/HASH.css',
      '_next/static/media/buoy.HASH.svg',
      '_next/static/media/wave-heights.HASH.png',
      'favicon.svg',
      'llms.txt',
      'robots.txt',
      'sitemap.xml',
    ]);
    // Names that Windows refuses would fail the extraction.
    for (const path of files.keys()) expect(path).not.toMatch(/[<>:"|?*\\]|[. ](\/|$)/);
  });

  it('names each shared file by a hash of its content', () => {
    for (const [path, text] of files) {
      const [, hash] = /(?:[-.]|css\/)([0-9a-f]{16})\.(?:js|css|svg)$/.exec(path) ?? [];
      if (hash !== undefined)
        expect(createHash('sha256').update(text).digest('hex')).toMatch(new RegExp(`^${hash}`));
    }
  });

  it('is the same every time, also when the same result is read twice', () => {
    const site = renderSite(SITE);
    expect(fingerprint(site)).toBe(fingerprint(site));
    expect(fingerprint(renderSite(SITE))).toBe(fingerprint(site));
    expect(fingerprint(renderSite({ ...SITE, version: '2.4.1' }))).not.toBe(fingerprint(site));
  });

  it('has only root-relative URLs, and every one of them is that of a file and an element of the site', () => {
    const kinds = { link: 0, anchor: 0, image: 0, stylesheet: 0, script: 0 };
    for (const [path, html] of [...pages, ['404.html', files.get('404.html') ?? ''] as const]) {
      for (const { tag, attribute, value } of urlsIn(html)) {
        if (value.startsWith('https://')) {
          // Only the canonical URL leaves the site.
          expect({ path, value }).toEqual({ path, value: canonical(path) });
          continue;
        }
        const [url = '', hash] = value.split('#');
        const target = url === '' ? path : fileOf(url);
        expect({ path, value, exists: files.has(target) }).toEqual({ path, value, exists: true });
        if (hash !== undefined) {
          const found = idsOf(files.get(target) ?? '').includes(decodeURIComponent(hash));
          expect({ path, value, found }).toEqual({ path, value, found: true });
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
    expect(kinds.stylesheet).toBe(2 * 41);
    expect(kinds.script).toBe(4 * 41);
  });

  it('leads to every page from the start page', () => {
    const seen = new Set<string>();
    const queue = ['index.html'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      for (const { tag, value } of urlsIn(pages.get(path) ?? '')) {
        if (tag === 'a' && value.startsWith('/')) queue.push(fileOf(value.split('#')[0] ?? ''));
      }
    }
    expect([...seen].sort()).toEqual([...pages.keys()].sort());
  });

  it('links pages to the previous and the next one, in reading order', () => {
    const order = [...pages.keys()];
    order.forEach((path, place) => {
      const links = new Map<string, string>();
      for (const [, rel = '', href = ''] of pages.get(path)?.matchAll(/rel="(prev|next)" href="([^"]+)"/g) ??
        []) {
        links.set(rel, fileOf(href));
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
      expect(html).not.toMatch(/undefined|\[object |NaN|\{\{/);
    }
  });

  it('marks the page itself in the sidebar', () => {
    for (const [path, html] of pages) {
      const current = [...html.matchAll(/<a href="([^"]+)" aria-current="page">/g)].map(([, href = '']) =>
        fileOf(href),
      );
      expect(current).toEqual([path]);
    }
  });

  it('shows the Markdown and its front matter', () => {
    const page = pages.get('guides/getting-started.html') ?? '';
    expect(page).toContain('<title>Getting started · Lighthouse</title>');
    expect(page).toContain(
      '<meta name="description" content="From nothing to the first wave height in five minutes.">',
    );
    expect(page).toContain('<td>what people call the station, for example &quot;Grünsand&quot;</td>');
    expect(page).toContain('<input checked="" disabled="" type="checkbox" aria-label="Done">');
    expect(page).toContain('<code class="language-typescript">');
    expect(page).toContain('href="/api-reference/errors.html#401-unauthorized"');
    expect(page).not.toContain('group: Get started');
    expect(pages.get('index.html')).toContain('🌊');
  });

  it('has scripts and payloads that parse', () => {
    for (const [path, text] of files) {
      if (path.endsWith('.js')) expect(() => new Script(text)).not.toThrow();
      if (!path.endsWith('.rsc')) continue;
      const rows = new Map(
        text
          .trimEnd()
          .split('\n')
          .map((line): [string, unknown] => {
            const [, id = '', json = ''] = /^(\d+):I?(.+)$/.exec(line) ?? [];
            return [id, JSON.parse(json)];
          }),
      );
      const [, chunks] = rows.get('1') as [number, string[]];
      expect(chunks.map(fileOf).every((chunk) => files.has(chunk))).toBe(true);
      expect(pages.get(path.replace('.rsc', '.html'))).toContain(
        escaped((rows.get('2') as { title: string }).title),
      );
    }
  });

  it('has no search that works', () => {
    for (const html of pages.values()) expect(html).toMatch(/<input type="search"[^>]* disabled="">/);
  });

  it('lists the canonical URLs for crawlers', () => {
    const urls = [...pages.keys()].map(canonical);
    const inSitemap = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url,
    );
    expect(inSitemap).toEqual(urls);
    expect([...(files.get('llms.txt') ?? '').matchAll(/\]\((.+)\)$/gm)].map(([, url]) => url)).toEqual(urls);
    expect(files.get('robots.txt')).toContain('Sitemap: https://docs.lighthouse.example/sitemap.xml\n');
  });

  it('has a PNG whose parts fit together', () => {
    const png = Buffer.from([...renderSite({ ...SITE, pages: 1 })].find(isPng)?.contents ?? []);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const start = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
    expect(rows).toHaveLength(height * (width + 1));
    // The checksum of the empty IEND chunk is the same in every PNG.
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });

  it('escapes the domain and the version', () => {
    const hostile = [...renderSite({ domain: 'a"><i>&', version: '<script>alert(1)</script>', pages: 2 })];
    for (const file of hostile.filter(({ path }) => /\.(html|xml)$/.test(path))) {
      const text = textOf(file);
      expect({ path: file.path, raw: /<i>|<script>/.test(text) }).toEqual({ path: file.path, raw: false });
      expect(text).toContain('a&quot;&gt;&lt;i&gt;&amp;');
    }
  });

  it.each([1, 2, 3, 5, WRITTEN_PAGES.length, WRITTEN_PAGES.length + 1, WRITTEN_PAGES.length + 2])(
    'has no dead URL with only %i pages',
    (count) => {
      const site = [...renderSite({ ...SITE, pages: count })];
      const names = new Set(site.map(({ path }) => path));
      const documents = site.filter(({ path }) => path.endsWith('.html'));
      expect(documents).toHaveLength(count + 1);
      for (const file of documents) {
        for (const { value } of urlsIn(textOf(file))) {
          const [url = ''] = value.split('#');
          if (url !== '' && value !== canonical(file.path)) expect(names).toContain(fileOf(url));
        }
      }
    },
  );

  it('shows a page of thousands with some dozens of hyperlinks', () => {
    const [page] = [...renderSite({ ...SITE, pages: 3_000 })].filter(
      ({ path }) => path === `${STATION(2000)}.html`,
    );
    const links = urlsIn(textOf(page)).filter(({ tag }) => tag === 'a');
    expect(links.length).toBeGreaterThan(20);
    expect(links.length).toBeLessThan(60);
  });

  it.each([9_000, 12_000, 40_000])('makes generated pages of %i bytes', (pageBytes) => {
    const stations = [...renderSite({ ...SITE, pages: 150, pageBytes })].filter(({ path }) =>
      /station-\d+\.html$/.test(path),
    );
    expect(stations.length).toBeGreaterThan(100);
    for (const { contents } of stations) expect(contents).toHaveLength(pageBytes);
  });
});

describe('paths', () => {
  const render = (paths: readonly string[]) => [...renderSite({ ...SITE, paths })];
  const htmlPaths = (files: readonly SiteFile[]) =>
    files.map(({ path }) => path).filter((path) => path.endsWith('.html') && path !== '404.html');

  it.each([
    [
      ['/guides/alerts', 'api-reference/errors'],
      ['guides/alerts.html', 'api-reference/errors.html'],
    ],
    [
      ['api-reference/errors', 'guides/alerts', '/guides/alerts'],
      ['guides/alerts.html', 'api-reference/errors.html'],
    ],
    [['/'], ['index.html']],
    [[''], ['index.html']],
    [['/index', '/', ''], ['index.html']],
    [[STATION(7)], [`${STATION(7)}.html`]],
    [[], []],
  ])('%j gives %j', (paths, expected) => {
    expect(htmlPaths(render(paths))).toEqual(expected);
    expect(pageCount({ ...SITE, paths })).toBe(expected.length);
  });

  it('limit sidebar and sitemap, and hyperlinks lead to the live site for the rest', () => {
    const files = new Map(
      render(['/guides/alerts', '/guides/streaming']).map((file) => [file.path, textOf(file)]),
    );
    const alerts = files.get('guides/alerts.html') ?? '';
    const links = urlsIn(alerts).filter(({ tag, value }) => tag === 'a' && value.startsWith('/'));
    expect(new Set(links.map(({ value }) => value))).toEqual(
      new Set(['/guides/alerts.html', '/guides/streaming.html']),
    );
    expect(alerts).toContain('href="https://docs.lighthouse.example/concepts/quality-flags"');
    expect(alerts).toContain('class="brand" href="https://docs.lighthouse.example/"');
    expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(2);
    expect(files.get('llms.txt')?.match(/^- /gm)).toHaveLength(2);
  });

  it.each([
    'guides/nothing',
    '/guides/alerts/',
    'guides/alerts.html',
    STATION(31),
    STATION(7).replace('sector-001', 'sector-002'),
    'stations/sector-001/station-7',
    'stations/sector-001/station-00000',
    'stations/sector-001',
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

  it('know a station as soon as the site is large enough', () => {
    expect(pageCount({ ...SITE, pages: 41, paths: [STATION(31)] })).toBe(1);
    expect(pageCount({ ...SITE, pages: 50_000, paths: [STATION(49_990)] })).toBe(1);
    expect(() => pageCount({ ...SITE, pages: 49_999, paths: [STATION(49_990)] })).toThrow(
      UnknownPagePathError,
    );
  });
});

describe('packSite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // Names relative to `cwd`: GNU tar on Windows takes the colon of `C:\` for the name of a host.
  const tar = (...args: string[]): string => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });

  it('reports what it wrote', async () => {
    const result = await packSite(renderSite(SITE), join(folder, 'reported.tar.gz'));
    const bytes = readFileSync(join(folder, 'reported.tar.gz'));
    expect(result).toEqual({
      sizeBytes: bytes.length,
      etag: createHash('md5').update(bytes).digest('hex'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      fileCount: [...renderSite(SITE)].length,
    });
  });

  it('writes the same bytes for the same site, and others for another one', async () => {
    const first = await packSite(renderSite(SITE), join(folder, 'first.tar.gz'));
    const second = await packSite(renderSite(SITE), join(folder, 'second.tar.gz'));
    const other = await packSite(renderSite({ ...SITE, version: '9' }), join(folder, 'other.tar.gz'));
    expect(second).toEqual(first);
    expect(other.sha256).not.toBe(first.sha256);
  });

  it('is listed and extracted by tar', async () => {
    const expected = new Map([...renderSite(SITE)].map(({ path, contents }) => [path, contents]));
    await packSite(renderSite(SITE), join(folder, 'listed.tar.gz'));
    expect(tar('-tzf', 'listed.tar.gz').trim().split(/\r?\n/)).toEqual([...expected.keys()]);

    mkdirSync(join(folder, 'listed'));
    tar('-xzf', 'listed.tar.gz', '-C', 'listed');
    const extracted = readdirSync(join(folder, 'listed'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => statSync(join(folder, 'listed', path)).isFile(),
    );
    expect(extracted.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([...expected.keys()].sort());
    for (const [path, contents] of expected) {
      expect(readFileSync(join(folder, 'listed', path)).equals(contents)).toBe(true);
    }
  });

  it('accepts paths beyond the 100 bytes of a plain header, and empty files', async () => {
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

  it('compresses at the requested level', async () => {
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

  it('leaves the target unchanged when making the files fails', async () => {
    function* failing(): Generator<SiteFile> {
      yield { path: 'a.txt', contents: Buffer.from('a') };
      throw new Error('no more pages');
    }
    const fresh = join(folder, 'fresh.tar.gz');
    // Repeated, since the file may or may not be open when the error comes.
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

  it('stops making files when the disk fails', async () => {
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

/** Tags that are not closed in the order in which they were opened, nested hyperlinks, stray `&`, duplicate ids. */
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
      if (tag === 'a' && open.includes('a')) problems.push('a nested hyperlink');
      open.push(tag);
    }
  }
  if (open.length > 0) problems.push(`never closed: ${open.join(', ')}`);
  for (const [stray] of text.matchAll(/&(?!(?:amp|lt|gt|quot|#39);).{0,10}/g))
    problems.push(`stray ${stray}`);
  const ids = idsOf(text);
  if (new Set(ids).size !== ids.length) problems.push(`a duplicate id among ${ids.join(', ')}`);
  return problems;
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Every `href` and `src` of a document. */
function urlsIn(html: string): { tag: string; attribute: string; value: string }[] {
  const found: { tag: string; attribute: string; value: string }[] = [];
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][a-z0-9]*)(\s[^>]*)>/g)) {
    for (const [, attribute = '', value = ''] of rest.matchAll(/\s(href|src)="([^"]*)"/g)) {
      found.push({ tag, attribute, value });
    }
  }
  return found;
}

/** The file of the site that a root-relative URL stands for. */
function fileOf(url: string): string {
  expect(url).toMatch(/^\/[^/]/);
  // A URL's path has no brackets of its own.
  expect(url).not.toMatch(/[[\]]/);
  return decodeURI(url.slice(1));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

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
