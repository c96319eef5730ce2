import { describe, expect, it } from '@jest/globals';
import { InputError } from '../../../src/errors.ts';
import {
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseDomain,
  parseFolder,
  parseInterval,
  parseLines,
  parseSitePath,
  parseWholeNumber,
} from '../../../src/inputs/parsers.ts';

/** The message and the mend of the refusal, in one line. */
function refusalOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof InputError) return `${error.message} ${error.hint}`;
    throw error;
  }
  throw new Error('it was taken');
}

describe('durations', () => {
  it.each([
    ['10', 10_000],
    ['10s', 10_000],
    ['500ms', 500],
    ['100ms', 100],
    ['2m', 120_000],
    ['1h', 3_600_000],
    ['3600', 3_600_000],
  ])('%s is %i ms', (text, ms) => {
    expect(parseInterval('poll-interval', text)).toBe(ms);
  });

  it.each([
    '99ms',
    '0',
    '0s',
    '61m',
    '2h',
    '3601',
    '-5',
    '10 s',
    '1.5s',
    '10sec',
    's',
    'ten',
    '1d',
    '10S',
    '1e3',
    '٣',
  ])('refuses %s and says what would be right', (text) => {
    const refusal = refusalOf(() => parseInterval('poll-interval', text));
    expect(refusal).toMatch(/^Input `poll-interval` is "/);
    expect(refusal).toContain(text);
    expect(refusal).toContain('`10s`');
  });
});

describe('whole numbers', () => {
  it.each([
    ['1', 1],
    ['60', 60],
    ['100000', 100_000],
    ['007', 7],
  ])('%s is %i', (text, number) => {
    expect(parseWholeNumber('max-attempts', text, 1, 100_000)).toBe(number);
  });

  it.each(['0', '100001', '-1', '1.0', '6e1', 'many', '60x', '99999999999999999999', '0x10', '100,000'])(
    'refuses %s',
    (text) => {
      expect(refusalOf(() => parseWholeNumber('max-attempts', text, 1, 100_000))).toBe(
        `Input \`max-attempts\` is "${text}". Write a whole number from 1 to 100000, in digits alone.`,
      );
    },
  );
});

describe('booleans', () => {
  it.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('%s is %s', (text, value) => {
    expect(parseBoolean('wait', text)).toBe(value);
  });

  it.each(['yes', 'no', '1', '0', 'on', 'tRue', 'truee'])('refuses %s', (text) => {
    expect(refusalOf(() => parseBoolean('wait', text))).toMatch(
      /^Input `wait` is ".*" *, which is neither true nor false/,
    );
  });
});

describe('domains', () => {
  it.each([
    'docs.example.com',
    'localhost',
    'DOCS.Example.COM',
    'a_b.example.com',
    'docs.bücher.example',
    'xn--bcher-kva.example',
    '127.0.0.1',
  ])('takes %s as it is', (domain) => {
    expect(parseDomain('domain', domain)).toBe(domain);
  });

  it.each([
    ['https://docs.example.com', 'a scheme'],
    ['HTTP://docs.example.com/', 'a scheme'],
    ['docs.example.com/', 'a slash at the end'],
    ['docs.example.com/guide', 'a path'],
    ['docs.example.com:443', 'a port'],
    ['me@docs.example.com', 'a user name'],
    ['docs example.com', 'white space'],
    ['docs..example.com', 'no host name'],
    ['.example.com', 'no host name'],
    ['docs.example.com.', 'no host name'],
    ['-docs.example.com', 'no host name'],
    ['*.example.com', 'no host name'],
    ['docs.example.com?x', 'no host name'],
    [`${'a'.repeat(64)}.com`, 'no host name'],
    [`${'a.'.repeat(130)}com`, 'no host name'],
  ])('refuses %s: %s', (domain, what) => {
    const refusal = refusalOf(() => parseDomain('domain', domain));
    expect(refusal).toMatch(/^Input `domain` is "/);
    expect(refusal).toContain(what);
    expect(refusal).toContain('`docs.example.com`');
  });

  it('says why an empty one may be empty', () => {
    expect(refusalOf(() => parseDomain('domain', ''))).toMatch(/is empty.*secret or variable/);
  });
});

describe('keys', () => {
  it('takes an admin key', () => {
    expect(parseApiKey('api-key', 'mint_0123456789abcdef')).toBe('mint_0123456789abcdef');
  });

  it.each([
    ['', /is empty.*fork/],
    ['mint_dsc_0123456789', /assistant key/],
    ['mint_us_0123456789', /index key/],
    ['ghs_0123456789abcdef', /does not begin with `mint_`/],
    ['Bearer mint_0123456789', /does not begin with `mint_`/],
    ['mint_01234 56789', /white space/],
    ['mint_01234\n56789', /white space/],
    ['mint_0123456789ü', /other characters/],
  ])('refuses %j without showing it', (key, what) => {
    const refusal = refusalOf(() => parseApiKey('api-key', key));
    expect(refusal).toMatch(what);
    expect(refusal).toContain('`api-key`');
    expect(key !== '' && refusal.includes(key)).toBe(false);
    expect(refusal).not.toContain('56789');
  });
});

describe('base addresses', () => {
  it.each([
    'https://api.mintlify.com',
    'https://api.mintlify.com/',
    'https://gateway.example.com/docs-api',
    'http://127.0.0.1:8080',
    'http://127.8.9.1',
    'http://localhost:3000',
    'http://[::1]:3000',
  ])('takes %s', (address) => {
    expect(parseBaseUrl('base-url', address).href).toContain(address);
  });

  it.each([
    ['api.mintlify.com', 'no address'],
    ['http://api.mintlify.com', 'not https'],
    ['http://localhost.example.com', 'not https'],
    ['http://127.0.0.1.example.com', 'not https'],
    ['http://0.0.0.0', 'not https'],
    ['http://10.0.0.1', 'not https'],
    ['ftp://api.mintlify.com', 'not https'],
    ['https://api.mintlify.com/v1', 'version'],
    ['https://api.mintlify.com/v1/', 'version'],
    ['https://api.mintlify.com/v2', 'version'],
    ['https://api.mintlify.com/?a=b', 'a query'],
    ['https://api.mintlify.com/#x', 'a fragment'],
    ['https://api.mint lify.com', 'no address'],
    ['https://', 'no address'],
  ])('refuses %s: %s', (address, what) => {
    const refusal = refusalOf(() => parseBaseUrl('base-url', address));
    expect(refusal).toContain(what);
    expect(refusal).toContain('`https://api.mintlify.com`');
  });

  it('does not show a password', () => {
    const refusal = refusalOf(() => parseBaseUrl('base-url', 'https://me:hunter2@api.example.com'));
    expect(refusal).toContain('password');
    expect(refusal).not.toContain('hunter2');
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
    'takes %s as it is',
    (folder) => {
      expect(parseFolder('path', folder, '/')).toBe(folder);
    },
  );

  it.each(['D:\\a\\_temp/static-export', 'C:\\Users\\RUNNER~1\\docs', 'build\\docs'])(
    'takes %s on Windows',
    (folder) => {
      expect(parseFolder('path', folder, '\\')).toBe(folder);
    },
  );

  it.each([
    ['~', /`~` is not the home folder/],
    ['~/docs', /`~` is not the home folder/],
    ['$RUNNER_TEMP/docs', /the variable stays/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a shell has it
    ['${HOME}/docs', /the variable stays/],
    ['$env:TEMP', /the variable stays/],
    ['%TEMP%/docs', /the variable stays/],
    ['build\\docs', /with a backslash/],
    ['C:\\docs', /with a backslash/],
  ])('refuses %s, which would be a folder of that name', (folder, what) => {
    const refusal = refusalOf(() => parseFolder('path', folder, '/'));
    expect(refusal).toMatch(what);
    expect(refusal).toContain(`Input \`path\` is "${folder}"`);
    expect(refusal).toContain('such as `build/docs`');
  });
});

describe('files of the site', () => {
  it.each([
    ['index.html', 'index.html'],
    ['./guides//start.html', 'guides/start.html'],
    ['a, b.html', 'a, b.html'],
  ])('%s is %s', (text, file) => {
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
  ])('refuses %s, which no site has', (file) => {
    expect(refusalOf(() => parseSitePath('require-files', file))).toMatch(
      /^Input `require-files` has ".* Patterns are not expanded\.$/,
    );
  });
});
