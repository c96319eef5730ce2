/** Signals and kills at random moments of a run. `real/random-signals.real.ts` sends many more. */
import { existsSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { runnersRuntime } from '../../tools/runtimes.ts';
import { interruptDeployments } from '../support/interrupted-deployments.ts';
import { interruptRuns } from '../support/interrupted-runs.ts';
import { rcloneFolder } from '../support/rclone-path.ts';
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
      await interruptRuns(name, { count: 5, seed, node });
    },
  );
});

const hasRclone = existsSync(rcloneFolder());
if (!hasRclone) process.stderr.write('Not installed: rclone. No deployment is interrupted.\n');
const withRclone = hasRclone ? onPosix : describe.skip;

withRclone('a deployment that is interrupted at a random moment', () => {
  const node = runnersRuntime(REPOSITORY)?.node ?? process.execPath;

  it('is repaired by the next one', async () => {
    await interruptDeployments('SIGKILL', { count: 8, seed: 14, node });
  });
});
