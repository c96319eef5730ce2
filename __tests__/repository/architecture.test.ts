/** `.github/ARCHITECTURE.md` describes the source: which folder imports which, and where each thing is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

const page = readFileSync(path.join(REPOSITORY, '.github', 'ARCHITECTURE.md'), 'utf8');
const src = path.join(REPOSITORY, 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** Folders that each folder may import from, according to the page. */
const allowed = new Map(
  [...page.matchAll(/^\| `([a-z-]+(?:\/[a-z-]+)?)` \|.*\| (.+?) \|$/gm)].map(([, folder = '', list = '']) => [
    folder,
    new Set([...list.matchAll(/`([a-z-]+(?:\/[a-z-]+)?)`/g)].map(([, other = '']) => other)),
  ]),
);

/** Returns one line for each folder, in order. In a difference, each wrong folder is one line. */
const linesOf = (imports: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...imports].map(([folder, others]) => `${folder}: ${[...others].sort().join(' ')}`).sort();

/** Returns the folder of a file; undefined for a file directly in `src/`. */
const folderOf = (file: string) => (file.includes('/') ? path.posix.dirname(file) : undefined);

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
  return found.map(([, target = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
}

describe('.github/ARCHITECTURE.md', () => {
  it('lists every folder, and exactly the folders that it imports', () => {
    const imported = new Map<string, Set<string>>();
    for (const file of files) {
      const folder = folderOf(file);
      if (folder === undefined) continue;
      const others = imported.get(folder) ?? new Set();
      imported.set(folder, others);
      for (const other of importsOf(file).map(folderOf)) {
        if (other !== undefined && other !== folder) others.add(other);
      }
    }
    expect(linesOf(imported)).toEqual(linesOf(allowed));
  });

  // The linter finds cycles between files.
  it('allows no cycle between folders', () => {
    const left = new Map(allowed);
    for (const _ of allowed) {
      for (const [folder, others] of left) {
        if (![...others].some((other) => left.has(other))) left.delete(folder);
      }
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('names files that exist', () => {
    for (const [, file = ''] of page.matchAll(/`((?:[a-z-]+\/)+[a-z-]+\.ts)`/g)) {
      expect(files.some((known) => known === file) || existsSync(path.join(REPOSITORY, file))).toBe(true);
    }
  });
});

it.each(['src', 'emulator', 'tools'])('%s/: no folder has more than 14 files', (top) => {
  const all = readdirSync(path.join(REPOSITORY, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => path.dirname(file));
  const crowded = all.filter((folder) => all.filter((other) => other === folder).length > 14);
  expect(new Set(crowded)).toEqual(new Set());
});

it.each(['src', 'emulator'])('%s/: each type has a name of its own', (top) => {
  const folder = path.join(REPOSITORY, top);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const found = text.matchAll(/^(?:export )?(?:abstract )?(?:interface|type|class) (\w+)/gm);
      return [...found].map(([, name]) => name);
    });
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
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

describe('.github/ARCHITECTURE.md: the table "If you look for"', () => {
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

  it('is not satisfied by a call or an import', () => {
    expect(['  send(1);', "import { send } from './send.ts';"].some((text) => defines(text, 'send'))).toBe(
      false,
    );
  });
});
