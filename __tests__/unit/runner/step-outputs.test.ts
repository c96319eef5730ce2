import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { requireOutputs, setOutput } from '../../../src/runner/step-outputs.ts';
import { newFolder } from '../../support/new-folder.ts';
import { printedBy } from '../../support/printed-by.ts';
import '../../support/restored-environment.ts';

let file: string;
beforeEach(() => {
  file = path.join(newFolder(), 'output');
  process.env['GITHUB_OUTPUT'] = file;
});
const failure = expect.objectContaining({ code: 'disk', hint: expect.stringContaining('GITHUB_OUTPUT') });
const thrownBy = (work: () => void) => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
};

it('requireOutputs: needs a file that can be written', () => {
  writeFileSync(file, '');
  expect(thrownBy(requireOutputs)).toBeUndefined();
  for (const other of [`${file}-none`, undefined]) {
    if (other === undefined) delete process.env['GITHUB_OUTPUT'];
    else process.env['GITHUB_OUTPUT'] = other;
    expect(thrownBy(requireOutputs)).toEqual(failure);
  }
});

it('requireOutputs and setOutput: need no file without a runner, unless one is given', () => {
  delete process.env['GITHUB_ACTIONS'];
  expect(thrownBy(requireOutputs)).toEqual(failure);
  delete process.env['GITHUB_OUTPUT'];
  expect(printedBy(requireOutputs) + printedBy(() => setOutput('pages', 3))).toBe('');
});

it('setOutput: writes a value, and never prints one', () => {
  writeFileSync(file, '');
  setOutput('pages', 3);
  expect(readFileSync(file, 'utf8')).toMatch(/^pages<<(\S+)\n3\n\1\n$/);
  for (const other of ['', file.slice(0, -1)]) {
    process.env['GITHUB_OUTPUT'] = other;
    let error: unknown;
    const printed = printedBy(() => {
      error = thrownBy(() => setOutput('pages', 3));
    });
    expect([error, printed]).toEqual([failure, '']);
  }
});
