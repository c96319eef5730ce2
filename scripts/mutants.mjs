/**
 * Changes the code that writes to production or decides whether a step is green, one expression at a time, and reports
 * the changes that no unit test of its part notices. The model of a deployment (`deploy/main.test.ts`) is one of them,
 * with fewer runs than in `npm test`. Run it by hand. `npm run mutants` takes a random sample, and
 * `npm run mutants -- FILES` all of these files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

process.chdir(path.resolve(import.meta.dirname, '..'));

/** How the paths of the sampled files begin in `src/`, and those of their tests in `__tests__/unit/`. */
const SOURCES = [
  'alarm/',
  'bundle/',
  'deploy/destination/',
  'deploy/guards.',
  'deploy/perform-plan.',
  'deploy/plan/',
  'deploy/state/',
  'deploy/storage/',
  'download/',
  'export/bundle/',
  'runner/',
  'service/retry-policy.',
];

/** These tests run for each change of a file in `deploy/`. */
const MODEL = '<rootDir>/__tests__/unit/deploy/main.test.ts';
process.env['MODEL_RUNS'] ??= '30';
/** The sample has about 300 changes. */
const SAMPLED_LINES = 420;

/** @returns {string[]} random files */
function sample() {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.ts') && SOURCES.some((source) => name.startsWith(source)));
  const shuffled = names.map((name) => ({ file: `src/${name}`, at: Math.random() }));
  let lines = 0;
  const chosen = shuffled
    .sort((a, b) => a.at - b.at)
    .filter(({ file }) => {
      const isChosen = lines < SAMPLED_LINES;
      lines += readFileSync(file, 'utf8').split('\n').length;
      return isChosen;
    });
  return chosen.map(({ file }) => file);
}

const files = process.argv.slice(2);
await new Stryker({
  mutate: files.length > 0 ? files : sample(),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    config: { testMatch: [...SOURCES.map((source) => `<rootDir>/__tests__/unit/${source}**`), MODEL] },
  },
  coverageAnalysis: 'perTest',
  // For a change of a constant at the top of a module, all tests would have to be loaded again.
  ignoreStatic: true,
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner'), path.resolve('scripts/mutants/wording.mjs')],
  ignorers: ['wording'],
  tempDirName: '.results/mutants',
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
}).runMutationTest();
