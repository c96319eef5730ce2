/** The part of the job summary that lists which pages changed, by their addresses. */

import { canonicalPath, fileUrl } from '../site/addresses.ts';
import type { Changes } from '../site/compare-sites.ts';
import { isPage } from '../site/pages.ts';
import { counted, grouped } from '../text/units.ts';
import { code, link, table, text } from './summary-text.ts';

/** How many pages of each kind are shown without unfolding. */
const SHOWN = 20;

/**
 * The size limit for the folded rest of each kind. A step may write 1 MiB (GitHub Docs, "Workflow commands", "Job
 * summaries"). The summaries of a matrix are on one page, which must open quickly.
 */
const MAX_FOLDED_BYTES = 20_000;

/** Longest name that is shown, in characters, and longest address that is linked. */
const MAX_NAME = 200;
const MAX_ADDRESS = 1000;

/**
 * @param liveUrl address of the live site (input `environment-url`); without it, pages are shown by their paths
 * @param hasLists whether the outputs `changed-files-path` and `removed-files-path` are set
 * @param isRefused lists removed pages first, since they are the reason
 * @returns a block of a summary; empty if nothing changed
 */
export function changedPages(
  changes: Changes,
  liveUrl: string | undefined,
  hasLists: boolean,
  isRefused = false,
): string {
  const kinds = isRefused
    ? (['removed', 'added', 'modified'] as const)
    : (['added', 'modified', 'removed'] as const);
  // Nothing of a refused site is done.
  const done = (kind: string) => (isRefused ? `would be ${kind}` : kind);
  const rows: [string, string][] = [];
  const others: string[] = [];
  for (const kind of kinds) {
    const pagePaths = changes[kind].filter((path) => isPage(path));
    const otherCount = changes[kind].length - pagePaths.length;
    if (otherCount > 0) others.push(`${grouped(otherCount)} ${done(kind)}`);
    if (pagePaths.length === 0) continue;
    // The address of a removed page no longer leads to a page.
    const entry = (page: string) => pageEntry(page, liveUrl, kind !== 'removed');
    const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
    const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
    const where = hasLists ? `, in the file of <code>${output}</code>` : '';
    const more = foldedRest(pagePaths.slice(SHOWN), entry, where);
    rows.push([`${counted(pagePaths.length, 'page')} ${done(kind)}`, `${shown}${more}`]);
  }
  return table([...rows, [rows.length === 0 ? 'Files' : 'Other files', others.join(', ')]]);
}

/** A folded part must begin and end on its own line, and a blank line would end the block of HTML. */
function foldedRest(paths: readonly string[], entry: (page: string) => string, where: string): string {
  if (paths.length === 0) return '';
  const entries: string[] = [];
  let bytes = 0;
  for (const page of paths) {
    const next = entry(page);
    bytes += Buffer.byteLength(next);
    if (bytes > MAX_FOLDED_BYTES) {
      entries.push(`and ${grouped(paths.length - entries.length)} more${where}`);
      break;
    }
    entries.push(next);
  }
  const title = counted(paths.length, 'more page');
  return `\n<details><summary>${title}</summary>\n${entries.join('<br>\n')}\n</details>`;
}

function pageEntry(page: string, liveUrl: string | undefined, isLinked: boolean): string {
  if (liveUrl === undefined) return code(page, MAX_NAME);
  const address = canonicalPath(page);
  const url = isLinked ? fileUrl(address, liveUrl) : undefined;
  const shown = `/${address}`;
  if (url === undefined || url.length > MAX_ADDRESS) return code(shown, MAX_NAME);
  return link(url, text(shown));
}
