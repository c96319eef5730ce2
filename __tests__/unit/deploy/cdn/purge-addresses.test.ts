import { expect, it } from '@jest/globals';
import { purgeAddresses } from '../../../../src/deploy/cdn/purge-addresses.ts';

it.each([
  ['guides/index.html', '', ['guides/index.html', 'guides/', 'guides']],
  ['a.js', 'docs/v2', ['a.js', 'docs/v2/a.js']],
  ['index.html', 'docs', ['index.html', 'docs/index.html', '', 'docs/']],
])('purgeAddresses: lists the addresses of %s below "%s"', (path, prefix, expected) => {
  expect(purgeAddresses([path], prefix, 100)).toEqual(expected);
});

it('purgeAddresses: lists none if there are more than the limit', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.js`);
  expect(purgeAddresses(names(100), '', 100)).toHaveLength(100);
  expect(purgeAddresses(names(101), '', 100)).toBeUndefined();
  expect(purgeAddresses(names(51), 'docs', 100)).toBeUndefined();
});
