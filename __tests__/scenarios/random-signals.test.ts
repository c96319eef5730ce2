/** Signals and kills at random moments of a run. */
import { it } from '@jest/globals';
import { interruptRuns } from '../support/interrupted-runs.ts';
import { cannotSignal, describeUnless } from '../support/platform.ts';

describeUnless(cannotSignal, 'a run that is interrupted at a random moment', () => {
  it.concurrent.each([
    ['SIGINT', 11],
    ['SIGTERM', 12],
    ['SIGKILL', 13],
  ] as const)(
    'by %s is complete or cancelled, and leaves nothing that the next run does not remove',
    async (name, seed) => {
      await interruptRuns(name, { count: 8, seed });
    },
  );
});
