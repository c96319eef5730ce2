/** Decides how many fewer pages a site may have than the live one: the arithmetic of `max-page-loss`. */
import { ActionError } from '../errors.ts';
import { counted, grouped } from '../text/units.ts';

/** The most pages that may be lost: a number, or a share of the live pages. */
type PageLoss =
  | { readonly kind: 'pages'; readonly pages: number }
  /** A whole number of tenths of a percent, so that nothing is rounded at the limit. */
  | { readonly kind: 'share'; readonly permille: number };

/** Reads `10%`, `12.5%`, or `30`, without blanks. Returns undefined for anything else. */
export function parsePageLoss(text: string): PageLoss | undefined {
  const [, percent, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?%$/.exec(text) ?? [];
  if (percent !== undefined) {
    const permille = Number(`${percent}${tenth}`);
    return permille > 1000 ? undefined : { kind: 'share', permille };
  }
  return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}

/**
 * Returns the error if more pages are lost than allowed.
 *
 * @param live continues `fewer than`, such as `the live site`
 * @param state a sentence about what is unchanged
 */
export function pageLossError(
  livePages: number,
  live: string,
  sitePages: number,
  limit: PageLoss,
  state: string,
): ActionError | undefined {
  const lost = livePages - sitePages;
  const isAllowed = limit.kind === 'pages' ? lost <= limit.pages : lost * 1000 <= limit.permille * livePages;
  if (isAllowed) return undefined;
  const allowed = limit.kind === 'pages' ? grouped(limit.pages) : `${limit.permille / 10}%`;
  // The lowest limit of the same kind that allows the loss, as a user writes it.
  const needed = limit.kind === 'pages' ? lost : `${Math.ceil((lost * 1000) / livePages) / 10}%`;
  const problem =
    `The new site has ${counted(sitePages, 'page')}, ${grouped(lost)} fewer than ${live} ` +
    `(${grouped(livePages)}), but \`max-page-loss\` allows ${allowed}.`;
  const hint =
    `${state} Check whether pages are missing from the documentation. If they were removed on purpose, raise ` +
    `\`max-page-loss\` to \`${needed}\` for one run.`;
  return new ActionError('check-failed', problem, { hint, isPermanent: true });
}
