/** The job summary of a deployment, for people: what visitors see, what changed, and what to do if it failed. */
import { type Result, reasonOf } from '../../runner/result.ts';
import { type Changes, changeCount } from '../../site/compare-sites.ts';
import { hostingSentence } from '../../site/hosting-path.ts';
import { hasPageName } from '../../site/pages.ts';
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
import { folderVerdict, type Live, type Reported, repairStep, verdict } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, dayAndTime, grouped, size } from '../../text/units.ts';
import { isId } from '../../values/id.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { isHashed } from '../plan/hashed-files.ts';
import { type DeployFacts, isNothingToRemove, liveOf } from './facts.ts';

export function deploySummary(facts: DeployFacts, result: Result): string {
  const { inputs, plan } = facts;
  const { error } = result;
  const isWhole = error === undefined || liveOf(facts) === 'updated';
  return summaryText([
    heading(headline(facts, result)),
    // The hint of an error ends with it.
    inputs?.isForLaterStep || error !== undefined
      ? ''
      : paragraph(prose(repairStep(reportedOf(facts, result)))),
    error === undefined ? '' : failureBlock(error.message, error.hint),
    ...(isWhole ? foundSentences(facts) : []).map((found) => paragraph(prose(found))),
    paragraph(details(facts, result)),
    paragraph(facts.hostingPath === undefined ? '' : prose(hostingSentence(facts.hostingPath))),
    changes(facts, result),
    inputs?.dryRun && plan !== undefined && error === undefined ? plannedFiles(facts) : '',
    paragraph(goingBack(facts, result)),
  ]);
}

/** @returns what the verdict on the site follows from */
function reportedOf(facts: DeployFacts, { outcome, error }: Result): Reported {
  return { live: liveOf(facts), mix: facts.mix, outcome, code: error?.code };
}

/** The pages that changed or would change, or the missing pages of a refused site. Empty for a run that ended early. */
function changes(facts: DeployFacts, { error }: Result): string {
  const { inputs, plan } = facts;
  const isRefused = error?.code === 'check-failed';
  const isShown = liveOf(facts) === 'updated' || inputs?.dryRun || isRefused;
  if (plan?.changes === undefined || !isShown || changeCount(plan.changes) === 0) return '';
  const liveUrl = inputs?.dryRun || isRefused ? undefined : inputs?.verifyUrl;
  return changedPages(plan.changes, liveUrl, false, isRefused);
}

/** What a person should look into, although the run succeeded: complete sentences. */
export function foundSentences(facts: DeployFacts): string[] {
  return [
    liveOf(facts) === 'updated' ? repairSentence(facts.plan) : '',
    unmanagedSentence(facts),
    unmatchedSentence(facts),
    facts.unpublished === undefined ? '' : unpublishedSentence(facts.unpublished),
  ].filter(Boolean);
}

/** @param what an address, and what it does not serve */
export function unpublishedSentence(what: string): string {
  return `Nothing changed, but ${what}. It has to be published again.`;
}

/** The most names that a sentence lists. */
const MAX_NAMES = 3;

/** Reports what a first deployment finds at its destination; empty if there is nothing. */
export function unmanagedSentence({ plan, site, inputs }: DeployFacts): string {
  const { unmanaged, ofSite } = plan?.found ?? { unmanaged: [], ofSite: 0 };
  if (inputs?.remove) return '';
  const isKnownSite = ofSite > 0 && ofSite * 2 > (site?.size ?? 0);
  const lost = isKnownSite
    ? `${counted(ofSite, 'file')} of the site ${ofSite === 1 ? 'is' : 'are'} already there, so this may not be the first deployment: was the state folder deleted, such as by a lifecycle rule or with a cache?`
    : '';
  if (unmanaged.length === 0) return lost;
  const folders = unmanaged.filter((path) => path.endsWith('/'));
  const files = unmanaged.length - folders.length;
  const counts = [
    files > 0 ? counted(files, 'file') : '',
    folders.length > 0 ? counted(folders.length, 'folder') : '',
  ];
  return (
    `The destination has ${counts.filter(Boolean).join(' and ')} that this deployment does not manage, such as ` +
    `${named(unmanaged)}. Visitors may still get them: delete those that another tool has deployed, and keep those of your host. ${lost}`
  ).trim();
}

