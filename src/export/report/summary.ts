/**
 * The job summary of an export, for people: what happened to which site, what changed, and how to resume or go back. It
 * never contains the bundle URL.
 *
 * The summaries of all jobs of a matrix are on one page, so each shows its site in the headline, and is short.
 */
import path from 'node:path';
import type { LiveDeployment } from '../../github/deployments.ts';
import { ICONS, type Result, reasonOf } from '../../runner/result.ts';
import { changeNumbers } from '../../site/compare-sites.ts';
import { hostingSentence } from '../../site/hosting-path.ts';
import { countPages } from '../../site/pages.ts';
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
import { verdict } from '../../summary/verdicts.ts';
import { day, duration, grouped, size } from '../../text/units.ts';
import { yamlString } from '../../text/yaml-string.ts';
import { isId } from '../../values/id.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import { type ExportFacts, isCompared, isFirst, NOT_CHECKED, wantsLists } from './facts.ts';
import { headline } from './headline.ts';
import type { Timeline } from './timeline.ts';

export function exportSummary(facts: ExportFacts, spans: Timeline['spans'], result: Result): string {
  const { inputs, changes } = facts;
  const { error } = result;
  if (inputs === undefined) {
    return summaryText([
      heading(`${ICONS[result.outcome]} ${verdict({ live: 'untouched' })}${reasonOf(result)}`),
      failureBlock(error?.message ?? '', error?.hint),
    ]);
  }
  // The lists of what changed were written and are outputs.
  const hasLists = facts.bundle !== undefined && wantsLists(inputs);
  const tookMs = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
  return summaryText([
    heading(headline(facts, inputs, result, tookMs)),
    error === undefined ? '' : failureBlock(error.message, `${error.hint}${unfinishedHint(facts)}`),
    paragraph(liveSite(facts, inputs)),
    paragraph((facts.checks ?? []).map((check) => `✅ ${text(check)}`).join('<br>\n')),
    paragraph(result.outcome === 'checked' ? prose(NOT_CHECKED) : ''),
    paragraph(hasLists ? comparisonNote(facts, inputs) : ''),
    changes === undefined ? '' : changedPages(changes, inputs.environmentUrl, hasLists, error !== undefined),
    paragraph(hosting(facts)),
    resume(facts, inputs, result),
    goBack(facts, inputs, result),
    paragraph(lead(facts, inputs)),
    paragraph(nextStep(facts, inputs, result)),
    paragraph(published(facts)),
    details(facts, spans, tookMs),
  ]);
}

/** Says what to do about a newer deployment that has not succeeded. Another line names it. */
function unfinishedHint({ liveState }: ExportFacts): string {
  const id = liveState?.unfinishedId;
  return id === undefined ? '' : ` Open the site, and look at the run of deployment ${id}.`;
}

/** Says which deployment GitHub has recorded as live. */
function liveSite(facts: ExportFacts, inputs: ExportInputs): string {
  const { liveState, changed, deploymentId, unserved } = facts;
  if (liveState?.unfinishedId !== undefined) {
    return `Deployment ${liveState.unfinishedId} of this site is newer than the live one and has not succeeded. The site is considered changed.`;
  }
  const live = liveState?.live ?? facts.live;
  if (inputs.environment === undefined || live === undefined) return '';
  if (unserved !== undefined) return notServed(live, unserved);
  if (changed === false) return `The live site is up to date: ${deploymentText(live)}${jobOf(live)}.`;
  return `${deploymentId === undefined ? 'Live' : 'Live before this run'}: ${deploymentText(live)}${jobOf(live)}.`;
}

function notServed(live: LiveDeployment, unserved: string): string {
  const record = `The record calls this site live: ${deploymentText(live)}${jobOf(live)}.`;
  const problem = `But ${text(unserved)}.`;
  const next = `The output ${code('changed')} is ${code('true')}, so that the workflow deploys the site again.`;
  const repeated = `If the next scheduled run does not get the site either, it fails with ${code('verify-failed')}: check ${code('verify-url')}, and whether its host changes pages.`;
  return `${record} <strong>${problem}</strong><br>\n${next} ${repeated}`;
}

/** Returns text such as `deployment 7 of 12 November 2026`. */
function deploymentText({ id, createdAt }: LiveDeployment): string {
  const date = day(createdAt);
  return `deployment ${id}${date && ` of ${date}`}`;
}

/** Anyone who can write deployments could have written the ID of the job, so it is shown only if it is an ID. */
function jobOf({ jobId }: LiveDeployment): string {
  return isId(jobId) ? ` (job ${code(jobId)})` : '';
}

