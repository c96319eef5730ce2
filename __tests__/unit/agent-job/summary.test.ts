import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { agentJobSummary } from '../../../src/agent-job/summary.ts';
import type { AgentJob } from '../../../src/service/agent-service.ts';

const inputs = { projectId: 'project_1', jobId: '<b>job</b>' };
const job: AgentJob = {
  status: 'completed',
  repository: 'https://github.com/example/docs',
  ref: 'agent/`x`|<img src=x>',
  model: 'model-1',
  prLink: 'https://github.com/example/docs/pull/17?a=1&b="><script>',
  createdAt: '2026-11-20T06:00:00Z',
  archivedAt: undefined,
};

/** Returns the table as GitHub renders it. */
function rowsOf(summary: string | undefined): Record<string, string> {
  const { document } = new JSDOM(summary ?? '').window;
  const rows = [...document.querySelectorAll('tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent ?? ''),
  );
  return Object.fromEntries(rows);
}

it('agentJobSummary: is a table with escaped text from outside', () => {
  const summary = agentJobSummary(inputs, '<b>job</b>', job, { outcome: 'completed' });
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
  const { document } = new JSDOM(summary ?? '').window;
  expect(document.querySelector('a')?.getAttribute('href')).toBe(job.prLink);
  expect(document.querySelectorAll('script, img, b')).toHaveLength(0);
});

it('agentJobSummary: reports a missing pull request only for a completed job', () => {
  const without = { ...job, prLink: undefined };
  const pullRequest = (state: AgentJob, outcome: 'completed' | 'timed-out') =>
    rowsOf(agentJobSummary(inputs, '<b>job</b>', state, { outcome }))['Pull request'];
  expect(pullRequest(without, 'completed')).toBe('none');
  expect(pullRequest({ ...without, status: 'active' }, 'timed-out')).toBeUndefined();
});

it('agentJobSummary: distinguishes an archived job from a completed one, and shows the error', () => {
  const archived = { ...job, status: 'archived' };
  const summary = agentJobSummary(inputs, 'agent_1', archived, { outcome: 'completed' });
  expect(summary).toMatch(/^<h3>🗄️ Agent job agent_1: archived<\/h3>\n/);
  const error = { code: 'unreachable', message: 'It failed: <script>', hint: 'Fix it.' } as const;
  const failed = agentJobSummary(inputs, undefined, undefined, { outcome: 'errored', error });
  expect(failed).toMatch(/^<h3>❌ Agent job: waiting failed \(unreachable\)<\/h3>\n/);
  expect(failed).toContain('<p><strong>It failed: &#60;script&#62;</strong><br>\nFix it.</p>');
});
