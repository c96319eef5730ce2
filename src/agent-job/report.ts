/** Reports what a run finds out, in the outputs, the log, and the job summary. */
import type { Logger } from '../context/context.ts';
import type { FailureOutcome } from '../errors.ts';
import { ICONS, type Result, reasonOf } from '../runner/result.ts';
import type { setOutput } from '../runner/step-outputs.ts';
import type { AgentJob } from '../service/agent-service.ts';
import { code, failureBlock, heading, link, summaryText, table, text } from '../summary/summary-text.ts';
import { RUNTIME } from '../version.ts';
import type { AgentJobInputs } from './inputs.ts';

/** The outputs that each status check sets. */
function outputsOf(job: AgentJob): Record<string, string> {
  return {
    status: ['completed', 'archived', 'failed'].includes(job.status) ? job.status : 'active',
    'pr-link': job.prLink ?? '',
    'source-repository': job.repository ?? '',
    'source-ref': job.ref ?? '',
    model: job.model ?? '',
    'created-at': job.createdAt ?? '',
    'archived-at': job.archivedAt ?? '',
  };
}

export class AgentJobReport {
  readonly #log: Logger;
  readonly #setOutput: typeof setOutput;
  #outputs: Readonly<Record<string, string>> = {};
  #inputs: AgentJobInputs | undefined;
  #isPrompting = false;
  #jobId: string | undefined;
  #job: AgentJob | undefined;

  constructor(log: Logger, output: typeof setOutput) {
    this.#log = log;
    this.#setOutput = output;
  }

  inputsRead(inputs: AgentJobInputs): void {
    this.#inputs = inputs;
    this.#log.debug(RUNTIME);
  }

  prompting(): void {
    const jobId = this.#inputs?.jobId;
    this.#log.info(
      jobId === undefined
        ? `Creating an agent job in project ${this.#inputs?.projectId}`
        : `Sending a message to agent job ${jobId}`,
    );
  }

  /** From this moment on, the agent may have the prompt. */
  promptSent(): void {
    this.#isPrompting = true;
  }

  promptNotAccepted(): void {
    this.#isPrompting = false;
  }

  jobKnown(jobId: string): void {
    this.#jobId = jobId;
    this.#setOutput('job-id', jobId);
  }

  waiting(jobId: string): void {
    this.#isPrompting = false;
    this.#log.info(`Waiting for agent job ${jobId} of project ${this.#inputs?.projectId}`);
  }

  /** Sets the outputs that changed since the previous check. */
  jobChecked(job: AgentJob): void {
    this.#job = job;
    const outputs = outputsOf(job);
    for (const [name, value] of Object.entries(outputs)) {
      if (this.#outputs[name] !== value) this.#setOutput(name, value);
    }
    this.#outputs = outputs;
  }

  jobCompleted({ status, prLink }: AgentJob): void {
    const completed =
      'Job completed without a pull request: the agent changed nothing, or the link is not available yet';
    const withoutLink = status === 'archived' ? 'Job archived' : completed;
    this.#log.info(prLink === undefined ? withoutLink : `Job ${status}, pull request ${prLink}`);
  }

  /** The agent keeps running after the step has ended. */
  resumeHint(outcome: FailureOutcome): string | undefined {
    if (outcome === 'failed' || outcome === 'timed-out') return undefined;
    const isCancelled = outcome === 'cancelled';
    if (this.#jobId === undefined) {
      return this.#isPrompting && isCancelled
        ? 'The creation was in progress: an agent job may be running, but its ID is unknown. See the dashboard.'
        : undefined;
    }
    if (!isCancelled && this.#inputs?.jobId !== undefined) return undefined;
    const state = this.#isPrompting
      ? 'The agent may have received the message'
      : 'The agent job may still be running';
    return `${state}. Wait for it again with ${this.resumeInputs(this.#jobId)}.`;
  }

  /** The inputs for waiting for the job again, as messages quote them. */
  resumeInputs(jobId: string): string {
    return `\`job-id: ${jobId}\`${this.#inputs?.prompt === undefined ? '' : ', without `prompt`'}`;
  }

  summary(result: Result<'completed'>): string {
    const jobId = this.#jobId;
    const job = this.#job;
    const isArchived = job?.status === 'archived';
    const icon = isArchived ? '🗄️' : ICONS[result.outcome];
    // Without a job, nothing was waited for.
    const isStarted = jobId !== undefined || result.outcome !== 'errored';
    const what = isArchived ? 'archived' : isStarted ? HEADLINES[result.outcome] : 'not started';
    return summaryText([
      heading(`${icon} Agent job${jobId === undefined ? '' : ` ${text(jobId)}`}: ${what}${reasonOf(result)}`),
      result.error === undefined ? '' : failureBlock(result.error.message, result.error.hint),
      table([
        ['Pull request', job && pullRequest(job.prLink, result)],
        ['Agent job', jobId && code(jobId)],
        ['Project', this.#inputs && code(this.#inputs.projectId)],
        ['Status', job && code(job.status)],
        ['Repository', job?.repository && code(job.repository)],
        ['Branch', job?.ref && code(job.ref)],
        ['Model', job?.model && code(job.model)],
        ['Created', job?.createdAt && code(job.createdAt)],
        ['Archived', job?.archivedAt && code(job.archivedAt)],
      ]),
    ]);
  }
}

const HEADLINES: Readonly<Record<Result<'completed'>['outcome'], string>> = {
  completed: 'completed',
  failed: 'failed',
  'timed-out': 'still active',
  cancelled: 'waiting cancelled',
  errored: 'waiting failed',
};

function pullRequest(url: string | undefined, { outcome }: Result<'completed'>): string | undefined {
  if (url === undefined) return outcome === 'completed' ? 'none' : undefined;
  return link(url, text(url));
}
