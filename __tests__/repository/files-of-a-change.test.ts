/** AGENTS.md lists the files of each kind of change. Every existing input, output, code, and so on is in all of its files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ARCHIVE_FORMATS } from '../../src/archive/archive-format.ts';
import { ERROR_CODES } from '../../src/error-codes.ts';
import { siteScenarios } from '../scenarios/site-scenarios.ts';
import { REPOSITORY } from '../support/repository.ts';

/** Something that exists, with its values for the placeholders of the list. */
interface Existing {
  readonly name: string;
  /** Folder of an action; empty for the root. */
  readonly action?: string;
  /** Folder of the action's code. */
  readonly code?: string;
  /** What a file has in place of the name; undefined if this one is not in the file. */
  readonly insteadIn?: Readonly<Record<string, string | undefined>>;
}

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

const ACTIONS = {
  '': 'export',
  'agent-job': 'agent-job',
  alarm: 'alarm',
  deploy: 'deploy',
  emulator: 'emulator-action',
};

const inActions = (part: 'inputs' | 'outputs'): Existing[] =>
  Object.entries(ACTIONS).flatMap(([action, code]) =>
    Object.keys(parse(read(path.join(action, 'action.yml')))[part]).map((name) => ({ name, action, code })),
  );

/** Returns the names of the files in a folder, without their extension. */
const namesIn = (folder: string, extension: string): Existing[] =>
  readdirSync(path.join(REPOSITORY, folder))
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ name: path.basename(file, extension) }));

/** No local server can replace Google Cloud Storage. Only the tests of all recipes run this one, without its name. */
const NOT_NAMED = 'google-cloud-storage';

/** A CDN is a file that returns a `Cdn`. */
const cdns = namesIn('src/deploy/cdn', '.ts').filter(({ name }) =>
  /\): Cdn \| undefined \{/.test(read(`src/deploy/cdn/${name}.ts`)),
);

/** The existing inputs, outputs, codes, CDNs, archive formats, and recipes, by the kind of change in AGENTS.md. */
const EXISTING: Readonly<Record<string, readonly Existing[]>> = {
  'input of an action': inActions('inputs'),
  'output of an action': inActions('outputs'),
  'error code': Object.keys(ERROR_CODES).map((name) => ({ name })),
  CDN: cdns,
  'archive format that is read': Object.values(ARCHIVE_FORMATS).map(({ extension, read, compression }) => ({
    name: extension,
    insteadIn: {
      'src/archive/read-archive.ts': read,
      'src/archive/site/decompress.ts': compression,
    },
  })),
  recipe: namesIn('docs/recipes', '.yml').filter(({ name }) => name !== NOT_NAMED),
};

/** The bundles of the scenarios that extract a site, each as the pattern of its path. */
const extractedBundles = siteScenarios
  .flatMap(({ scenarios }) => scenarios)
  .flatMap(({ expect: expected }) =>
    expected && 'site' in expected ? [expected.outputs?.['bundle-path']] : [],
  )
  .filter((pattern) => pattern instanceof RegExp);

/** The rows of the list: the kind of change, and for each of its files the places where it can be. */
const rows = [...read('AGENTS.md').matchAll(/^\| (?:an? )?([A-Za-z ]+) \| (`.*) \|$/gm)].map(
  ([, kind = '', cell = '']) => ({
    kind,
    files: cell
      .split(';')
      .map((item) => [...item.matchAll(/`([^`]*\/[^`]*|[^`]+\.md)`/g)].map(([, name = '']) => name)),
  }),
);

/** Returns the text of a file without generated tables, or that of all files in a folder. */
function textOf(place: string): string {
  const full = path.join(REPOSITORY, place);
  if (!statSync(full).isDirectory()) {
    return read(place).replaceAll(/<!-- ([\w-]+).*?-->[\s\S]*?<!-- \/?\1.*?-->/g, '');
  }
  const files = readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // The tests of the repository name every input, so they prove nothing.
    .filter((file) => path.dirname(file) !== import.meta.dirname);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const texts = new Map<string, string>();
function isNamedIn(place: string, name: string): boolean {
  const text = texts.get(place) ?? textOf(place);
  texts.set(place, text);
  const plain = name.replaceAll('.', '\\.');
  // Many names are also words, so they need a quotation mark, a slash, or a colon. Extensions and CDNs are
  // not words, so they do not.
  const isUnique = name.startsWith('.') || cdns.some((cdn) => cdn.name === name);
  const pattern = isUnique ? `${plain}(?!\\.?\\w)` : `['"\`(/]${plain}(?![\\w-])|(?<![\\w-])${plain}:`;
  return new RegExp(pattern, 'i').test(text);
}

/** Whether the file that is only for this one exists, or the place names it. */
function isIn(pattern: string, one: Existing): boolean {
  const place = path.posix.normalize(
    pattern
      .replace('src/ACTION', `src/${one.code}`)
      .replace('ACTION', one.action || '.')
      .replace('NAME', one.name),
  );
  if (pattern.includes('NAME')) return existsSync(path.join(REPOSITORY, place));
  // A message of another scenario lists all formats.
  if (place === '__tests__/scenarios/site-scenarios.ts')
    return extractedBundles.some((bundle) => bundle.test(`/static-export${one.name}`));
  const { [place]: name } = { [place]: one.name, ...one.insteadIn };
  return name === undefined || isNamedIn(place, name);
}

describe('the list of AGENTS.md', () => {
  it('has each kind of change', () => {
    expect(rows.map(({ kind }) => kind).sort()).toEqual(Object.keys(EXISTING).sort());
  });

  it.each(rows)('lists the files of $kind', ({ kind, files }) => {
    const existing = EXISTING[kind] ?? [];
    expect([files.length > 1, existing.length > 0]).toEqual([true, true]);
    const missing = existing.flatMap((one) =>
      files
        .filter((places) => !places.some((place) => isIn(place, one)))
        .map((places) => `${[one.action, one.name].join(' ')}: ${places.join(' or ')}`),
    );
    expect(missing).toEqual([]);
  });
});
