/** How many pages an export may have less than the live site: the arithmetic of `max-page-loss`. */
import { grouped, pages } from '../text/units.ts';

/** The most pages that may be lost: a number, or a share of the live pages. */
export type PageLoss =
  | { readonly kind: 'pages'; readonly pages: number }
  /** In millionths of the live pages: a whole number, so that nothing is rounded at the limit. */
  | { readonly kind: 'share'; readonly millionths: number };

/** Digits after the point of a percentage, which has two more digits than its share. */
const DECIMALS = 4;
const MILLION = 1_000_000n;

/**
 * @param text `10%`, `12.5%` or `30`, with up to four decimals for a percentage, and without blanks
 * @returns undefined for anything else
 */
export function parsePageLoss(text: string): PageLoss | undefined {
  const [, percent, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?%$/.exec(text) ?? [];
  if (percent !== undefined) {
    const millionths = Number(`${percent}${decimals.padEnd(DECIMALS, '0')}`);
    return millionths > MILLION ? undefined : { kind: 'share', millionths };
  }
  return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}

/** @returns whether more pages are lost than allowed */
export function losesTooManyPages(livePages: number, pages: number, limit: PageLoss): boolean {
  const lost = livePages - pages;
  if (limit.kind === 'pages') return lost > limit.pages;
  return BigInt(lost) * MILLION > BigInt(limit.millionths) * BigInt(livePages);
}

/** @returns what to tell the user if more pages are lost than allowed; otherwise undefined */
export function pageLossProblem(livePages: number, sitePages: number, limit: PageLoss): string | undefined {
  if (!losesTooManyPages(livePages, sitePages, limit)) return undefined;
  const allowed = limit.kind === 'pages' ? `${grouped(limit.pages)}` : `${limit.millionths / 10_000}%`;
  return (
    `The site has ${pages(sitePages)}, ${grouped(livePages - sitePages)} fewer than the live site ` +
    `(${grouped(livePages)}), but \`max-page-loss\` allows ${allowed}.`
  );
}

/** @returns how many of the paths are pages: files that end in `.html` */
export function countPages(paths: Iterable<string>): number {
  let pages = 0;
  for (const path of paths) if (isPage(path)) pages += 1;
  return pages;
}

export function isPage(path: string): boolean {
  return path.endsWith('.html');
}
