/** Each unit test is where readers look for it: `unit/<folder>/<file>.test.ts` tests `src/<folder>/<file>.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

const unit = path.join(REPOSITORY, '__tests__', 'unit');

/** Tests that cover several files. */
const ACROSS_FILES = ['archive/hostile-archives.test.ts'];

it('__tests__/unit: mirrors src/', () => {
  const tests = readdirSync(unit, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !ACROSS_FILES.includes(file));
  expect(tests.length).toBeGreaterThan(15);
  expect(ACROSS_FILES.filter((file) => !existsSync(path.join(unit, file)))).toEqual([]);
  const stray = tests.filter(
    (file) => !existsSync(path.join(REPOSITORY, 'src', file.replace(/\.test\.ts$/, '.ts'))),
  );
  expect(stray).toEqual([]);
});
