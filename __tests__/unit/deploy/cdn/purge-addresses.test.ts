import { describe, expect, it } from '@jest/globals';
import { purgeAddresses } from '../../../../src/deploy/cdn/purge-addresses.ts';

describe('purgeAddresses', () => {
  it('lists each address of a page', () => {
    expect(purgeAddresses(['a.html', 'b/index.html', 'index.html', 'c.js'], '', 100)).toEqual([
      'a.html',
      'a',
      'b/index.html',
      'b/',
      'b',
      'index.html',
      '',
      'c.js',
    ]);
  });

  it('lists the addresses with and without the folder of a bucket', () => {
    expect(purgeAddresses(['c.js'], 'docs/v2', 100)).toEqual(['c.js', 'docs/v2/c.js']);
  });

  it('lists nothing if there are too many', () => {
    const paths = Array.from({ length: 101 }, (_, index) => `${index}.js`);
    expect(purgeAddresses(paths.slice(1), '', 100)).toHaveLength(100);
    expect(purgeAddresses(paths, '', 100)).toBeUndefined();
  });
});
