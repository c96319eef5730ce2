import { describe, expect, it } from '@jest/globals';
import { settleAll } from '../../../src/alarm/settle-all.ts';
import { ActionError } from '../../../src/errors.ts';

const failing = (code: 'github' | 'unreachable', message: string, hint?: string) => () => {
  throw new ActionError(code, message, { hint });
};
const defect = () => {
  throw new TypeError('a defect');
};
const { signal } = new AbortController();

describe('settleAll', () => {
  it('runs the tasks after a failure, and returns what the others return', async () => {
    const results: unknown[] = [];
    const settled = settleAll(signal, async (settle) => {
      results.push(await settle(failing('github', 'One.')));
      results.push(await settle(async () => 'two'));
    });
    await expect(settled).rejects.toMatchObject({ code: 'github', message: 'One.' });
    expect(results).toEqual([undefined, 'two']);
  });

  it('throws every failure once, with the code of the first one', async () => {
    const settled = settleAll(signal, async (settle) => {
      await settle(defect);
      await settle(failing('github', 'Two.', 'Fix it.'));
      await settle(failing('unreachable', 'Three.', 'Fix it.'));
    });
    await expect(settled).rejects.toMatchObject({
      code: 'internal',
      message: expect.stringMatching(/a defect.* Two\. Three\.$/),
      hint: expect.stringMatching(/(?<!Fix it\..*)Fix it\.$/),
    });
  });

  it('throws nothing without a failure', async () => {
    await expect(settleAll(signal, async (settle) => void (await settle(() => 1)))).resolves.toBeUndefined();
  });

  it('ends with a cancellation', async () => {
    const stop = new AbortController();
    const settled = settleAll(stop.signal, async (settle) => {
      stop.abort(new Error('cancelled'));
      await settle(failing('github', 'One.'));
    });
    await expect(settled).rejects.toThrow('cancelled');
  });
});
