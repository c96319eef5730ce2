import { expect, it } from '@jest/globals';
import { cloudFront, encodedAddress } from '../../../../src/deploy/cdn/cloudfront.ts';

// A scenario has the characters that CloudFront does not change, a tilde, and an asterisk.
it.each([
  ['a b/#ü.js', 'a%20b/%23%C3%BC.js'],
  ['[[...slug]].js', '%5B%5B...slug%5D%5D.js'],
  ['100%25.txt', '100%2525.txt'],
  ['<">{}|\\^`?', '%3C%22%3E%7B%7D%7C%5C%5E%60%3F'],
  ['😀', '%F0%9F%98%80'],
])('encodedAddress: encodes %s', (address, expected) => {
  expect(encodedAddress(address)).toBe(expected);
});

it('cloudFront: purges up to a hundred addresses one by one', () => {
  expect(cloudFront({ cloudfrontDistribution: ['E2EXAMPLE'] })?.maxPaths).toBe(100);
  expect(cloudFront({ cloudfrontDistribution: [] })).toBeUndefined();
});
