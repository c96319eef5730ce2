/**
 * Changes the code that writes to production or decides whether a step is green, one expression at a time, and reports
 * the changes that no unit test of its folder notices. Run it by hand: `npm run mutants`, or `npm run mutants -- FILES`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '..');

/** @type {Readonly<Record<string, string>>} the tests by what is changed */
const TESTS = {
  'src/deploy/plan/*.ts': 'deploy/plan/**',
  'src/deploy/state/*.ts': 'deploy/state/**',
  'src/deploy/guards.ts': 'deploy/guards.test.ts',
  'src/export/bundle/*.ts': 'export/bundle/**',
  'src/runner/*.ts': 'runner/**',
};

/** The oldest Node that Stryker supports. Jest's own version does not matter here. */
const OLDEST_NODE = 22;

if (Number(process.versions.node.split('.', 1)[0]) < OLDEST_NODE) {
  const node = path.join(
    repository,
    'tools/node-24/node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin/node',
  );
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { Stryker } = await import('@stryker-mutator/core');
const files = process.argv.slice(2);
const testMatch = Object.values(TESTS).map((tests) => `<rootDir>/__tests__/unit/${tests}`);
await new Stryker({
  mutate: files.length > 0 ? files : Object.keys(TESTS),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { config: { testMatch } },
  timeoutMS: 60_000,
  coverageAnalysis: 'perTest',
  // For each change of a constant at the top of a module, all tests would have to be loaded again.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'mutants/wording.mjs')],
  ignorers: ['wording'],
  tempDirName: '.results/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
}).runMutationTest();