/** Names patterns without a file: what one of `exclude` was meant for is public. */
function unmatchedSentence({ unmatched = [] }: DeployFacts): string {
  if (unmatched.length === 0) return '';
  const patterns = unmatched.map((pattern) => `"${cleanText(pattern, 100)}"`).join(', ');
  return (
    `No file of the site matches ${patterns} in \`exclude\` or \`immutable\`. Patterns are relative to \`site-path\` and case-sensitive, and ` +
    '`*` matches no slash: `**/*.map` is for every folder.'
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
  const { inputs } = facts;
  const { error } = result;
  const live = liveOf(facts);
  const name = inputs === undefined ? '' : `${siteName(inputs)}: `;
  const reported = reportedOf(facts, result);
  const seen = inputs?.isForLaterStep ? folderVerdict(reported) : prose(verdict(reported));
  const what = whatHappened(facts, result);
  if (error === undefined && inputs?.dryRun) {
    // Before the first deployment, there is no site that could be whole.
    const dryRun = live === 'untouched' || inputs.isForLaterStep ? 'nothing was changed' : seen;
    return `${live === 'incomplete' ? '⚠️' : '✅'} ${name}dry run, ${dryRun}: ${what}`;
  }
  if (error === undefined && inputs?.remove) return `✅ ${name}${what}`;
  if (live === 'incomplete') return `⚠️ ${name}${seen}${reasonOf(result)}`;
  if (error !== undefined) {
    const isWhole = live === 'unchanged' && error.code !== 'verify-failed';
    return `${isWhole ? '⛔' : '❌'} ${name}${seen}${reasonOf(result)}`;
  }
  const icon = facts.unpublished === undefined ? '✅' : '⚠️';
  return `${icon} ${name}${seen}: ${what}${inputs?.isForLaterStep ? `. ${laterStep(facts)}` : ''}`;
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

/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
export function whatHappened(facts: DeployFacts, { outcome }: Pick<Result, 'outcome'>): string {
  if (outcome === 'cancelled') return 'deployment cancelled';
  if (outcome !== 'completed' && outcome !== 'checked') return 'deployment failed';
  const { inputs, plan, uploadedFiles, uploadedBytes } = facts;
  if (isNothingToRemove(facts)) return 'there is no site of this action to remove';
  if (plan === undefined || plan.kind === 'nothing') return 'nothing changed';
  const { before, changes, repaired, uploads, deletions } = plan;
  const isDryRun = inputs?.dryRun === true;
  if (inputs?.remove) {
    return isDryRun
      ? `${counted(deletions.length, 'file')} to delete`
      : `the site was removed, ${counted(facts.deletedFiles, 'file')} deleted`;
  }
  if (changes === undefined) {
    return isDryRun
      ? `first deployment of ${counted(uploads.length, 'file')} planned`
      : `first deployment, ${counted(uploadedFiles, 'file')}, ${size(uploadedBytes)} uploaded`;
  }
  // Only an interrupted deployment has left a mix since a known time.
  const isRepair = before.live === 'incomplete' && before.since !== undefined;
  const parts = [
    changeCount(changes) > 0 ? numbers(changes, isDryRun ? 'would change' : 'changed') : '',
    repaired.length > 0 ? `${counted(repaired.length, 'file')} ${isDryRun ? 'to repair' : 'repaired'}` : '',
    isDryRun || uploads.length === 0 ? '' : `${size(uploadedBytes)} uploaded`,
    isRepair ? `an interrupted deployment ${isDryRun ? 'is to be' : 'was'} repaired` : '',
    changes.removed.length > 0 && inputs?.delete === false ? 'removed files stay at the destination' : '',
    isOnlyRenderer(changes)
      ? 'only pages and hashed assets differ, as after a new build of the renderer'
      : '',
  ].filter(Boolean);
  return parts.length > 0
    ? parts.join(', ')
    : `only files kept for open pages ${isDryRun ? 'are to be' : 'were'} deleted`;
}

/** Whether a new build of the renderer may be the only cause: it changes the names of its files, and so the pages. */
function isOnlyRenderer({ added, modified, removed }: Changes): boolean {
  return (
    added.length + removed.length > 0 && [...added, ...removed].every(isHashed) && modified.every(hasPageName)
  );
}

function numbers(changes: Changes, verb: string): string {
  const kinds = (['added', 'modified', 'removed'] as const).filter((kind) => changes[kind].length > 0);
  const shown = kinds.map((kind) => `${grouped(changes[kind].length)} ${kind}`);
  return `${counted(changeCount(changes), 'file')} ${verb} (${shown.join(', ')})`;
}

/** Returns the destination, the job, and what was done besides the upload. */
function details(facts: DeployFacts, { outcome, error }: Result): string {
  const { inputs, plan, site, purged, verifiedUrls, deletedFiles } = facts;
  const { destination, verifyUrl, jobId, isForLaterStep } = inputs ?? {};
  const live = liveOf(facts);
  const { deletions = [], kept } = plan ?? {};
  const partCount = deletions.filter(({ why }) => why === 'left by an interrupted upload').length;
  const parts = partCount === 0 ? '' : `, ${grouped(partCount)} of them left by interrupted uploads`;
  return [
    verifyUrl && destination && `Destination ${code(destination.name)}`,
    error === undefined ? '' : sinceWhen(plan, live),
    // The storage may still have what it accepted to delete.
    deletedFiles && live !== 'incomplete' ? `${counted(deletedFiles, 'file')} deleted${parts}` : '',
    isForLaterStep && error === undefined && site !== undefined
      ? `${counted(site.size + (kept?.size ?? 0), 'file')} in the folder`
      : '',
    live === 'updated' && kept?.size ? `${counted(kept.size, 'file')} kept for open pages` : '',
    purged && text(purged),
    verifiedUrls ? `${counted(verifiedUrls, 'address', 'addresses')} verified` : '',
    jobId && outcome === 'completed' && `Job ${code(jobId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Since when the destination has what it has, if this run has not changed it. */
function sinceWhen(plan: DeployFacts['plan'], live: Live): string {
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
  return (plan?.steps ?? []).flatMap((step) => {
    if (step.kind === 'delete')
      return step.deletions.map(({ path, why }) => ({ verb: 'delete', path, why: ` (${why})` }));
    return step.batches.flatMap(({ paths }) => paths.map((path) => ({ verb: 'upload', path, why: '' })));
  });
}

/** After going back, the site that the run has just replaced is not offered. */
function goingBack(facts: DeployFacts, { outcome }: Result): string {
  const { plan, isEarlierSite } = facts;
  const jobId = plan?.before.jobId;
  const isAnother = plan?.changes !== undefined && changeCount(plan.changes) > 0;
  if (jobId === undefined || !isId(jobId) || outcome !== 'completed' || liveOf(facts) !== 'updated')
    return '';
  if (!isAnother || isEarlierSite) return '';
  return `Before, the site of job ${code(jobId)} was live. To go back, press "Run workflow" with this job ID.`;
}
