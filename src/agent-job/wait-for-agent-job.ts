/** Waits until an agent job has completed. */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import type { AgentJob, AgentService } from '../service/agent-service.ts';
import { AGENT_JOB } from '../service/job-status.ts';
import { pollJob } from '../service/poll-job.ts';
import type { AgentJobInputs } from './inputs.ts';
import type { AgentJobReport } from './report.ts';

/**
 * @returns the job, completed or archived
 * @throws ActionError with the code `job-failed` if the service reports `failed`
 * @throws ActionError with the code `timed-out` after the last check; the agent keeps running
 * @throws ServiceError if the service refuses to report the job
 */
export function waitForAgentJob(
  service: AgentService,
  jobId: string,
  inputs: AgentJobInputs,
  report: AgentJobReport,
  context: Context,
): Promise<AgentJob> {
  return pollJob<AgentJob>(inputs, context, {
    kind: AGENT_JOB,
    name: `agent job ${jobId}`,
    isNew: inputs.jobId === undefined,
    getJob: (deadlineMs) => service.getJob(jobId, deadlineMs),
    onChecked: (job) => report.jobChecked(job),
    jobFailed: () => jobFailed(jobId),
    timeoutHint: `The agent job is still running. Wait for it again with ${report.resumeInputs(jobId)}.`,
  });
}

function jobFailed(jobId: string): ActionError {
  return new ActionError('job-failed', `The service reports that agent job ${jobId} failed.`, {
    hint:
      'The service does not report a reason, and a failed job cannot be resumed. See the job in the dashboard, and ' +
      'create a new one.',
  });
}
