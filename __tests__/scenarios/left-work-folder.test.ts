/** A run that cannot remove its work folder, and the next run in the same folder. */
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { preloadOptions } from '../support/preload.ts';
import { type GivenRun, PREVIOUS_BUNDLE, runBuiltAction } from '../support/run-built-action.ts';

it('work folder: a run removes the one that the previous run could not remove', async () => {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 3 });
  const home = await makeTempFolder('left');
  const folder = path.join(home, 'bundles');
  const given = async (): Promise<GivenRun> => ({
    home: await makeTempFolder('run', home),
    emulator,
    node: process.execPath,
    inputs: { extract: 'true', path: folder },
  });
  try {
    const first = await runBuiltAction({
      ...(await given()),
      previousFiles: PREVIOUS_BUNDLE,
      env: { NODE_OPTIONS: preloadOptions(['removal-fails']) },
      leavesWorkFolder: true,
    });
    const [, left = ''] =
      /Could not remove "([^"]*)" \(EBUSY\)\. Remove it by hand\./.exec(first.step.log) ?? [];
    expect([first.step.exitCode, path.dirname(left)]).toEqual([0, folder]);

    // Every run is checked for leftovers.
    const second = await runBuiltAction(await given());
    expect([second.step.exitCode, second.step.log]).toEqual([
      0,
      expect.stringContaining(`Removing what an interrupted run left: ${left}`),
    ]);
  } finally {
    await emulator.close();
    await removeFolder(home);
  }
});
