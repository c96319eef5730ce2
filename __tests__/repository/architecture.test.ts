/** Imports go in one direction, and `docs/architecture.md` tells which. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

const page = readFileSync(path.join(REPOSITORY, 'docs', 'architecture.md'), 'utf8');
const src = path.join(REPOSITORY, 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));

/** Folders that each folder may import from, as the page says. */
const allowed = new Map(
  [...page.matchAll(/^\| `([a-z-]+)` \|.*\| (.+?) \|$/gm)].map(
    ([, folder = '', list = '']): [string, string[]] => [
      folder,
      [...list.matchAll(/`([a-z-]+)`/g)].map(([, other = '']) => other),
    ],
  ),
);

/** Undefined for files beside the folders. */
const folderOf = (file: string) => (file.includes('/') ? file.split('/', 1)[0] : undefined);

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
  return found.map(([, target = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
}

describe('docs/architecture.md', () => {
  it('lists every folder, and no other', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => folder !== undefined));
    expect([...allowed.keys()].sort()).toEqual([...folders].sort());
  });

  it.each(files)('tells what src/%s imports', (file) => {
    const folder = folderOf(file);
    if (folder === undefined) return;
    const others = importsOf(file)
      .map(folderOf)
      .filter((other) => other !== undefined && other !== folder);
    expect(allowed.get(folder)).toEqual(expect.arrayContaining([...new Set(others)]));
  });

  it('allows nothing that nobody does, and no way back', () => {
    for (const [folder, others] of allowed) {
      const used = files
        .filter((file) => folderOf(file) === folder)
        .flatMap(importsOf)
        .map(folderOf);
      expect(used).toEqual(expect.arrayContaining(others));
      for (const other of others) expect(allowed.get(other)).not.toContain(folder);
    }
  });

  it('names files that exist', () => {
    for (const [, file = ''] of page.matchAll(/`([a-z-]+\/[a-z-]+\.ts)`/g)) expect(files).toContain(file);
  });
});
