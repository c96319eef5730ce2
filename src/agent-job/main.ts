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
import { readAgentJobInputs } from './inputs.ts';
import { promptAgent } from './prompt-agent.ts';
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
  const client = new HttpClient({ keepAlive: true, log });
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

function jobFailed(jobId: string): ActionError {
  return new ActionError('job-failed', `The service reports that agent job ${jobId} failed.`, {
    hint:
      'The service does not report a reason, and a failed job cannot be resumed. See the job in the dashboard, and ' +
      'create a new one.',
  });
}
