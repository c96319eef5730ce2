/** The test of `scenarios/random-signals.test.ts` with many more signals. */
import { it } from '@jest/globals';
import { interruptRuns } from '../support/interrupted-runs.ts';
import { cannotSignal, describeUnless } from '../support/platform.ts';

describeUnless(cannotSignal, 'a run that is interrupted at a random moment', () => {
  it.concurrent.each([
    ['SIGINT', 25, 21],
    ['SIGTERM', 15, 22],
    ['SIGKILL', 20, 23],
  ] as const)('by %s, %i times, is complete or cancelled', async (name, count, seed) => {
    await interruptRuns(name, { count, seed });
  });
});
