import { expect, it } from '@jest/globals';
import { whileInUse } from '../../../src/disk/while-in-use.ts';

const failing = (code: string, times: number) => {
  let tries = 0;
  return {
    tries: () => tries,
    work: async () => {
      tries += 1;
      if (tries <= times) throw Object.assign(new Error(code), { code });
      return 'done';
    },
  };
};

it.each(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'])(
  'whileInUse: retries a change that fails twice with %s',
  async (code) => {
    const { work, tries } = failing(code, 2);
    await expect(whileInUse(work)).resolves.toBe('done');
    expect(tries()).toBe(3);
  },
);

it('whileInUse: throws any other failure at once', async () => {
  const { work, tries } = failing('ENOSPC', 1);
  await expect(whileInUse(work)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(tries()).toBe(1);
});

it('whileInUse: throws in the end if a file stays in use', async () => {
  const { work } = failing('EBUSY', 100);
  await expect(whileInUse(work)).rejects.toMatchObject({ code: 'EBUSY' });
});
