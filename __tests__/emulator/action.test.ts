import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { runtimes } from '../../tools/runtimes.ts';
import { cannotSignal, itUnless } from '../support/platform.ts';
import { isAlive } from '../support/processes.ts';
import { REPOSITORY } from '../support/repository.ts';
import { type GivenAction, startAction } from '../support/start-action.ts';
import { until } from '../support/until.ts';
import { call, JOBS, type WireJob } from './emulator-under-test.ts';

/** Emulators that a failed test leaves behind end with their folders. */
const homes: string[] = [];
afterAll(() => Promise.all(homes.map((home) => rm(home, { recursive: true, force: true, maxRetries: 10 }))));

async function start(given: GivenAction = {}) {
  const temp = await mkdtemp(path.join(tmpdir(), 'emulator action ü-'));
  homes.push(temp);
  return startAction({ action: 'emulator', temp, preloads: ['emulator-pid'], ...given });
}

const run = async (given: GivenAction) => (await start(given)).result;
const post = ({ temp, state }: StepResult, node?: string) =>
  startAction({ action: 'emulator', temp, state, stage: 'post', node }).result;

/** Waits until the step's emulator has ended. */
async function untilEnded(step: StepResult): Promise<void> {
  const pid = pidOf(step);
  await until(() => !isAlive(pid), `process ${pid} ends`);
}

/** Use it for a step that may have been interrupted before its emulator ran. */
async function untilNoneRuns(step: StepResult): Promise<void> {
  if (existsSync(`${step.state['emulator-folder']}.pid`)) await untilEnded(step);
}

/** The preloaded module writes this file when the process starts. */
const pidOf = ({ state }: StepResult) => Number(readFileSync(`${state['emulator-folder']}.pid`, 'utf8'));
const errorsOf = ({ commands }: StepResult) =>
  commands.annotations.filter(({ level }) => level === 'error').map(({ message }) => message);

describe.each(runtimes(REPOSITORY))('the emulator action under $name', ({ node }) => {
  it('serves the export and agent-job actions until its post step', async () => {
    const step = await run({ node, inputs: { pages: '4' } });
    expect([step.conclusion, step.log]).toEqual(['success', expect.stringContaining('sites of 4 pages')]);
    expect(step.outputs).toEqual({
      'base-url': expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      'api-key': 'mint_emulator_admin',
      domain: 'docs.example.com',
      'project-id': '65e1a7b20c9d4f3e8a6b5c1d',
      'agent-job-id': 'agent_completes',
    });
    expect(step.commands.annotations).toEqual([]);
    const { 'base-url': baseUrl = '', 'api-key': apiKey = '', domain = '', ...ids } = step.outputs;
    const { 'project-id': projectId = '', 'agent-job-id': agentJobId = '' } = ids;
    const emulator = { baseUrl, apiKey, domain, projectId, agentJobId };
    const inputs = { 'poll-interval': '1s' };
    const ofExport = { ...inputs, extract: 'true', 'require-files': 'index.html' };
    const [exported, agent] = await Promise.all([
      startAction({ node, emulator, inputs: ofExport }).result,
      startAction({ action: 'agent-job', node, emulator, inputs }).result,
    ]);
    expect([exported.conclusion, exported.log]).toEqual([
      'success',
      expect.stringMatching(/Job running, \d+%/),
    ]);
    expect(exported.outputs).toMatchObject({ outcome: 'completed', 'page-count': '4' });
    expect(agent.outputs).toMatchObject({ status: 'completed', 'pr-link': expect.stringMatching(/^https:/) });

    const closing = await post(step, node);
    expect([closing.conclusion, closing.outputs]).toEqual(['success', {}]);
    await untilEnded(step);
    await expect(fetch(baseUrl)).rejects.toThrow();
    expect(existsSync(step.state['emulator-folder'] ?? '')).toBe(false);
  });

  itUnless(cannotSignal)('leaves nothing behind when it is cancelled while it starts', async () => {
    const running = await start({
      node,
      preloads: ['emulator-stalls'],
      onOutput: (chunk) => {
        if (chunk.includes('Starting the emulator')) running.cancel();
      },
    });
    const step = await running.result;
    expect(step.conclusion).toBe('cancelled');
    expect(errorsOf(step)).toEqual([expect.stringMatching(/^Cancelled \(SIGINT\): a person, /)]);
    expect(step.outputs).toEqual({});
    expect((await post(step, node)).conclusion).toBe('success');
    expect(existsSync(step.state['emulator-folder'] ?? '')).toBe(false);
    await untilNoneRuns(step);
  });

  itUnless(cannotSignal)('ends the emulator of a step that was killed while it started', async () => {
    const running = await start({
      node,
      onOutput: (chunk) => {
        if (chunk.includes('Starting the emulator')) setTimeout(() => running.child.kill('SIGKILL'), 100);
      },
    });
    const step = await running.result;
    expect((await post(step, node)).conclusion).toBe('success');
    await untilNoneRuns(step);
  });
});

it('the emulator action: says in one annotation why the emulator did not start', async () => {
  const step = await run({ preloads: ['emulator-breaks'] });
  expect(step.conclusion).toBe('failure');
  expect(errorsOf(step)).toEqual([
    'The emulator did not start: it exited with code 7.\nIts log ends with: no more room ::error::owned',
  ]);
  expect((await post(step)).conclusion).toBe('success');
});

it('the emulator action: prefers its settings, which are YAML, to the input `pages`', async () => {
  const settings =
    'bundleFormat: zip # as one of the APIs\nqueuedMs: 0\nrunningMs: 0\npages: 3\nbundleUrlInStatus: true\n';
  const step = await run({ inputs: { pages: '4', settings } });
  expect(errorsOf(step)).toEqual([]);
  const { 'base-url': baseUrl = '', 'api-key': apiKey = '', domain = '' } = step.outputs;
  const emulator = { baseUrl, apiKey };
  const { jobId } = (await call<WireJob>(emulator, 'POST', JOBS, { domain })).body;
  const job = (await call<WireJob>(emulator, 'GET', `${JOBS}/${jobId}`)).body;
  expect(job).toMatchObject({
    status: 'completed',
    pageCount: 3,
    bundleUrl: expect.stringMatching(/\/export\.zip\?/),
  });
  expect((await post(step)).conclusion).toBe('success');
});

it.each([
  [
    { settings: 'pages: [25' },
    /^Input `settings` is not valid YAML: .*line 1.*\n\.github\/EMULATOR\.md .* lists the keys/,
  ],
  [{ pages: '50001' }, /^Input `pages` is "50001".* from 1 to 50000/s],
])('the emulator action: refuses %p', async (inputs: Record<string, string>, says) => {
  const step = await run({ inputs });
  expect([step.conclusion, step.outputs]).toEqual(['failure', {}]);
  expect(errorsOf(step)).toEqual([expect.stringMatching(says)]);
  expect((await post(step)).conclusion).toBe('success');
});
