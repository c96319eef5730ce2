import { beforeEach, describe, expect, it } from '@jest/globals';
import { acceptSite, requireMinPages } from '../../../../src/export/bundle/acceptance-checks.ts';
import { sha256Of } from '../../../support/sha256.ts';
import { silentLog } from '../../../support/silent-log.ts';

const files = new Map([
  ['index.html', 'a'],
  ['guides/start.html', 'b'],
]);

describe('acceptSite and requireMinPages: min-pages', () => {
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  beforeEach(() => void lines.splice(0));
  const check = (pageCount: number | undefined, minPages: number, download = true) =>
    requireMinPages(pageCount, { minPages, download }, log);

  it.each([
    [1, 1],
    [25, 1],
    [0, 0],
    [undefined, 1000],
  ])('accept %d pages if %i are required', (pageCount, minPages) => {
    expect(() => check(pageCount, minPages)).not.toThrow();
    expect(lines).toEqual([]);
  });

  it('refuse fewer pages than required, permanently and before the download', () => {
    const hint = expect.stringMatching(/^Nothing was downloaded\./);
    const refusal = { code: 'check-failed', isPermanent: true, hint };
    expect(() => check(24, 25)).toThrow(expect.objectContaining(refusal));
  });

  /** Checks a run that sets only `min-pages`. */
  function accept(minPages: number, pageCount: number | undefined, found: ReadonlyMap<string, string>): void {
    acceptSite(found, pageCount, { minPages, requireFiles: [] });
  }

  it('count the pages of the bundle if the service reports no page count', () => {
    const site = new Map([
      ...files,
      ['index.txt', 'c'],
      ['page.html.rsc', 'd'],
      ['html', 'e'],
      ['empty.html', sha256Of('')],
    ]);
    accept(2, undefined, site);
    expect(() => accept(3, undefined, site)).toThrow('The export has 2 pages, but `min-pages` requires 3.');
    accept(3, 3, site);
    expect(lines).toEqual([]);
  });

  it('refuse a bundle without a page, whatever the service reports, unless `min-pages` is 0', () => {
    const without = new Map([
      ['404.html', 'a'],
      ['index.html', sha256Of('')],
      ['llms.txt', 'b'],
    ]);
    const says =
      'The service reports 30 pages, but the bundle has none: no file in it ends in `.html`, `.htm`, or `.xhtml` and is not empty, except `404.html` at the root.';
    expect(() => accept(1, 30, without)).toThrow(
      expect.objectContaining({ code: 'check-failed', message: says }),
    );
    expect(() => accept(1, undefined, without)).toThrow(
      'The export has 0 pages, but `min-pages` requires 1.',
    );
    accept(0, 30, without);
    accept(0, undefined, without);
  });

  it('count pages with each extension, in any case', () => {
    accept(3, undefined, new Map(['a.htm', 'B.HTML', 'c.xhtml', 'd.shtml'].map((name) => [name, 'x'])));
    expect(() => accept(4, undefined, new Map([['a.htm', 'x']]))).toThrow('The export has 1 page,');
  });

  it('log that nothing can be counted, unless `min-pages` has its default', () => {
    check(undefined, 1, false);
    check(undefined, 2, false);
    expect(lines).toEqual([
      '`min-pages` is not checked: the service reports no page count, and nothing is downloaded.',
    ]);
  });
});

function requireFiles(present: ReadonlyMap<string, string>, required: readonly string[]): void {
  acceptSite(present, 2, { minPages: 1, requireFiles: [...required] });
}

it('acceptSite: require-files: names missing files, and the file whose name differs by letter case', () => {
  expect(() => requireFiles(files, ['index.html', 'Index.html', 'guides'])).toThrow(
    'requires: "Index.html" (there is "index.html"), "guides" (a folder).',
  );
  expect(() => requireFiles(files, ['guides/start', 'index/'])).toThrow(
    'requires: "guides/start" (there is "guides/start.html"), "index/".',
  );
  // Both files exist, but they must be on separate lines.
  expect(() => requireFiles(files, ['index.html, guides/start.html'])).toThrow(
    'requires: "index.html, guides/start.html".',
  );
});

it('acceptSite: require-files: an empty file is missing', () => {
  const present = new Map([...files, ['llms.txt', sha256Of('')]]);
  expect(() => requireFiles(present, ['index.html', 'llms.txt'])).toThrow(
    'requires: "llms.txt" (it is empty, 0 bytes).',
  );
});

it.each([
  ['guides.html', ' (there is "guides/index.html")'],
  ['guides.htm', ' (there is "guides/index.html")'],
  ['guides.html.txt', ''],
])('acceptSite: require-files: compares the missing %s with the home pages of folders', (missing, other) => {
  const present = new Map([...files, ['guides/index.html', 'c'], ['guides/index.html.txt', 'd']]);
  expect(() => requireFiles(present, [missing])).toThrow(`requires: "${missing}"${other}.`);
});

it.each([
  [10, ''],
  [13, ' and 3 more'],
])('acceptSite: require-files: lists at most ten of %i missing files', (length, more) => {
  const many = Array.from({ length }, (_, index) => `${index}.html`);
  const message = expect.stringMatching(new RegExp(`: "0\\.html", .*"9\\.html"${more}\\.$`));
  expect(() => requireFiles(files, many)).toThrow(expect.objectContaining({ message }));
});
