/** The job summary of a deployment, for people: what visitors see, what changed, and what to do if it failed. */
import { type Result, reasonOf } from '../../runner/result.ts';
import { type Changes, changeCount } from '../../site/compare-sites.ts';
import { hostingSentence } from '../../site/hosting-path.ts';
import { changedPages } from '../../summary/changed-pages.ts';
import {
  code,
  failureBlock,
  folded,
  heading,
  link,
  paragraph,
  prose,
  summaryText,
  table,
  text,
} from '../../summary/summary-text.ts';
import { folderVerdict, repairStep, verdict } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, dayAndTime, grouped, size } from '../../text/units.ts';
import { isId } from '../../values/id.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { isHashed } from '../plan/hashed-files.ts';
import type { Hold } from '../state/state.ts';
import { type DeployFacts, reportedOf } from './facts.ts';

export function deploySummary(facts: DeployFacts, result: Result): string {
  const { inputs, plan, live } = facts;
  const { error } = result;
  return summaryText([
    heading(headline(facts, result)),
    // The hint of an error ends with it.
    facts.isForLaterStep || error !== undefined
      ? ''
      : paragraph(prose(repairStep(reportedOf(facts, result)))),
    whyNot(facts, result),
    ...(error === undefined || live === 'updated' ? foundSentences(facts) : []).map((found) =>
      paragraph(prose(found)),
    ),
    paragraph(details(facts, result)),
    paragraph(prose(facts.holdChange ?? '')),
    paragraph(facts.hostingPath === undefined ? '' : prose(hostingSentence(facts.hostingPath))),
    changes(facts, result),
    inputs?.dryRun && plan !== undefined && error === undefined ? plannedFiles(facts) : '',
    paragraph(goingBack(facts, result)),
  ]);
}

/** Why the run did not do what it should. */
function whyNot({ live, hold }: DeployFacts, { error }: Result): string {
  if (error !== undefined) return failureBlock(error.message, error.hint);
  return hold === undefined ? '' : paragraph(text(holdSentence(hold, live === 'incomplete')));
}

/** The pages that changed or would change, or the missing pages of a refused site. Empty for a run that ended early. */
function changes({ inputs, plan, live, hold }: DeployFacts, { error }: Result): string {
  const isRefused = error?.code === 'check-failed';
  const isShown = hold === undefined && (live === 'updated' || inputs?.dryRun || isRefused);
  if (plan?.changes === undefined || !isShown || changeCount(plan.changes) === 0) return '';
  const liveUrl = inputs?.dryRun || isRefused ? undefined : inputs?.verifyUrl;
  return changedPages(plan.changes, liveUrl, false, isRefused);
}

export const STATE_LOST =
  'The folder has no state, so neither the live site nor a hold is known: unless this is the first deployment, the cache that keeps both was lost.';

/** What a person should look into, although the run succeeded: complete sentences. */
export function foundSentences({ live, plan, isStateLost, unpublished }: DeployFacts): string[] {
  return [
    live === 'updated' ? repairSentence(plan) : '',
    takenSentence(plan),
    unmanagedSentence(plan),
    isStateLost ? STATE_LOST : '',
    unpublished === undefined ? '' : unpublishedSentence(unpublished),
  ].filter(Boolean);
}

/** @param what an address, and what it does not serve */
export function unpublishedSentence(what: string): string {
  return `Nothing changed, but ${what}. It has to be published again.`;
}

/** The most names that a sentence lists. */
const MAX_NAMES = 3;

/** Reports what a first deployment finds at its destination; empty if there is nothing. */
export function unmanagedSentence(plan: DeployFacts['plan']): string {
  const { unmanaged = [] } = plan ?? {};
  if (unmanaged.length === 0) return '';
  const folders = unmanaged.filter((path) => path.endsWith('/'));
  const files = unmanaged.length - folders.length;
  const counts = [
    files > 0 ? counted(files, 'file') : '',
    folders.length > 0 ? counted(folders.length, 'folder') : '',
  ];
  return (
    `The destination has ${counts.filter(Boolean).join(' and ')} that this deployment does not manage, such as ` +
    `${named(unmanaged)}. Visitors may still get them: if another tool left them, delete them.`
  );
}

/** Reports removed files that stay because they belong to others now; empty if there are none. */
function takenSentence(plan: DeployFacts['plan']): string {
  const { taken = [] } = plan ?? {};
  if (taken.length === 0) return '';
  const [files, it] =
    taken.length === 1
      ? ['1 removed file stays', 'it']
      : [`${grouped(taken.length)} removed files stay`, 'them'];
  return (
    `${files} at the destination, since another program has changed ${it}, such as ${named(taken)}. ` +
    `Visitors may still get ${it}: if nobody needs ${it}, delete ${it}.`
  );
}

function named(paths: readonly string[]): string {
  return paths
    .slice(0, MAX_NAMES)
    .map((path) => `"${cleanText(path, 200)}"`)
    .join(', ');
}

