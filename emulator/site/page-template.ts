/**
 * The HTML documents of a site: the frame around an article, and the page for addresses that do not exist.
 */

import { PRODUCT_NAME } from './content.ts';
import { escapeHtml } from './escape-html.ts';
import type { Article } from './markdown-to-html.ts';
import { type Navigation, type NavigationNode, renderSidebar } from './navigation.ts';
import { canonicalUrl, pageFile, relativeUrl, wayToTop } from './page-links.ts';
import { STYLESHEET } from './stylesheet.ts';

/** The ids that a page has outside of its article. */
export const FRAME_IDS = ['search', 'search-results', 'navigation', 'content'] as const;

/** What is the same on every page of a site. */
export type SiteFrame = { domain: string; version: string; navigation: Navigation };

/** A complete page: header, sidebar, article, neighbours, footer. */
export function pageDocument(frame: SiteFrame, node: NavigationNode, article: Article): string {
  const { path, title, description, group } = node.outline;
  const top = wayToTop(path);
  const urlOf = (target: string): string => relativeUrl(path, pageFile(target));
  const home = frame.navigation.byPath.has('index') ? urlOf('index') : canonicalUrl(frame.domain, 'index');
  const fullTitle = path === 'index' ? `${title} documentation` : `${title} · ${PRODUCT_NAME}`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(fullTitle)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${escapeHtml(canonicalUrl(frame.domain, path))}">
<link rel="icon" href="${top}assets/buoy.svg" type="image/svg+xml">
<link rel="stylesheet" href="${top}assets/site.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="site-header">
<div class="site-header-inner">
<a class="brand" href="${escapeHtml(home)}"><img src="${top}assets/buoy.svg" alt="" width="32" height="32">${escapeHtml(PRODUCT_NAME)}</a>
<span class="version">${escapeHtml(frame.version)}</span>
<a class="to-navigation" href="#navigation">Pages</a>
<form class="search" id="search" role="search" hidden>
<input type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off">
<ul class="search-results" id="search-results" hidden></ul>
</form>
</div>
</header>
<div class="columns">
<nav class="nav" id="navigation" aria-label="Pages">
${renderSidebar(frame.navigation, node, urlOf)}</nav>
<main id="content">
<article>
<p class="page-group">${escapeHtml(group)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
${article.html}</article>
${neighbours(node, urlOf)}</main>
${contents(article)}</div>
<footer class="site-footer">
<p>Static export of ${escapeHtml(frame.domain)}, version ${escapeHtml(frame.version)}, made by the documentation service emulator.</p>
</footer>
<script src="${top}assets/search.js" data-top="${top}" defer></script>
</body>
</html>
`;
}

/**
 * The page that a server shows for an unknown address. The reader may be at any depth, where relative
 * addresses lead nowhere; so it carries its own style and links to the live site.
 */
export function notFoundDocument({ domain, version }: SiteFrame): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found · ${escapeHtml(PRODUCT_NAME)}</title>
<meta name="robots" content="noindex">
<style>
${STYLESHEET}</style>
</head>
<body>
<header class="site-header">
<div class="site-header-inner">
<a class="brand" href="${escapeHtml(canonicalUrl(domain, 'index'))}">${escapeHtml(PRODUCT_NAME)}</a>
<span class="version">${escapeHtml(version)}</span>
</div>
</header>
<main class="alone">
<p class="page-group">404</p>
<h1>There is no such page</h1>
<p class="lead">It may have moved, or the link that brought you here is mistyped.</p>
<p>The <a href="${escapeHtml(canonicalUrl(domain, 'index'))}">start page</a> leads to everything there is.</p>
</main>
<footer class="site-footer">
<p>Static export of ${escapeHtml(domain)}, version ${escapeHtml(version)}, made by the documentation service emulator.</p>
</footer>
</body>
</html>
`;
}

function neighbours({ previous, next }: NavigationNode, urlOf: (path: string) => string): string {
  const link = (rel: 'prev' | 'next', label: string, { outline }: NavigationNode): string =>
    `<a class="${rel}" rel="${rel}" href="${escapeHtml(urlOf(outline.path))}"><small>${label}</small> ${escapeHtml(outline.title)}</a>\n`;
  const links =
    (previous ? link('prev', '← Previous', previous) : '') + (next ? link('next', 'Next →', next) : '');
  return links === '' ? '' : `<nav class="neighbours" aria-label="Previous and next page">\n${links}</nav>\n`;
}

function contents({ headings }: Article): string {
  const chapters = headings.filter(({ depth }) => depth === 2);
  if (chapters.length < 2) return '';
  const items = chapters.map(
    ({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>\n`,
  );
  return `<nav class="contents" aria-label="On this page">
<p class="contents-title">On this page</p>
<ul>
${items.join('')}</ul>
</nav>
`;
}
