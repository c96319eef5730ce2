import { beforeEach, describe, expect, it } from '@jest/globals';
import { acceptSite, requireFiles, requirePages } from '../../../src/export/acceptance-checks.ts';
import { silentLog } from '../../support/silent-log.ts';

const files = new Map([
  ['index.html', 'a'],
  ['guides/start.html', 'b'],
]);

describe('min-pages', () => {
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  beforeEach(() => void lines.splice(0));
  const check = (pageCount: number | undefined, minPages: number, download = true) =>
    requirePages(pageCount, { minPages, download }, log);

  it.each([
    [1, 1],
    [25, 1],
    [0, 0],
    [undefined, 1000],
  ])('%d pages pass where %i are asked for', (pageCount, minPages) => {
    expect(() => check(pageCount, minPages)).not.toThrow();
    expect(lines).toEqual([]);
  });

  it('refuses fewer', () => {
    expect(() => check(0, 1)).toThrow('The export has 0 pages, but `min-pages` requires 1.');
    expect(() => check(999, 1000)).toThrow('has 999 pages, but `min-pages` requires 1,000.');
  });

  it('counts the HTML files of the bundle if the service reports no page count', () => {
    const inputs = { requireFiles: [], environment: undefined, previousDigest: undefined };
    const site = new Map([...files, ['index.txt', 'c'], ['page.html.rsc', 'd'], ['html', 'e']]);
    const accept = (minPages: number, pageCount?: number, found: typeof site | undefined = site) =>
      acceptSite(found, { ...inputs, minPages }, pageCount, log);
    expect(() => accept(2)).not.toThrow();
    expect(() => accept(3)).toThrow('The export has 2 pages, but `min-pages` requires 3.');
    expect(() => accept(3, 3)).not.toThrow();
    expect(lines).toEqual([]);
  });

  it('says so if nothing can be counted, unless only the default is asked for', () => {
    const inputs = { requireFiles: [], environment: undefined, previousDigest: undefined };
    acceptSite(undefined, { ...inputs, minPages: 1 }, undefined, log);
    check(undefined, 1, false);
    expect(lines).toEqual([]);
    acceptSite(undefined, { ...inputs, minPages: 2 }, undefined, log);
    check(undefined, 2, false);
    expect(lines).toEqual([
      '`min-pages` is not checked: the service reports no page count, and this archive format is not read.',
      '`min-pages` is not checked: the service reports no page count, and nothing is downloaded.',
    ]);
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
