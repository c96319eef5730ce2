import { afterEach, expect, it } from '@jest/globals';
import { addSecret } from '../../../src/runner/secrets.ts';
import { stepLog } from '../../../src/runner/step-log.ts';
import { printedBy } from '../../support/printed-by.ts';

afterEach(() => {
  delete process.env['RUNNER_DEBUG'];
});

it('stepLog: prints text from outside in one short line, without secrets and workflow commands', () => {
  printedBy(() => addSecret('secret-of-the-log'));
  expect(printedBy(() => stepLog.info('a\n::error::b secret-of-the-log'))).toMatch(/^a [^\n]*\*\*\*\n$/);
  expect(printedBy(() => stepLog.info('x'.repeat(5000))).length).toBeLessThan(2010);
});

it('stepLog: prints each line of a debug message, and nothing without debug logging', () => {
  const print = () => stepLog.debug('one\ntwo secret-of-the-log');
  expect(printedBy(print)).toBe('');
  process.env['RUNNER_DEBUG'] = '1';
  expect(printedBy(print)).toBe('::debug::one\n::debug::two ***\n');
});
