/**
 * Renders a site to files, in the shape of a real export: the HTML, payloads, and assets of a Next.js build, with
 * root-relative URLs. It writes nothing, and yields the files one by one, so that a site of any size fits into memory.
 */
import { escapeHtml } from '../../src/text/clean-text.ts';
import { contentHash, siteAssets } from './assets.ts';
import {
  buildManifest,
  canonicalUrl,
  notFoundHtml,
  pageHtml,
  pageUrl,
  type SiteFrame,
  urlOf,
} from './document.ts';
import { renderArticle } from './markdown-to-html.ts';
import { type Page, type SiteEdits, type SiteOptions, SitePages } from './pages.ts';
import { READINGS, stationReadings } from './stations.ts';

export { type SiteOptions, UnknownPagePathError } from './pages.ts';

export interface SiteFile {
  /** POSIX path, relative to the root of the site. */
  readonly path: string;
  readonly contents: Uint8Array;
}

/**
 * Returns the number of pages that will be exported, without creating them.
 *
 * @throws as `renderSite`
 */
export function pageCount(options: SiteOptions): number {
  const { added = 0, removed = 0 } = options.edits ?? {};
  return Math.max(new SitePages(options).count - removed, 0) + added;
}

/**
 * Returns all files of a site, pages first. The same options give the same bytes. The result can be iterated
 * repeatedly.
 *
 * @throws UnknownPagePathError for a path that the site does not have; immediately, not only when iterated
 */
export function renderSite(options: SiteOptions): Iterable<SiteFile> {
  const { domain, version, buildId: build = contentHash(`${domain} ${version}`) } = options;
  const { base = '', folder = '' } = options;
  const frame: SiteFrame = { domain, base, version, build, pages: new SitePages(options) };
  return {
    *[Symbol.iterator]() {
      for (const { path, contents } of siteFiles(frame, options))
        yield { path: `${folder}/${path}`.slice(1), contents };
    },
  };
}

/**
 * Yields the exported pages with the edits: the first ones are modified, and the last ones are removed. Every page has
 * the navigation of a site without edits, so that no other page differs.
 */
function* editedPages(
  pages: SitePages,
  { added, modified, removed }: SiteEdits,
): Generator<[page: Page, index: number]> {
  for (let index = 0; index < pages.count - removed; index++) {
    const page = pages.page(index);
    const { markdown } = page;
    yield [index < modified ? { ...page, markdown: `${markdown}\nThis page was edited.\n` } : page, index];
  }
  for (let number = 1; number <= added; number++) {
    const text = { description: 'What is new.', markdown: 'This page was added.\n' };
    yield [{ path: `news/${number}`, title: `News ${number}`, ...text }, pages.count];
  }
}

function* siteFiles(frame: SiteFrame, { pageBytes, edits = NO_EDITS }: SiteOptions): Generator<SiteFile> {
  const { build, pages } = frame;
  const entries: { path: string; title: string }[] = [];
  for (const [page, index] of editedPages(pages, edits)) {
    const article = renderArticle(page.markdown, (url) => resolvedUrl(frame, url));
    const html = withReadings(pageHtml(frame, index, page, article), page, pageBytes);
    yield textFile(`${page.path}.html`, html);
    yield textFile(`${page.path}.rsc`, payload(frame, page));
    entries.push({ path: page.path, title: page.title });
  }

  const assets = siteAssets();
  for (const asset of Object.values(assets)) yield asset;
  yield textFile(
    buildManifest(build),
    `self.__BUILD_MANIFEST={sortedPages:["/_app","/_error"]};self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB();`,
  );
  yield { path: 'favicon.svg', contents: assets['images/buoy.svg'].contents };
  yield textFile('404.html', notFoundHtml(frame));

  const urls = entries.map(({ path }) => canonicalUrl(frame, path));
  yield textFile(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>\n`).join('')}</urlset>
`,
  );
  yield textFile(
    'llms.txt',
    `# Lighthouse\n\n${entries.map(({ title }, at) => `- [${title}](${urls[at]})\n`).join('')}`,
  );
  yield textFile('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(frame, 'sitemap.xml')}\n`);
  yield textFile(
    '.well-known/security.txt',
    `Contact: mailto:security@lighthouse.example\nExpires: 2035-01-01T00:00:00Z\nCanonical: ${canonicalUrl(frame, '.well-known/security.txt')}\n`,
  );
}

const NO_EDITS = { added: 0, modified: 0, removed: 0 };

const DEFAULT_READINGS = 1200;
const MIN_READINGS = 100;

/** Inserts enough readings into a generated page to reach the requested size. */
function withReadings(html: string, { station }: Page, pageBytes: number | undefined): string {
  if (station === undefined) return html;
  const frameBytes = Buffer.byteLength(html) - READINGS.length;
  const length = pageBytes === undefined ? DEFAULT_READINGS : Math.max(pageBytes - frameBytes, MIN_READINGS);
  const readings = stationReadings(station, length);
  // Cut after the last complete line, unless the size matters.
  const end = pageBytes === undefined ? readings.lastIndexOf('\n') : length;
  return html.replace(READINGS, readings.slice(0, end));
}

/** Returns what the app fetches instead of a page when the reader follows a hyperlink. */
function payload(frame: SiteFrame, { path, title, description }: Page): string {
  const chunk = urlOf(frame, siteAssets()['static/main-app.js'].path);
  const route = ['children', '(docs)', 'children', ['slug', path, 'oc'], { toc: ['@toc', {}] }];
  return [
    `1:I[7015,["${chunk}"],"default"]`,
    `0:${JSON.stringify({ b: frame.build, c: path.split('/'), f: [route, '$L1', { page: '$2' }] })}`,
    `2:${JSON.stringify({ title, description })}`,
    '',
  ].join('\n');
}

/** Converts a root-relative URL of the Markdown. */
function resolvedUrl(frame: SiteFrame, url: string): string {
  if (url === '/images/buoy.svg') return urlOf(frame, siteAssets()['images/buoy.svg'].path);
  return url.startsWith('/') ? pageUrl(frame, url.slice(1)) : url;
}

function textFile(path: string, text: string): SiteFile {
  return { path, contents: Buffer.from(text) };
}
