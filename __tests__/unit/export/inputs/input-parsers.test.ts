import { describe, expect, it } from '@jest/globals';
import { parseDomain, parseLines, parseSitePath } from '../../../../src/export/inputs/input-parsers.ts';
import { parseMaxPageLoss, parseSiteUrl } from '../../../../src/inputs/parsers.ts';
import { refusalOf } from '../../../support/refusal.ts';

describe('domains', () => {
  it.each([
    'docs.example.com',
    'localhost',
    'DOCS.Example.COM',
    'a_b.example.com',
    'docs.bücher.example',
    'xn--bcher-kva.example',
    '127.0.0.1',
  ])('accepts %s unchanged', (domain) => {
    expect(parseDomain('domain', domain)).toBe(domain);
  });

  it.each([
    ['https://docs.example.com', 'a scheme'],
    ['HTTP://docs.example.com/', 'a scheme'],
    ['docs.example.com/', 'a trailing slash'],
    ['docs.example.com/guide', 'a path'],
    ['docs.example.com:443', 'a port'],
    ['me@docs.example.com', 'a user name'],
    ['docs example.com', 'a space'],
    ['docs.example.com, help.example.com', 'more than one host name'],
    ['docs.example.com\nhelp.example.com', 'use a matrix'],
    ['docs..example.com', 'not a host name'],
    ['.example.com', 'not a host name'],
    ['docs.example.com.', 'not a host name'],
    ['-docs.example.com', 'not a host name'],
    ['*.example.com', 'not a host name'],
    ['docs.example.com?x', 'not a host name'],
    [`${'a'.repeat(64)}.com`, 'not a host name'],
    [`${'a.'.repeat(130)}com`, 'not a host name'],
  ])('refuses %s: %s', (domain, what) => {
    const refusal = refusalOf(() => parseDomain('domain', domain));
    expect(refusal).toMatch(/^Input `domain` is "/);
    expect(refusal).toContain(what);
    expect(refusal).toContain('`docs.example.com`');
  });
});

describe('lists', () => {
  it.each([
    ['', []],
    ['guides/start', ['guides/start']],
    [' a \n\n b\r\nc\rd\n', ['a', 'b', 'c', 'd']],
  ])('%j', (text, lines) => {
    expect(parseLines(text)).toEqual(lines);
  });
});

describe('files of the site', () => {
  it.each([
    ['index.html', 'index.html'],
    ['./guides//start.html', 'guides/start.html'],
    ['a, b.html', 'a, b.html'],
  ])('normalizes %s to %s', (text, file) => {
    expect(parseSitePath('require-files', text)).toBe(file);
  });

  it.each([
    '/index.html',
    'guides/',
    '../x.html',
    'a\\b.html',
    'guides/*.html',
    'page?.html',
    '"index.html"',
  ])('refuses %s, which is not a file of a site', (file) => {
    expect(refusalOf(() => parseSitePath('require-files', file))).toMatch(
      /^Input `require-files` contains ".* Patterns are not expanded\.$/,
    );
  });
});

describe('addresses of the live site', () => {
  it.each(['https://docs.example.com', 'http://10.0.0.1:8080/docs/?a=1#b', 'HTTPS://DOCS.EXAMPLE.COM/'])(
    'may be %s',
    (url) => {
      expect(parseSiteUrl('environment-url', url)).toBe(url);
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
  ])('are not %j', (url) => {
    expect(refusalOf(() => parseSiteUrl('environment-url', url))).toMatch(/is not a web address/);
  });
});

it('names the forms of a page loss for anything else', () => {
  expect(parseMaxPageLoss('max-page-loss', '12.5%')).toEqual({ kind: 'share', permille: 125 });
  expect(refusalOf(() => parseMaxPageLoss('max-page-loss', '10 %'))).toMatch(/is "10 %"\. .*without spaces/);
});
