/** The HTML documents of a site: the frame around an article, and the page for URLs that do not exist. */
import { escapeHtml } from '../../src/text/clean-text.ts';
import { siteAssets } from './assets.ts';
import type { Page, SitePages } from './pages.ts';

export interface SiteFrame {
  readonly domain: string;
  /** Path that all URLs begin with, such as `/docs`, or empty. */
  readonly base: string;
  readonly version: string;
  /** ID of the build, which each page contains. */
  readonly build: string;
  readonly pages: SitePages;
}

/** Path of the script that has the build id in its path. */
export const buildManifest = (build: string) => `_next/static/${build}/_buildManifest.js`;

/** URL of a page on the live site, without its extension; the start page is the domain itself. */
export function canonicalUrl({ domain, base }: SiteFrame, pagePath: string): string {
  return `https://${domain}${base}/${pagePath === 'index' ? '' : pagePath}`;
}

/** Returns the URL of a file of the site: `[` and `]` are not allowed in a URL's path. */
export function urlOf({ base }: SiteFrame, file: string): string {
  return `${base}/${encodeURI(file)}`;
}

/** Returns the URL of a page. If it is not exported, this is its URL on the live site. */
export function pageUrl(frame: SiteFrame, pagePath: string): string {
  return frame.pages.has(pagePath) ? urlOf(frame, `${pagePath}.html`) : canonicalUrl(frame, pagePath);
}

/** @param index position of the page among the exported ones */
export function pageHtml(frame: SiteFrame, index: number, page: Page, article: string): string {
  return documentHtml(
    frame,
    page,
    `<meta name="description" content="${escapeHtml(page.description)}">
<link rel="canonical" href="${escapeHtml(canonicalUrl(frame, page.path))}">`,
    `<article>
<h1>${escapeHtml(page.title)}</h1>
<p class="lead">${escapeHtml(page.description)}</p>
${article}</article>
${neighbours(frame, index)}`,
  );
}

/** Returns the page that a host shows for a URL that does not exist. */
export function notFoundHtml(frame: SiteFrame): string {
  return documentHtml(
    frame,
    { path: '404', title: 'Page not found' },
    '<meta name="robots" content="noindex">',
    `<h1>Page not found</h1>
<p class="lead">The page may have moved, or the URL is misspelled.</p>
`,
  );
}

/** @param main the content between the header and the footer of the document */
function documentHtml(
  frame: SiteFrame,
  { path, title }: Pick<Page, 'path' | 'title'>,
  head: string,
  main: string,
): string {
  const assets = siteAssets();
  const url = (name: keyof typeof assets) => urlOf(frame, assets[name].path);
  const links = frame.pages.written.map(
    (page) =>
      `<a href="${pageUrl(frame, page.path)}"${page.path === path ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a>\n`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<link rel="icon" href="${urlOf(frame, 'favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${url('static/site.css')}">
<script src="${url('static/main-app.js')}" data-part="${url('static/sections.js')}" defer></script>
<script src="${urlOf(frame, buildManifest(frame.build))}" defer></script>
</head>
<body>
<header>
<a class="brand" href="${escapeHtml(pageUrl(frame, 'index'))}"><img src="${url('images/buoy.svg')}" alt="" width="28" height="28">Lighthouse</a>
<nav aria-label="Pages">
${links.join('')}</nav>
</header>
<main>
${main}</main>
<footer>Version ${escapeHtml(frame.version)} of ${escapeHtml(frame.domain)}, exported by the emulator.</footer>
</body>
</html>
`;
}

function neighbours(frame: SiteFrame, index: number): string {
  const { pages } = frame;
  const link = (at: number, rel: 'prev' | 'next', label: string) =>
    at < 0 || at >= pages.count
      ? ''
      : `<a rel="${rel}" href="${pageUrl(frame, pages.pathOf(at))}">${label}</a>\n`;
  const both = link(index - 1, 'prev', '← Previous') + link(index + 1, 'next', 'Next →');
  return both === '' ? '' : `<nav class="neighbours" aria-label="Previous and next page">\n${both}</nav>\n`;
}
