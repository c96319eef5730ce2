import { describe, expect, it } from '@jest/globals';
import { batchesOf, groupOf } from '../../../../src/deploy/plan/file-groups.ts';

describe('groupOf', () => {
  it.each([
    ['_next/static/chunks/a.js', 'hashed'],
    ['docs/_next/static/a.css', 'hashed'],
    ['logo.svg', 'assets'],
    ['index.html', 'pages'],
    ['404.html', 'pages'],
  ])('of %s is %s', (path, group) => expect(groupOf(path)).toBe(group));
});

describe('batchesOf', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  const headerOf = (path: string, cacheControl: string | undefined, hasOtherContents = false) =>
    batchesOf([path], cacheControl, () => hasOtherContents)[0]?.cacheControl;

  it.each([
    ['a hashed file', '_next/static/chunks/a1.js', 'x', false, IMMUTABLE],
    ['a page', 'index.html', 'x', false, 'x'],
    ['a hashed file, with no header at all', '_next/static/a1.js', undefined, false, undefined],
    ['a path that had other contents', '_next/static/a1.js', 'x', true, 'x'],
    ['a manifest of the build', '_next/static/b1/_buildManifest.js', 'x', false, 'x'],
    ['another manifest of the build', '_next/static/b1/_clientMiddlewareManifest.js', 'x', false, 'x'],
  ])('gives %s its header', (_what, path, cacheControl, hasOtherContents, header) => {
    expect(headerOf(path, cacheControl, hasOtherContents)).toBe(header);
  });

  it('puts files with the same headers together', () => {
    const batches = batchesOf(['a.html', 'b.css', 'c.html'], 'x', () => false);
    expect(batches.map(({ paths }) => paths)).toEqual([['a.html', 'c.html'], ['b.css']]);
  });
});
