/** The agent job action: the run from top to bottom. */

import { type Context, systemClock as clock } from '../context/context.ts';
import { HttpClient } from '../http/http-client.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { AgentService } from '../service/agent-service.ts';
import { readAgentJobInputs } from './inputs.ts';
import { promptAgent } from './prompt-agent.ts';
import { AgentJobReport } from './report.ts';
import { waitForAgentJob } from './wait-for-agent-job.ts';

export function main(): Promise<void> {
  const report = new AgentJobReport(log, setOutput);
  return runAction({
    run: (signal) => waitForAgent(report, { log, clock, signal }),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function waitForAgent(report: AgentJobReport, context: Context): Promise<SuccessOutcome> {
  const inputs = readAgentJobInputs();
  report.inputsRead(inputs);
  const client = new HttpClient({ keepAlive: true, log });
  const api = { ...inputs, client, signal: context.signal };
  const service = new AgentService(api, inputs.projectId);

  const jobId = await promptAgent(service, inputs, report, context);
  report.waiting(jobId);
  const job = await waitForAgentJob(service, jobId, inputs, report, context);
  report.jobCompleted(job);
  return 'completed';
}
