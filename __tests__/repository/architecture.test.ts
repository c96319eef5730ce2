/** `docs/architecture.md` describes the source: which folder imports which, and where each thing is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

const page = readFileSync(path.join(REPOSITORY, 'docs', 'architecture.md'), 'utf8');
const src = path.join(REPOSITORY, 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** Folders that each folder may import from, according to the page. */
const allowed = new Map(
  [...page.matchAll(/^\| `([a-z-]+(?:\/[a-z-]+)?)` \|.*\| (.+?) \|$/gm)].map(
    ([, folder = '', list = '']): [string, string[]] => [
      folder,
      [...list.matchAll(/`([a-z-]+(?:\/[a-z-]+)?)`/g)].map(([, other = '']) => other),
    ],
  ),
);

/** Returns the folder of a file; undefined for a file directly in `src/`. */
const folderOf = (file: string) => (file.includes('/') ? path.posix.dirname(file) : undefined);

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
  return found.map(([, target = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
}

/** Returns the first cycle in a graph of imports, from a node back to itself. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): string[] | undefined => {
    const start = trail.indexOf(node);
    if (start !== -1) return [...trail.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...trail, node]);
      if (circle !== undefined) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

describe('docs/architecture.md', () => {
  it('lists every folder, and no other', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => folder !== undefined));
    expect([...allowed.keys()].sort()).toEqual([...folders].sort());
  });

  it.each(files)('allows the imports of src/%s', (file) => {
    const folder = folderOf(file);
    if (folder === undefined) return;
    const others = importsOf(file)
      .map(folderOf)
      .filter((other) => other !== undefined && other !== folder);
    expect(allowed.get(folder)).toEqual(expect.arrayContaining([...new Set(others)]));
  });

  it('allows only imports that a file uses', () => {
    for (const [folder, others] of allowed) {
      const used = files
        .filter((file) => folderOf(file) === folder)
        .flatMap(importsOf)
        .map(folderOf);
      expect(used).toEqual(expect.arrayContaining(others));
    }
  });

  it('allows no cycle between folders', () => expect(circleIn(allowed)).toBeUndefined());

  it('describes files without an import cycle, including imports of types', () => {
    expect(circleIn(new Map(files.map((file) => [file, importsOf(file)])))).toBeUndefined();
  });

  it.each(['src', 'emulator', 'tools'])('has no folder with more than 14 files in %s', (top) => {
    const all = readdirSync(path.join(REPOSITORY, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .map((file) => path.dirname(file));
    const crowded = all.filter((folder) => all.filter((other) => other === folder).length > 14);
    expect(new Set(crowded)).toEqual(new Set());
  });

  it.each([
    ['finds a circle', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
    ['accepts two paths to the same place', { a: ['b', 'c'], b: ['c'], c: [] }, undefined],
  ])('%s', (_what, graph, circle) => {
    expect(circleIn(new Map(Object.entries(graph)))).toEqual(circle);
  });

  it('names files that exist', () => {
    for (const [, file = ''] of page.matchAll(/`((?:[a-z-]+\/)+[a-z-]+\.ts)`/g)) {
      expect(files.some((known) => known === file) || existsSync(path.join(REPOSITORY, file))).toBe(true);
    }
  });
});

/** The rows of the table "If you look for". */
const [, rows = ''] = /^\|[^|\n]*\blook[^|\n]*\|.*\|\n\|[-|: ]+\|\n((?:\|.*\|\n?)+)/im.exec(page) ?? [];
const places = rows.trimEnd().split('\n').map(placesIn);

/** Returns what a row names: `folder/file.ts` (`identifier`, `identifier`). */
function placesIn(row: string): { what: string; places: { file: string; names: string[] }[] } {
  const [, what = '', where = ''] = row.split('|').map((cell) => cell.trim());
  const found = [...where.matchAll(/`([\w./-]+\.(?:ts|mjs))`(?:\s*\(([^)]*)\))?/g)];
  return {
    what,
    places: found.map(([, file = '', list = '']) => ({
      file,
      names: [...list.matchAll(/`([\w#.]+)`/g)].map(([, name = '']) => name),
    })),
  };
}

/** Returns the text of a file below `src/`, or below the root of the repository. */
function sourceOf(file: string): string | undefined {
  const found = [path.join(src, file), path.join(REPOSITORY, file)].find((candidate) =>
    existsSync(candidate),
  );
  return found && readFileSync(found, 'utf8');
}

/** Whether the text defines the name, as a declaration or as a method. `Class.method` means the method. */
function defines(text: string, name: string): boolean {
  const last = (name.split('.').at(-1) ?? name).replace(/^#/, '');
  const declaration = `\\b(?:function\\*?|class|const|let|interface|type|get|async)\\s+#?${last}\\b`;
  const method = `^\\s+(?:static |async |override )*\\*?#?${last}(?:<[^(]*>)?\\((?!.*;$)`;
  return new RegExp(`${declaration}|${method}`, 'm').test(text);
}

describe('docs/architecture.md: the table "If you look for"', () => {
  it('has rows', () => expect(places.length).toBeGreaterThan(10));

  it.each(places)('$what: names a file and what it defines', ({ places: named }) => {
    expect(named.some(({ names }) => names.length > 0)).toBe(true);
    for (const { file, names } of named) {
      const text = sourceOf(file);
      expect([file, text !== undefined]).toEqual([file, true]);
      const missing = names.filter((name) => !defines(text ?? '', name));
      expect({ file, missing }).toEqual({ file, missing: [] });
    }
  });

  it.each([
    ['function', 'export async function runExport(', 'runExport'],
    ['class', 'export class Poller {', 'Poller'],
    ['constant', 'const LIMIT_MS = 5;', 'LIMIT_MS'],
    ['method', 'class A {\n  async #send(', 'A.send'],
    ['accessor', 'class A {\n  get size(): number {', 'size'],
  ])('recognizes a %s', (_kind, text, name) => {
    expect([defines(text, name), defines(text, `${name}s`)]).toEqual([true, false]);
  });

  it.each([
    ['a call', '  send(1);'],
    ['an import', "import { send } from './send.ts';"],
  ])('does not mistake %s for a definition', (_what, text) => {
    expect(defines(text, 'send')).toBe(false);
  });
});
