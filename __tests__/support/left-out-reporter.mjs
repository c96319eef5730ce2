/**
 * Ends the output of a run with what was left out, and why (`itUnless`, `describeUnless`). Fails a run in which nothing
 * was tested.
 */
import path from 'node:path';

const NOTHING_RAN = 'Nothing could be tested: everything was left out.';

export default class LeftOutReporter {
  #ran = 0;
  #isNarrowed;

  constructor({ testNamePattern }) {
    // With a name pattern, tests are skipped on purpose.
    this.#isNarrowed = Boolean(testNamePattern);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, testResults }) {
    this.#ran = numPassedTests + numFailedTests;
    if (this.#ran === 0) console.error(NOTHING_RAN);
    if (this.#isNarrowed) return;
    const lines = leftOutLines(testResults);
    const text = lines.length > 0 ? lines.join('\n') : 'Nothing was left out.';
    // The summary of jest comes after every reporter.
    process.once('exit', () => console.error(text));
  }

  getLastError() {
    return this.#ran === 0 ? new Error(NOTHING_RAN) : undefined;
  }
}

/** Returns a line for each reason, with the number of tests in each file. The greatest number comes last. */
export function leftOutLines(testResults) {
  const reasons = new Map();
  for (const { testFilePath, testResults: tests } of testResults) {
    const file = path.basename(testFilePath);
    for (const { status, fullName } of tests) {
      if (status !== 'pending') continue;
      const [, reason = `No reason is given for "${fullName}"`] =
        /\(left out: (.+?)\)(?= |$)/.exec(fullName) ?? [];
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
