/**
 * The sites that the emulator exports: their pages, that they have the shape of a real export, that every URL in them
 * resolves, and that they can be unpacked.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { packSite } from '../../emulator/site/pack.ts';
import { WRITTEN_PAGES } from '../../emulator/site/pages.ts';
import { pageCount, renderSite, type SiteFile, UnknownPagePathError } from '../../emulator/site/render.ts';
import { REPOSITORY } from '../support/repository.ts';

const SITE = { domain: 'docs.lighthouse.example', version: '2.4.0', pages: 40 };
const STATION = (number: number) =>
  `stations/sector-${String(Math.ceil(number / 100)).padStart(3, '0')}/station-${String(number).padStart(5, '0')}`;

const textOf = (file: SiteFile | undefined) => Buffer.from(file?.contents ?? []).toString();
const isPage = (name: string) => name.endsWith('.html') && name !== '404.html';
/** Paths of the pages, without the ending. */
const pagesOf = (files: Iterable<SiteFile>) =>
  [...files].flatMap(({ path: name }) => (isPage(name) ? [name.slice(0, -'.html'.length)] : []));

function fingerprint(files: Iterable<SiteFile>): string {
  const hash = createHash('sha256');
  for (const { path: name, contents } of files) hash.update(`${name}\0${contents.length}\0`).update(contents);
  return hash.digest('hex');
}

/** Every `href` and `src` of a document. */
function urlsIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
}

/** The file of the site that a root-relative URL stands for. */
function fileOf(url: string): string {
  expect(url).toMatch(/^\/[^/]/);
  // A URL's path has no brackets of its own.
  expect(url).not.toMatch(/[[\]]/);
  return decodeURI(url.slice(1));
}

function canonical(htmlPath: string): string {
  const name = htmlPath.replace(/\.html$/, '');
  return `https://${SITE.domain}/${name === 'index' ? '' : name}`;
}

describe('renderSite', () => {
  it.each([1, 3, 11, 250])('makes %i different pages, the start page first', (pages) => {
    const names = pagesOf(renderSite({ ...SITE, pages }));
    expect(new Set(names).size).toBe(pages);
    expect(names.slice(0, 3)).toEqual(
      ['index', 'guides/getting-started', 'api-reference/introduction'].slice(0, pages),
    );
    expect(pageCount({ ...SITE, pages })).toBe(pages);
  });

  it('uses all Markdown files of the folder', () => {
    const folder = path.join(REPOSITORY, 'emulator', 'site', 'pages');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.replaceAll('\\', '/').replace('.md', ''));
    expect([...WRITTEN_PAGES].sort()).toEqual(names.sort());
  });

  it.each([0, 1.5])('refuses a site of %p pages', (pages) => {
    expect(() => renderSite({ ...SITE, pages })).toThrow(RangeError);
  });

  it('makes pages one by one', () => {
    // 50,000 pages of 5 MB would not fit into memory: if this returns, the rest was not made.
    const site = renderSite({ ...SITE, pages: 50_000, pageBytes: 5_000_000 });
    expect(site[Symbol.iterator]().next().value).toMatchObject({ path: 'index.html' });
  });

  it('makes the same bytes for the same options, even if the result is read twice', () => {
    const site = renderSite(SITE);
    expect(fingerprint(site)).toBe(fingerprint(site));
    expect(fingerprint(renderSite(SITE))).toBe(fingerprint(site));
    expect(fingerprint(renderSite({ ...SITE, version: '2.4.1' }))).not.toBe(fingerprint(site));
  });

  it.each([9_000, 40_000])('makes generated pages of %i bytes', (pageBytes) => {
    const stations = [...renderSite({ ...SITE, pageBytes })].filter(({ path: name }) =>
      /station-\d+\.html$/.test(name),
    );
    expect(stations).toHaveLength(30);
    for (const { contents } of stations) expect(contents).toHaveLength(pageBytes);
  });

  it('escapes the domain and the version', () => {
    for (const file of renderSite({ domain: 'a"><i>&', version: '<script>alert(1)</script>', pages: 2 })) {
      if (!/\.(html|xml)$/.test(file.path)) continue;
      const text = textOf(file);
      expect({ path: file.path, raw: /<i>|<script>/.test(text) }).toEqual({ path: file.path, raw: false });
      expect(text).toContain('a&#34;&#62;&#60;i&#62;&#38;');
    }
  });

  it.each([1, 2, 3, WRITTEN_PAGES.length, WRITTEN_PAGES.length + 1])(
    'has no dead URL with %i pages',
    (count) => {
      const site = [...renderSite({ ...SITE, pages: count })];
      const names = site.map(({ path: name }) => name);
      for (const file of site.filter(({ path: name }) => name.endsWith('.html'))) {
        for (const url of urlsIn(textOf(file)).map((each) => each.split('#')[0] ?? '')) {
          if (url !== '' && url !== canonical(file.path)) expect(names).toContain(fileOf(url));
        }
      }
    },
  );
});

