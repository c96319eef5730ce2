/**
 * Ends the output of a run with what was left out, and why (`itUnless`, `describeUnless`). Fails a run in which nothing
 * was tested, and one that a test has ended. Fails a gate's run in which something was left out that could have been
 * tested.
 */
import path from 'node:path';
import { isAccepted, refusesToLeaveOut } from './accepted-reasons.mjs';

const NOTHING_RAN = 'Nothing could be tested: everything was left out.';
const ENDED = 'The run was ended before all tests had run. A test may have called `process.exit`.';
const REFUSED = 'The gate leaves out only what `__tests__/support/accepted-reasons.mjs` lists.';

const isRefused = (reason) => !isAccepted(reason);

export default class LeftOutReporter {
  #problem;
  #isNarrowed;

  constructor({ testNamePattern }) {
    // With a name pattern, tests are skipped on purpose.
    this.#isNarrowed = Boolean(testNamePattern);
  }

  /** A single file runs in this process, which a test may end with any exit code. */
  #onExit = () => {
    console.error(ENDED);
    process.exitCode = 1;
  };

  onRunStart() {
    process.once('exit', this.#onExit);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, testResults }) {
    process.off('exit', this.#onExit);
    const lines = this.#isNarrowed ? [] : leftOutLines(testResults);
    const refused = refusesToLeaveOut() && !this.#isNarrowed ? leftOutLines(testResults, isRefused) : [];
    if (numPassedTests + numFailedTests === 0) this.#problem = NOTHING_RAN;
    else if (refused.length > 0) this.#problem = REFUSED;
    lines.push(...refused.map((line) => `REFUSED: ${line}`));
    if (this.#problem !== undefined) lines.push(this.#problem);
    else if (lines.length === 0 && !this.#isNarrowed) lines.push('Nothing was left out.');
    // The summary of jest comes after every reporter.
    if (lines.length > 0) process.once('exit', () => console.error(lines.join('\n')));
  }

  getLastError() {
    return this.#problem === undefined ? undefined : new Error(this.#problem);
  }
}

/**
 * Returns a line for each reason, with the number of tests in each file. The greatest number comes last.
 *
 * @param {(reason: string) => boolean} [isListed]
 */
export function leftOutLines(testResults, isListed = () => true) {
  const reasons = new Map();
  for (const { testFilePath, testResults: tests } of testResults) {
    const file = path.basename(testFilePath);
    for (const { status, fullName } of tests) {
      if (status !== 'pending' && status !== 'todo') continue;
      const [, reason = `No reason is given for "${fullName}"`] =
        /\(left out: (.+?)\)(?= |$)/.exec(fullName) ?? [];
      if (!isListed(reason)) continue;
      const counts = reasons.get(reason) ?? new Map();
      reasons.set(reason, counts.set(file, (counts.get(file) ?? 0) + 1));
    }
  }
  return [...reasons]
    .map(([reason, counts]) => ({ reason, counts, sum: [...counts.values()].reduce((a, b) => a + b) }))
    .sort((a, b) => a.sum - b.sum)
    .map(({ reason, counts, sum }) => {
      const files = [...counts].map(([file, count]) => `${file} ${count}`);
      return `LEFT OUT: ${sum} ${sum === 1 ? 'test' : 'tests'} (${files.join(', ')}). ${reason}.`;
    });
}
