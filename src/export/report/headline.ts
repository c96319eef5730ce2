/** The headline of the job summary: which site, what happened, and how much changed. */

import { ICONS, type Result, reasonOf } from '../../runner/result.ts';
import { changeCount } from '../../site/compare-sites.ts';
import { countPages } from '../../site/pages.ts';
import { text } from '../../summary/summary-text.ts';
import { verdict } from '../../summary/verdicts.ts';
import { counted, duration, grouped, size } from '../../text/units.ts';
import { siteName } from '../inputs/export-target.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import { type ExportFacts, isCompared, isFirst } from './facts.ts';

/**
 * Says what was exported, or that the site was not updated and why.
 *
 * @returns HTML
 */
export function headline(facts: ExportFacts, inputs: ExportInputs, result: Result, tookMs: number): string {
  const { outcome, error } = result;
  const reason = facts.pageLoss === undefined ? reasonOf(result) : '';
  // The export exists, but was not accepted.
  const isRefused = error?.code === 'check-failed' || error?.code === 'bundle-rejected';
  const done = facts.unserved === undefined ? '📦' : '⚠️';
  const icon = isRefused ? '⛔' : outcome === 'completed' ? done : ICONS[outcome];
  const what = isRefused ? refusal(facts) : whatHappened(facts, inputs, outcome);
  const seen =
    error === undefined || inputs.dryRun
      ? ''
      : `${verdict({ live: undefined, outcome, code: error.code })}; `;
  const took = tookMs < 1000 ? '' : `${error === undefined ? ', in' : ', after'} ${duration(tookMs)}`;
  return `${icon} ${text(siteName(inputs.target))}: ${seen}${what}${reason}${took}`;
}

const DRY_RUN = 'dry run, nothing was changed';

function whatHappened(facts: ExportFacts, inputs: ExportInputs, outcome: Result['outcome']): string {
  switch (outcome) {
    case 'completed':
      return `exported, ${siteNumbers(facts, inputs)}`;
    case 'checked':
      return `${DRY_RUN}, and the site was not checked; all checks for an export passed`;
    case 'started':
      return 'export started';
    case 'failed':
    case 'errored':
      return inputs.dryRun
        ? `${DRY_RUN}, and the site was not checked; an export would fail`
        : 'export failed';
    case 'timed-out':
      return gaveUp(facts);
    case 'cancelled':
      return inputs.dryRun ? `${DRY_RUN}; cancelled` : 'export cancelled';
  }
}

function refusal({ pageLoss }: ExportFacts): string {
  if (pageLoss === undefined) return 'refused';
  const { livePages, sitePages } = pageLoss;
  return `refused, the export lacks ${grouped(livePages - sitePages)} of ${counted(livePages, 'page')}`;
}

function gaveUp({ lastSeen }: ExportFacts): string {
  if (lastSeen === undefined) return 'gave up waiting';
  const { status, progress } = lastSeen;
  return `gave up waiting, the job is ${text(status)}${progress === undefined ? '' : ` at ${Math.floor(progress)}%`}`;
}

/** Returns text such as `25 pages (+2), 47.7 kB, 7 files changed`. */
function siteNumbers(facts: ExportFacts, inputs: ExportInputs): string {
  const { bundle, changed, changes } = facts;
  const htmlCount = bundle && countPages(bundle.site.files.keys());
  // Pages are counted the way `min-pages` and `max-page-loss` count them, so that no two numbers disagree.
  const pageCount = htmlCount ?? facts.pageCount;
  const parts = [
    pageCount === undefined
      ? undefined
      : `${counted(pageCount, 'page')}${countChange(livePages(facts, htmlCount), htmlCount)}`,
    bundle === undefined ? 'bundle URL created' : size(bundle.sizeBytes),
  ];
  if (isCompared(inputs) && changed !== undefined) {
    if (facts.unserved !== undefined) parts.unshift('recorded as live but not served');
    else if (!changed) parts.unshift('nothing changed');
    else if (changes !== undefined && changeCount(changes) > 0)
      parts.push(`${counted(changeCount(changes), 'file')} changed`);
    else parts.push(isFirst(facts, inputs) ? 'first deployment' : 'changed');
  }
  return parts.filter(Boolean).join(', ');
}

/** Returns the page count of the live site, from the record or from the manifest used for the comparison. */
function livePages({ changes, liveState }: ExportFacts, htmlCount: number | undefined): number | undefined {
  // After an unfinished deployment, it is unknown what users see.
  const recorded = liveState?.unfinishedId === undefined ? liveState?.live?.htmlCount : undefined;
  if (recorded !== undefined || changes === undefined || htmlCount === undefined) return recorded;
  return htmlCount - countPages(changes.added) + countPages(changes.removed);
}

/** Returns text such as ` (+2)`; empty for the same number. */
function countChange(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined || before === after) return '';
  return ` (${after < before ? '−' : '+'}${grouped(Math.abs(after - before))})`;
}
