import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { DEFAULTS } from '../../src/export/inputs.ts';
import { EXPORT_OUTPUTS } from '../../src/export/outputs.ts';
import { USER_AGENT } from '../../src/version.ts';
import { REPOSITORY } from '../support/repository.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');
const action = parse(read('action.yml'));

describe('action.yml', () => {
  it('declares exactly the inputs that are read', () => {
    const sources = ['export/inputs', 'inputs/service-inputs', 'inputs/github-inputs']
      .map((name) => read(`src/${name}.ts`))
      .join('');
    const readInputs = [
      ...sources.matchAll(/(?:getInput|readDefaulted|readBoolean|readFolder)\('([a-z-]+)'/g),
    ];
    const names = new Set([...readInputs.map(([, name]) => name)]);
    expect([...names].sort()).toEqual(Object.keys(action.inputs).sort());
  });

  it('has the defaults of the action', () => {
    const declared = Object.keys(DEFAULTS).map((name) => [name, action.inputs[name].default]);
    expect(Object.fromEntries(declared)).toEqual(DEFAULTS);
  });

  it('has a default for every input but the key', () => {
    for (const [name, input] of Object.entries<{ default?: string; required?: boolean }>(action.inputs)) {
      expect([name, input.required ?? false]).toEqual([name, name === 'api-key']);
      expect([name, typeof input.default]).toEqual([name, name === 'api-key' ? 'undefined' : 'string']);
    }
  });

  it('declares exactly the outputs that are set', () => {
    expect(Object.keys(action.outputs).sort()).toEqual(['outcome', ...EXPORT_OUTPUTS].sort());
  });

  it('runs the bundle under the runner’s Node', () => {
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/post.js',
      'post-if': 'always()',
    });
  });
});

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
      readme.indexOf('The output `outcome` tells'),
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
