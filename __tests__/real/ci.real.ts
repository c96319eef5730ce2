/** The CI job that runs the actions themselves: act runs the workflow file as it is. */
import { expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { describeWith } from './support/needs.ts';
import { runWorkflow } from './support/run-workflow.ts';

describeWith('CI', ['act'], () => {
  it('runs the actions against the emulator', async () => {
    const home = await makeTempFolder('ci');
    try {
      const { succeeded, log } = await runWorkflow({
        home,
        file: '.github/workflows/ci.yml',
        event: 'push',
        job: 'actions',
        matrix: 'os:ubuntu-latest',
      });
      if (!succeeded) throw new Error(`The job failed:\n${log}`);
      for (const step of ['./emulator', './', 'Resume the same job', './agent-job', 'Verify the outputs']) {
        expect(log).toContain(`Success - Main ${step} [`);
      }
      expect(log).toContain('Success - Post ./emulator [');
    } finally {
      await removeFolder(home);
    }
  });
});
