/** Starts the built deploy action with the rclone of the tests. */
import type { RunningAction } from '../../tools/runner-double/run-step.ts';
import { pathWithRclone } from './rclone.ts';
import { type GivenAction, startAction } from './start-action.ts';

/** @param given by default, the site is the folder `site` of the workspace */
export function startDeployment(given: Omit<GivenAction, 'action'>): RunningAction {
  return startAction({
    ...given,
    action: 'deploy',
    inputs: { 'site-path': 'site', ...given.inputs },
    env: { PATH: pathWithRclone(), ...given.env },
  });
}
