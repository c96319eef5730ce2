import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { readState, saveState } from '../../../src/runner/saved-state.ts';
import { newFolder } from '../../support/new-folder.ts';
import '../../support/restored-environment.ts';

it('saveState: appends values as the runner reads them', () => {
  const file = path.join(newFolder(), 'state');
  process.env['GITHUB_STATE'] = file;
  saveState('job', 'se_1');
  saveState('text', 'two\nlines');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(
    /^job<<(ghadelimiter_\S{36})\nse_1\n\1\ntext<<(ghadelimiter_\S{36})\ntwo\nlines\n\2\n$/,
  );
});

it.each(['', '/no such folder/state'])('saveState: fails if the file "%s" cannot be written', (file) => {
  process.env['GITHUB_STATE'] = file;
  if (file === '') delete process.env['GITHUB_STATE'];
  const failure = { code: 'disk', hint: expect.stringContaining('GITHUB_STATE') };
  expect(() => saveState('job', 'se_1')).toThrow(expect.objectContaining(failure));
});

it('readState: returns what was saved, or an empty text', () => {
  process.env['STATE_job'] = 'se_1';
  expect([readState('job'), readState('other')]).toEqual(['se_1', '']);
});