describe('a rendered site', () => {
  const files = new Map<string, string>();
  beforeAll(() => {
    for (const file of renderSite(SITE)) files.set(file.path, textOf(file));
  });
  const pages = () => [...files].filter(([name]) => isPage(name));

  it('has the shape of a real export', () => {
    const names = pagesOf(renderSite(SITE));
    expect([...files.keys()].filter((name) => name.endsWith('.rsc'))).toEqual(
      names.map((name) => `${name}.rsc`),
    );
    const others = [...files.keys()].filter((name) => !/(?<!404)\.(html|rsc)$/.test(name));
    expect(others.map((name) => name.replaceAll(/[0-9a-f]{16}/g, 'HASH')).sort()).toEqual([
      '.well-known/security.txt',
      '404.html',
      '_next/static/HASH/_buildManifest.js',
      '_next/static/chunks/app/(docs)/@toc/[[...slug]]/page-HASH.js',
      '_next/static/chunks/app/(docs)/[[...slug]]/page-HASH.js',
      '_next/static/chunks/main-app-HASH.js',
      '_next/static/css/HASH.css',
      '_next/static/media/buoy.HASH.svg',
      'favicon.svg',
      'llms.txt',
      'robots.txt',
      'sitemap.xml',
    ]);
  });

  it('has only root-relative URLs, and each is that of a file and an element of the site', () => {
    let anchors = 0;
    for (const [name, html] of [...pages(), ['404.html', files.get('404.html') ?? ''] as const]) {
      for (const url of urlsIn(html)) {
        // Only the canonical URL leaves the site.
        if (url === canonical(name)) continue;
        const [address = '', hash] = url.split('#');
        const target = address === '' ? name : fileOf(address);
        expect({ name, url, exists: files.has(target) }).toEqual({ name, url, exists: true });
        if (hash === undefined) continue;
        anchors += 1;
        expect(files.get(target)).toContain(` id="${decodeURIComponent(hash)}"`);
      }
    }
    expect(anchors).toBeGreaterThan(40 * 4);
  });

  it('leads to every page from the start page', () => {
    const seen = new Set<string>();
    const queue = ['index.html'];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const url of urlsIn(files.get(name) ?? '')) {
        if (/^\/.*\.html/.test(url)) queue.push(fileOf(url.split('#')[0] ?? ''));
      }
    }
    expect([...seen].sort()).toEqual(
      pages()
        .map(([name]) => name)
        .sort(),
    );
  });

  it('has one heading, unique ids, and no leftovers in each page', () => {
    for (const [name, html] of pages()) {
      const { document } = new JSDOM(html).window;
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect({ name, ids: new Set(ids).size }).toEqual({ name, ids: ids.length });
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(html).not.toMatch(/undefined|\[object |NaN|\{\{/);
    }
  });

  it('has scripts and payloads that parse', () => {
    for (const [name, text] of files) {
      if (name.endsWith('.js')) expect(() => new Script(text)).not.toThrow();
      if (!name.endsWith('.rsc')) continue;
      for (const line of text.trimEnd().split('\n')) JSON.parse(line.replace(/^\d+:I?/, ''));
    }
  });

  it('lists the canonical URLs for crawlers', () => {
    const urls = pages().map(([name]) => canonical(name));
    const inSitemap = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(inSitemap.map(([, url]) => url)).toEqual(urls);
    expect([...(files.get('llms.txt') ?? '').matchAll(/\]\((.+)\)$/gm)].map(([, url]) => url)).toEqual(urls);
  });
});

