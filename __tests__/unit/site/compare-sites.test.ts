/** The comparison of two sites against `diff` of two folders. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { changeLists, compareSites, formatFileList, hasChanges } from '../../../src/site/compare-sites.ts';
import type { SiteFiles } from '../../../src/site/manifest.ts';
import { itUnless } from '../../support/platform.ts';
import { sha256Of } from '../../support/sha256.ts';

const home = mkdtempSync(path.join(tmpdir(), 'changes-'));
afterAll(() => rmSync(home, { recursive: true }));

const site = (files: Readonly<Record<string, string>>): SiteFiles =>
  new Map(inByteOrder(Object.keys(files)).map((name) => [name, sha256Of(files[name] ?? '')]));

describe('compareSites', () => {
  const live = site({ 'index.html': '1', 'a/old.html': '2', 'b.html': '3' });
  const now = site({ 'index.html': '1', 'b.html': '4', 'a/new.html': '2', 'z/new.html': '5' });

  it('finds the files that were added, modified and removed', () => {
    expect(compareSites(live, now)).toEqual({
      added: ['a/new.html', 'z/new.html'],
      modified: ['b.html'],
      removed: ['a/old.html'],
    });
    expect(hasChanges(compareSites(live, now))).toBe(true);
  });

  it('finds nothing in the same site', () => {
    expect(compareSites(live, live)).toEqual({ added: [], modified: [], removed: [] });
    expect(hasChanges(compareSites(live, live))).toBe(false);
  });

  it('changeLists: lists in one order what to upload, and what to delete', () => {
    const { changed, removed } = changeLists(now, compareSites(live, now));
    expect([[...changed], removed]).toEqual([['a/new.html', 'b.html', 'z/new.html'], ['a/old.html']]);
  });

  it('finds what a search for every path finds, whatever the names', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', '/', '｡', '🚀', '😀'),
      minLength: 1,
      maxLength: 3,
    });
    const sites = fc.dictionary(name, fc.constantFrom('1', '2'), { maxKeys: 12 }).map(site);
    fc.assert(
      fc.property(sites, sites, (one, other) => {
        expect(compareSites(one, other)).toEqual({
          added: [...other.keys()].filter((path) => !one.has(path)),
          modified: [...other.keys()].filter((path) => one.has(path) && one.get(path) !== other.get(path)),
          removed: [...one.keys()].filter((path) => !other.has(path)),
        });
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('changeLists: uploads every file and deletes none without the live site', () => {
    const { changed, removed } = changeLists(now, undefined);
    expect([[...changed], removed]).toEqual([[...now.keys()], []]);
  });
});

/** Every file below a folder with its SHA-256, read from the disk. */
function siteIn(folder: string): SiteFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), sha256Of(readFileSync(file))];
    });
  const byName = new Map(files);
  return new Map(inByteOrder(byName.keys()).map((name) => [name, byName.get(name) ?? '']));
}

/** What `diff` says about two folders, file by file. */
function diffOf(before: string, after: string): Record<string, string[]> {
  // With `--new-file`, it names every file, also those of a folder that only one of the two has.
  const { stdout } = spawnSync('diff', ['-rqN', before, after], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const differing = [...stdout.matchAll(/^Files (.*) and .* differ$/gm)].map(([, file = '']) =>
    file.slice(before.length + 1),
  );
  const isIn = (folder: string, name: string) => siteIn(path.join(home, folder)).has(name);
  return {
    added: differing.filter((name) => !isIn(before, name)),
    modified: differing.filter((name) => isIn(before, name) && isIn(after, name)),
    removed: differing.filter((name) => !isIn(after, name)),
  };
}

function reasonAgainstDiff(): string | undefined {
  if (process.platform === 'win32')
    return 'On Windows, diff is that of Git, which has rules of its own for names';
  try {
    return execFileSync('diff', ['--version'], { encoding: 'utf8' }).includes('GNU')
      ? undefined
      : 'The system has another diff than GNU Diffutils';
  } catch {
    return 'diff is not installed here';
  }
}

itUnless(reasonAgainstDiff())('compareSites: finds for a random edit what `diff` finds', () => {
  const segment = fc.constantFrom(
    'a',
    'b',
    'guides',
    'index.html',
    'x.html',
    'ü.html',
    '🚀.html',
    '#.html',
    'c d',
  );
  // A folder never has the name of a file.
  const name = fc
    .tuple(fc.array(fc.constantFrom('a', 'guides', 'ü'), { maxLength: 2 }), segment)
    .map(([folders, file]) => [...folders.map((folder) => `${folder}.d`), file].join('/'));
  // Not empty: to `diff --new-file`, a file that is missing is the same as an empty one.
  const contents = fc.constantFrom('1', '2', '3', '\n', 'x'.repeat(5000));
  const tree = fc.dictionary(name, contents, { minKeys: 3, maxKeys: 12 });
  const edits = fc.array(fc.tuple(name, contents), { minLength: 1, maxLength: 4 });
  /** Of files that are there, by their position. */
  const touches = fc.array(fc.tuple(fc.nat({ max: 11 }), fc.option(contents, { freq: 1 })), {
    minLength: 3,
    maxLength: 6,
  });
  const write = (folder: string, files: Iterable<[string, string | null]>) => {
    for (const [file, text] of files) {
      const target = path.join(home, folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      if (text === null) rmSync(target, { force: true });
      else writeFileSync(target, text);
    }
  };
  const differed = { added: 0, modified: 0, removed: 0 };
  fc.assert(
    fc.property(tree, edits, touches, (files, edited, touched) => {
      for (const folder of ['before', 'after'])
        rmSync(path.join(home, folder), { recursive: true, force: true });
      mkdirSync(path.join(home, 'before'));
      write('before', Object.entries(files));
      cpSync(path.join(home, 'before'), path.join(home, 'after'), { recursive: true });
      write('after', edited);
      write(
        'after',
        touched.flatMap(([at, text]) =>
          Object.keys(files)
            .slice(at, at + 1)
            .map((file): [string, string | null] => [file, text]),
        ),
      );
      const { added, modified, removed } = compareSites(
        siteIn(path.join(home, 'before')),
        siteIn(path.join(home, 'after')),
      );
      const expected = diffOf('before', 'after');
      const sorted = (names: readonly string[] = []) => inByteOrder(names);
      expect({ added, modified, removed }).toEqual({
        added: sorted(expected['added']),
        modified: sorted(expected['modified']),
        removed: sorted(expected['removed']),
      });
      differed.added += added.length;
      differed.modified += modified.length;
      differed.removed += removed.length;
    }),
    { numRuns: 40, seed: 14 },
  );
  for (const count of Object.values(differed)) expect(count).toBeGreaterThan(2);
});

describe('formatFileList', () => {
  it('writes one line for each path', () => {
    expect(formatFileList(['a.html', 'guides/ü b.html'])).toBe('a.html\nguides/ü b.html\n');
    expect(formatFileList([])).toBe('');
  });

  it.each(['#top.html', ';a.html', ' a.html', '\u00a0a.html', ' #a.html'])(
    'writes `./` before %j, so that no tool skips or cuts it',
    (name) => {
      expect(formatFileList([name])).toBe(`./${name}\n`);
    },
  );

  it.each(['a#.html', 'a/#b.html', 'a; b', '-a', './a'])('leaves %j as it is', (name) => {
    expect(formatFileList([name])).toBe(`${name}\n`);
  });
});
