/** The CI job that runs the actions themselves: act runs the workflow file as it is. */
import { expect, it } from '@jest/globals';
import { NODE } from '../support/start-action.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess, useRecipes } from './support/recipe.ts';

const recipes = useRecipes();

describeWith('CI', ['act', 'rclone'], () => {
  it('runs the actions against the emulator', async () => {
    /** At its time limit, act kills a step without a signal. A download would need a network. */
    const cannotPass = [
      'Cancel the action',
      'Verify that the action noticed it',
      'Verify that the runner has no rclone, so that the action downloads it',
    ];
    const run = await recipes.run('ci', {
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
    expectSuccess(run);
    const ran = [...run.log.matchAll(/Success - Main (.*) \[/g)].map(([, name]) => name);
    expect(ran).toEqual(
      expect.arrayContaining([
        './emulator',
        './',
        'Resume the same job',
        './agent-job',
        'Verify the outputs',
        'Verify that every kind of bundle has the same site',
        'Verify that both are there, or that nothing was put in place',
        'Verify that Windows kept the previous site, and that other systems have the new one',
        'Verify that the folder has every file of the site',
        'Verify that the alarm found none',
        'Verify that a running emulator would be found',
      ]),
    );
    expect(run.log).toContain('Success - Post ./emulator [');
    expect(run.log).toContain('Success - Post ./tools/no-emulator-left [');
  });
});