describe('renderSite with paths', () => {
  it.each([
    [
      ['api-reference/errors', '/guides/alerts', '/guides/alerts'],
      ['guides/alerts', 'api-reference/errors'],
    ],
    [['/index', '/', ''], ['index']],
    [[STATION(7)], [STATION(7)]],
    [[], []],
  ])('makes for %j %j', (paths, expected) => {
    expect(pagesOf(renderSite({ ...SITE, paths }))).toEqual(expected);
    expect(pageCount({ ...SITE, paths })).toBe(expected.length);
  });

  it('leads to the live site for the pages that are left out', () => {
    const files = new Map(
      [...renderSite({ ...SITE, paths: ['/guides/alerts'] })].map((file) => [file.path, textOf(file)]),
    );
    expect(files.get('guides/alerts.html')).toContain(
      'href="https://docs.lighthouse.example/concepts/quality-flags"',
    );
    expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(1);
  });

  it.each(['guides/nothing', 'guides/alerts.html', STATION(31), 'stations/sector-001/station-7', '../index'])(
    'refuses %j in a site of 40 pages',
    (unknown) => {
      const options = { ...SITE, paths: ['guides/alerts', unknown] };
      expect(() => renderSite(options)).toThrow(UnknownPagePathError);
      expect(() => pageCount(options)).toThrow(UnknownPagePathError);
    },
  );
});

describe('packSite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'emulator-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // Names relative to `cwd`: GNU tar on Windows takes the colon of `C:\` for the name of a host.
  const tar = (...args: string[]): string => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });

  it('reports what it wrote, the same for the same site', async () => {
    const first = await packSite(renderSite(SITE), path.join(folder, 'first.tar.gz'));
    const bytes = readFileSync(path.join(folder, 'first.tar.gz'));
    expect(first).toEqual({
      sizeBytes: bytes.length,
      etag: createHash('md5').update(bytes).digest('hex'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await packSite(renderSite(SITE), path.join(folder, 'second.tar.gz'))).toEqual(first);
  });

  it('writes what tar extracts: long names, empty files, and large ones too', async () => {
    const files = [
      ...renderSite(SITE),
      { path: `${'folder-with-a-long-name/'.repeat(5)}page.html`, contents: Buffer.from('long') },
      { path: 'empty.txt', contents: Buffer.alloc(0) },
      { path: 'large.bin', contents: Buffer.alloc(5_000_003, 'lighthouse ') },
    ];
    await packSite(files, path.join(folder, 'listed.tar.gz'));
    expect(tar('-tzf', 'listed.tar.gz').trim().split(/\r?\n/)).toEqual(files.map(({ path: name }) => name));
    tar('-xzf', 'listed.tar.gz');
    for (const { path: name, contents } of files) {
      expect(readFileSync(path.join(folder, name)).equals(contents)).toBe(true);
    }
  });

  it.each(['tar.gz', 'zip'] as const)(
    'leaves no %s if making the files, or writing them, fails',
    async (format) => {
      function* failing(): Generator<SiteFile> {
        yield { path: 'a.txt', contents: Buffer.from('a') };
        throw new Error('no more pages');
      }
      const target = path.join(folder, `failed.${format}`);
      await expect(packSite(failing(), target, { format })).rejects.toThrow('no more pages');
      const missing = path.join(folder, 'no', 'such', `folder.${format}`);
      await expect(packSite(renderSite(SITE), missing, { format })).rejects.toMatchObject({ code: 'ENOENT' });
      expect(existsSync(target)).toBe(false);
      expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    },
  );
});
