import { expect, it } from '@jest/globals';
import { whileInUse } from '../../../src/disk/move-and-remove.ts';

/** Changes a file. The change fails with the code this many times. */
async function change(code: string, times: number): Promise<number> {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= times) throw Object.assign(new Error(`${tries}`), { code });
    return tries;
  };
  return whileInUse(work);
}

it.each(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'])(
  'whileInUse: retries a change that fails with %s, and throws if the file stays in use',
  async (code) => {
    expect(await change(code, 2)).toBe(3);
    await expect(change(code, 100)).rejects.toMatchObject({ code });
  },
);

it('whileInUse: throws any other failure at once', async () => {
  await expect(change('ENOSPC', 100)).rejects.toThrow('1');
});
