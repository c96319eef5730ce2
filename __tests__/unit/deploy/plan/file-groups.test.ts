import { describe, expect, it } from '@jest/globals';
import { batchesOf, groupOf, isImmutable } from '../../../../src/deploy/plan/file-groups.ts';

describe('groupOf and isImmutable', () => {
  it.each([
    ['_next/static/chunks/a.js', 'hashed', true],
    ['docs/_next/static/a.css', 'hashed', true],
    ['_next/static/page.html', 'hashed', true],
    ['_next/static/build-1/_buildManifest.js', 'hashed', false],
    ['_next/static/build-1/_ssgManifest.js', 'hashed', false],
    ['_next/static/build-1/_clientMiddlewareManifest.js', 'hashed', false],
    ['x_next/static/a.js', 'assets', false],
    ['_next/image', 'assets', false],
    ['guides/start.rsc', 'assets', false],
    ['404.html', 'pages', false],
    ['guides/start.html', 'pages', false],
  ] as const)('return the group and the mutability of %s', (path, group, immutable) => {
    expect([groupOf(path), isImmutable(path)]).toEqual([group, immutable]);
  });
});

it('batchesOf: puts files with the same headers together', () => {
  const hashed = ['_next/static/a.js', '_next/static/b.js', '_next/static/x/_ssgManifest.js'];
  const batches = batchesOf([...hashed, 'a.txt', 'b.js'], 'no-cache', (path) => path.endsWith('b.js'));
  expect(batches.map(({ cacheControl, paths }) => [cacheControl, paths])).toEqual([
    ['public, max-age=31536000, immutable', ['_next/static/a.js']],
    ['no-cache', ['_next/static/b.js', '_next/static/x/_ssgManifest.js', 'b.js']],
    ['no-cache', ['a.txt']],
  ]);
});
