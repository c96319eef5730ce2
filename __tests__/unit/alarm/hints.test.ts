import { describe, expect, it } from '@jest/globals';
import { hintFor } from '../../../src/alarm/hints.ts';

describe('hintFor', () => {
  it.each([
    ['timed-out', /Resume it, or raise `max-attempts`/, true],
    ['job-failed', /could not export the site/, false],
    ['check-failed', /did not pass a check/, false],
    ['superseded', /A newer run/, false],
    ['verify-failed', /does not serve/, false],
    ['conflict', /same time/, false],
    ['deploy-failed', /repairs/, true],
    ['no-error-code', /has no output `error-code`/, false],
    ['a-code-of-tomorrow', /^The error message of the run says how to fix it\.$/, false],
    ['constructor', /^The error message of the run says how to fix it\.$/, false],
  ])('returns the hint for the code %s', (code, hint, isResumable) => {
    expect(hintFor(code).hint).toMatch(hint);
    expect(hintFor(code).isResumable ?? false).toBe(isResumable);
  });
});
