import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { acceptSite, requireMinPages } from '../../../../src/export/bundle/acceptance-checks.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { silentLog } from '../../../support/silent-log.ts';

const FILES = ['index.html', 'guides/start.html'];
/** Names that are not those of pages. */
const OTHERS = ['404.html', 'index.txt', 'a.HTML', 'a.htm', 'a.html.txt'];

const lines: string[] = [];
const log = { ...silentLog, info: (line: string) => void lines.push(line) };
beforeEach(() => void lines.splice(0));

/** Checks a bundle with these files; undefined for an archive format that is not read. */
function accept(
  given: Partial<ExportInputs>,
  files: readonly string[] | undefined,
  pageCount?: number,
): void {
  const inputs = { minPages: 1, requireFiles: [], ...given } as unknown as ExportInputs;
  const site = files && ({ files: new Map(files.map((name) => [name, ''])) } as unknown as SiteContents);
  acceptSite({ format: { extension: site ? '.tar' : '.tar.xz' }, site }, pageCount, inputs, log);
}

describe('acceptSite and requireMinPages: min-pages', () => {
  const check = (pageCount: number | undefined, minPages: number, download = true) =>
    requireMinPages(pageCount, { minPages, download }, log);

  it('refuse fewer pages than required, permanently and before the download', () => {
    for (const [pageCount, minPages] of [
      [25, 25],
      [0, 0],
      [undefined, 1000],
    ] as const)
      check(pageCount, minPages);
    const hint = expect.stringMatching(/^Nothing was downloaded\./);
    const refusal = { code: 'check-failed', isPermanent: true, hint };
    expect(() => check(24, 25)).toThrow(expect.objectContaining(refusal));
  });

  it('count the HTML files of the bundle if the service reports no page count', () => {
    accept({ minPages: 3 }, [...FILES, ...OTHERS, 'guides/404.html']);
    accept({ minPages: 3 }, FILES, 3);
    expect(() => accept({ minPages: 3 }, [...FILES, ...OTHERS])).toThrow('The export has 2 pages, but');
    expect(lines).toEqual([]);
  });

  it('log that nothing can be counted, unless `min-pages` has its default or the service counted', () => {
    const kept = 'The bundle is a .tar.xz archive: it is kept as downloaded, and its files are not counted.';
    accept({ minPages: 1 }, undefined);
    accept({ minPages: 2 }, undefined, 3);
    check(undefined, 1, false);
    expect(lines.splice(0)).toEqual([kept, kept]);
    accept({ minPages: 2 }, undefined);
    check(undefined, 2, false);
    expect(lines).toEqual([
      kept,
      '`min-pages` is not checked: the service reports no page count, and this archive format is not read.',
      '`min-pages` is not checked: the service reports no page count, and nothing is downloaded.',
    ]);
  });
});

describe('acceptSite', () => {
  it.each<[string, Partial<ExportInputs>]>([
    ['require-files', { requireFiles: ['index.html'] }],
    ['environment', { environment: 'production' }],
    ['previous-manifest', { previousManifest: '/live.sha256' }],
  ])('fails rather than guess if `%s` is given and the archive is not read', (input, given) => {
    const refusal = {
      code: 'check-failed',
      message: `The archive format of the bundle is not read, so \`${input}\` cannot be checked.`,
      hint: expect.stringContaining(`Remove \`${input}\`.`),
    };
    expect(() => accept(given, undefined, 3)).toThrow(expect.objectContaining(refusal));
  });
});

describe('acceptSite: require-files', () => {
  it.each([
    [['index.html', 'Index.html', 'guides'], '"Index.html" (there is "index.html"), "guides" (a folder).'],
    [['guides/start', 'index/'], '"guides/start" (there is "guides/start.html"), "index/".'],
    // Both files exist, but they must be on separate lines.
    [['index.html, guides/start.html'], '"index.html, guides/start.html".'],
    [['more.html'], '"more.html" (there is "more/index.html").'],
    [['more.htm'], '"more.htm" (there is "more/index.html").'],
    [['more.html.txt'], '"more.html.txt".'],
  ])('names what is missing of %j, and what the site has instead', (requireFiles, named) => {
    const files = [...FILES, 'more/index.html', 'more/index.html.txt'];
    expect(() => accept({ requireFiles }, files)).toThrow(`requires: ${named}`);
  });

  it.each([
    [10, ''],
    [13, ' and 3 more'],
  ])('lists at most ten of %i missing files', (length, more) => {
    const requireFiles = Array.from({ length }, (_, index) => `${index}.html`);
    expect(() => accept({ requireFiles }, FILES)).toThrow(
      new RegExp(`: "0\\.html", .*"9\\.html"${more}\\.$`),
    );
  });
});
