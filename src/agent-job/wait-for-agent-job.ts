/** Waits until an agent job has ended: what its states mean (service document, section 3.1). */
import { JobFailedError } from '../errors.ts';
import type { Logger } from '../log/logger.ts';
import type { AgentService } from '../service/agent-service.ts';
import { pollJob, timedOut } from '../service/poll-job.ts';
import { isTransient } from '../service/retry-policy.ts';
import type { AgentJob } from '../service/schemas.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Clock } from '../timing/clock.ts';

export interface AgentWaitOptions {
  readonly service: AgentService;
  readonly projectId: string;
  readonly jobId: string;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  /** Told of every state, also the last one and that of a job that failed. */
  readonly onState: (job: AgentJob) => void;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The states that end an agent job; a job in any other one, known or not, still goes on. */
export const END_STATUSES: ReadonlySet<string> = new Set(['completed', 'archived', 'failed']);
const KNOWN_STATUSES: ReadonlySet<string> = new Set(['active', ...END_STATUSES]);

/**
 * A job that completes without a pull request is looked at once more, since the link comes only when the pull request
 * is there; the link may also never come, where the agent changed nothing.
 *
 * @returns the job, completed or archived
 * @throws JobFailedError where the service says `failed`
 * @throws TimedOutError after the last check; the agent goes on
 * @throws ServiceError where the service refuses to tell
 */
export async function waitForAgentJob(options: AgentWaitOptions): Promise<AgentJob> {
  const { service, projectId, jobId, onState, ...pace } = options;
  let wasCompleted = false;
  let last: AgentJob | undefined;
  const waited = await pollJob<AgentJob>({
    ...pace,
    async getJob(deadlineMs) {
      try {
        return await service.getJob(projectId, jobId, deadlineMs);
      } catch (error) {
        // The second look is a courtesy: a job that has completed does not fail by it.
        const isRefused = error instanceof ServiceError && !isTransient(error.problem);
        if (isRefused && wasCompleted && last !== undefined) return last;
        throw error;
      }
    },
    knownStatuses: KNOWN_STATUSES,
    unknownChecksAllowed: 0,
    isEnd(job) {
      onState(job);
      last = job;
      if (job.status === 'failed') throw jobFailed(jobId);
      const isLinkDue = job.status === 'completed' && job.prLink === '' && !wasCompleted;
      wasCompleted = job.status === 'completed';
      return job.status === 'archived' || (wasCompleted && !isLinkDue);
    },
  });
  if (waited.ended) return waited.job;
  // No attempt was left for the second look, or it brought no news.
  if (waited.lastSeen?.status === 'completed') return waited.lastSeen;
  throw timedOut(
    `agent job ${jobId}`,
    waited,
    `The agent goes on. Wait for it again with \`job-id: ${jobId}\`, or wait longer: raise \`max-attempts\` or ` +
      '`poll-interval`.',
  );
}

function jobFailed(jobId: string): JobFailedError {
  return new JobFailedError(
    `The service reports that agent job ${jobId} failed.`,
    'The service does not tell why. A failed job does not come back: look at it in the dashboard, and start a new one.',
  );
}
