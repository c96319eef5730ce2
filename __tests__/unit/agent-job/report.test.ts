import { expect, it } from '@jest/globals';
import type { AgentJobInputs } from '../../../src/agent-job/inputs.ts';
import { AgentJobReport } from '../../../src/agent-job/report.ts';
import type { AgentJob } from '../../../src/service/agent-service.ts';
import { silentLog } from '../../support/silent-log.ts';

const inputs = { projectId: 'project_1', jobId: 'agent_1', summary: true } as AgentJobInputs;
const active = { status: 'active', model: 'model-1' } as AgentJob;

it('AgentJobReport: sets an output again only if it changed', () => {
  const set: string[] = [];
  const report = new AgentJobReport(silentLog, (name, value) => set.push(`${name}=${value}`));
  report.inputsRead(inputs);
  report.jobChecked(active);
  expect(set).toContain('status=active');
  expect(set).toContain('pr-link=');
  const before = set.length;
  report.jobChecked(active);
  expect(set).toHaveLength(before);
  report.jobChecked({ ...active, status: 'completed', prLink: 'https://example.com/1' });
  expect(set.slice(before)).toEqual(['status=completed', 'pr-link=https://example.com/1']);
});
