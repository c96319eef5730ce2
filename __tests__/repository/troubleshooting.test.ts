/** The hints of the alarm match the docs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ADVICE } from '../../src/alarm/advice.ts';
import { NO_CODE } from '../../src/alarm/watched-jobs.ts';
import { REPOSITORY } from '../support/repository.ts';

const page = readFileSync(path.join(REPOSITORY, 'docs', 'troubleshooting.md'), 'utf8').replaceAll(
  /\s+/g,
  ' ',
);

it.each(Object.entries(ADVICE))('docs/troubleshooting.md has the advice for %s', (code, { text }) => {
  const name = code === NO_CODE ? 'no error code' : `\`${code}\``;
  expect(page).toContain(`- ${name}: ${text}`);
});
