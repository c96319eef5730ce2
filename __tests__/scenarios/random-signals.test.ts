/** Signals and kills at random moments of a run. `real/random-signals.real.ts` sends many more. */
import { it } from '@jest/globals';
import { runnersRuntime } from '../../tools/runtimes.ts';
import { interruptDeployments } from '../support/interrupted-deployments.ts';
import { interruptRuns } from '../support/interrupted-runs.ts';
import { newFolder } from '../support/new-folder.ts';
import { cannotSignal, describeUnless } from '../support/platform.ts';
import { cannotDeploy } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';

describeUnless(cannotSignal, 'a run that is interrupted at a random moment', () => {
  const node = runnersRuntime(REPOSITORY)?.node ?? process.execPath;

  it.concurrent.each([
    ['SIGINT', 11],
    ['SIGTERM', 12],
    ['SIGKILL', 13],
  ] as const)(
    'by %s is complete or cancelled, and leaves nothing that the next run does not remove',
    async (name, seed) => {
      await interruptRuns(name, { count: 8, seed, node });
    },
  );
});

describeUnless(cannotSignal ?? cannotDeploy, 'a deployment that is interrupted at a random moment', () => {
  const node = runnersRuntime(REPOSITORY)?.node ?? process.execPath;

  it('is repaired by the next one that is not interrupted', async () => {
    const folder = newFolder();
    const target = { destination: folder, folder, env: {}, secrets: [] };
    await interruptDeployments(target, { count: 8, seed: 14, node });
  });
});
