import { describe, expect, it } from '@jest/globals';
import { findLeaks } from '../support/leaks.ts';

const secret = 'mint_canary+/="x';
const found = (content: string) => findLeaks([secret], { log: content });

describe('findLeaks', () => {
  it.each([
    ['raw', `a${secret}b`],
    ['URL-encoded', `?key=${encodeURIComponent(secret)}&`],
    ['JSON', JSON.stringify({ key: secret })],
    ['hex', Buffer.from(secret).toString('hex')],
    ['base64 after 0 bytes', Buffer.from(`${secret} and more`).toString('base64')],
    ['base64 after 1 bytes', Buffer.from(`x${secret} and more`).toString('base64')],
    ['base64 after 2 bytes', Buffer.from(`:x${secret}`).toString('base64')],
  ])('finds a secret that is %s', (form, content) => {
    expect(found(content)).toContain(`log (${form})`);
  });

  it('finds nothing in other text', () => {
    expect(found('mint_canar and the rest')).toEqual([]);
  });
});
