/** The CI job that runs the actions themselves: act runs the workflow file as it is. */
import { expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { describeWith } from './support/needs.ts';
import { NODE } from './support/run-export.ts';
import { runWorkflow } from './support/run-workflow.ts';

describeWith('CI', ['act'], () => {
  it('runs the actions against the emulator', async () => {
    const home = await makeTempFolder('ci');
    try {
      /** At its time limit, act kills a step without sending a signal first. */
      const cannotPass = ['Cancel the action', 'Verify that the action noticed it'];
      const { succeeded, log } = await runWorkflow({
        home,
        file: '.github/workflows/ci.yml',
        event: 'push',
        job: 'actions',
        matrix: 'os:ubuntu-latest',
        // act runs every action with the Node.js that it finds.
        programs: { node: `exec '${NODE}' "$@"` },
        edit: (step) => {
          if (cannotPass.includes(step.name ?? '')) Object.assign(step, { if: false });
        },
      });
      if (!succeeded) throw new Error(`The job failed:\n${log}`);
      const ran = [...log.matchAll(/Success - Main (.*) \[/g)].map(([, name]) => name);
      expect(ran).toEqual(
        expect.arrayContaining([
          './emulator',
          './',
          'Resume the same job',
          './agent-job',
          'Verify the outputs',
          'Verify that every kind of bundle has the same site',
          'Verify that both are there, or that nothing was put in place',
          'Verify that Windows kept the previous site, and that others have the new one',
          'Verify that a running emulator would be found',
        ]),
      );
      expect(log).toContain('Success - Post ./emulator [');
      expect(log).toContain('Success - Post ./tools/no-emulator-left [');
    } finally {
      await removeFolder(home);
    }
  });
});
