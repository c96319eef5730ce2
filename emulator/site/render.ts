/**
 * Renders a documentation site to files: pages, assets, search index and what crawlers look for.
 * Nothing is written here; files come out one by one, so that a site of any size fits into memory.
 */

import { type PageOutline, type SiteContent, siteContent } from './content.ts';
import { escapeHtml } from './escape-html.ts';
import { parseFrontMatter } from './front-matter.ts';
import { BUOY_SVG, waveChart } from './images.ts';
import { type LinkResolver, renderArticle } from './markdown-to-html.ts';
import { buildNavigation } from './navigation.ts';
import { canonicalUrl, markdownTarget, pageFile, relativeUrl } from './page-links.ts';
import { FRAME_IDS, notFoundDocument, pageDocument, type SiteFrame } from './page-template.ts';
import { SearchIndex } from './search-index.ts';
import { SEARCH_SCRIPT } from './search-script.ts';
import { STYLESHEET } from './stylesheet.ts';

/** Which site to render. */
export type SiteOptions = {
  /** Where the site is live, such as `docs.lighthouse.example`; canonical addresses are made of it. */
  domain: string;
  version: string;
  /** Number of pages the live site has, at least 1. */
  pages: number;
  /** Wanted size of a generated page in bytes of HTML; see {@link import('./content.ts').ContentOptions}. */
  pageBytes?: number;
  /**
   * Paths of the pages to export, with or without a leading slash; `/` and the empty text mean the start
   * page. Left out, all pages are exported; an empty list exports none.
   */
  paths?: readonly string[];
};

/** One file of a site. */
export type SiteFile = {
  /** Posix path, relative to the site's top folder. */
  path: string;
  contents: Uint8Array;
};

/** A path was asked for that the site does not have. */
export class UnknownPagePathError extends Error {
  override readonly name = 'UnknownPagePathError';
  /** The path as it was asked for. */
  readonly path: string;

  constructor(path: string) {
    super(`The site has no page "${path}"`);
    this.path = path;
  }
}

/**
 * Number of pages that will be exported, without making any of them.
 * Throws like {@link renderSite}.
 */
export function pageCount(options: SiteOptions): number {
  return exportedPositions(options, siteContent(options))?.length ?? options.pages;
}

/**
 * All files of a site, lazily: pages first, in reading order, then everything else. The same options give the
 * same bytes, and the result can be iterated more than once.
 * Throws {@link UnknownPagePathError} for a path that the site does not have and `RangeError` for an
 * impossible number of pages, both at once and not only when iterated.
 */
export function renderSite(options: SiteOptions): Iterable<SiteFile> {
  const content = siteContent(options);
  const positions = exportedPositions(options, content);
  return { [Symbol.iterator]: () => siteFiles(options, content, positions) };
}

function* siteFiles(
  { domain, version, pages }: SiteOptions,
  content: SiteContent,
  positions: readonly number[] | undefined,
): Generator<SiteFile> {
  const navigation = buildNavigation(outlines(content, positions ?? countUpTo(pages)));
  const frame: SiteFrame = { domain, version, navigation };
  const search = new SearchIndex();

  for (const position of positions ?? countUpTo(pages)) {
    const page = content.page(position);
    const node = navigation.byPath.get(page.path);
    if (!node) throw new Error(`Page ${page.path} is not in the navigation`);
    const { frontMatter, body } = parseFrontMatter(page);
    const article = renderArticle(body, linkResolver(page.path, frame, content), FRAME_IDS);
    search.add(page.path, frontMatter.title, article);
    yield textFile(pageFile(page.path), pageDocument(frame, node, article));
  }

  yield* assetFiles();
  yield textFile('search-index.json', search.toJson());
  yield textFile('sitemap.xml', sitemap(domain, navigation.byPath.keys()));
  yield textFile(
    'robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(domain, 'sitemap.xml')}\n`,
  );
  yield textFile('404.html', notFoundDocument(frame));
}

function* assetFiles(): Generator<SiteFile> {
  yield textFile('assets/site.css', STYLESHEET);
  yield textFile('assets/search.js', SEARCH_SCRIPT);
  yield textFile('assets/buoy.svg', BUOY_SVG);
  yield { path: 'assets/wave-heights.png', contents: waveChart() };
}

/** A link to a page that is not exported leads to the live site; one to a page that is nowhere is dropped. */
function linkResolver(from: string, { domain, navigation }: SiteFrame, content: SiteContent): LinkResolver {
  return (address) => {
    const target = markdownTarget(from, address);
    switch (target.kind) {
      case 'elsewhere':
        return address;
      case 'file':
        return relativeUrl(from, target.path);
      case 'page':
        if (navigation.byPath.has(target.path)) return relativeUrl(from, pageFile(target.path)) + target.hash;
        return content.positionOf(target.path) < 0
          ? undefined
          : canonicalUrl(domain, target.path) + target.hash;
    }
  };
}

/** Positions of the pages that `paths` asks for, ascending and each once; `undefined` means all. */
function exportedPositions({ paths }: SiteOptions, content: SiteContent): readonly number[] | undefined {
  if (!paths) return undefined;
  const positions = new Set<number>();
  for (const path of paths) {
    const position = content.positionOf(path.replace(/^\/+/, '') || 'index');
    if (position < 0) throw new UnknownPagePathError(path);
    positions.add(position);
  }
  return [...positions].sort((a, b) => a - b);
}

function* outlines(content: SiteContent, positions: Iterable<number>): Generator<PageOutline> {
  for (const position of positions) yield content.outline(position);
}

function* countUpTo(end: number): Generator<number> {
  for (let number = 0; number < end; number++) yield number;
}

function sitemap(domain: string, paths: Iterable<string>): string {
  let urls = '';
  for (const path of paths) urls += `<url><loc>${escapeHtml(canonicalUrl(domain, path))}</loc></url>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}

function textFile(path: string, text: string): SiteFile {
  return { path, contents: Buffer.from(text, 'utf8') };
}
