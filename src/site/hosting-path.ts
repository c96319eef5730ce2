/**
 * Finds the path under which a site has to be hosted, from its home page. A site that was built for `/docs` requests
 * `/docs/_next/static/...`, but contains that file as `_next/static/...`. This module works on text only, not on the
 * file system.
 */
import { percentDecoded } from '../text/decode-text.ts';

/** Tags of scripts and style sheets. The pattern excludes `<`: otherwise, unclosed tags take quadratic time. */
const TAG = /<(?:script|link)\s[^<>]*>/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const STYLE_SHEET_OR_SCRIPT = /^<script|\srel\s*=\s*["']?stylesheet\b/i;
const BUILT_ASSET = '/_next/static/';

/**
 * @param html the home page, or its beginning
 * @param hasFile whether the site has a file with this path
 * @returns a path such as `/docs`; undefined if the site can be hosted at the root, or if its home page does not show
 *   the path
 */
export function hostingPath(html: string, hasFile: (path: string) => boolean): string | undefined {
  const assets = ownAssets(html);
  const built = assets.filter(({ path }) => path.includes(BUILT_ASSET));
  const shown = built.length > 0 ? built : assets.filter(({ isStyleOrScript }) => isStyleOrScript);
  const prefixes = new Set(shown.flatMap(({ path }) => prefixOf(path, hasFile) ?? []));
  const [prefix] = prefixes;
  // If the prefixes contradict each other, the page does not show where the site belongs.
  return prefixes.size === 1 && prefix !== '' ? prefix : undefined;
}

/**
 * Returns the assets that the page requests by an absolute path, with that path decoded and without a query. Relative
 * paths work anywhere, and other addresses belong to another host.
 */
function ownAssets(html: string): { path: string; isStyleOrScript: boolean }[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
    const [path = ''] = (double ?? single ?? bare ?? '').trim().split(/[?#]/);
    if (!/^\/(?![/\\])/.test(path)) return [];
    return [{ path: percentDecoded(path), isStyleOrScript: STYLE_SHEET_OR_SCRIPT.test(tag) }];
  });
}

/** @returns the prefix to remove so that the path becomes a file of the site; undefined if there is none */
function prefixOf(path: string, hasFile: (path: string) => boolean): string | undefined {
  const parts = path.split('/');
  const at = parts.findIndex((_, index) => index > 0 && hasFile(parts.slice(index).join('/')));
  return at === -1 ? undefined : parts.slice(0, at).join('/');
}
