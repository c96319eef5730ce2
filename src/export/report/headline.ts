/** The headline of the job summary: which site, and what happened. */
import { ICONS, type Result, reasonOf } from '../../runner/result.ts';
import { countPages } from '../../site/pages.ts';
import { text } from '../../summary/summary-text.ts';
import { verdict } from '../../summary/verdicts.ts';
import { counted, duration, size } from '../../text/units.ts';
import { siteName } from '../inputs/export-target.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { ExportFacts } from './facts.ts';

/**
 * Says what was exported, or that the site was not updated and why.
 *
 * @returns HTML
 */
export function headline(facts: ExportFacts, inputs: ExportInputs, result: Result, tookMs: number): string {
  const { outcome, error } = result;
  // The export exists, but was not accepted.
  const isRefused = error?.code === 'check-failed' || error?.code === 'bundle-rejected';
  const icon = isRefused ? '⛔' : outcome === 'completed' ? '📦' : ICONS[outcome];
  const what = isRefused ? 'refused' : whatHappened(facts, inputs, outcome);
  const seen =
    error === undefined || inputs.dryRun
      ? ''
      : `${verdict({ live: undefined, outcome, code: error.code })}; `;
  const took = tookMs < 1000 ? '' : `${error === undefined ? ', in' : ', after'} ${duration(tookMs)}`;
  return `${icon} ${text(siteName(inputs.target))}: ${seen}${what}${reasonOf(result)}${took}`;
}

const DRY_RUN = 'dry run, nothing was changed';

function whatHappened(facts: ExportFacts, inputs: ExportInputs, outcome: Result['outcome']): string {
  switch (outcome) {
    case 'completed':
      return `exported, ${siteNumbers(facts)}`;
    case 'checked':
      return `${DRY_RUN}, and the site was not checked; the key is accepted, and its scope and the project were not checked`;
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

function gaveUp({ lastSeen }: ExportFacts): string {
  if (lastSeen === undefined) return 'gave up waiting';
  const { status, progress } = lastSeen;
  return `gave up waiting, the job is ${text(status)}${progress === undefined ? '' : ` at ${Math.floor(progress)}%`}`;
}

/** Returns text such as `25 pages, 47.7 kB`. */
function siteNumbers({ bundle, pageCount }: ExportFacts): string {
  // Pages are counted the way `min-pages` counts them, so that no two numbers disagree.
  const count = bundle === undefined ? pageCount : countPages(bundle.site.files);
  const parts = [
    count === undefined ? '' : counted(count, 'page'),
    bundle === undefined ? 'bundle URL created' : size(bundle.sizeBytes),
  ];
  return parts.filter(Boolean).join(', ');
}
