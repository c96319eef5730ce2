/**
 * Prints every fifteen seconds what is running: otherwise, a file with hundreds of scenarios is silent until its end.
 * Appends the names of the tests that failed to the file `FAILED_TESTS`, with which the gate ends its output.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';

const EVERY_MS = 15_000;

export default class ProgressReporter {
  #startedAt = 0;
  #counts = { passed: 0, failed: 0 };
  /** Finished tests by the path of a running file. */
  #running = new Map();
  #timer;

  onRunStart() {
    this.#startedAt = performance.now();
    this.#timer = setInterval(() => this.#print(), EVERY_MS);
    this.#timer.unref();
  }

  onTestFileStart(test) {
    this.#running.set(test.path, 0);
  }

  onTestCaseResult(test, { status }) {
    if (status in this.#counts) this.#counts[status] += 1;
    this.#running.set(test.path, (this.#running.get(test.path) ?? 0) + 1);
  }

  onTestFileResult(test, { testResults, testExecError }) {
    this.#running.delete(test.path);
    const names = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    if (testExecError !== undefined) names.push('could not be run');
    const list = process.env['FAILED_TESTS'];
    const file = path.relative('__tests__', test.path);
    if (list !== undefined) appendFileSync(list, names.map((name) => `  ${file}: ${name}\n`).join(''));
  }

  onRunComplete() {
    clearInterval(this.#timer);
  }

  #print() {
    const seconds = Math.round((performance.now() - this.#startedAt) / 1000);
    const { passed, failed } = this.#counts;
    const files = [...this.#running].map(
      ([file, tests]) => `${path.relative('__tests__', file)} (${tests} done)`,
    );
    process.stderr.write(`${seconds} s: ${passed} passed, ${failed} failed. Running: ${files.join(', ')}\n`);
  }
}
