import { expect, it } from '@jest/globals';
import { EXPORT_INPUTS } from '../../../../src/export/inputs/input-table.ts';
import { parseSiteUrl } from '../../../../src/inputs/parsers.ts';
import { refusalOf } from '../../../support/refusal.ts';

const parseDomain = EXPORT_INPUTS.domain.parse;

it.each([
  'docs.example.com',
  'localhost',
  'a_b.example.com',
  'docs.bücher.example',
  'xn--bcher-kva.example',
  '127.0.0.1',
])('EXPORT_INPUTS: domain: accepts %s, in any case', (domain) => {
  expect(parseDomain('domain', domain)).toBe(domain);
  expect(parseDomain('domain', domain.toUpperCase())).toBe(domain);
});

it.each([
  'https://docs.example.com',
  'docs.example.com/',
  'docs.example.com:443',
  'me@docs.example.com',
  'docs.example.com, help.example.com',
  'docs.example.com\nhelp.example.com',
  'docs..example.com',
  '*.example.com',
  '-a.example.com',
  'a-.example.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
])('EXPORT_INPUTS: domain: refuses %j', (domain) => {
  const refusal = refusalOf(() => parseDomain('domain', domain));
  expect(refusal).toMatch(
    /^Input `domain` is ".*", which is not a bare host name\..*`docs\.example\.com`.*matrix/,
  );
});

it.each(['https://docs.example.com', 'http://10.0.0.1:8080/docs/?a=1#b', 'HTTPS://DOCS.EXAMPLE.COM/'])(
  'parseSiteUrl: accepts %s',
  (url) => {
    expect(parseSiteUrl('verify-url', url)).toBe(url);
  },
);

it.each([
  'docs.example.com',
  'ftp://docs.example.com',
  'javascript:alert(1)',
  'https://',
  'https://docs example.com',
  'https://docs.example.com/\n::error::x',
  'https://user:secret@docs.example.com',
  ' https://docs.example.com',
])('parseSiteUrl: refuses %j', (url) => {
  expect(refusalOf(() => parseSiteUrl('verify-url', url))).toMatch(/is not a web address/);
});

const parseJobId = EXPORT_INPUTS.jobId.parse;

it.each(['se_3f9a2c1b8e7d4a06', '65f1c0de8a7b4d2e9c013579', '650000000000000000000001'])(
  'EXPORT_INPUTS: job-id: accepts %s',
  (id) => {
    expect(parseJobId('job-id', id)).toBe(id);
  },
);

it.each(['.', '..', 'a b', 'a\nb', 'a\tb', 'ä', 'x'.repeat(257)])(
  'EXPORT_INPUTS: job-id: refuses %j',
  (id) => {
    expect(refusalOf(() => parseJobId('job-id', id))).toMatch(/is not a valid ID of an export job/);
  },
);

it.each([
  ['https://app.example.com/jobs/se_1', /^Input `job-id` is an address, not an ID\..*one word, such as `se_/],
  ['11829374650', /looks like the ID of a GitHub run/],
])('EXPORT_INPUTS: job-id: explains why it refuses %s', (id, says) => {
  expect(refusalOf(() => parseJobId('job-id', id))).toMatch(says);
});

it.each(['a\nb', 'a\u0085b', 'a\u2028b', '\ufeffa', '\ud800', '\uffff'])(
  'EXPORT_INPUTS: version: refuses %j',
  (version) => {
    const { name, parse } = EXPORT_INPUTS.version;
    expect(refusalOf(() => parse(name, version))).toContain('contains a line break');
  },
);

it('EXPORT_INPUTS: min-pages: accepts 0, which turns the check off', () => {
  expect(EXPORT_INPUTS.minPages.parse('min-pages', '0')).toBe(0);
});

const parseBasePath = EXPORT_INPUTS.basePath.parse;

it.each(Object.entries({ '/docs': '/docs', '/docs/': '/docs', '/': '', '/docs/v2': '/docs/v2' }))(
  'EXPORT_INPUTS: base-path: sends %s as %j',
  (given, sent) => {
    expect(parseBasePath('base-path', given)).toBe(sent);
  },
);

it.each([
  'docs',
  'https://example.com/docs',
  '//example.com',
  '/docs?x',
  '/docs#x',
  '/../docs',
  '/a//b',
  '/a b',
  '/a\\b',
  '/./a',
])('EXPORT_INPUTS: base-path: refuses %s', (given) => {
  expect(refusalOf(() => parseBasePath('base-path', given))).toMatch(/is not a path of a site\..*`\/docs`/);
});

const parsePagePaths = EXPORT_INPUTS.paths.parse;

it.each([
  ['', []],
  ['guides/start', ['guides/start']],
  [' a \n\n b\r\nc\rd\n', ['a', 'b', 'c', 'd']],
  ['guides/überblick', ['guides/überblick']],
])('EXPORT_INPUTS: paths: reads %j', (text, pages) => {
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
  ["'guides/start'", '"guides/start"'],
  ['--path=guides/start', '"guides/start"'],
])('EXPORT_INPUTS: paths: refuses %j and shows the corrected lines', (line, corrected) => {
  expect(refusalOf(() => parsePagePaths('paths', `index\n${line}`))).toMatch(
    new RegExp(`^Input \`paths\` contains ".*", which is not a page path\\..* Here: ${corrected}\\.$`),
  );
});

it('EXPORT_INPUTS: paths: refuses a pattern', () => {
  expect(refusalOf(() => parsePagePaths('paths', 'guides/*'))).toMatch(/patterns are not expanded/);
});

const parseSitePaths = EXPORT_INPUTS.requireFiles.parse;

it.each([
  ['index.html', 'index.html'],
  ['./guides//start.html', 'guides/start.html'],
  ['a, b.html', 'a, b.html'],
  ['what?.html', 'what?.html'],
  ['_next/static/app.js', '_next/static/app.js'],
  ['CNAME', 'CNAME'],
  ['_redirects', '_redirects'],
  ['.well-known/assetlinks', '.well-known/assetlinks'],
])('EXPORT_INPUTS: require-files: normalizes %s to %s', (line, file) => {
  expect(parseSitePaths('require-files', line)).toEqual([file]);
});

it.each([
  ['guides/start', '"guides/start.html"'],
  ['/index.html', '"index.html"'],
  ['- index.html', '"index.html"'],
  ['index.html,guides/start.html', '"index.html", "guides/start.html"'],
  ['index, guides/start', '"index.html", "guides/start.html"'],
  ["'index.html'", '"index.html"'],
  ['[index.html]', '"index.html"'],
  ['--file index.html', '"index.html"'],
])('EXPORT_INPUTS: require-files: refuses %j and shows the corrected lines', (line, corrected) => {
  expect(refusalOf(() => parseSitePaths('require-files', line))).toMatch(
    new RegExp(`^Input \`require-files\` contains ".*", which is not a file.* Here: ${corrected}\\.$`),
  );
});

it.each(['guides/', '../x.html', 'a\\b.html', 'guides/*.html', '"index.html"', '/', '.'])(
  'EXPORT_INPUTS: require-files: refuses %s, which is not a file of a site',
  (line) => {
    expect(refusalOf(() => parseSitePaths('require-files', line))).toMatch(
      /^Input `require-files` contains ".*", which is not a file\. .* Patterns are not expanded\.$/,
    );
  },
);
