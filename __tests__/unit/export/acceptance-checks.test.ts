import { describe, expect, it } from '@jest/globals';
import { requireFiles, requirePages } from '../../../src/export/acceptance-checks.ts';

const files = new Map([
  ['index.html', 'a'],
  ['guides/start.html', 'b'],
]);

describe('min-pages', () => {
  it.each([
    [1, 1],
    [25, 1],
    [0, 0],
    [undefined, 1000],
  ])('%d pages pass where %i are asked for', (pageCount, minPages) => {
    expect(() => requirePages(pageCount, minPages)).not.toThrow();
  });

  it('refuses fewer', () => {
    expect(() => requirePages(0, 1)).toThrow('The export has 0 pages, but `min-pages` requires 1.');
    expect(() => requirePages(999, 1000)).toThrow('has 999 pages, but `min-pages` requires 1,000.');
  });
});

describe('require-files', () => {
  it.each([[[]], [['index.html']], [['index.html', 'guides/start.html']]])('%j are there', (required) => {
    expect(() => requireFiles(files, required)).not.toThrow();
  });

  it('names what is missing, also by letter case', () => {
    expect(() => requireFiles(files, ['index.html', 'Index.html', 'guides'])).toThrow(
      'The site lacks files that `require-files` requires: Index.html, guides.',
    );
  });

  it('lists no more than ten', () => {
    const many = Array.from({ length: 13 }, (_, index) => `${index}.html`);
    expect(() => requireFiles(files, many)).toThrow(/: 0\.html, .*9\.html and 3 more\.$/);
  });

  it('refuses what it cannot check, and only then', () => {
    expect(() => requireFiles(undefined, ['index.html'])).toThrow('could not be checked');
    expect(() => requireFiles(undefined, [])).not.toThrow();
  });
});
