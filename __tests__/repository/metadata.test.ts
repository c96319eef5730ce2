/** What the repository says about itself: its version, its README, and the metadata that GitHub Marketplace demands. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { parse } from 'yaml';
import { USER_AGENT } from '../../src/version.ts';
import { REPOSITORY } from '../support/repository.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

it('the user agent contains the version of package.json', () => {
  expect(USER_AGENT).toBe(`static-export-action/${JSON.parse(read('package.json')).version}`);
});

describe('README.md', () => {
  const readme = read('README.md');
  const tokens = marked.lexer(readme);
  const sections = tokens.flatMap((token) =>
    token.type === 'heading' && token['depth'] === 2 ? [String(token['text'])] : [],
  );
  const examples = tokens.flatMap((token) => (token.type === 'code' ? [String(token['text'])] : []));
  const linesOf = (text: string) => text.split('\n').length;
  /** Rows of the table of error messages, each as its cells. */
  const [table = ''] = readme.slice(readme.indexOf('| the message says')).split('\n\n');
  const failures = table
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

  it('quotes messages that the sources have', () => {
    const sources = readdirSync(path.join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join('src', name))
      .map(read)
      .join('\n')
      .replaceAll('\\`', '`');
    const quotes = failures.flatMap(([message = '']) => [...message.matchAll(/`` ?(.+?) ?``|`([^`]+)`/g)]);
    expect(quotes.length).toBeGreaterThan(12);
    for (const [, double, single] of quotes) {
      const words = (double ?? single ?? '')
        .replace(/^Input `[a-z-]+` /, '')
        .replace(/responded with \d+ .*/, 'the service responded with ')
        .replace(/^SELF_SIGNED_CERT_IN_CHAIN$/, 'SELF_SIGNED');
      expect([words, sources.includes(words)]).toEqual([words, true]);
    }
  });

  it('explains every error code but the one for a fault of the action itself', () => {
    const reference = read('docs/reference.md');
    const [, rows = ''] = reference.slice(reference.indexOf('### Error codes')).split(/\n\n(?=\|)/);
    const codes = [...rows.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    const explained = failures.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
    );
    expect([...new Set(explained), 'internal'].sort()).toEqual(
      codes.filter((code) => code !== 'error-code').sort(),
    );
  });

  it('names what people search for in its first paragraph', () => {
    const paragraph = tokens.find(({ type }) => type === 'paragraph')?.raw ?? '';
    for (const words of ['Mintlify', 'static export', 'GitHub Action']) expect(paragraph).toContain(words);
    expect(readme).toContain('not made, endorsed, or supported by Mintlify');
  });

  it('comes to the first example soon', () => {
    const [first = ''] = examples;
    expect(linesOf(first)).toBeLessThanOrEqual(9);
    expect(Object.keys(parse(first))).toEqual(['on', 'jobs']);
  });

  it('has short examples', () => {
    const lines = examples.map(linesOf).sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(10);
  });

  it('has at most 1,600 words before its reference tables', () => {
    const before = readme.slice(0, readme.indexOf('### Inputs'));
    expect(before.split(/\s+/).length).toBeLessThanOrEqual(1600);
  });

  it('lists every section in its contents', () => {
    const [, contents = ''] = /^## Contents\n\n([\s\S]*?)\n\n/m.exec(readme) ?? [];
    const listed = [...contents.matchAll(/^- \[(.+?)\]\(/gm)].map(([, name]) => name);
    expect(listed).toEqual(sections.filter((name) => !['Contents', 'License'].includes(name)));
  });
});

/**
 * Requirements of GitHub Marketplace for an action:
 * https://docs.github.com/en/actions/how-tos/create-and-publish-actions/publish-in-github-marketplace and
 * https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax#branding
 */
describe.each([
  'action.yml',
  'agent-job/action.yml',
  'alarm/action.yml',
  'deploy/action.yml',
  'emulator/action.yml',
])('the metadata in %s', (file) => {
  const metadata = parse(read(file));
  /** Icons of Feather that GitHub leaves out. */
  const OMITTED = [
    'coffee',
    'columns',
    'divide-circle',
    'divide-square',
    'divide',
    'frown',
    'hexagon',
    'key',
    'meh',
    'mouse-pointer',
    'smile',
    'tool',
    'x-octagon',
  ];
  const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];

  it('has a short name that names no feature of GitHub', () => {
    expect(metadata.name).toMatch(/^[A-Z][A-Za-z ]{2,49}$/);
    expect(metadata.name).not.toMatch(/github|actions?\b/i);
  });

  it('has a description of at most 125 characters', () => {
    expect(metadata.description.length).toBeGreaterThan(20);
    expect(metadata.description.length).toBeLessThanOrEqual(125);
  });

  it('has no expression in a description, where the runner refuses it', () => {
    const { inputs, outputs = {} } = metadata;
    const texts = Object.values<{ description: string }>({ ...inputs, ...outputs });
    expect(texts.filter(({ description }) => description.includes('${'))).toEqual([]);
  });

  it('has an icon and a color that GitHub knows', () => {
    expect(metadata.branding.icon).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(OMITTED).not.toContain(metadata.branding.icon);
    expect(COLORS).toContain(metadata.branding.color);
  });

  it('has an author', () => {
    expect(metadata.author).toMatch(/\S/);
  });
});
