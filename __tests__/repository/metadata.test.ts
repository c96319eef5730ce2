import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { USER_AGENT } from '../../src/version.ts';
import { REPOSITORY } from '../support/repository.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

it('the user agent contains the version of package.json', () => {
  expect(USER_AGENT).toBe(`static-export-action/${JSON.parse(read('package.json')).version}`);
});

describe('README.md', () => {
  const readme = read('README.md');

  it('quotes messages that the sources have', () => {
    const sources = readdirSync(path.join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join('src', name))
      .map(read)
      .join('\n')
      .replaceAll('\\`', '`');
    const table = readme.slice(
      readme.indexOf('| the message says'),
      readme.indexOf('The outputs `outcome` and'),
    );
    const quotes = table
      .split('\n')
      .slice(2)
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`` ?(.+?) ?``|`([^`]+)`/g)]);
    expect(quotes.length).toBeGreaterThan(12);
    for (const [, double, single] of quotes) {
      const words = (double ?? single ?? '')
        .replace(/^Input `[a-z-]+` /, '')
        .replace(/responded with \d+ .*/, 'the service responded with ')
        .replace(/^SELF_SIGNED_CERT_IN_CHAIN$/, 'SELF_SIGNED');
      expect(sources).toContain(words);
    }
  });
});
