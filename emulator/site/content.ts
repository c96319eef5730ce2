/**
 * The Markdown sources of the emulator's documentation sites: some handwritten pages, then as many generated
 * ones as are asked for. Knows nothing of HTML.
 */

import { stringify } from 'yaml';
import { parseFrontMatter } from './front-matter.ts';
import { conceptPages } from './handwritten/concepts.ts';
import { gettingStartedPages } from './handwritten/getting-started.ts';
import { guidePages } from './handwritten/guides.ts';
import { referencePages } from './handwritten/reference.ts';
import { welcomePages } from './handwritten/welcome.ts';
import type { MarkdownPage } from './markdown-page.ts';
import {
  generatedPageAt,
  generatedPageOfPath,
  generatedPagePath,
  generatedPagePosition,
} from './station-directory.ts';
import { generatedBody, generatedOutline } from './station-pages.ts';

export type { MarkdownPage } from './markdown-page.ts';

/** Name of the made-up product that all sites document. */
export const PRODUCT_NAME = 'Lighthouse';

/** Which content a site has. */
export type ContentOptions = {
  /** Number of Markdown pages, at least 1. */
  pages: number;
  /** Release that the documentation claims to describe. */
  version: string;
  /**
   * Wanted size of a station's page in bytes of HTML, reached to within some per cent from about 8,000 on; a
   * smaller number gives the smallest possible page. All other pages have the size they have.
   */
  pageBytes?: number;
};

/** Where a page stands in the documentation, known without making its text. */
export type PageOutline = { path: string; title: string; description: string; group: string; order: number };

/** All pages of a site, lazily and in reading order; the same options give the same bytes. */
export function* markdownPages(options: ContentOptions): Iterable<MarkdownPage> {
  const content = siteContent(options);
  for (let position = 0; position < options.pages; position++) yield content.page(position);
}

/** Access to a site's pages by position (0 is the start page). */
export type SiteContent = {
  page(position: number): MarkdownPage;
  outline(position: number): PageOutline;
  /** The position of the page with this path, or -1 if the site has no such page. */
  positionOf(path: string): number;
};

/**
 * Opens a site's content without making any page.
 * Throws a `RangeError` if `pages` is not a whole number from 1 upwards.
 */
export function siteContent(options: ContentOptions): SiteContent {
  const { pages, pageBytes } = options;
  if (!Number.isSafeInteger(pages) || pages < 1) {
    throw new RangeError(`A site has a whole number of pages, at least 1, not ${pages}`);
  }
  const handwritten = handwrittenPages(options.version);
  const positions = new Map(handwritten.slice(0, pages).map(({ path }, position) => [path, position]));
  const extent = { pages: pages - handwritten.length, ...(pageBytes === undefined ? {} : { pageBytes }) };

  const outline = (position: number): PageOutline => {
    const page = handwritten[position];
    if (page) return { path: page.path, ...parseFrontMatter(page).frontMatter };
    const generated = generatedPageAt(position - handwritten.length);
    return { path: generatedPagePath(generated), group: 'Stations', ...generatedOutline(generated) };
  };

  return {
    outline,
    page(position) {
      const page = handwritten[position];
      if (page) return page;
      const { path, ...frontMatter } = outline(position);
      const body = generatedBody(generatedPageAt(position - handwritten.length), extent);
      return { path, markdown: `---\n${stringify(frontMatter)}---\n\n${body}` };
    },
    positionOf(path) {
      const position = positions.get(path);
      if (position !== undefined) return position;
      const generated = generatedPageOfPath(path);
      const within = generated ? generatedPagePosition(generated) : -1;
      return within >= 0 && within < extent.pages ? handwritten.length + within : -1;
    },
  };
}

function handwrittenPages(version: string): readonly MarkdownPage[] {
  // The version comes from outside and must not turn into markup here. The page header shows it unchanged.
  const plainVersion = version.replaceAll(/[^\p{L}\p{N}.+ -]/gu, '').trim();
  return [
    ...welcomePages(plainVersion),
    ...gettingStartedPages(plainVersion),
    ...guidePages(),
    ...conceptPages(),
    ...referencePages(plainVersion),
  ];
}
