/** The sites that the emulator exports: that every URL in them resolves, what is escaped, and how two exports differ. */
import { describe, expect, it } from '@jest/globals';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { pageCount, renderSite, type SiteFile } from '../../emulator/site/render.ts';
import { exportedFiles, start, startJob } from './emulator-under-test.ts';

const SITE = { domain: 'docs.lighthouse.example', version: '2.4.0', pages: 40 };
const STATION_7 = 'stations/sector-001/station-00007';

/** Returns contents by path. */
const filesOf = (files: Iterable<SiteFile>) =>
  new Map([...files].map(({ path, contents }) => [path, Buffer.from(contents).toString()]));
const pagesOf = (paths: Iterable<string>) => [...paths].filter((path) => /^(?!404).*\.html$/.test(path));

describe('renderSite', () => {
  it.each([1, 3, 250])('renders %i different pages, the start page first', (pages) => {
    const names = pagesOf(filesOf(renderSite({ ...SITE, pages })).keys());
    expect(names).toHaveLength(pages);
    const first = ['index.html', 'guides/getting-started.html', 'guides/alerts.html'];
    expect(names.slice(0, 3)).toEqual(first.slice(0, pages));
    expect(pageCount({ ...SITE, pages })).toBe(pages);
  });

  it('escapes the domain and the version', () => {
    const site = renderSite({ domain: 'a"><i>&', version: '<script>alert(1)</script>', pages: 2 });
    for (const [path, text] of filesOf(site)) {
      if (!/\.(html|xml)$/.test(path)) continue;
      expect({ path, raw: /<i>|<script>/.test(text) }).toEqual({ path, raw: false });
      expect(text).toContain('a&#34;&#62;&#60;i&#62;&#38;');
    }
  });

  it.each([1, 3, 4])('has only URLs of its own files and of the live site, with %i pages', (pages) => {
    const files = filesOf(renderSite({ ...SITE, pages }));
    for (const [name, html] of files) {
      for (const [, url = ''] of html.matchAll(/\s(?:href|src|data-part)="([^"]*)"/g)) {
        const exists = url.startsWith(`https://${SITE.domain}/`) || files.has(decodeURI(url.slice(1)));
        expect({ name, url, exists }).toEqual({ name, url, exists: true });
      }
    }
    expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(pages);
  });

  it.each([
    [
      ['guides/alerts', '/guides/getting-started', '/guides/alerts'],
      ['guides/getting-started', 'guides/alerts'],
    ],
    [['/index', '/', ''], ['index']],
    [[STATION_7], [STATION_7]],
    [[], []],
  ])('renders the paths %j as the pages %j', (paths, expected) => {
    const pages = pagesOf(filesOf(renderSite({ ...SITE, paths })).keys());
    expect(pages).toEqual(expected.map((path) => `${path}.html`));
    expect(pageCount({ ...SITE, paths })).toBe(expected.length);
  });
});

/** Exports a site with the default settings, and one with these. */
async function twoSites(
  settings: GivenExportJobSettings,
  common: GivenExportJobSettings = {},
): Promise<readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>]> {
  const emulator = await start({ pages: 14, ...common });
  const exported = async (job: GivenExportJobSettings) => {
    emulator.setNextJob(job);
    const jobId = await startJob(emulator, {}, `/v1/static-export/${emulator.projectId}/jobs`);
    return exportedFiles(emulator, jobId);
  };
  return [await exported({}), await exported(settings)];
}

const missingIn = (some: ReadonlyMap<string, string>, all: ReadonlyMap<string, string>) =>
  [...all.keys()].filter((path) => !some.has(path));
const modified = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after.keys()].filter((path) => before.has(path) && before.get(path) !== after.get(path));

it.each([
  [{ basePath: '/docs' }, ''],
  [{ basePath: '/docs', baseFolder: true }, 'docs/'],
] as const)('%p: links and assets begin with the path, and files with %p', async (job, folder) => {
  const urlsIn = (html = '') =>
    [...html.matchAll(/ (?:href|src|data-part)="(\/[^"]*)"/g)].map(([, url]) => url);
  const [root, under] = await twoSites(job);
  expect([...under.keys()]).toEqual([...root.keys()].map((file) => `${folder}${file}`));
  for (const file of ['index.html', '404.html', 'guides/alerts.html']) {
    const before = urlsIn(root.get(file));
    expect(before.length).toBeGreaterThan(8);
    expect(urlsIn(under.get(`${folder}${file}`))).toEqual(before.map((url) => `/docs${url}`));
  }
  expect(under.get(`${folder}sitemap.xml`)).toContain(
    '<loc>https://docs.example.com/docs/guides/alerts</loc>',
  );
  expect(under.get(`${folder}index.rsc`)).toContain('"/docs/_next/static/');
});

it('edits: add, modify, and remove that many pages, and change no others', async () => {
  const [before, after] = await twoSites({ edits: { added: 2, modified: 3, removed: 1 } });
  expect(pagesOf(missingIn(before, after))).toEqual(['news/1.html', 'news/2.html']);
  expect(pagesOf(missingIn(after, before))).toEqual(['stations/sector-001/station-00011.html']);
  // Files that list the pages also differ.
  const firstPages = ['index.html', 'guides/getting-started.html', 'guides/alerts.html'];
  expect(modified(before, after)).toEqual([...firstPages, 'sitemap.xml', 'llms.txt']);
});

it('buildId: is in every page and in a path, and differs between two exports', async () => {
  const [first, second] = await twoSites({}, { buildId: true });
  const manifest = [expect.stringMatching(/^_next\/static\/[\w-]{16}\/_buildManifest\.js$/)];
  expect([missingIn(first, second), missingIn(second, first)]).toEqual([manifest, manifest]);
  const changed = modified(first, second);
  expect(pagesOf(changed)).toEqual(pagesOf(second.keys()));
  const [, , id = ''] = missingIn(first, second)[0]?.split('/') ?? [];
  for (const file of changed) expect(second.get(file)).toContain(id);
});
