/** Sends the prompt once: again only if the service certainly did not accept it. */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import type { AgentService } from '../service/agent-service.ts';
import { mayHaveBeenAccepted, startRetryRule } from '../service/retry-policy.ts';
import type { ServiceError } from '../service/service-error.ts';
import { logRetry, retry } from '../timing/retry.ts';
import type { AgentJobInputs } from './inputs.ts';
import type { AgentJobReport } from './report.ts';

/** Returns the ID of the job to wait for. Throws ActionError if the prompt may have been accepted. */
export async function promptAgent(
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
          'The agent may have got the message, so it is not repeated.',
          `See the job in the dashboard. Wait for it with \`job-id: ${jobId}\` and without \`prompt\`.`,
        ];
  return new ActionError(error.code, `${error.message} ${state}`, {
    hint: error.hint === undefined ? hint : `${hint} ${error.hint}`,
    cause: error,
  });
}
