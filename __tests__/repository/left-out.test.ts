/** The end of each run lists what was left out. */
import { expect, it } from '@jest/globals';
import { leftOutLines } from '../support/left-out-reporter.mjs';

const result = (file: string, ...tests: [status: string, fullName: string][]) => ({
  testFilePath: `/repository/__tests__/${file}`,
  testResults: tests.map(([status, fullName]) => ({ status, fullName })),
});

it('left-out-reporter: counts the tests that were left out, by reason and file', () => {
  const results = [
    result(
      'a.test.ts',
      ['passed', 'exports'],
      ['pending', 'deploys (left out: rclone is missing)'],
      ['pending', 'packs (left out: This needs zip (not installed), tar (not installed))'],
    ),
    result('b.test.ts', ['pending', 'deployments (left out: rclone is missing) are repaired']),
    result('c.test.ts', ['pending', 'is forgotten']),
  ];
  expect(leftOutLines(results)).toEqual([
    'LEFT OUT: 1 test (a.test.ts 1). This needs zip (not installed), tar (not installed).',
    'LEFT OUT: 1 test (c.test.ts 1). No reason is given for "is forgotten".',
    'LEFT OUT: 2 tests (a.test.ts 1, b.test.ts 1). rclone is missing.',
  ]);
});
