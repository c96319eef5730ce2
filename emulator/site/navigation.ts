/**
 * The tree of exported pages and the sidebar made of it.
 * However many pages there are, a sidebar has some dozens of links: to what lies around the page, and upwards.
 */

import type { PageOutline } from './content.ts';
import { escapeHtml } from './escape-html.ts';

/** A page in its place. Its parent is the page whose path is the longest prefix of its own, if there is one. */
export type NavigationNode = {
  outline: PageOutline;
  parent: NavigationNode | undefined;
  /** This node and its siblings, in order; the same list for all of them. */
  siblings: NavigationNode[];
  /** Place within `siblings`. */
  rank: number;
  children: NavigationNode[];
  previous: NavigationNode | undefined;
  next: NavigationNode | undefined;
};

/** The pages of a site, arranged. */
export type Navigation = {
  groups: ReadonlyMap<string, readonly NavigationNode[]>;
  byPath: ReadonlyMap<string, NavigationNode>;
};

// More than the longest handwritten group; beyond it, a list is cut to the part around the current page.
const MOST_SIBLINGS_SHOWN = 5;

/** Arranges pages by group, path and `order`. Groups stand in the order in which they first appear. */
export function buildNavigation(outlines: Iterable<PageOutline>): Navigation {
  const byPath = new Map<string, NavigationNode>();
  for (const outline of outlines) {
    byPath.set(outline.path, {
      outline,
      parent: undefined,
      siblings: [],
      rank: 0,
      children: [],
      previous: undefined,
      next: undefined,
    });
  }

  const groups = new Map<string, NavigationNode[]>();
  for (const node of byPath.values()) {
    node.parent = nearestAncestor(node.outline.path, byPath);
    node.siblings = node.parent?.children ?? groups.get(node.outline.group) ?? [];
    node.siblings.push(node);
    if (!node.parent) groups.set(node.outline.group, node.siblings);
  }

  let last: NavigationNode | undefined;
  const arrange = (siblings: NavigationNode[]): void => {
    siblings.sort((a, b) => a.outline.order - b.outline.order);
    siblings.forEach((node, rank) => {
      node.rank = rank;
      node.previous = last;
      if (last) last.next = node;
      last = node;
      arrange(node.children);
    });
  };
  for (const siblings of groups.values()) arrange(siblings);

  return { groups, byPath };
}

/** The sidebar as seen from one page; `urlOf` gives the relative address of a page. */
export function renderSidebar(
  { groups }: Navigation,
  current: NavigationNode | undefined,
  urlOf: (path: string) => string,
): string {
  const open = new Set<NavigationNode>();
  for (let node = current; node; node = node.parent) open.add(node);

  const renderList = (siblings: readonly NavigationNode[], parent: NavigationNode | undefined): string => {
    const shown = windowAround(siblings, siblings.find((node) => open.has(node))?.rank ?? 0);
    const items = shown.map((node) => {
      const mark = node === current ? ' aria-current="page"' : '';
      const link = `<a href="${escapeHtml(urlOf(node.outline.path))}"${mark}>${escapeHtml(node.outline.title)}</a>`;
      const below = open.has(node) && node.children.length > 0 ? renderList(node.children, node) : '';
      return `<li>${link}${below}</li>\n`;
    });
    if (shown.length < siblings.length) items.push(restItem(siblings.length, parent));
    return `<ul>\n${items.join('')}</ul>`;
  };

  const restItem = (total: number, parent: NavigationNode | undefined): string =>
    parent
      ? `<li class="nav-rest"><a href="${escapeHtml(urlOf(parent.outline.path))}">All ${total} …</a></li>\n`
      : `<li class="nav-rest">${total} pages in all</li>\n`;

  let html = '';
  for (const [group, siblings] of groups) {
    html += `<p class="nav-group">${escapeHtml(group)}</p>\n${renderList(siblings, undefined)}\n`;
  }
  return html;
}

function nearestAncestor(
  path: string,
  byPath: ReadonlyMap<string, NavigationNode>,
): NavigationNode | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const node = byPath.get(path.slice(0, end));
    if (node) return node;
  }
  return undefined;
}

function windowAround(siblings: readonly NavigationNode[], rank: number): readonly NavigationNode[] {
  const start = Math.min(rank - Math.floor(MOST_SIBLINGS_SHOWN / 2), siblings.length - MOST_SIBLINGS_SHOWN);
  return siblings.slice(Math.max(0, start), Math.max(0, start) + MOST_SIBLINGS_SHOWN);
}