/** Reports live files that other programs have changed or removed; empty if there are none. */
export function repairSentence(plan: DeployFacts['plan']): string {
  if (plan?.isEmptied) {
    return 'None of the live files was at the destination. If you have not moved it, find out which other program removed them.';
  }
  const [first, ...others] = plan?.repaired ?? [];
  if (first === undefined) return '';
  const were = others.length === 0 ? 'was' : 'were';
  return (
    `${counted(others.length + 1, 'live file')} at the destination ${were} missing or different, such as ` +
    `"${cleanText(first, 200)}": find out which other program writes there.`
  );
}

/** The first line: what visitors see or what the folder has, and why. */
function headline(facts: DeployFacts, result: Result): string {
  const { inputs, live, hold, isForLaterStep } = facts;
  const { error } = result;
  const name = inputs === undefined ? '' : `${siteName(inputs)}: `;
  const reported = reportedOf(facts, result);
  const seen = isForLaterStep ? folderVerdict(reported) : prose(verdict(reported));
  const what = whatHappened(facts, result);
  if (error === undefined && inputs?.dryRun) {
    // Before the first deployment, there is no site that could be whole.
    const dryRun = live === 'untouched' || isForLaterStep ? 'nothing was changed' : seen;
    return `${live === 'incomplete' ? '⚠️' : '✅'} ${name}dry run, ${dryRun}: ${what}`;
  }
  if (error === undefined && inputs?.remove && hold === undefined)
    return `✅ ${name}${facts.isNothingToRemove ? 'there is no site of this action to remove' : what}`;
  const why = hold !== undefined && error === undefined ? ' (on hold)' : reasonOf(result);
  if (live === 'incomplete') return `⚠️ ${name}${seen}${why}`;
  if (error !== undefined) {
    const isWhole = live === 'unchanged' && error.code !== 'verify-failed';
    return `${isWhole ? '⛔' : '❌'} ${name}${seen}${why}`;
  }
  if (hold !== undefined) return `⏸️ ${name}${seen}${why}`;
  const icon = facts.unpublished === undefined ? '✅' : '⚠️';
  return `${icon} ${name}${seen}: ${what}${isForLaterStep ? `. ${laterStep(facts)}` : ''}`;
}

function laterStep({ plan, unpublished }: DeployFacts): string {
  if (unpublished !== undefined) return 'A later step has to publish it again';
  return plan?.kind === 'deploy' ? 'A later step publishes it' : 'It does not have to be published';
}

/** The address of the live site if it is known, or else the destination. */
function siteName({ verifyUrl, destination }: DeployInputs): string {
  if (verifyUrl === undefined) return text(destination.name);
  return link(verifyUrl, text(verifyUrl.replace(/^https?:\/\/|\/$/gi, '')));
}

/**
 * Says until when a destination is on hold, who set it, and how to end it.
 *
 * @param isMix whether another sentence says that a run repairs the site, and ends the hold
 */
export function holdSentence({ until, setBy }: Hold, isMix = false): string {
  const { workflow, runNumber, repository } = setBy;
  return (
    `On hold until ${dayAndTime(until)}, because run ${runNumber} of the workflow "${cleanText(workflow, 100)}" in ` +
    `${cleanText(repository, 100)} set it: only runs that a person starts change the destination. ` +
    (isMix ? '' : 'To end the hold and deploy, press "Run workflow".')
  );
}

