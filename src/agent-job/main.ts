/** The agent job action: the run from top to bottom. */

import { type Context, systemClock as clock } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { HttpClient } from '../http/http-client.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { type AgentJob, AgentService } from '../service/agent-service.ts';
import { AGENT_JOB } from '../service/job-status.ts';
import { pollJob } from '../service/poll-job.ts';
import { mayHaveBeenAccepted, startRetryRule } from '../service/retry-policy.ts';
import type { ServiceError } from '../service/service-error.ts';
import { logRetry, retry } from '../timing/retry.ts';
import { type AgentJobInputs, readAgentJobInputs } from './inputs.ts';
import { AgentJobReport } from './report.ts';

export function main(): Promise<void> {
  const report = new AgentJobReport(log, setOutput);
  return runAction({
    run: (signal) => waitForAgent(report, { log, clock, signal }),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function waitForAgent(report: AgentJobReport, context: Context): Promise<'completed'> {
  const inputs = readAgentJobInputs();
  report.inputsRead(inputs);
  const client = new HttpClient(log);
  const { baseUrl, apiKey, projectId } = inputs;
  const service = new AgentService({ baseUrl, apiKey, client, signal: context.signal }, projectId);

  const jobId = await promptAgent(service, inputs, report, context);
  report.waiting(jobId);
  const job = await pollJob<AgentJob>(inputs, context, {
    kind: AGENT_JOB,
    name: `agent job ${jobId}`,
    isNew: inputs.jobId === undefined,
    getJob: (deadlineMs) => service.getJob(jobId, deadlineMs),
    onChecked: (checked) => report.jobChecked(checked),
    jobFailed: () => jobFailed(jobId),
    timeoutHint: `Wait for the job again with ${report.resumeInputs(jobId)}.`,
  });
  report.jobCompleted(job);
  return 'completed';
}

/**
 * Sends the prompt, and repeats it only if the service certainly did not accept it.
 *
 * @returns the ID of the job to wait for
 * @throws ActionError if the prompt may have been accepted
 */
async function promptAgent(
  service: AgentService,
  inputs: AgentJobInputs,
  report: AgentJobReport,
  context: Context,
): Promise<string> {
  const { jobId, prompt } = inputs;
  if (jobId !== undefined) report.jobKnown(jobId);
  if (prompt === undefined) return jobId;
  report.prompting();
  const send = async (): Promise<string> => {
    report.promptSent();
    if (jobId === undefined) return (await service.createJob(prompt)).id;
    await service.sendMessage(jobId, prompt);
    return jobId;
  };
  try {
    const id = await retry(send, {
      ...context,
      retryRule: startRetryRule,
      onRetry: (...failure) => {
        report.promptNotAccepted();
        logRetry(context.log, ...failure);
      },
    });
    if (jobId === undefined) report.jobKnown(id);
    return id;
  } catch (error) {
    if (mayHaveBeenAccepted(error)) throw promptIsLost(error, jobId);
    throw error;
  }
}

function promptIsLost(error: ServiceError, jobId: string | undefined): ActionError {
  const [state, hint] =
    jobId === undefined
      ? [
          'A job may be running, but its ID is unknown, so the prompt is not repeated.',
          'See the jobs of the agent in the dashboard. Running the workflow again creates another job.',
        ]
      : [
          'The agent may have received the message, so it is not repeated.',
          `See the job in the dashboard. Wait for it with \`job-id: ${jobId}\` and without \`prompt\`.`,
        ];
  return new ActionError(error.code, `${error.message} ${state}`, {
    hint: error.hint === undefined ? hint : `${hint} ${error.hint}`,
    cause: error,
  });
}

function jobFailed(jobId: string): ActionError {
  return new ActionError('job-failed', `The service reports that agent job ${jobId} failed.`, {
    hint:
      'The service does not report a reason, and a failed job cannot be resumed. See the job in the dashboard, and ' +
      'create a new one.',
  });
}
