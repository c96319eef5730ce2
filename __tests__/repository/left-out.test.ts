/**
 * Every file of tests runs. The end of each run lists what was left out. A gate's run refuses it, except for the reasons in
 * one list.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { trackedFiles } from '../../scripts/workflow-files.mjs';
import { cannotListFiles } from '../support/git.ts';
import LeftOutReporter, { leftOutLines } from '../support/left-out-reporter.mjs';
import { newFolder } from '../support/new-folder.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';

itUnless(cannotListFiles)('jest: runs each file that is named like a test', () => {
  const named = trackedFiles().filter((file) => /\.(?:tests?|specs?|real)\.[cm]?[jt]sx?$/.test(file));
  expect(named.length).toBeGreaterThan(100);
  // `testMatch` in both configurations
  expect(named.filter((file) => !/^__tests__\/.*\.(?:test|real)\.ts$/.test(file))).toEqual([]);
});

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

const { LEFT_OUT } = process.env;
afterEach(() => {
  if (LEFT_OUT === undefined) delete process.env['LEFT_OUT'];
  else process.env['LEFT_OUT'] = LEFT_OUT;
});

/** Returns the error with which a run ends, and its last lines. */
function endOf(mode: string, tests: readonly [string, string][], testNamePattern = '') {
  process.env['LEFT_OUT'] = mode;
  const atExit: (() => void)[] = [];
  const once = jest.spyOn(process, 'once').mockImplementation((_, listener) => {
    atExit.push(listener as () => void);
    return process;
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const reporter = new LeftOutReporter({ testNamePattern });
    reporter.onRunComplete(new Set(), {
      numPassedTests: tests.filter(([status]) => status === 'passed').length,
      numFailedTests: 0,
      testResults: [result('a.test.ts', ...tests)],
    });
    for (const listener of atExit) listener();
    return [reporter.getLastError()?.message, error.mock.calls.flat().join('\n')];
  } finally {
    once.mockRestore();
    error.mockRestore();
  }
}

const PASSED: [string, string] = ['passed', 'exports'];
const LISTED: [string, string] = ['pending', 'reads (left out: Root reads every file)'];
const MISSING: [string, string] = [
  'pending',
  'uploads (left out: This needs vsftpd (vsftpd is not on the PATH))',
];
const REFUSED = 'The gate leaves out only what `__tests__/support/accepted-reasons.mjs` lists.';

it.each([
  ['a missing program', MISSING, 'vsftpd is not on the PATH'],
  ['no reason', ['pending', 'is forgotten'] as [string, string], 'No reason is given for "is forgotten"'],
  [
    'a reason that only begins like a listed one',
    ['pending', 'reads (left out: Root reads every file, or not)'] as [string, string],
    'or not',
  ],
])('left-out-reporter: a gate refuses %s', (_, test, says) => {
  const [error, printed] = endOf('refuse', [PASSED, LISTED, test]);
  expect(error).toBe(REFUSED);
  expect(printed).toMatch(new RegExp(`^REFUSED: .*${says.replaceAll(/[()]/g, '\\$&')}`, 'm'));
  expect(printed).not.toContain('REFUSED: LEFT OUT: 1 test (a.test.ts 1). Root reads every file.');
});

it('left-out-reporter: a gate accepts a listed reason, and a newcomer leaves out everything', () => {
  expect(endOf('refuse', [PASSED, LISTED])[0]).toBeUndefined();
  expect(endOf('', [PASSED, LISTED, MISSING])[0]).toBeUndefined();
  expect(endOf('refuse', [PASSED, MISSING], 'a name')).toEqual([undefined, '']);
});

it('left-out-reporter: a run in which nothing was tested fails for everyone', () => {
  const [error, printed] = endOf('', [MISSING]);
  expect(error).toMatch(/^Nothing could be tested/);
  expect(printed).toContain('vsftpd');
});

it('left-out-reporter: fails a run that a test has ended', () => {
  const folder = newFolder();
  // Outside the repository, jest transforms nothing.
  writeFileSync(path.join(folder, 'ends.test.js'), "it('ends', () => process.exit(0));\n");
  const reporter = path.join(REPOSITORY, '__tests__', 'support', 'left-out-reporter.mjs');
  const jest = path.join(REPOSITORY, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [jest, '--config', '{}', '--rootDir', folder, '--reporters', reporter];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^The run was ended before all tests had run\./m);
  expect(status).toBe(1);
});
