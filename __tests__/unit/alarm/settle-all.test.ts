import { expect, it } from '@jest/globals';
import { settleAll } from '../../../src/alarm/settle-all.ts';
import { ActionError } from '../../../src/errors.ts';

const failing = (code: 'github' | 'unreachable', message: string, hint?: string) => () => {
  throw new ActionError(code, message, { hint });
};
const defect = () => {
  throw new TypeError('a defect');
};
const { signal } = new AbortController();

it('settleAll: throws every failure once, with the code of the first one', async () => {
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

it('settleAll: throws the cancellation, not a failure', async () => {
  const stop = new AbortController();
  const settled = settleAll(stop.signal, async (settle) => {
    stop.abort(new Error('cancelled'));
    await settle(failing('github', 'One.'));
  });
  await expect(settled).rejects.toThrow('cancelled');
});
