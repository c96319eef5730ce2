/**
 * Finds the path under which a site has to be hosted, from its home page. A site that was built for `/docs` requests
 * `/docs/_next/static/...`, but contains that file as `_next/static/...`. This module works on text only, not on the
 * file system.
 */
import { percentDecoded } from '../text/decode-text.ts';

export const HOME_PAGE = 'index.html';

/** A page refers to its assets in its head, so the beginning of the page is enough. */
export const MAX_HOME_PAGE_BYTES = 512 * 1024;

/**
 * Comments, and tags of scripts, style sheets, and the base. Outside quotes, the pattern excludes `<`: otherwise, unclosed
 * tags take quadratic time.
 */
const COMMENT_OR_TAG = /<!--.*?(?:-->|$)|<(?:script|link|base)\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/gis;
const SCRIPT_END = /<\/script/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const STYLE_SHEET_OR_SCRIPT =
  /^<script|\srel\s*=\s*(?:"[^"]*\bstylesheet\b|'[^']*\bstylesheet\b|stylesheet\b)/i;
const BUILT_ASSET = '/_next/static/';

/** An asset that a page loads from its own host. */
interface OwnAsset {
  readonly url: URL;
  /** The path of the address, decoded. */
  readonly path: string;
  readonly isStyleOrScript: boolean;
  /** Whether the page finds it wherever the page is. */
  readonly isRelative: boolean;
}

/**
 * @param html the home page, or its beginning
 * @param hasFile whether the site has a file with this path
 * @returns a path such as `/docs`; undefined if the site can be hosted at the root, or if its home page does not show
 *   the path
 */
export function hostingPath(html: string, hasFile: (path: string) => boolean): string | undefined {
  const assets = ownAssets(html, ANY_HOST).filter(({ isRelative }) => !isRelative);
  const built = assets.filter(({ path }) => path.includes(BUILT_ASSET));
  const shown = built.length > 0 ? built : assets.filter(({ isStyleOrScript }) => isStyleOrScript);
  const prefixes = new Set(shown.flatMap(({ path }) => found(path, hasFile)?.prefix ?? []));
  const [prefix] = prefixes;
  // If the prefixes contradict each other, the page does not show where the site belongs.
  return prefixes.size === 1 && prefix !== '' ? prefix : undefined;
}

/**
 * Returns the first script or style sheet that the page loads from its own host, if it is a file of the site. Its
 * address is the one that the page gives: a site that was built for another path does not have the file there.
 *
 * @param html the home page, or its beginning
 * @param url the address that sent the page
 * @param hasFile whether the site has a file with this path
 */
export function loadedAsset(
  html: string,
  url: URL,
  hasFile: (path: string) => boolean,
): { readonly url: URL; readonly file: string } | undefined {
  const assets = ownAssets(html, url).flatMap((asset) => {
    const file = asset.isStyleOrScript ? found(asset.path, hasFile)?.file : undefined;
    return file === undefined ? [] : [{ url: asset.url, file }];
  });
  // The host may have another site beside this one, whose files a page can use as well.
  const folder = new URL('.', url).pathname;
  return assets.find((asset) => asset.url.pathname.startsWith(folder)) ?? assets[0];
}

/** @param path from `hostingPath` */
export function hostingSentence(path: string): string {
  return `The site has to be hosted under \`${path}/\`: its home page loads its assets from there.`;
}

/** Stands for the host of a page that has not been requested. */
const ANY_HOST = new URL('http://site.invalid/');

function ownAssets(html: string, pageUrl: URL): OwnAsset[] {
  let base = pageUrl;
  let hasBase = false;
  return tagsIn(html).flatMap((tag) => {
    const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
    const address = (double ?? single ?? bare ?? '').trim().replaceAll('&amp;', '&');
    if (address === '' || !URL.canParse(address, base.href)) return [];
    const url = new URL(address, base);
    if (/^<base/i.test(tag)) {
      // Only the first one has an effect (HTML, "The base element").
      if (!hasBase) base = url;
      hasBase = true;
      return [];
    }
    if (url.origin !== pageUrl.origin) return [];
    return [
      {
        url,
        path: percentDecoded(url.pathname),
        isStyleOrScript: STYLE_SHEET_OR_SCRIPT.test(tag),
        isRelative: !hasBase && !address.startsWith('/'),
      },
    ];
  });
}

/** Returns the tags, without those in comments and in the text of scripts. */
function tagsIn(html: string): string[] {
  const tags: string[] = [];
  COMMENT_OR_TAG.lastIndex = 0;
  for (let found = COMMENT_OR_TAG.exec(html); found !== null; found = COMMENT_OR_TAG.exec(html)) {
    const [tag] = found;
    if (tag.startsWith('<!--')) continue;
    tags.push(tag);
    if (!/^<script/i.test(tag)) continue;
    SCRIPT_END.lastIndex = COMMENT_OR_TAG.lastIndex;
    if (SCRIPT_END.exec(html) === null) break;
    COMMENT_OR_TAG.lastIndex = SCRIPT_END.lastIndex;
  }
  return tags;
}

/** @returns the prefix to remove so that the path becomes a file of the site, and that file; undefined if there is none */
function found(path: string, hasFile: (path: string) => boolean) {
  const parts = path.split('/');
  const at = parts.findIndex((_, index) => index > 0 && hasFile(parts.slice(index).join('/')));
  if (at === -1) return undefined;
  return { prefix: parts.slice(0, at).join('/'), file: parts.slice(at).join('/') };
}
