/**
 * The job summary of an export, for people: what happened to which site, and how to resume. It never contains the bundle
 * URL.
 *
 * The summaries of all jobs of a matrix are on one page, so each shows its site in the headline, and is short.
 */
import path from 'node:path';
import { ICONS, type Result, reasonOf } from '../../runner/result.ts';
import { hostingSentence } from '../../site/hosting-path.ts';
import { countPages } from '../../site/pages.ts';
import {
  code,
  failureBlock,
  folded,
  heading,
  paragraph,
  prose,
  summaryText,
  table,
  text,
} from '../../summary/summary-text.ts';
import { verdict } from '../../summary/verdicts.ts';
import { duration, grouped, size } from '../../text/units.ts';
import { yamlString } from '../../text/yaml-string.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import { type ExportFacts, NOT_CHECKED } from './facts.ts';
import { headline } from './headline.ts';
import type { Timeline } from './timeline.ts';

export function exportSummary(facts: ExportFacts, spans: Timeline['spans'], result: Result): string {
  const { inputs } = facts;
  const { error } = result;
  if (inputs === undefined) {
    return summaryText([
      heading(`${ICONS[result.outcome]} ${verdict({ live: 'untouched' })}${reasonOf(result)}`),
      failureBlock(error?.message ?? '', error?.hint),
    ]);
  }
  const tookMs = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
  return summaryText([
    heading(headline(facts, inputs, result, tookMs)),
    error === undefined ? '' : failureBlock(error.message, error.hint),
    paragraph((facts.checks ?? []).map((check) => `✅ ${text(check)}`).join('<br>\n')),
    paragraph(result.outcome === 'checked' ? prose(NOT_CHECKED) : ''),
    paragraph(hosting(facts)),
    resume(facts, inputs, result),
    paragraph(lead(facts, inputs)),
    paragraph(nextStep(facts, inputs, result)),
    paragraph(published(facts)),
    details(facts, spans, tookMs),
  ]);
}

function lead({ jobId }: ExportFacts, { version, target }: ExportInputs): string {
  const label = version && `Version ${code(version)}`;
  const job = jobId && `${target.by === 'job' ? 'Resumed job' : 'Job'} ${code(jobId)}`;
  return [label, job].filter(Boolean).join(' · ');
}

/** Without the extracted site, nothing in the job looks like a deployment. */
function nextStep({ bundle }: ExportFacts, inputs: ExportInputs, { outcome }: Result): string {
  if (outcome !== 'completed' || bundle === undefined || inputs.extract) return '';
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
function jobInputs(jobId: string, { target: { projectId } }: ExportInputs): string[] {
  const project = projectId === undefined ? [] : [`project-id: ${yamlString(projectId)}`];
  return [`job-id: ${yamlString(jobId)}`, ...project];
}

/** If a run without a bundle is quicker than this, its phases are of no interest. */
const MIN_SHOWN_MS = 1000;

function details(facts: ExportFacts, spans: Timeline['spans'], tookMs: number): string {
  const { pageCount, bundle, bundleUrl } = facts;
  if (bundle === undefined && tookMs < MIN_SHOWN_MS) return '';
  const htmlCount = bundle && countPages(bundle.site.files);
  const values: [string, string | undefined][] = [
    ['Pages', pageCounts(pageCount, htmlCount)],
    ['Files', bundle && grouped(bundle.site.fileCount)],
    ['Content digest', bundle?.site.contentDigest],
    ['Bundle', bundle && path.basename(bundle.path)],
    ['Size', bundle && `${size(bundle.sizeBytes)} (${grouped(bundle.sizeBytes)} bytes)`],
    ['SHA-256', bundle?.sha256],
    ['URL expires', bundleUrl?.expiresAt],
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
