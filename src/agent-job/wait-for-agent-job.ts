/** Waits until an agent job has completed. */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import type { AgentJob, AgentService } from '../service/agent-service.ts';
import { AGENT_JOB } from '../service/job-status.ts';
import { pollJob, timedOut } from '../service/poll-job.ts';
import { isTransient, type Pace } from '../service/retry-policy.ts';
import { ServiceError } from '../service/service-error.ts';

interface AgentWaitOptions {
  readonly service: AgentService;
  readonly jobId: string;
  /** True if this run created the job: the service may not report it yet at the first checks. */
  readonly isNew: boolean;
  /** The inputs for waiting for the job again, as messages quote them. */
  readonly resume: string;
  readonly pace: Pace;
  /** Called with the job after each check, including the last one, and for a job that failed. */
  readonly onChecked: (job: AgentJob) => void;
}

/**
 * @returns the job, completed or archived
 * @throws ActionError with the code `job-failed` if the service reports `failed`
 * @throws ActionError with the code `timed-out` after the last check; the agent keeps running
 * @throws ServiceError if the service refuses to report the job
 */
export async function waitForAgentJob(options: AgentWaitOptions, context: Context): Promise<AgentJob> {
  const { service, jobId, isNew, resume, pace, onChecked } = options;
  let completed: AgentJob | undefined;
  const result = await pollJob<AgentJob>(
    {
      ...pace,
      async getJob(deadlineMs) {
        try {
          return await service.getJob(jobId, deadlineMs);
        } catch (error) {
          // The extra check for the pull request is optional: a job that has completed does not fail because of it.
          const isRefused = error instanceof ServiceError && !isTransient(error.problem);
          if (isRefused && completed !== undefined) return completed;
          throw error;
        }
      },
      kind: AGENT_JOB,
      onChecked(job) {
        completed = job.status === 'completed' ? job : undefined;
        onChecked(job);
      },
      isNew,
    },
    context,
  );
  switch (result.state) {
    case 'completed':
      return result.job;
    case 'failed':
      throw jobFailed(jobId);
    case 'timed-out':
      // No attempt was left for the extra check, or it was inconclusive.
      if (completed !== undefined) return completed;
      throw timedOut(
        `agent job ${jobId}`,
        result,
        `The agent job is still running. Wait for it again with ${resume}. To wait longer, raise ` +
          '`max-attempts` or `poll-interval`.',
      );
  }
}

function jobFailed(jobId: string): ActionError {
  return new ActionError('job-failed', `The service reports that agent job ${jobId} failed.`, {
    hint:
      'The service does not report a reason, and a failed job cannot be resumed. See the job in the dashboard, and ' +
      'create a new one.',
  });
}
