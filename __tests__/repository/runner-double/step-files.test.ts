import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { expect, it, jest } from '@jest/globals';
import { newFolder } from '../../support/new-folder.ts';

it('readStepFiles: reads lines of both kinds where lines end with CRLF, as on Windows', async () => {
  jest.unstable_mockModule('node:os', () => ({ ...os, default: os, EOL: '\r\n' }));
  const { makeStepFiles, readStepFiles } = await import('../../../tools/runner-double/step-files.ts');
  const files = makeStepFiles(newFolder());
  writeFileSync(files.GITHUB_OUTPUT, 'a<<E\r\n1\r\n2\r\nE\r\nb<<E\r\nE\r\n');
  writeFileSync(files.GITHUB_STATE, 'c<<E\n3\nE\nd<<E\n4\nE\n');
  const { outputs, state } = readStepFiles(files);
  expect([outputs, state]).toEqual([
    { a: '1\r\n2', b: '' },
    { c: '3', d: '4' },
  ]);
});
