/** The job summary of a deployment, for people: what changed where, and what to do if it failed. */
import { ICONS, type Result, reasonOf } from '../../runner/result.ts';
import { type Changes, changeCount } from '../../site/compare-sites.ts';
import { changedPages } from '../../summary/changed-pages.ts';
import {
  code,
  failureBlock,
  folded,
  heading,
  link,
  paragraph,
  summaryText,
  table,
  text,
} from '../../summary/summary-text.ts';
import { counted, grouped, size } from '../../text/units.ts';
import { isId } from '../../values/id.ts';
import type { Facts } from './facts.ts';

/** @returns undefined if the user wants none, and if there is only the error, which the annotation shows */
export function deploySummary(facts: Facts, result: Result): string | undefined {
  const { inputs, changes, plan } = facts;
  if (!inputs?.summary) return undefined;
  const reason = reasonOf(result);
  const name = text(inputs.destination.name);
  const isCompared = changes !== undefined && changeCount(changes) > 0;
  return summaryText([
    heading(
      isRefused(facts, result)
        ? `⛔ ${name}: refused${reason}`
        : `${ICONS[result.outcome]} ${name}: ${whatHappened(facts, result)}${reason}`,
    ),
    result.error === undefined ? '' : paragraph(visitorsSee(facts)),
    result.error === undefined ? '' : failureBlock(result.error.message, result.error.hint),
    paragraph(lead(facts)),
    isCompared ? changedPages(changes, inputs.dryRun ? undefined : inputs.verifyUrl, false) : '',
    inputs.dryRun && plan !== undefined && result.error === undefined ? plannedFiles(facts) : '',
    paragraph(goingBack(facts, result)),
  ]);
}

/** Whether the site failed a check before anything was changed. */
function isRefused({ destination }: Facts, { error }: Result): boolean {
  return error?.code === 'check-failed' && destination === undefined;
}

/** Answers the first question after a failure. */
function visitorsSee({ destination }: Facts): string {
  if (destination === undefined) return 'The destination is unchanged.';
  return destination === 'complete'
    ? 'The destination has this site.'
    : 'Visitors may see a mix of the previous site and this one.';
}

/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
export function whatHappened(facts: Facts, { outcome }: Pick<Result, 'outcome'>): string {
  if (outcome === 'cancelled') return 'deployment cancelled';
  if (outcome !== 'completed') return 'deployment failed';
  const { inputs, changed, changes, isRepair, plan, uploadedFiles = 0, uploadedBytes = 0 } = facts;
  if (changed !== true) {
    if (!isRepair) return 'nothing changed';
    if (inputs?.dryRun) return 'nothing would change, an interrupted deployment is to be completed';
    return 'nothing changed, interrupted deployment completed';
  }
  if (inputs?.dryRun) {
    if (changes === undefined)
      return `first deployment of ${counted(plan?.uploads.length ?? 0, 'file')} planned`;
    return changeCount(changes) > 0 ? `${numbers(changes, 'would change')}` : 'a repair is planned';
  }
  const uploaded = `${size(uploadedBytes)} uploaded`;
  if (changes === undefined) return `first deployment, ${counted(uploadedFiles, 'file')}, ${uploaded}`;
  const repaired = isRepair ? ', interrupted deployment repaired' : '';
  if (changeCount(changes) > 0) return `${numbers(changes, 'changed')}, ${uploaded}${repaired}`;
  return `${counted(uploadedFiles, 'file')} uploaded again, ${uploaded}${repaired}`;
}

function numbers(changes: Changes, verb: string): string {
  const kinds = (['added', 'modified', 'removed'] as const).filter((kind) => changes[kind].length > 0);
  const shown = kinds.map((kind) => `${grouped(changes[kind].length)} ${kind}`);
  return `${counted(changeCount(changes), 'file')} ${verb} (${shown.join(', ')})`;
}

/** Links to the site, and says what was done for it besides the upload. */
function lead({ inputs, invalidatedPaths, verifiedUrls, deletedFiles }: Facts): string {
  const { verifyUrl, jobId, cloudfrontDistribution, dryRun } = inputs ?? {};
  return [
    verifyUrl && link(verifyUrl, text(verifyUrl.replace(/^https?:\/\/|\/$/gi, ''))),
    dryRun && 'Dry run: nothing was changed',
    deletedFiles ? `${counted(deletedFiles, 'file')} deleted` : '',
    invalidatedPaths === undefined
      ? ''
      : `${counted(invalidatedPaths, 'path')} invalidated in ${code(cloudfrontDistribution ?? '')}`,
    verifiedUrls ? `${counted(verifiedUrls, 'address', 'addresses')} verified` : '',
    jobId && `Job ${code(jobId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The number of files that a dry run shows. All are in the log. */
const MAX_FILES = 50;

function plannedFiles({ plan }: Facts): string {
  const lines = planLines(plan);
  if (lines.length === 0) return '';
  const rows = lines.slice(0, MAX_FILES).map(([verb, path]): [string, string] => [verb, code(path, 200)]);
  const more = lines.length - rows.length;
  const rest = more > 0 ? paragraph(`and ${counted(more, 'more file')}, in the log`) : '';
  return folded(`Plan: ${counted(lines.length, 'file')}`, [table(rows), rest]);
}

/** Returns what a deployment would do, file by file. */
export function planLines(plan: Facts['plan']): (readonly ['upload' | 'delete', string])[] {
  if (plan === undefined) return [];
  return [
    ...plan.inTheWay.map((path) => ['delete', path] as const),
    ...plan.uploads.map((path) => ['upload', path] as const),
    ...plan.deletions.map((path) => ['delete', path] as const),
  ];
}

function goingBack({ previousJobId, inputs, changed }: Facts, { outcome }: Result): string {
  if (
    previousJobId === undefined ||
    !isId(previousJobId) ||
    outcome !== 'completed' ||
    !changed ||
    inputs?.dryRun
  )
    return '';
  return `Before, the site of job ${code(previousJobId)} was live. To go back, start a run that exports this job and deploys it.`;
}
