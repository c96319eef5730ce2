import { expect, it } from '@jest/globals';
import { saveState } from '../../../src/runner/saved-state.ts';
import '../../support/restored-environment.ts';

it.each(['', '/no such folder/state'])('saveState: fails if the file "%s" cannot be written', (file) => {
  process.env['GITHUB_STATE'] = file;
  if (file === '') delete process.env['GITHUB_STATE'];
  const failure = { code: 'disk', hint: expect.stringContaining('GITHUB_STATE') };
  expect(() => saveState('job', 'se_1')).toThrow(expect.objectContaining(failure));
});
