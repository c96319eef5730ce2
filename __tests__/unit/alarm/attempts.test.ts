import { describe, expect, it } from '@jest/globals';
import { Attempts } from '../../../src/alarm/attempts.ts';
import { ActionError } from '../../../src/errors.ts';

const failing = (code: 'github' | 'unreachable', message: string, hint?: string) => () => {
  throw new ActionError(code, message, { hint });
};

describe('Attempts', () => {
  it('goes on after a defect', async () => {
    const attempts = new Attempts(new AbortController().signal);
    const defect = () => {
      throw new TypeError('a defect');
    };
    await attempts.attempt(defect);
    expect(() => attempts.throwFailures()).toThrow(expect.objectContaining({ code: 'internal' }));
    await attempts.attempt(failing('github', 'Two.'));
    expect(() => attempts.throwFailures()).toThrow(
      expect.objectContaining({ code: 'internal', message: expect.stringMatching(/a defect.* Two\.$/) }),
    );
  });

  it('ends with a cancellation', async () => {
    const stop = new AbortController();
    const attempts = new Attempts(stop.signal);
    stop.abort(new Error('cancelled'));
    await expect(attempts.attempt(failing('github', 'One.'))).rejects.toThrow('cancelled');
  });
});
