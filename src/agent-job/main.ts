/** The agent job action: waits for an agent job, and hands its state and its pull request to the next steps. */
import type { FailureOutcome } from '../errors.ts';
import { HttpClient } from '../http/http-client.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { AdminApi } from '../service/admin-api.ts';
import { AgentService } from '../service/agent-service.ts';
import type { AgentJob } from '../service/schemas.ts';
import { systemClock as clock } from '../timing/clock.ts';
import { readAgentJobInputs } from './inputs.ts';
import { setAgentJobOutputs } from './outputs.ts';
import type { AgentJobReport } from './report.ts';
import { agentJobSummary } from './summary.ts';
import { waitForAgentJob } from './wait-for-agent-job.ts';

export function main(): Promise<void> {
  const record: AgentJobReport = {};
  return runAction({
    story: (signal) => waitForAgent(record, signal),
    whatGoesOn: (outcome) => howToGoOn(record, outcome),
    summary: (ending) => (record.inputs?.summary ? agentJobSummary(record, ending) : undefined),
  });
}

async function waitForAgent(record: AgentJobReport, signal: AbortSignal): Promise<SuccessOutcome> {
  const inputs = readAgentJobInputs();
  record.inputs = inputs;
  const { projectId, jobId } = inputs;
  const connections = new HttpClient({ keepAlive: false });
  const service = new AgentService(new AdminApi({ ...inputs, connections, signal }));

  log.info(`Waiting for agent job ${jobId} of project ${projectId}`);
  const job = await waitForAgentJob({
    service,
    projectId,
    jobId,
    intervalMs: inputs.pollIntervalMs,
    maxAttempts: inputs.maxAttempts,
    onState(state) {
      setAgentJobOutputs(state, record.job);
      record.job = state;
    },
    log,
    clock,
    signal,
  });
  tellEnd(job);
  return 'completed';
}

/** The agent does not end with the step. */
function howToGoOn({ inputs }: AgentJobReport, outcome: FailureOutcome): string | undefined {
  if (outcome !== 'cancelled' || inputs === undefined) return undefined;
  return `The agent goes on. Wait for it again with \`job-id: ${inputs.jobId}\`.`;
}

function tellEnd({ status, prLink }: AgentJob): void {
  if (prLink !== '') log.info(`Job ${status}, pull request ${prLink}`);
  else if (status === 'archived') log.info('Job archived');
  else
    log.info(
      'Job completed, without a pull request: the agent changed nothing, or tells its link later still',
    );
}
