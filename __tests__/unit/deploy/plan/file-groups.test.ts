import { expect, it } from '@jest/globals';
import { batchesOf, groupOf } from '../../../../src/deploy/plan/file-groups.ts';

it.each([
  ['_next/static/chunks/a.js', 'hashed'],
  ['_next/static/page.html', 'hashed'],
  ['_next/static/build-1/_buildManifest.js', 'hashed'],
  ['assets/index-BvW1Kz0P.js', 'hashed'],
  ['_next/image', 'assets'],
  ['guides/start.rsc', 'assets'],
  ['404.html', 'pages'],
  ['guides/start.htm', 'pages'],
  ['guides/START.HTML', 'pages'],
  ['guides/start.xhtml.gz', 'pages'],
  ['index.html.br', 'pages'],
  ['guides/start.html.zst', 'pages'],
  ['guides/start.rsc.br', 'assets'],
  ['downloads/html.gz', 'assets'],
] as const)('groupOf: returns the group of %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});

it('batchesOf: puts files with the same headers together', () => {
  const hashed = ['_next/static/a.js', '_next/static/b.js', '_next/static/x/_ssgManifest.js'];
  const batches = batchesOf(
    [...hashed, 'a.txt', 'b.js', 'assets/c.js'],
    'no-cache',
    (path) => path.endsWith('b.js'),
    ['assets'],
  );
  expect(batches.map(({ cacheControl, paths }) => [cacheControl, paths])).toEqual([
    ['public, max-age=31536000, immutable', ['_next/static/a.js', 'assets/c.js']],
    ['no-cache', ['_next/static/b.js', '_next/static/x/_ssgManifest.js', 'b.js']],
    ['no-cache', ['a.txt']],
  ]);
});

// A scenario of a bucket has the types of the files that most sites have.
it.each([
  ['text/javascript;charset=utf-8', 'a.mjs'],
  ['application/json;charset=utf-8', 'a.json a.js.map .well-known/apple-app-site-association'],
  ['application/json;charset=utf-8', 'docs/.well-known/openid-configuration'],
  ['application/json;charset=utf-8', '.well-known/oauth-authorization-server'],
  ['application/json;charset=utf-8', '.well-known/oauth-protected-resource'],
  ['application/manifest+json;charset=utf-8', 'site.webmanifest'],
  ['application/ld+json;charset=utf-8', 'a.jsonld'],
  ['application/xhtml+xml;charset=utf-8', 'a.xhtml'],
  ['application/xml;charset=utf-8', 'a.xsl'],
  ['application/jsonl;charset=utf-8', 'a.jsonl'],
  ['application/x-ipynb+json', 'a.ipynb'],
  ['text/xml;charset=utf-8', 'sitemap.xml'],
  ['text/html;charset=utf-8', '.html'],
  ['text/plain;charset=utf-8', 'client.ts a.tsx a.mts a.cts'],
  ['image/vnd.microsoft.icon', 'favicon.ico'],
  ['image/png', 'a.PNG'],
  ['font/woff', 'a.woff'],
  ['video/mp4', 'film.mp4'],
  ['video/x-m4v', 'film.m4v'],
  ['application/zip', 'all.zip'],
  ['application/octet-stream', '.well-known/other docs.v2/LICENSE a. a.nosuchtype a.constructor a.__proto__'],
])('batchesOf: has the type %s for %s', (contentType, paths) => {
  const batches = batchesOf(paths.split(' '), undefined, () => false, []);
  expect(batches).toEqual([{ cacheControl: undefined, contentType, paths: paths.split(' ') }]);
});

it('batchesOf: returns the encoding of a compressed SVG image', () => {
  const [batch] = batchesOf(['logo.SVGZ'], undefined, () => false, []);
  expect(batch).toMatchObject({ contentType: 'image/svg+xml;charset=utf-8', contentEncoding: 'gzip' });
});
