import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { requireOutputs, setOutput } from '../../../src/runner/step-outputs.ts';
import { newFolder } from '../../support/new-folder.ts';
import { printedBy } from '../../support/printed-by.ts';
import '../../support/restored-environment.ts';

const failure = expect.objectContaining({ code: 'disk', hint: expect.stringContaining('GITHUB_OUTPUT') });

it.each([undefined, '', '/no such folder/output'])(
  'requireOutputs and setOutput: fail if the file %j cannot be written, and print nothing',
  (file) => {
    if (file === undefined) delete process.env['GITHUB_OUTPUT'];
    else process.env['GITHUB_OUTPUT'] = file;
    expect(requireOutputs).toThrow(failure);
    const printed = printedBy(() => expect(() => setOutput('pages', 3)).toThrow(failure));
    expect(printed).toBe('');
  },
);

it('setOutput: writes a value as the runner reads it', () => {
  const file = path.join(newFolder(), 'output');
  writeFileSync(file, '');
  process.env['GITHUB_OUTPUT'] = file;
  requireOutputs();
  setOutput('pages', 3);
  expect(readFileSync(file, 'utf8')).toMatch(/^pages<<(\S+)\n3\n\1\n$/);
});
