import { describe, expect, it } from '@jest/globals';
import { contentType } from '../../../../src/deploy/plan/content-types.ts';

describe('contentType', () => {
  it.each([
    ['index.html', 'text/html;charset=utf-8'],
    ['a.TXT', 'text/plain;charset=utf-8'],
    ['a.md', 'text/markdown;charset=utf-8'],
    ['a.rsc', 'text/x-component;charset=utf-8'],
    ['a.map', 'application/json;charset=utf-8'],
    ['a.js', 'text/javascript;charset=utf-8'],
    ['a.svg', 'image/svg+xml;charset=utf-8'],
    ['a.webmanifest', 'application/manifest+json;charset=utf-8'],
    ['a.woff', 'font/woff'],
    ['a.woff2', 'font/woff2'],
    ['favicon.ico', 'image/x-icon'],
    ['film.mp4', 'video/mp4'],
    ['a.zip', 'application/zip'],
    ['a.unknown', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
    ['html', 'application/octet-stream'],
    ['folder.html/file', 'application/octet-stream'],
  ])('of %s is %s', (path, type) => expect(contentType(path)).toBe(type));
});
