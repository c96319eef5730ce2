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

  it('names files that exist, and identifiers that they have', () => {
    const places = [...page.matchAll(/`((?:[a-z-]+\/)*[a-z-]+\.ts)`(?: \(([^)]+)\))?/g)];
    const missing = places.flatMap(([, file = '', list = '']) => {
      const found = [path.join(src, file), path.join(REPOSITORY, file)].find((name) => existsSync(name));
      const text = found === undefined ? '' : readFileSync(found, 'utf8');
      const names = [...list.matchAll(/`([\w#]+)`/g)].map(([, name = '']) => name);
      return ['', ...names]
        .filter((name) => text === '' || !text.includes(name))
        .map((name) => `${file} ${name}`);
    });
    expect(places.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