/** Links to the site and the deployment, and shows the job. */
function lead({ jobId, deploymentId }: ExportFacts, inputs: ExportInputs): string {
  const { environment = '', environmentUrl, version, gitHub } = inputs;
  const onGitHub = (page: string, html: string) =>
    gitHub === undefined ? html : link(`${gitHub.repositoryUrl}/${page}`, html);
  return [
    environmentUrl && link(environmentUrl, text(environmentUrl.replace(/^https?:\/\/|\/$/gi, ''))),
    deploymentId !== undefined &&
      `${onGitHub(`deployments/${encodeURIComponent(environment)}`, `Deployment ${deploymentId}`)} in ${code(environment)}`,
    version && `Version ${code(version)}`,
    jobId && `${inputs.target.by === 'job' ? 'Resumed job' : 'Job'} ${code(jobId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Without the extracted site and without a comparison, nothing in the job looks like a deployment. */
function nextStep({ bundle }: ExportFacts, inputs: ExportInputs, { outcome }: Result): string {
  if (outcome !== 'completed' || bundle === undefined || inputs.extract || isCompared(inputs)) return '';
  return prose(
    'Next step: deploy the site. Each recipe in `docs/recipes/` of this action is a complete workflow for it.',
  );
}

function hosting({ bundle }: ExportFacts): string {
  const path = bundle?.site.hostingPath;
  return path === undefined ? '' : prose(hostingSentence(path));
}

function published({ publishedCommit }: ExportFacts): string {
  if (publishedCommit === undefined) return '';
  return publishedCommit === ''
    ? 'Published the latest content'
    : `Published commit ${code(publishedCommit)}`;
}

/** A job that continues without the step can be resumed. For any other error, the hint says whether that may help. */
function resume({ jobId }: ExportFacts, inputs: ExportInputs, { outcome }: Result): string {
  if (jobId === undefined || (outcome !== 'started' && outcome !== 'timed-out')) return '';
  const started = 'The job continues. Resume it later with these inputs:';
  const intro = outcome === 'started' ? started : 'The inputs that resume it:';
  return `${paragraph(intro)}\n${yaml(jobInputs(jobId, inputs))}`;
}

/** Returns the inputs for exporting an existing job, as lines of a workflow. */
function jobInputs(jobId: string, { target: { domain, projectId }, environment }: ExportInputs): string[] {
  const inputs: [name: string, value: string | undefined][] = [
    ['job-id', jobId],
    // With `job-id`, the domain only identifies the site within the environment.
    ['domain', environment === undefined ? undefined : domain],
    ['project-id', projectId],
    ['environment', environment],
  ];
  return inputs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${yamlString(value)}`]));
}

/** Explains why the numbers and lists might not be what a reader expects. */
function comparisonNote(facts: ExportFacts, inputs: ExportInputs): string {
  // After an unfinished deployment, the first paragraph says why.
  const isUnknown = facts.liveState?.unfinishedId === undefined && facts.changes === undefined;
  if (!isUnknown || isFirst(facts, inputs)) return '';
  return 'The files of the live site are not known, so every file is listed as changed. The log shows why.';
}

/** Explains how to bring back what was live before. */
function goBack(
  { live, jobId, deploymentId, unserved }: ExportFacts,
  inputs: ExportInputs,
  { outcome }: Result,
): string {
  if (live === undefined || !isId(live.jobId)) return '';
  if (outcome !== 'completed' || deploymentId === undefined || live.jobId === jobId) return '';
  // The job that was recorded as live has the same site.
  if (unserved !== undefined) return '';
  // A resumed job may be an earlier one, to go back to. The line on the live site names the job that was left.
  if (inputs.target.by === 'job') return '';
  const date = day(live.createdAt);
  return folded(`Go back to job ${code(live.jobId)}${date && ` of ${date}`}`, [
    paragraph(
      'It was live before this run. To bring it back, export it with these inputs and deploy the result:',
    ),
    yaml(jobInputs(live.jobId, inputs)),
  ]);
}

/** If a run without a bundle is quicker than this, its phases are of no interest. */
const MIN_SHOWN_MS = 1000;

function details(facts: ExportFacts, spans: Timeline['spans'], tookMs: number): string {
  const { pageCount, bundle, bundleUrl, changes } = facts;
  if (bundle === undefined && tookMs < MIN_SHOWN_MS) return '';
  const htmlCount = bundle && countPages(bundle.site.files.keys());
  const values: [string, string | undefined][] = [
    ['Pages', pageCounts(pageCount, htmlCount)],
    ['Files', bundle && grouped(bundle.site.fileCount)],
    ['Content digest', bundle?.site.contentDigest],
    ['Bundle', bundle && path.basename(bundle.path)],
    ['Size', bundle && `${size(bundle.sizeBytes)} (${grouped(bundle.sizeBytes)} bytes)`],
    ['SHA-256', bundle?.sha256],
    ['URL expires', bundleUrl?.expiresAt],
    ['Changed files', changes && changeNumbers(changes)],
  ];
  const rows = values.map(([name, value]) => [name, value && code(value)] as const);
  const phases = spans.map(({ phase, from, to }) => `${phase} ${duration(to - from)}`);
  const title = bundle === undefined ? 'Details' : 'Digests, sizes, and times';
  return folded(title, [table([...rows, ['Time', phases.join(' · ')]])]);
}

/** Shows both counts if they differ: the service may count a page that has no file in the bundle, or vice versa. */
function pageCounts(pageCount: number | undefined, htmlCount: number | undefined): string | undefined {
  if (pageCount === undefined || htmlCount === undefined || pageCount === htmlCount) {
    const count = pageCount ?? htmlCount;
    return count === undefined ? undefined : grouped(count);
  }
  return `${grouped(htmlCount)} in the bundle, ${grouped(pageCount)} reported by the service`;
}

/** Lines of YAML to copy. */
function yaml(lines: readonly string[]): string {
  return `<pre lang="yaml"><code>${lines.map(text).join('\n')}</code></pre>`;
}
