/** Which names a site may have, and when two of them are the same. */
import { expect, it } from '@jest/globals';
import { SiteTree, sitePath } from '../../../../src/archive/site/entry-paths.ts';
import { LINUX, WINDOWS } from '../../../support/extraction.ts';

const pathOf = (name: string, names = WINDOWS) => sitePath(Buffer.from(name), names);

it.each(
  Object.entries({
    './index.html': 'index.html',
    '././a//b/./c/': 'a/b/c',
    '.': '',
    './': '',
    '/': '',
    '//./': '',
  }),
)('sitePath: reads %j as %j', (name, expected) => {
  expect(pathOf(name)).toBe(expected);
});

it.each([
  'index.html',
  '.well-known/x',
  '..a/...b',
  'a b/ c',
  'ü/語/🚀.html',
  '👩‍👩‍👧.html',
  "a'()[]{}!#$%&+,;=@^`~.html",
  'console.html',
  'icon',
  'com10',
  'com',
  'a.con',
  'nul-and-void/auxiliary',
  '\u{feff}a',
  '語'.repeat(85),
  `${`${'x'.repeat(255)}/`.repeat(15)}${'x'.repeat(255)}`,
  `${'x/'.repeat(100)}x`,
])('sitePath: accepts %j', (name) => {
  expect(pathOf(name)).toBe(name);
});

// The corpus of hostile archives contains all other refused names.
it.each(['CON', 'prn', 'Aux', 'nul', 'com0', 'COM9', 'lpt1', 'COM²', 'conin$', 'CONOUT$'])(
  'sitePath: accepts %j except on Windows',
  (device) => {
    for (const name of [device, `a/${device}.tar.gz`, `${device}/b`]) {
      expect(() => pathOf(name)).toThrow('that Windows reserves for a device');
      expect(pathOf(name, LINUX)).toBe(name);
    }
  },
);

it('sitePath: shows a name in a form that is not a workflow command', () => {
  expect(() => pathOf('a\n::error::b\u001b[2J')).toThrow(
    'The bundle\'s entry "a ::error::b" has a control character in its name.',
  );
  expect(() => pathOf('x'.repeat(5000))).toThrow(/^.{1,400}$/);
});

it('SiteTree: returns the folders to create, each once and outer ones first', () => {
  const tree = new SiteTree();
  expect(tree.addFile('index.html')).toEqual([]);
  expect(tree.addFile('a/b/c/one')).toEqual(['a', 'a/b', 'a/b/c']);
  expect(tree.addFile('a/b/c/two')).toEqual([]);
  expect(tree.addFolder('a/b')).toEqual([]);
  expect(tree.addFolder('a/d/e')).toEqual(['a/d', 'a/d/e']);
  expect(tree.addFolder('')).toEqual([]);
  expect(tree.addFile('a/x')).toEqual([]);
  expect(tree.size).toBe(9);
});

it('SiteTree: distinguishes files from folders, by their exact names', () => {
  const tree = new SiteTree();
  tree.addFile('a/B');
  expect(['a/B', 'a/b', 'a', ''].map((path) => tree.hasFile(path))).toEqual([true, false, false, false]);
  expect(['a/B', 'A', 'a', ''].map((path) => tree.hasFolder(path))).toEqual([false, false, true, true]);
});

it('SiteTree: counts the bytes of each path, even of a folder that appears again', () => {
  const tree = new SiteTree();
  tree.addFile('a/ü');
  expect(tree.nameBytes).toBe('a'.length + Buffer.byteLength('a/ü'));
  tree.addFolder('a');
  expect(tree.nameBytes).toBe(2 * 'a'.length + Buffer.byteLength('a/ü'));
});

it('SiteTree: accepts names that differ only by case or normalization: the disk decides', () => {
  const tree = new SiteTree();
  for (const name of ['a/B', 'A/b', 'a/b', '\u00e9', 'e\u0301']) tree.addFile(name);
  expect(tree.hasFile('A/b')).toBe(true);
  expect(() => tree.addFile('a/b')).toThrow('appears twice');
});

function topFolderOf(paths: readonly string[], basePath = ''): string {
  const tree = new SiteTree();
  for (const path of paths) {
    if (path.endsWith('/')) tree.addFolder(path.slice(0, -1));
    else tree.addFile(path);
  }
  return tree.topFolder(basePath);
}

it.each(['_next/a.js', '404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'])(
  'SiteTree: topFolder: finds the folder around a home page next to %s',
  (mark) => {
    expect(topFolderOf(['export-1/index.html', `export-1/${mark}`])).toBe('export-1');
  },
);

it.each([
  [['guides/index.html', 'guides/start.html']],
  [['guides/404.html', 'guides/robots.txt']],
  [['guides/index.html', 'guides/deeper/404.html']],
  [['guides/index.html', 'guides/404.html', 'logo.svg']],
  [['guides/index.html', 'guides/404.html', 'empty/']],
  [['index.html', '404.html']],
  [['guides/']],
  [[]],
])('SiteTree: topFolder: finds none in %j', (paths) => {
  expect(topFolderOf(paths)).toBe('');
});

it.each([
  [['docs/index.html'], '/docs', 'docs'],
  [['docs/a.html', 'docs/b/c.html'], '/docs', 'docs'],
  [['docs/en/index.html'], '/docs/en', 'docs/en'],
  [['docs/'], '/docs', 'docs'],
  [['docs/index.html', 'robots.txt'], '/docs', ''],
  [['docs/en/a.html', 'docs/b.html'], '/docs/en', ''],
  [['docs2/a.html'], '/docs', ''],
  [['index.html', '404.html'], '/docs', ''],
  [['export-1/index.html', 'export-1/404.html'], '/docs', 'export-1'],
  [['docs/index.html'], '/', ''],
])('SiteTree: topFolder: finds in %j, built for %s: %j', (paths, basePath, expected) => {
  expect(topFolderOf(paths, basePath)).toBe(expected);
});
