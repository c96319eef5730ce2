import { expect, it } from '@jest/globals';
import { parsePagePaths, parseSitePaths } from '../../../../src/export/inputs/path-parsers.ts';
import { refusalOf } from '../../../support/refusal.ts';

it.each([
  ['', []],
  ['guides/start', ['guides/start']],
  [' a \n\n b\r\nc\rd\n', ['a', 'b', 'c', 'd']],
  ['guides/überblick', ['guides/überblick']],
])('parsePagePaths: reads %j', (text, pages) => {
  expect(parsePagePaths('paths', text)).toEqual(pages);
});

it.each([
  ['/guides/start', '"guides/start"'],
  ['- guides/start', '"guides/start"'],
  ['guides/start.html', '"guides/start"'],
  ['https://docs.example.com/guides/start', '"guides/start"'],
  ['//docs.example.com/a', '"a"'],
  ['docs.example.com/guides/start.html', '"guides/start"'],
  ['a, /b.html', '"a", "b"'],
  ['/', '"index"'],
])('parsePagePaths: refuses %j and shows the corrected lines', (line, corrected) => {
  expect(refusalOf(() => parsePagePaths('paths', `index\n${line}`))).toMatch(
    new RegExp(`^Input \`paths\` contains ".*", which is not a page path\\..* Here: ${corrected}\\.$`),
  );
});

it('parsePagePaths: refuses a pattern', () => {
  expect(refusalOf(() => parsePagePaths('paths', 'guides/*'))).toMatch(/patterns are not expanded/);
});

it.each([
  ['index.html', 'index.html'],
  ['./guides//start.html', 'guides/start.html'],
  ['a, b.html', 'a, b.html'],
  ['what?.html', 'what?.html'],
  ['_next/static/app.js', '_next/static/app.js'],
  ['CNAME', 'CNAME'],
  ['_redirects', '_redirects'],
  ['.well-known/assetlinks', '.well-known/assetlinks'],
])('parseSitePaths: normalizes %s to %s', (line, file) => {
  expect(parseSitePaths('require-files', line)).toEqual([file]);
});

it.each([
  ['guides/start', '"guides/start.html"'],
  ['/index.html', '"index.html"'],
  ['- index.html', '"index.html"'],
  ['index.html,guides/start.html', '"index.html", "guides/start.html"'],
  ['index, guides/start', '"index.html", "guides/start.html"'],
])('parseSitePaths: refuses %j and shows the corrected lines', (line, corrected) => {
  expect(refusalOf(() => parseSitePaths('require-files', line))).toMatch(
    new RegExp(`^Input \`require-files\` contains ".*", which is not a file.* Here: ${corrected}\\.$`),
  );
});

it.each(['guides/', '../x.html', 'a\\b.html', 'guides/*.html', '"index.html"', '/', '.'])(
  'parseSitePaths: refuses %s, which is not a file of a site',
  (line) => {
    expect(refusalOf(() => parseSitePaths('require-files', line))).toMatch(
      /^Input `require-files` contains ".*", which is not a file\. .* Patterns are not expanded\.$/,
    );
  },
);
