import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  parseDomain,
  parseEnvironmentUrl,
  parseFolder,
  parseLines,
  parseMaxPageLoss,
  parseSitePath,
  parseWorkspaceFile,
  parseWorkspaceFolder,
} from '../../../../src/export/inputs/input-parsers.ts';
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

describe('folders', () => {
  it.each(['build/docs', 'my documents/docs', '/tmp/docs', 'a~b', 'docs-100%', 'price$'])(
    'accepts %s unchanged',
    (folder) => {
      expect(parseFolder('path', folder, '/')).toBe(folder);
    },
  );

  it.each(['D:\\a\\_temp/static-export', 'C:\\Users\\RUNNER~1\\docs', 'build\\docs'])(
    'accepts %s on Windows',
    (folder) => {
      expect(parseFolder('path', folder, '\\')).toBe(folder);
    },
  );

  it.each([
    ['~', /`~` is not the home folder/],
    ['~/docs', /`~` is not the home folder/],
    ['$RUNNER_TEMP/docs', /the variable keeps its name/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a shell has it
    ['${HOME}/docs', /the variable keeps its name/],
    ['$env:TEMP', /the variable keeps its name/],
    ['%TEMP%/docs', /the variable keeps its name/],
    ['build\\docs', /with a backslash/],
    ['C:\\docs', /with a backslash/],
  ])('refuses %s, which would be a folder of that name', (folder, what) => {
    const refusal = refusalOf(() => parseFolder('path', folder, '/'));
    expect(refusal).toMatch(what);
    expect(refusal).toContain(`Input \`path\` is "${folder}"`);
    expect(refusal).toContain('such as `build/docs`');
  });

  it.each(['/', '//', '/docs/..'])('are not the root of the file system: %s', (value) => {
    const refusal = refusalOf(() => parseWorkspaceFolder('path', value));
    expect(refusal).toMatch(/`path` is ".*", the root of the file system\..*`build\/docs`/);
    expect(parseWorkspaceFolder('path', '/docs')).toBe(path.resolve('/docs'));
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
      expect(parseEnvironmentUrl('environment-url', url)).toBe(url);
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
    expect(refusalOf(() => parseEnvironmentUrl('environment-url', url))).toMatch(/is not a web address/);
  });
});

it('names the forms of a page loss for anything else', () => {
  expect(parseMaxPageLoss('max-page-loss', '12.5%')).toEqual({ kind: 'share', millionths: 125_000 });
  expect(refusalOf(() => parseMaxPageLoss('max-page-loss', '10 %'))).toMatch(/is "10 %"\. .*without spaces/);
});

it('resolves a file in the workspace, and explains a path that no shell expands', () => {
  expect(path.isAbsolute(parseWorkspaceFile('previous-manifest', 'live/site.sha256'))).toBe(true);
  expect(refusalOf(() => parseWorkspaceFile('previous-manifest', '~/site.sha256'))).toMatch(
    /site\.sha256`, or an/,
  );
  // A file of that name is not there, so this would be a first deployment.
  expect(refusalOf(() => parseWorkspaceFile('previous-manifest', `sha256:${'0'.repeat(64)}`))).toMatch(
    /is a content digest, not a file\..*`previous-digest`/,
  );
});
