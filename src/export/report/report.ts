/**
 * The report of a run. Each fact that the run finds out is reported here once, with one method per fact. The report
 * writes it to the outputs, the log, the job summary, and the timeline.
 */
import type { Bundle } from '../../archive/read-archive.ts';
import type { Context } from '../../context/context.ts';
import type { ActionError, FailureOutcome } from '../../errors.ts';
import type { Result } from '../../runner/result.ts';
import { shortPath } from '../../runner/runner-files.ts';
import type { setOutput } from '../../runner/step-outputs.ts';
import type { ExportJob } from '../../service/export-service.ts';
import { EXPORT_JOB } from '../../service/job-status.ts';
import type { PublishRun } from '../../service/publish-service.ts';
import { hostingSentence } from '../../site/hosting-path.ts';
import { verdictSentence } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, duration, size } from '../../text/units.ts';
import type { BundleUrl } from '../../values/url.ts';
import { RUNTIME } from '../../version.ts';
import { resumeInputs } from '../inputs/export-target.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import { type ExportFacts, type Job, outputsOf } from './facts.ts';
import { exportSummary } from './summary.ts';
import { Timeline } from './timeline.ts';

/** What all parts of a run get: its inputs, its report, and the context. */
export interface ExportRun extends Context {
  readonly inputs: ExportInputs;
  readonly report: ExportReport;
}

export class ExportReport {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #setOutput: typeof setOutput;
  readonly #timeline = new Timeline();
  #facts: ExportFacts = {};
  #isStarting = false;
  #downloadStartedAt = 0;

  constructor(context: Pick<Context, 'log' | 'clock'>, output: typeof setOutput) {
    this.#context = context;
    this.#setOutput = output;
  }

  inputsRead(inputs: ExportInputs): void {
    this.#learn({ inputs });
    this.#context.log.debug(RUNTIME);
  }

  publishingStarting(projectId: string): void {
    this.#timeline.begin('Publish');
    this.#log(`Publishing the latest content of project ${projectId}`);
  }

  published({ status, commit, summary }: PublishRun): void {
    if (status === 'skipped') {
      this.#log('The service skipped the publish run: the export uses the content that is already published');
      return;
    }
    const what = commit === undefined ? '' : commitText(commit);
    this.#learn({ publishedCommit: what });
    const said = summary === undefined ? '' : ` (${cleanText(summary, 200)})`;
    this.#log(`Published ${what === '' ? 'the latest content' : `commit ${what}`}${said}`);
  }

  startingJob(): void {
    this.#timeline.begin('Start');
    const target = this.#facts.inputs?.target;
    const paths = target?.by === 'domain' ? target.paths : [];
    const only = paths.length === 0 ? '' : ` (only ${counted(paths.length, 'page')})`;
    this.#log(`Starting the export of ${target?.domain ?? `project ${target?.projectId}`}${only}`);
  }

  /** Reports the result of one check of a dry run, as a sentence without a full stop. */
  checked(found: string): void {
    this.#learn({ checks: [...(this.#facts.checks ?? []), found] });
    this.#log(found);
  }

  /** From here on, a job may exist although its ID is unknown. */
  startSent(): void {
    this.#isStarting = true;
  }

  startNotAccepted(): void {
    this.#isStarting = false;
  }

