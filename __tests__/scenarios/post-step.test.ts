/** The post step of the export action if nothing is left to do on GitHub. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { RequestClock } from '../support/request-clock.ts';
import { type GivenAction, startAction } from '../support/start-action.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 3 }, new RequestClock());
});
afterAll(() => emulator.close());

const run = (given: GivenAction): Promise<StepResult> => startAction({ emulator, ...given }).result;
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
