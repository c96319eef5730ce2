/** The CI job that runs the actions themselves: act runs the workflow file as it is. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { NODE } from './support/run-export.ts';
import { runWorkflow } from './support/run-workflow.ts';

describeWith('CI', ['act', 'rclone'], () => {
  const searched = process.env['PATH'];
  beforeAll(() => {
    process.env['PATH'] = [path.dirname(pathOf('rclone')), searched].join(path.delimiter);
  });
  afterAll(() => {
    process.env['PATH'] = searched;
  });

  it('runs the actions against the emulator', async () => {
    const home = await makeTempFolder('ci');
    const gitHub = await GitHubDouble.start();
    try {
      /** At its time limit, act kills a step without a signal. Downloads need a network. */
      const cannotPass = [
        'Cancel the action',
        'Verify that the action noticed it',
        'Verify that the runner has no rclone, so that the action downloads it',
      ];
      const { succeeded, log } = await runWorkflow({
        home,
        file: '.github/workflows/ci.yml',
        event: 'push',
        job: 'actions',
        matrix: 'os:ubuntu-latest',
        // act runs every action with the Node.js that it finds.
        programs: { node: `exec '${NODE}' "$@"` },
        gitHub: { apiUrl: gitHub.apiUrl, token: TOKEN, repository: REPOSITORY_NAME },
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
          'Verify that the folder has every file of the site',
          'Verify that the alarm found none',
          'Verify that a running emulator would be found',
        ]),
      );
      expect(log).toContain('Success - Post ./emulator [');
      expect(log).toContain('Success - Post ./tools/no-emulator-left [');
      expect(gitHub.violations).toEqual([]);
    } finally {
      await gitHub.close();
      await removeFolder(home);
    }
  });
});
