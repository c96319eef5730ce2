import { expect, it } from '@jest/globals';
import { contentType } from '../../../../src/deploy/plan/content-types.ts';

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
  ['docs.v2/LICENSE', 'application/octet-stream'],
  ['.html', 'text/html;charset=utf-8'],
  ['a.', 'application/octet-stream'],
  ['a.nosuchtype', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
  ['a.__proto__', 'application/octet-stream'],
])('contentType: returns the type of %s', (path, expected) => {
  expect(contentType(path)).toBe(expected);
});
