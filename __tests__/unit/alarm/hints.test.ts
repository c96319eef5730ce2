import { describe, expect, it } from '@jest/globals';
import { hintFor } from '../../../src/alarm/hints.ts';

describe('hintFor', () => {
  it.each([
    ['timed-out', /Resume it, or raise `max-attempts`/, true],
    ['job-failed', /could not export the site/, false],
    ['no-error-code', /has no output `error-code`/, true],
    ['a-code-of-tomorrow', /^The error message of the run says how to fix it\.$/, true],
    ['constructor', /^The error message of the run says how to fix it\.$/, true],
  ])('knows what to do about the code %s', (code, hint, isResumable) => {
    expect(hintFor(code).hint).toMatch(hint);
    expect(hintFor(code).isResumable ?? false).toBe(isResumable);
  });
});
