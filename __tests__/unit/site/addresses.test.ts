import { expect, it } from '@jest/globals';
import {
  addressesOf,
  canonicalPath,
  fileUrl,
  requestedPath,
  requestedUrl,
} from '../../../src/site/addresses.ts';

it.each([
  ['index.html', ['index.html', ''], ''],
  ['guides/index.html', ['guides/index.html', 'guides/', 'guides'], 'guides/'],
  ['guides/start.html', ['guides/start.html', 'guides/start'], 'guides/start'],
  ['guides/myindex.html', ['guides/myindex.html', 'guides/myindex'], 'guides/myindex'],
  ['index.html/a.html', ['index.html/a.html', 'index.html/a'], 'index.html/a'],
  ['a/.html', ['a/.html', 'a/'], 'a/.html'],
  ['a\u2028b/index.html', ['a\u2028b/index.html', 'a\u2028b/', 'a\u2028b'], 'a\u2028b/'],
  ['a.svg', ['a.svg'], 'a.svg'],
])('addressesOf and canonicalPath: return the addresses of %s', (path, addresses, canonical) => {
  expect(addressesOf(path)).toEqual(addresses);
  expect(canonicalPath(path)).toBe(canonical);
});

it.each([
  ['a b/ü?.html', 'https://example.com', 'https://example.com/a%20b/%C3%BC%3F.html'],
  ['', 'https://example.com', 'https://example.com/'],
  ['a', 'https://example.com/docs?v=1#top', 'https://example.com/docs/a'],
  ['a', 'https://example.com/docs/', 'https://example.com/docs/a'],
])('fileUrl: encodes %j below %s', (address, liveUrl, url) => {
  expect(fileUrl(address, liveUrl)).toBe(url);
});

it.each([
  ['index.html', '/'],
  ['guides/index.html', '/guides/'],
  ['guides/start.html', '/guides/start'],
  ['@scope/c++ & more, (v1)!.html', '/@scope/c++%20&%20more,%20(v1)!'],
  ['100%/what?#1.html', '/100%25/what%3F%231'],
  ['größe.html', '/gr%C3%B6%C3%9Fe'],
  ['a\u2028b\u0085.html', '/a%E2%80%A8b%C2%85'],
])('requestedPath: returns the address of %s', (page, address) => {
  expect(requestedPath(page)).toBe(address);
  // A browser does not encode it again.
  expect(new URL(`https://example.com${address}`).pathname).toBe(address);
});

it.each([
  ['@a/c++ ü?.html', 'https://example.com', 'https://example.com/@a/c++%20%C3%BC%3F.html'],
  ['', 'https://example.com', 'https://example.com/'],
  ['guides/', 'https://example.com/docs?v=1#top', 'https://example.com/docs/guides/'],
  ['guides/', 'https://example.com/docs/index.html', 'https://example.com/docs/guides/'],
  ['guides/', 'https://example.com/v1.2', 'https://example.com/v1.2/guides/'],
])('requestedUrl: encodes %j below %s as a browser does', (address, liveUrl, url) => {
  expect(requestedUrl(address, liveUrl)).toBe(url);
});
