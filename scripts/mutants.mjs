/**
 * Changes the code that writes to production or decides whether a step is green, one expression at a time, and reports
 * the changes that no unit test of its folder notices. Run it by hand. `npm run mutants` takes a random sample, and
 * `npm run mutants -- FILES` all of these files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

process.chdir(path.resolve(import.meta.dirname, '..'));

const FOLDERS = ['deploy/plan', 'deploy/state', 'export/bundle', 'runner'];
const GUARDS = 'deploy/guards';

/** The sample has about 300 changes. */
const SAMPLED_LINES = 420;

/** @returns {string[]} whole declarations of random files, each as `file:first-last` */
function sample() {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(`src/${folder}`).map((name) => `src/${folder}/${name}`),
  );
  const declarations = [...names, `src/${GUARDS}.ts`].flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const isStart = (/** @type {string} */ line) =>
      /^(?:export |async )*(?:function|class|const)\b/.test(line);
    const starts = lines.flatMap((line, index) => (isStart(line) ? [index + 1] : []));
    return starts.map((start, index) => ({ file, start, end: (starts[index + 1] ?? lines.length) - 1 }));
  });
  const shuffled = declarations.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at);
  const chosen = [];
  for (let lines = 0; lines < SAMPLED_LINES && shuffled.length > 0; ) {
    const { file, start, end } = /** @type {(typeof shuffled)[number]} */ (shuffled.pop()).one;
    chosen.push(`${file}:${start}-${end}`);
    lines += end - start + 1;
  }
  return chosen;
}

const files = process.argv.slice(2);
const tests = [...FOLDERS.map((folder) => `${folder}/**`), `${GUARDS}.test.ts`];
await new Stryker({
  mutate: files.length > 0 ? files : sample(),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { config: { testMatch: tests.map((name) => `<rootDir>/__tests__/unit/${name}`) } },
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
