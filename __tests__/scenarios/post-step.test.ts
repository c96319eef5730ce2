/** The post step of the export action if nothing is left to do on GitHub. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { runStep, type StepResult } from '../../tools/runner-double/run-step.ts';
import { REPOSITORY } from '../support/repository.ts';
import { RequestClock } from '../support/request-clock.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 3 }, new RequestClock());
});
afterAll(() => emulator.close());

async function run(options: Partial<Parameters<typeof runStep>[0]>): Promise<StepResult> {
  const { apiKey, domain, baseUrl } = emulator;
  const step = await runStep({
    actionFile: path.join(REPOSITORY, 'action.yml'),
    ...options,
    inputs: { 'api-key': apiKey, domain, 'base-url': baseUrl, ...options.inputs },
  });
  await step.remove();
  return step;
}

const shown = ({ exitCode, stdout, stderr, outputs }: StepResult) => [exitCode, stdout, stderr, outputs];
const SILENT = [0, '', '', {}];

it('post step: does nothing after a step that was killed before it saved anything', async () => {
  const post = await run({ stage: 'post', state: {}, context: { jobStatus: 'cancelled' } });
  expect(shown(post)).toEqual(SILENT);
  expect(post.summary).toBe('');
  expect(emulator.requests).toEqual([]);
});

it('post step: does nothing without `environment`, however the job ended', async () => {
  const { state, outputs } = await run({});
  expect(outputs['outcome']).toBe('completed');
  for (const jobStatus of ['success', 'failure', 'cancelled'] as const) {
    const post = await run({ stage: 'post', state, context: { jobStatus } });
    expect([...shown(post), post.summary]).toEqual([...SILENT, '']);
  }
});
