/**
 * What the repository states about itself: its version, its README, and the metadata that GitHub Marketplace requires.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { parse } from 'yaml';
import { USER_AGENT } from '../../src/version.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { MESSAGES, sectionOf } from '../support/troubleshooting.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

it('USER_AGENT: contains the version of package.json', () => {
  expect(USER_AGENT).toBe(`static-export-action/${JSON.parse(read('package.json')).version}`);
});

describe('docs/troubleshooting.md', () => {
  const sources = readdirSync(path.join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(path.join('src', name)))
    .join('\n')
    .replaceAll('\\`', '`');

  it('quotes messages that the sources have', () => {
    const quotes = MESSAGES.flatMap((entry) => entry.quotes);
    expect(quotes.length).toBeGreaterThan(25);
    for (const quote of quotes) {
      const words = quote
        .replace(/^Input `[a-z-]+` /, '')
        .replace(/(?:the service )?responded with \d+ .*/, 'the service responded with ')
        .replace(/^SELF_SIGNED_CERT_IN_CHAIN$/, 'SELF_SIGNED');
      expect([words, sources.includes(words)]).toEqual([words, true]);
    }
  });

  it('explains every error code', () => {
    const [, rows = ''] = sectionOf(read('docs/reference.md'), 'Error codes').split(/\n\n(?=\|)/);
    const codes = [...rows.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    expect([...new Set(MESSAGES.flatMap((entry) => entry.codes))].sort()).toEqual(
      codes.filter((code) => code !== 'error-code').sort(),
    );
  });
});

describe('README.md', () => {
  const readme = read('README.md');
  const tokens = marked.lexer(readme);
  const sections = tokens.flatMap((token) =>
    token.type === 'heading' && token['depth'] === 2 ? [String(token['text'])] : [],
  );
  const examples = tokens.flatMap((token) => (token.type === 'code' ? [String(token['text'])] : []));
  const linesOf = (text: string) => text.split('\n').length;
  const wordsOf = (text: string) => text.trim().split(/\s+/).length;

  it('has an example of at most 17 lines, with `job-id`, within 120 words', () => {
    expect(wordsOf(readme.slice(0, readme.indexOf('```')))).toBeLessThanOrEqual(120);
    const [first = ''] = examples;
    expect(linesOf(first)).toBeLessThanOrEqual(17);
    const workflow = parse(first);
    expect(workflow).toMatchObject({ permissions: {} });
    expect(Object.keys(workflow)).toEqual(['on', 'permissions', 'jobs']);
    expect(workflow.on.workflow_dispatch.inputs).toHaveProperty('job-id');
  });

  it('has the example with the deploy action second', () => {
    expect(sections.slice(0, 2)).toEqual(['Usage', 'Deploy']);
    expect(examples[1]).toContain(`${OUR_ACTION}/deploy@v1`);
  });

  it('has the commands for newcomers, which `.ci/run` runs, the tests also with nothing but Node', () => {
    expect(examples.filter((example) => example.split('\n').includes('npm run demo'))).toHaveLength(1);
    expect(examples).toContain('npm ci && npm test');
    expect(read('.ci/run').split('\n')).toEqual(
      expect.arrayContaining(['npm ci', 'npm test', 'npm run test:bare']),
    );
    const both = 'npm run demo && npm ci && npm test';
    expect(read('scripts/test-bare.mjs')).toContain(`const COMMANDS = '${both}';`);
    expect(read('.github/workflows/ci.yml')).toContain(both);
  });

  it('lists every section in its contents', () => {
    const [, contents = ''] = /^\*\*Contents:\*\*\n([\s\S]*?)\n\n/m.exec(readme) ?? [];
    const listed = [...contents.matchAll(/^\[(.+?)\]\(#/gm)].map(([, name]) => name);
    expect(listed).toEqual(sections);
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

  it('has a short name that names no feature of GitHub', () => {
    expect(metadata.name).toMatch(/^[A-Z][A-Za-z ]{2,49}$/);
    expect(metadata.name).not.toMatch(/github|actions?\b/i);
  });

  it('has a description of fewer than 125 characters', () => {
    expect(metadata.description.length).toBeGreaterThan(20);
    expect(metadata.description.length).toBeLessThan(125);
  });

  it('has no expression in a description, where the runner refuses it', () => {
    const { inputs, outputs = {} } = metadata;
    const texts = Object.values<{ description: string }>({ ...inputs, ...outputs });
    expect(texts.filter(({ description }) => description.includes('${'))).toEqual([]);
  });

  // The linter knows the icons and colors of GitHub.
  it('has an author, an icon, and a color', () => {
    expect(metadata.author).toMatch(/\S/);
    expect(metadata.branding).toEqual({ icon: expect.any(String), color: expect.any(String) });
  });
});
