/** Signals and kills at random moments of a run. `real/random-signals.real.ts` sends many more. */
import { describe, it } from '@jest/globals';
import { tool } from '../../scripts/real-tools.mjs';
import { runnersRuntime } from '../../tools/runtimes.ts';
import { interruptDeployments } from '../support/interrupted-deployments.ts';
import { interruptRuns } from '../support/interrupted-runs.ts';
import { newFolder } from '../support/new-folder.ts';
import { REPOSITORY } from '../support/repository.ts';

// Windows has no signals: `kill` ends a process there without notice.
const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix('a run that is interrupted at a random moment', () => {
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

const rclone = tool('rclone');
if (rclone.path === undefined)
  process.stderr.write(`rclone: ${rclone.whyNot}. No deployment is interrupted.\n`);
const withRclone = rclone.path === undefined ? describe.skip : onPosix;

withRclone('a deployment that is interrupted at a random moment', () => {
  const node = runnersRuntime(REPOSITORY)?.node ?? process.execPath;

  it('is repaired by the next one that is not interrupted', async () => {
    const folder = newFolder();
    const target = { destination: folder, folder, env: {}, secrets: [] };
    await interruptDeployments(target, { count: 8, seed: 14, node });
  });
});
