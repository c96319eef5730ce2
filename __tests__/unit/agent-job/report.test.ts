import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { AgentJobReport } from '../../../src/agent-job/report.ts';
import type { Result } from '../../../src/runner/result.ts';
import type { AgentJob } from '../../../src/service/agent-service.ts';
import { agentJobInputs } from '../../support/inputs.ts';
import { silentLog } from '../../support/silent-log.ts';

const active = { status: 'active', model: 'model-1' } as AgentJob;

it('AgentJobReport: sets an output again only if it changed', () => {
  const set: string[] = [];
  const report = new AgentJobReport(silentLog, (name, value) => set.push(`${name}=${value}`));
  report.inputsRead(agentJobInputs());
  report.jobChecked(active);
  expect(set).toContain('status=active');
  expect(set).toContain('pr-link=');
  const before = set.length;
  report.jobChecked(active);
  report.jobChecked({ ...active, status: 'packing' });
  expect(set).toHaveLength(before);
  report.jobChecked({ ...active, status: 'completed', prLink: 'https://example.com/1' });
  expect(set.slice(before)).toEqual(['status=completed', 'pr-link=https://example.com/1']);
});

const job: AgentJob = {
  status: 'completed',
  repository: 'https://github.com/example/docs',
  ref: 'agent/`x`|<img src=x>',
  model: 'model-1',
  prLink: 'https://github.com/example/docs/pull/17?a=1&b="><script>',
  createdAt: '2026-11-20T06:00:00Z',
  archivedAt: undefined,
};

/** Returns the summary of a run that found out this much. */
function summaryOf(jobId: string | undefined, state: AgentJob | undefined, result: Result<'completed'>) {
  const report = new AgentJobReport(silentLog, () => undefined);
  report.inputsRead(agentJobInputs());
  if (jobId !== undefined) report.jobKnown(jobId);
  if (state !== undefined) report.jobChecked(state);
  return report.summary(result);
}

/** Returns the table as GitHub renders it. */
function rowsOf(summary: string): Record<string, string> {
  const { document } = new JSDOM(summary).window;
  const rows = [...document.querySelectorAll('tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent ?? ''),
  );
  return Object.fromEntries(rows);
}

it('AgentJobReport: summary: is a table with escaped text from outside', () => {
  const summary = summaryOf('<b>job</b>', job, { outcome: 'completed' });
  expect(summary).toMatch(/^<h3>✅ Agent job &#60;b&#62;job&#60;\/b&#62;: completed<\/h3>\n/);
  expect(rowsOf(summary)).toEqual({
    'Agent job': '<b>job</b>',
    Project: 'project_1',
    Status: 'completed',
    'Pull request': job.prLink,
    Repository: job.repository,
    Branch: job.ref,
    Model: 'model-1',
    Created: job.createdAt,
  });
  const { document } = new JSDOM(summary).window;
  expect(document.querySelector('a')?.getAttribute('href')).toBe(job.prLink);
  expect(document.querySelectorAll('script, img, b')).toHaveLength(0);
});

it('AgentJobReport: summary: reports a missing pull request only for a completed job', () => {
  const without = { ...job, prLink: undefined };
  const pullRequest = (state: AgentJob, outcome: 'completed' | 'timed-out') =>
    rowsOf(summaryOf('<b>job</b>', state, { outcome }))['Pull request'];
  expect(pullRequest(without, 'completed')).toBe('none');
  expect(pullRequest({ ...without, status: 'active' }, 'timed-out')).toBeUndefined();
});

it('AgentJobReport: summary: distinguishes an archived job from a completed one, and shows the error', () => {
  const archived = { ...job, status: 'archived' };
  const summary = summaryOf('agent_1', archived, { outcome: 'completed' });
  expect(summary).toMatch(/^<h3>🗄️ Agent job agent_1: archived<\/h3>\n/);
  const error = { code: 'unreachable', message: 'It failed: <script>', hint: 'Fix it.' } as const;
  const failed = summaryOf(undefined, undefined, { outcome: 'errored', error });
  expect(failed).toMatch(/^<h3>❌ Agent job: not started \(unreachable\)<\/h3>\n/);
  const lost = summaryOf('agent_1', undefined, { outcome: 'errored', error });
  expect(lost).toMatch(/^<h3>❌ Agent job agent_1: waiting failed \(unreachable\)<\/h3>\n/);
  expect(failed).toContain('<p><strong>It failed: &#60;script&#62;</strong> Fix it.</p>');
});

const STILL =
  /^The agent job may still be running\. Wait for it again with `job-id: agent_1`, without `prompt`\.$/;
it.each([
  ['cancelled', undefined, undefined, /^The creation was in progress: .* its ID is unknown/],
  ['errored', undefined, undefined, undefined],
  ['cancelled', undefined, 'agent_1', STILL],
  ['errored', undefined, 'agent_1', STILL],
  ['errored', 'agent_1', 'agent_1', undefined],
  ['failed', undefined, 'agent_1', undefined],
  ['timed-out', undefined, 'agent_1', undefined],
] as const)(
  'AgentJobReport: resumeHint: after %s, with the input %s and the job %s',
  (outcome, jobId, known, hint) => {
    const report = new AgentJobReport(silentLog, () => undefined);
    report.inputsRead(agentJobInputs({ jobId, prompt: 'Add a page.' }));
    report.promptSent();
    if (known !== undefined) report.jobKnown(known);
    if (known !== undefined) report.waiting(known);
    if (hint === undefined) expect(report.resumeHint(outcome)).toBeUndefined();
    else expect(report.resumeHint(outcome)).toMatch(hint);
  },
);
