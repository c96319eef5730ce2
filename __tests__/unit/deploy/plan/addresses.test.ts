import { describe, expect, it } from '@jest/globals';
import { invalidationPaths } from '../../../../src/deploy/plan/addresses.ts';

describe('invalidationPaths', () => {
  it.each([
    ['guides/start.html', '', ['/guides/start.html', '/guides/start']],
    ['index.html', '', ['/index.html', '/']],
    ['guides/index.html', '', ['/guides/index.html', '/guides/', '/guides']],
    ['a b/#ü*.js', '', ['/a%20b/%23%C3%BC%2A.js']],
    ['_next/static/[[...slug]].js', '', ['/_next/static/%5B%5B...slug%5D%5D.js']],
    ['a.js', 'docs/v2', ['/a.js', '/docs/v2/a.js']],
  ])('of %s in "%s"', (path, prefix, expected) => {
    expect(invalidationPaths([path], prefix)).toEqual(expected);
  });

  it('is everything if there are more than one request may have', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.js`);
    expect(invalidationPaths(names(3000), '')).toHaveLength(3000);
    expect(invalidationPaths(names(3001), '')).toEqual(['/*']);
  });
});
