/** Lists the skipped tests with their reasons at the end of the run, and fails a run in which nothing was tested. */
const NOTHING_RAN = 'Nothing could be tested: every tool is missing.';

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
    const leftOut = testResults
      .flatMap(({ testResults: tests }) => tests)
      .filter(({ status }) => status === 'pending');
    for (const { fullName } of leftOut) console.error(`LEFT OUT: ${fullName}`);
    if (leftOut.length === 0) console.error('Nothing was left out.');
  }

  getLastError() {
    return this.#ran === 0 ? new Error(NOTHING_RAN) : undefined;
  }
}