/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
export function whatHappened(facts: DeployFacts, { outcome }: Pick<Result, 'outcome'>): string {
  if (outcome === 'cancelled') return 'deployment cancelled';
  if (outcome !== 'completed' && outcome !== 'checked' && outcome !== 'held') return 'deployment failed';
  if (facts.hold !== undefined) return 'on hold, nothing changed';
  const { inputs, plan, uploadedFiles, uploadedBytes } = facts;
  const { kind, before, changes, repaired = [], uploads = [] } = plan ?? {};
  // Only an interrupted deployment has left a mix since a known time.
  const isRepair = before?.live === 'incomplete' && before.since !== undefined;
  if (kind !== 'deploy') {
    if (!isRepair) return 'nothing changed';
    return inputs?.dryRun
      ? 'nothing would change, an interrupted deployment is to be completed'
      : 'interrupted deployment completed';
  }
  if (inputs?.remove) {
    return inputs.dryRun
      ? `${counted(plan?.deletions.length ?? 0, 'file')} to delete`
      : `the site was removed, ${counted(facts.deletedFiles, 'file')} deleted`;
  }
  const verb = inputs?.dryRun ? 'would change' : 'changed';
  if (changes === undefined) {
    return inputs?.dryRun
      ? `first deployment of ${counted(uploads.length, 'file')} planned`
      : `first deployment, ${counted(uploadedFiles, 'file')}, ${size(uploadedBytes)} uploaded`;
  }
  const parts = [
    changeCount(changes) > 0 ? numbers(changes, verb) : '',
    repaired.length > 0
      ? `${counted(repaired.length, 'file')} ${inputs?.dryRun ? 'to repair' : 'repaired'}`
      : '',
    inputs?.dryRun ? '' : `${size(uploadedBytes)} uploaded`,
    isRepair
      ? inputs?.dryRun
        ? 'an interrupted deployment is to be repaired'
        : 'interrupted deployment repaired'
      : '',
    changes.removed.length > 0 && inputs?.delete === false ? 'removed files stay at the destination' : '',
    isOnlyRenderer(changes)
      ? 'only pages and hashed assets differ, as after a new build of the renderer'
      : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Whether a new build of the renderer may be the only cause: it changes the names of its files, and so the pages. */
function isOnlyRenderer({ added, modified, removed }: Changes): boolean {
  return (
    added.length + removed.length > 0 &&
    [...added, ...removed].every(isHashed) &&
    modified.every((path) => path.endsWith('.html'))
  );
}

function numbers(changes: Changes, verb: string): string {
  const kinds = (['added', 'modified', 'removed'] as const).filter((kind) => changes[kind].length > 0);
  const shown = kinds.map((kind) => `${grouped(changes[kind].length)} ${kind}`);
  return `${counted(changeCount(changes), 'file')} ${verb} (${shown.join(', ')})`;
}

/** Returns the destination, the job, and what was done besides the upload. */
function details(
  { inputs, plan, live, hold, purged, verifiedUrls, deletedFiles }: DeployFacts,
  { outcome, error }: Result,
): string {
  const { destination, verifyUrl, jobId } = inputs ?? {};
  const deletions = plan?.deletions ?? [];
  const expired = new Set(deletions.filter(({ when }) => when === 'last').map(({ path }) => path));
  const keptCount = [...(plan?.kept.keys() ?? [])].filter((path) => !expired.has(path)).length;
  const partCount = deletions.filter(({ why }) => why === 'left by an interrupted upload').length;
  const parts = partCount === 0 ? '' : `, ${grouped(partCount)} of them left by interrupted uploads`;
  return [
    verifyUrl && destination && `Destination ${code(destination.name)}`,
    error === undefined && hold === undefined ? '' : sinceWhen(plan, live),
    // The storage may still have what it accepted to delete.
    deletedFiles && live !== 'incomplete' ? `${counted(deletedFiles, 'file')} deleted${parts}` : '',
    live === 'updated' && keptCount > 0 ? `${counted(keptCount, 'file')} kept for open pages` : '',
    purged && text(purged),
    verifiedUrls ? `${counted(verifiedUrls, 'address', 'addresses')} verified` : '',
    jobId && outcome === 'completed' && hold === undefined && `Job ${code(jobId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Since when the destination has what it has, if this run has not changed it. */
function sinceWhen(plan: DeployFacts['plan'], live: DeployFacts['live']): string {
  if (plan === undefined || live !== plan.before.live) return '';
  const { since, jobId } = plan.before;
  if (since === undefined) return '';
  const time = dayAndTime(since);
  if (live === 'incomplete') return `Interrupted at ${time}`;
  return `Live since ${time}${isId(jobId ?? '') ? ` from job ${code(jobId ?? '')}` : ''}`;
}

/** The most files that the summary of a dry run lists. The log lists all of them. */
const MAX_FILES = 50;

function plannedFiles({ plan }: DeployFacts): string {
  const lines = planLines(plan);
  if (lines.length === 0) return '';
  const rows = lines
    .slice(0, MAX_FILES)
    .map(({ verb, path, why }): [string, string] => [verb, `${code(path, 200)}${why}`]);
  const more = lines.length - rows.length;
  const rest = more > 0 ? paragraph(`and ${counted(more, 'more file')}, in the log`) : '';
  return folded(`Plan: ${counted(lines.length, 'file')}`, [table(rows), rest]);
}

/** Returns what a deployment would do, file by file, in its order. */
export function planLines(plan: DeployFacts['plan']) {
  return [...(plan?.steps ?? []), ...(plan?.tidying ?? [])].flatMap((step) => {
    if (step.kind === 'delete')
      return step.deletions.map(({ path, why }) => ({ verb: 'delete', path, why: ` (${why})` }));
    return step.batches.flatMap(({ paths }) => paths.map((path) => ({ verb: 'upload', path, why: '' })));
  });
}

/** After going back, the site that the run has just replaced is not offered. */
function goingBack({ live, plan, isEarlierSite }: DeployFacts, { outcome }: Result): string {
  const jobId = plan?.before.jobId;
  const isAnother = plan?.changes !== undefined && changeCount(plan.changes) > 0;
  if (jobId === undefined || !isId(jobId) || outcome !== 'completed' || live !== 'updated') return '';
  if (!isAnother || isEarlierSite) return '';
  return `Before, the site of job ${code(jobId)} was live. To go back, press "Run workflow" with this job ID.`;
}
