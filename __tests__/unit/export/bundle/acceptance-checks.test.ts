import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { acceptSite, requireMinPages } from '../../../../src/export/bundle/acceptance-checks.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
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
  function accept(
    minPages: number,
    pageCount: number | undefined,
    found: ReadonlyMap<string, string> | undefined,
  ): void {
    const inputs = { minPages, requireFiles: [] } as unknown as ExportInputs;
    const site = found && ({ files: found } as SiteContents);
    acceptSite({ format: { extension: site ? '.tar' : '.tar.xz' }, site }, pageCount, inputs, log);
  }

  it('count the HTML files of the bundle if the service reports no page count', () => {
    const site = new Map([...files, ['index.txt', 'c'], ['page.html.rsc', 'd'], ['html', 'e']]);
    accept(2, undefined, site);
    expect(() => accept(3, undefined, site)).toThrow('The export has 2 pages, but `min-pages` requires 3.');
    accept(3, 3, site);
    expect(lines).toEqual([]);
  });

  it('log that nothing can be counted, unless `min-pages` has its default or the service counted', () => {
    const kept = 'The bundle is a .tar.xz archive: it is kept as downloaded, and its files are not counted.';
    accept(1, undefined, undefined);
    accept(2, 3, undefined);
    check(undefined, 1, false);
    expect(lines.splice(0)).toEqual([kept, kept]);
    accept(2, undefined, undefined);
    check(undefined, 2, false);
    expect(lines).toEqual([
      kept,
      '`min-pages` is not checked: the service reports no page count, and this archive format is not read.',
      '`min-pages` is not checked: the service reports no page count, and nothing is downloaded.',
    ]);
  });
});

const UNREAD = { format: { extension: '.tar.xz' }, site: undefined };

it.each<[string, Partial<ExportInputs>]>([
  ['require-files', { requireFiles: ['index.html'] }],
  ['environment', { environment: 'production' }],
  ['previous-manifest', { previousManifest: '/live.sha256' }],
])('acceptSite: fails if `%s` is set and the archive is not read', (input, given) => {
  const inputs = { minPages: 1, requireFiles: [], ...given } as unknown as ExportInputs;
  const refusal = {
    code: 'check-failed',
    message: `The archive format of the bundle is not read, so \`${input}\` cannot be checked.`,
    hint: expect.stringContaining(`Remove \`${input}\`.`),
  };
  expect(() => acceptSite(UNREAD, 3, inputs, silentLog)).toThrow(expect.objectContaining(refusal));
});

it('acceptSite: refuses to extract an archive that is not read', () => {
  const inputs = { minPages: 1, requireFiles: [], extract: true } as unknown as ExportInputs;
  const refusal = { code: 'bundle-rejected', hint: 'Without `extract`, the bundle is kept as downloaded.' };
  expect(() => acceptSite(UNREAD, 3, inputs, silentLog)).toThrow(expect.objectContaining(refusal));
});

function requireFiles(present: ReadonlyMap<string, string>, required: readonly string[]): void {
  const inputs = { minPages: 1, requireFiles: required } as unknown as ExportInputs;
  const site = { files: present } as SiteContents;
  acceptSite({ format: { extension: '.tar' }, site }, 2, inputs, silentLog);
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
