/** The job summary of a deployment, for people: what visitors see, what changed, and what to do if it failed. */
import { type Result, reasonOf } from '../../runner/result.ts';
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
import { VERDICTS } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, grouped, size } from '../../text/units.ts';
import { isId } from '../../values/id.ts';
import { isHashed } from '../plan/file-groups.ts';
import type { Hold } from '../state/hold.ts';
import type { DeployFacts } from './facts.ts';

/** @returns undefined if the user wants none */
export function deploySummary(facts: DeployFacts, result: Result): string | undefined {
  const { inputs, plan } = facts;
  if (inputs?.summary === false) return undefined;
  const { changes } = plan ?? {};
  const isCompared = changes !== undefined && changeCount(changes) > 0 && facts.hold === undefined;
  return summaryText([
    heading(verdict(facts, result)),
    result.error === undefined ? '' : failureBlock(result.error.message, result.error.hint),
    facts.hold === undefined ? '' : paragraph(text(holdSentence(facts.hold))),
    paragraph(details(facts, result)),
    isCompared ? changedPages(changes, inputs?.dryRun ? undefined : inputs?.verifyUrl, false) : '',
    inputs?.dryRun && plan !== undefined && result.error === undefined ? plannedFiles(facts) : '',
    paragraph(goingBack(facts, result)),
  ]);
}

/** The first line: what visitors see. */
function verdict(facts: DeployFacts, result: Result): string {
  const { live, inputs, before } = facts;
  const reason = reasonOf(result);
  const name = inputs === undefined ? '' : `${text(inputs.destination.name)}: `;
  const since =
    before === undefined ? '' : `, live since ${text(before.finishedAt ?? '')}${jobOf(before.jobId)}`;
  const said = `${name}${VERDICTS[live]}`;
  if (live === 'incomplete') return `⚠️ ${said}${reason}`;
  if (result.outcome === 'completed') {
    if (inputs?.dryRun) return `✅ ${name}dry run, nothing was changed: ${whatHappened(facts, result)}`;
    if (facts.hold !== undefined) return `⏸️ ${said}, because it is on hold`;
    return `✅ ${said}: ${whatHappened(facts, result)}`;
  }
  return live === 'unchanged' ? `⛔ ${said}${since}${reason}` : `❌ ${said}${reason}`;
}

function jobOf(jobId: string | undefined): string {
  return jobId !== undefined && isId(jobId) ? ` from job ${code(jobId)}` : '';
}

/** Says until when a destination is on hold, who set it, and how to end it. */
export function holdSentence({ until, setBy }: Hold): string {
  const { workflow, runNumber, repository } = setBy;
  return (
    `On hold until ${until}, because run ${runNumber} of the workflow "${cleanText(workflow, 100)}" in ` +
    `${cleanText(repository, 100)} set it: only runs that a person starts change the destination. To end the hold, ` +
    'press "Run workflow".'
  );
}

/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
export function whatHappened(facts: DeployFacts, { outcome }: Pick<Result, 'outcome'>): string {
  if (outcome === 'cancelled') return 'deployment cancelled';
  if (outcome !== 'completed') return 'deployment failed';
  if (facts.hold !== undefined) return 'on hold, nothing changed';
  const { inputs, changed, plan, uploadedFiles, uploadedBytes } = facts;
  const { changes, isRepair, repaired = [], uploads = [] } = plan ?? {};
  if (changed !== true) {
    if (!isRepair) return 'nothing changed';
    return inputs?.dryRun
      ? 'nothing would change, an interrupted deployment is to be completed'
      : 'nothing changed, interrupted deployment completed';
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
    isOnlyRenderer(changes) ? 'only assets differ, as after a new build of the renderer' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Whether a new build of the renderer is the only cause: the names of its files differ. */
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

/** Links to the site, and says what was done for it besides the upload. */
function details({ inputs, purged, verifiedUrls, deletedFiles }: DeployFacts, { outcome }: Result): string {
  const { verifyUrl, jobId } = inputs ?? {};
  return [
    verifyUrl && link(verifyUrl, text(verifyUrl.replace(/^https?:\/\/|\/$/gi, ''))),
    deletedFiles ? `${counted(deletedFiles, 'file')} deleted` : '',
    purged && text(purged),
    verifiedUrls ? `${counted(verifiedUrls, 'address', 'addresses')} verified` : '',
    jobId && outcome === 'completed' && `Job ${code(jobId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The number of files that a dry run shows. All are in the log. */
const MAX_FILES = 50;

function plannedFiles({ plan }: DeployFacts): string {
  const lines = planLines(plan);
  if (lines.length === 0) return '';
  const rows = lines.slice(0, MAX_FILES).map(([verb, path]): [string, string] => [verb, code(path, 200)]);
  const more = lines.length - rows.length;
  const rest = more > 0 ? paragraph(`and ${counted(more, 'more file')}, in the log`) : '';
  return folded(`Plan: ${counted(lines.length, 'file')}`, [table(rows), rest]);
}

/** Returns what a deployment would do, file by file. */
export function planLines(plan: DeployFacts['plan']): (readonly ['upload' | 'delete', string])[] {
  if (plan === undefined) return [];
  const { parts, inTheWay, uploads, deletions, expired } = plan;
  return [
    ...[...parts, ...inTheWay].map((path) => ['delete', path] as const),
    ...uploads.map((path) => ['upload', path] as const),
    ...[...deletions, ...expired].map((path) => ['delete', path] as const),
  ];
}

function goingBack({ before, live, changed }: DeployFacts, { outcome }: Result): string {
  const jobId = before?.jobId;
  if (jobId === undefined || !isId(jobId) || outcome !== 'completed' || !changed || live !== 'updated')
    return '';
  return `Before, the site of job ${code(jobId)} was live. To go back, start a run that exports this job and deploys it, with \`hold\`.`;
}
