/** The HTML documents of a site: the frame around an article, and the page for URLs that do not exist. */
import { escapeHtml } from '../../src/text/clean-text.ts';
import { siteAssets } from './assets.ts';
import { type Page, type PageEntry, type SitePages, WRITTEN_PAGES } from './pages.ts';

export interface SiteFrame {
  readonly domain: string;
  /** Path that all URLs begin with, such as `/docs`, or empty. */
  readonly base: string;
  readonly version: string;
  /** Id of the build, which each page names. */
  readonly build: string;
  readonly pages: SitePages;
}

/** Path of the script that has the build id in its path. */
export const buildManifest = (build: string) => `_next/static/${build}/_buildManifest.js`;

/** URL of a page on the live site, without extension; the start page is the domain itself. */
export function canonicalUrl({ domain, base }: SiteFrame, pagePath: string): string {
  return `https://${domain}${base}/${pagePath === 'index' ? '' : pagePath}`;
}

/** Returns the URL of a file of the site: `[` and `]` are not allowed in a URL's path. */
export function urlOf({ base }: SiteFrame, file: string): string {
  return `${base}/${encodeURI(file)}`;
}

/** URL of an exported page. */
export const pageUrl = (frame: SiteFrame, pagePath: string) => urlOf(frame, `${pagePath}.html`);

/** @param index place of the page among the exported ones */
export function pageDocument(frame: SiteFrame, index: number, page: Page, article: string): string {
  const main = `<article>
<p class="group">${escapeHtml(page.group)}</p>
<h1>${escapeHtml(page.title)}</h1>
<p class="lead">${escapeHtml(page.description)}</p>
${article}</article>
${neighbours(frame, index)}`;
  return document(frame, {
    title: page.path === 'index' ? page.title : `${page.title} · Lighthouse`,
    head: `<meta name="description" content="${escapeHtml(page.description)}">
<link rel="canonical" href="${escapeHtml(canonicalUrl(frame, page.path))}">`,
    body: `<nav class="nav" id="navigation" aria-label="Pages">
${navigation(frame, index)}</nav>
<main id="content">
${main}</main>
`,
  });
}

/** Returns the page that a host shows for a URL that does not exist. */
export function notFoundDocument(frame: SiteFrame): string {
  return document(frame, {
    title: 'Page not found · Lighthouse',
    head: '<meta name="robots" content="noindex">',
    body: `<main id="content" class="alone">
<p class="group">404</p>
<h1>Page not found</h1>
<p class="lead">The page may have moved, or the URL is misspelled.</p>
<p>The <a href="${escapeHtml(homeUrl(frame))}">start page</a> leads to every page.</p>
</main>
`,
  });
}

interface DocumentParts {
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

function document(frame: SiteFrame, { title, head, body }: DocumentParts): string {
  const assets = siteAssets();
  const scripts = [
    ...(['main-app.js', 'page.js', 'toc.js'] as const).map((name) => assets[name].path),
    buildManifest(frame.build),
  ].map((file) => `<script src="${urlOf(frame, file)}" defer></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<link rel="icon" href="${urlOf(frame, 'favicon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${urlOf(frame, assets['site.css'].path)}">
${scripts.join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<div class="bar">
<a class="brand" href="${escapeHtml(homeUrl(frame))}"><img src="${urlOf(frame, assets['buoy.svg'].path)}" alt="" width="30" height="30">Lighthouse</a>
<span class="version">${escapeHtml(frame.version)}</span>
<input type="search" id="search" placeholder="Search is not part of an export" aria-label="Search" disabled="">
<button type="button" id="menu" aria-controls="navigation" aria-expanded="false" hidden="">Pages</button>
</div>
</header>
<div class="columns">
${body}</div>
<footer>
<p>Static export of ${escapeHtml(frame.domain)}, version ${escapeHtml(frame.version)}, made by the emulator of the documentation service.</p>
</footer>
</body>
</html>
`;
}

function homeUrl(frame: SiteFrame): string {
  return frame.pages.find('index') === 'exported' ? pageUrl(frame, 'index') : canonicalUrl(frame, 'index');
}

/** How many generated pages are shown before and after the current one, or from the first one. */
const SHOWN_AROUND = 3;

/** Keeps the sidebar at some dozens of hyperlinks, however many pages there are. */
function navigation(frame: SiteFrame, index: number): string {
  const { pages } = frame;
  const written = Math.min(pages.count, WRITTEN_PAGES.length);
  const middle = Math.max(index, written);
  const around = range(middle - SHOWN_AROUND, middle + SHOWN_AROUND);
  const groups = new Map<string, string>();
  for (const at of [...range(0, written - 1), ...around.filter((at) => at >= written && at < pages.count)]) {
    const entry = pages.entry(at);
    const items = groups.get(entry.group) ?? '';
    groups.set(entry.group, `${items}<li>${navigationItem(frame, entry, at === index)}</li>\n`);
  }
  return [...groups]
    .map(([group, items]) => `<p class="nav-group">${escapeHtml(group)}</p>\n<ul>\n${items}</ul>\n`)
    .join('');
}

function navigationItem(frame: SiteFrame, { path, title }: PageEntry, isCurrent: boolean): string {
  const current = isCurrent ? ' aria-current="page"' : '';
  return `<a href="${pageUrl(frame, path)}"${current}>${escapeHtml(title)}</a>`;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

function neighbours(frame: SiteFrame, index: number): string {
  const { pages } = frame;
  const neighbour = (at: number, rel: 'prev' | 'next', label: string) => {
    if (at < 0 || at >= pages.count) return '';
    const { path, title } = pages.entry(at);
    return `<a class="${rel}" rel="${rel}" href="${pageUrl(frame, path)}"><small>${label}</small> ${escapeHtml(title)}</a>\n`;
  };
  const both = neighbour(index - 1, 'prev', '← Previous') + neighbour(index + 1, 'next', 'Next →');
  return both === '' ? '' : `<nav class="neighbours" aria-label="Previous and next page">\n${both}</nav>\n`;
}
