/** Decides how many pages fewer than the live site an export may have: the arithmetic of `max-page-loss`. */
import { counted, grouped } from '../text/units.ts';

/** The most pages that may be lost: a number, or a share of the live pages. */
export type PageLoss =
  | { readonly kind: 'pages'; readonly pages: number }
  /** A whole number of tenths of a percent, so that nothing is rounded at the limit. */
  | { readonly kind: 'share'; readonly permille: number };

/**
 * @param text `10%`, `12.5%` or `30`, without blanks
 * @returns undefined for anything else
 */
export function parsePageLoss(text: string): PageLoss | undefined {
  const [, percent, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?%$/.exec(text) ?? [];
  if (percent !== undefined) {
    const permille = Number(`${percent}${tenth}`);
    return permille > 1000 ? undefined : { kind: 'share', permille };
  }
  return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}

/** @returns what to tell the user if more pages are lost than allowed; otherwise undefined */
export function pageLossProblem(livePages: number, sitePages: number, limit: PageLoss): string | undefined {
  const lost = livePages - sitePages;
  const isAllowed = limit.kind === 'pages' ? lost <= limit.pages : lost * 1000 <= limit.permille * livePages;
  if (isAllowed) return undefined;
  const allowed = limit.kind === 'pages' ? grouped(limit.pages) : `${limit.permille / 10}%`;
  return (
    `The site has ${counted(sitePages, 'page')}, ${grouped(lost)} fewer than the live site ` +
    `(${grouped(livePages)}), but \`max-page-loss\` allows ${allowed}.`
  );
}

/** @returns how many of the paths are pages; see {@link isPage} */
export function countPages(paths: Iterable<string>): number {
  let pages = 0;
  for (const path of paths) if (isPage(path)) pages += 1;
  return pages;
}

/** A page is a file that ends in `.html`, except the error page at the root, which the service does not count. */
export function isPage(path: string): boolean {
  return path.endsWith('.html') && path !== '404.html';
}