  /** @param reason why the job cannot start yet, as a sentence */
  waitingToStart(reason: string): void {
    const { pollIntervalMs = 0, maxAttempts = 0 } = this.#facts.inputs ?? {};
    this.#log(
      `${reason} Waiting until that job has ended: trying every ${duration(pollIntervalMs)}, ${counted(maxAttempts, 'attempt')} at most.`,
    );
  }

  jobAccepted({ id, isNew }: Job): void {
    this.#learn({ jobId: id });
    const waits = this.#facts.inputs?.wait !== false;
    // An accepted job is queued (docs/reference.md, "The service's API"); the status of any other is not known yet.
    if (waits) this.#timeline.begin(isNew ? 'Queued' : 'Waiting');
    const later = waits ? '' : `. Resume it later with ${this.#resumeInputs(id)}.`;
    this.#log(isNew ? `The service accepted job ${id}${later}` : `Resuming job ${id}`);
  }

  jobChecked(job: ExportJob): void {
    this.#learn({ lastSeen: job });
    if (EXPORT_JOB.stateOf(job) === 'waiting') this.#timeline.jobSeen(job.status);
  }

  jobCompleted({ pageCount }: ExportJob): void {
    this.#timeline.jobEnded();
    this.#timeline.begin('Bundle URL');
    this.#log(`Job completed${pageCount === undefined ? '' : `, ${counted(pageCount, 'page')}`}`);
    if (pageCount === undefined) return;
    this.#learn({ pageCount });
  }

  /** @param helmFile the values file for Helm that contains the URL */
  bundleUrlCreated(bundleUrl: BundleUrl, helmFile: string): void {
    const { expiresAt, sizeBytes } = bundleUrl;
    this.#learn({ bundleUrl, helmFile });
    const leftMs = Date.parse(expiresAt ?? '') - Date.now();
    const left = leftMs > 0 ? ` (in ${duration(leftMs)})` : '';
    const expires = expiresAt === undefined ? '' : `, expires at ${expiresAt}${left}`;
    const bytes = sizeBytes === undefined ? '' : ` for a bundle of ${size(sizeBytes)}`;
    this.#log(`Created a bundle URL${bytes}${expires}`);
  }

  downloadStarting(): void {
    this.#timeline.begin('Download');
    this.#downloadStartedAt = this.#context.clock.now();
  }

  /** Reports the bundle in its place, with the files about it beside it. */
  bundleDownloaded(bundle: Bundle): void {
    const { sizeBytes, site, sitePath } = bundle;
    const tookMs = this.#context.clock.now() - this.#downloadStartedAt;
    this.#learn({ bundle });
    const rate = size(Math.round(sizeBytes / Math.max(tookMs / 1000, 0.001)));
    this.#log(
      `Downloaded ${size(sizeBytes)} in ${duration(tookMs)} (${rate}/s) to ${shortPath(bundle.path)}`,
    );
    const count = counted(site.fileCount, 'file');
    if (sitePath === undefined) this.#log(`The bundle is complete: ${count}`);
    else this.#log(`Extracted ${count} to ${shortPath(sitePath)}`);
    if (site.hostingPath !== undefined) {
      this.#log(hostingSentence(site.hostingPath).replaceAll('`', ''));
    }
  }

  /** @returns a complete sentence; empty for a dry run, which would not update the site */
  verdict({ outcome, code }: Pick<ActionError, 'outcome' | 'code'>): string {
    return this.#facts.inputs?.dryRun ? '' : verdictSentence({ live: undefined, outcome, code });
  }

  /** Returns the hint to add to the error of an unfinished run: a job that this run started must not be lost. */
  resumeHint(outcome: FailureOutcome): string | undefined {
    const { jobId } = this.#facts;
    if (jobId === undefined && this.#isStarting && outcome === 'cancelled') {
      return 'The start was in progress: a job may be running, but its ID is unknown. Running the workflow again starts another job.';
    }
    if (jobId === undefined || outcome === 'failed' || outcome === 'timed-out') return undefined;
    return `To resume the job, run the workflow with ${this.#resumeInputs(jobId)}, which creates a fresh bundle URL.`;
  }

  summary(result: Result): string {
    this.#timeline.end();
    return exportSummary(this.#facts, this.#timeline.spans, result);
  }

  #resumeInputs(jobId: string): string {
    return resumeInputs(jobId, this.#facts.inputs?.target ?? {});
  }

  /** Sets each output as soon as it is known. */
  #learn(facts: ExportFacts): void {
    const before = outputsOf(this.#facts);
    this.#facts = { ...this.#facts, ...facts };
    for (const [name, value] of Object.entries(outputsOf(this.#facts)))
      if (value !== undefined && value !== before[name]) this.#setOutput(name, value);
  }

  #log(line: string): void {
    this.#context.log.info(line);
  }
}

/** Returns text such as `3f9a2c1b8e7d (main) Add the guide`, safe to show. */
function commitText({ sha, ref, message }: NonNullable<PublishRun['commit']>): string {
  const [subject = ''] = (message ?? '').split('\n');
  const parts = [sha?.slice(0, 12), ref && `(${ref})`, subject];
  return cleanText(parts.filter(Boolean).join(' '), 150);
}
