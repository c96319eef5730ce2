/** Starts the built deploy action with the rclone of the tests. */
import path from 'node:path';
import { type RunningAction, type StepOptions, startStep } from '../../tools/runner-double/run-step.ts';
import { pathWithRclone } from './rclone.ts';
import { REPOSITORY } from './repository.ts';

/** @param given by default, the site is the folder `site` of the workspace */
export function startDeployment(given: Omit<StepOptions, 'actionFile'>): RunningAction {
  return startStep({
    ...given,
    actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
    inputs: { 'site-path': 'site', ...given.inputs },
    env: { PATH: pathWithRclone(), ...given.env },
  });
}
