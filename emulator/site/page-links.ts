/** Where pages and files are, seen from a page: relative addresses, so that a site works in any folder. */

import { posix } from 'node:path';

/** File that holds a page: `guides/alerts` becomes `guides/alerts.html`. */
export function pageFile(pagePath: string): string {
  return `${pagePath}.html`;
}

/** Relative way from a page up to the site's top folder: `''`, `'../'`, `'../../'`, … */
export function wayToTop(pagePath: string): string {
  return '../'.repeat(folders(pagePath).length);
}

/** Shortest relative address of a file of the site, as seen from a page. */
export function relativeUrl(fromPagePath: string, file: string): string {
  const from = folders(fromPagePath);
  const to = folders(file);
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  return '../'.repeat(from.length - shared) + file.split('/').slice(shared).join('/');
}

/** Address of a page on the live site, without ending; the start page is the domain itself. */
export function canonicalUrl(domain: string, pagePath: string): string {
  return `https://${domain}/${pagePath === 'index' ? '' : pagePath}`;
}

/** What Markdown refers to. `path` is seen from the site's top folder; `hash` is empty or begins with `#`. */
export type MarkdownTarget =
  | { kind: 'page'; path: string; hash: string }
  | { kind: 'file'; path: string }
  | { kind: 'elsewhere' };

/** Reads an address in a page's Markdown: `../guides/alerts.md#top`, `../assets/x.png`, or one that leads out. */
export function markdownTarget(pagePath: string, address: string): MarkdownTarget {
  if (address.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(address)) return { kind: 'elsewhere' };
  const [relative = '', fragment] = address.split('#', 2);
  const path = posix.join(posix.dirname(pagePath), relative);
  if (!path.endsWith('.md')) return { kind: 'file', path };
  return {
    kind: 'page',
    path: path.slice(0, -'.md'.length),
    hash: fragment === undefined ? '' : `#${fragment}`,
  };
}

function folders(path: string): string[] {
  return path.split('/').slice(0, -1);
}
