import { expect, it } from '@jest/globals';
import { childEnvironment } from '../../../src/runner/child-environment.ts';

it('childEnvironment: withholds inputs and the tokens of the runner', () => {
  const withheld = { INPUT_API_KEY: 'x', 'Input_api-key': 'x', ACTIONS_RUNTIME_TOKEN: 'x', actions_x: 'x' };
  const others = { PATH: '/bin', MY_INPUT_X: 'x', GITHUB_ACTIONS: 'true', RCLONE_CONFIG_DOCS_TYPE: 's3' };
  expect(childEnvironment({ ...withheld, ...others })).toEqual(others);
});
