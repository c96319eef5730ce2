import { describe, expect, it } from '@jest/globals';
import { hintOf, isResumable } from '../../../src/alarm/hints.ts';

describe('hintOf and isResumable', () => {
  it.each([
    ['timed-out', /Resume it, or raise `max-attempts`/, true],
    ['job-failed', /could not export the site/, false],
    ['no-error-code', /has no output `error-code`/, true],
    ['a-code-of-tomorrow', /^The error message of the run says how to fix it\.$/, true],
    ['constructor', /^The error message of the run says how to fix it\.$/, true],
  ])('know the code %s', (code, hint, expected) => {
    expect(hintOf(code)).toMatch(hint);
    expect(isResumable(code)).toBe(expected);
  });
});
