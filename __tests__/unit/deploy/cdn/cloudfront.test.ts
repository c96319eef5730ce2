import { describe, expect, it } from '@jest/globals';
import { encodedAddress } from '../../../../src/deploy/cdn/cloudfront.ts';

describe('encodedAddress', () => {
  it.each([
    // CloudFront rejects a batch with a raw tilde.
    ['runtime~main.js', 'runtime%7Emain.js'],
    // CloudFront compares encoded addresses, and leaves these characters as they are.
    ["a@+=,;:&$'()!-_.js", "a@+=,;:&$'()!-_.js"],
    ['a b/#ü.js', 'a%20b/%23%C3%BC.js'],
    // An asterisk would also match other addresses.
    ['a*.js', 'a%2A.js'],
    ['[[...slug]].js', '%5B%5B...slug%5D%5D.js'],
    ['100%25.txt', '100%2525.txt'],
    ['<">{}|\\^`?', '%3C%22%3E%7B%7D%7C%5C%5E%60%3F'],
    ['😀', '%F0%9F%98%80'],
  ])('encodes %s', (address, expected) => {
    expect(encodedAddress(address)).toBe(expected);
  });
});
