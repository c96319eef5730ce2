/** Decides which statuses end a job, in one pure function per kind of job (docs/reference.md, "Cadence"). */

export interface JobKind<Job> {
  /** Begins a line of the log. */
  readonly name: string;
  /** The statuses that the service documents. Any other one is reported once in the log. */
  readonly statuses: ReadonlySet<string>;
  /** What the status means for polling. `previous` is the job at the previous check. */
  readonly stateOf: (job: Job, previous?: Job) => 'waiting' | 'completed' | 'failed';
}

export const EXPORT_JOB: JobKind<{ readonly status: string }> = {
  name: 'Job',
  statuses: new Set(['queued', 'running', 'completed', 'failed']),
  stateOf: ({ status }) => (status === 'completed' || status === 'failed' ? status : 'waiting'),
};

/** The publish run ended without a new deployment. The dashboard shows this status, but the API does not list it. */
const SKIPPED = 'skipped';

export const PUBLISH_RUN: JobKind<{ readonly status: string }> = {
  name: 'Publish run',
  statuses: new Set(['queued', 'in_progress', 'success', 'failure', SKIPPED]),
  stateOf({ status }) {
    if (status === 'success' || status === SKIPPED) return 'completed';
    return status === 'failure' ? 'failed' : 'waiting';
  },
};

/**
 * An agent job that completed without a pull request is checked once more: the link appears only when the pull request
 * exists. It never appears if the agent changed nothing.
 */
export const AGENT_JOB: JobKind<{ readonly status: string; readonly prLink?: string | undefined }> = {
  name: 'Job',
  statuses: new Set(['active', 'completed', 'archived', 'failed']),
  stateOf({ status, prLink }, previous) {
    if (status === 'archived') return 'completed';
    const isFirst = status === 'completed' && previous?.status !== 'completed';
    return isFirst && prLink === undefined ? 'waiting' : EXPORT_JOB.stateOf({ status });
  },
};
