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
  ['guides/start.html', 'pages'],
  ['guides/start.htm', 'pages'],
  ['guides/START.HTML', 'pages'],
  ['guides/start.xhtml.gz', 'pages'],
  ['index.html.br', 'pages'],
  ['guides/start.html.gz', 'pages'],
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
  ['a.mjs', 'text/javascript;charset=utf-8'],
  ['a.json', 'application/json;charset=utf-8'],
  ['a.js.map', 'application/json;charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json;charset=utf-8'],
  ['sitemap.xml', 'text/xml;charset=utf-8'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['a.woff', 'font/woff'],
  ['a.PNG', 'image/png'],
  ['film.mp4', 'video/mp4'],
  ['all.zip', 'application/zip'],
  ['a.jsonl', 'application/jsonl;charset=utf-8'],
  ['film.m4v', 'video/x-m4v'],
  ['a.ipynb', 'application/x-ipynb+json'],
  ['client.ts', 'text/plain;charset=utf-8'],
  ['a.tsx', 'text/plain;charset=utf-8'],
  ['.well-known/apple-app-site-association', 'application/json;charset=utf-8'],
  ['docs/.well-known/openid-configuration', 'application/json;charset=utf-8'],
  ['.well-known/other', 'application/octet-stream'],
  ['docs.v2/LICENSE', 'application/octet-stream'],
  ['.html', 'text/html;charset=utf-8'],
  ['a.', 'application/octet-stream'],
  ['a.nosuchtype', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
  ['a.__proto__', 'application/octet-stream'],
])('batchesOf: returns the type of %s', (path, expected) => {
  const batches = batchesOf([path], undefined, () => false, []);
  expect(batches).toEqual([{ cacheControl: undefined, contentType: expected, paths: [path] }]);
});

it('batchesOf: returns the encoding of a compressed SVG image', () => {
  const [batch] = batchesOf(['logo.SVGZ'], undefined, () => false, []);
  expect(batch).toMatchObject({ contentType: 'image/svg+xml;charset=utf-8', contentEncoding: 'gzip' });
});
