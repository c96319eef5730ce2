import { expect, it } from '@jest/globals';
import { SiteTree } from '../../../../src/archive/site/entry-paths.ts';
import { topFolder } from '../../../../src/archive/site/top-folder.ts';
import { LINUX } from '../../../support/extraction.ts';

function topFolderOf(paths: readonly string[], basePath = ''): string {
  const tree = new SiteTree(LINUX);
  for (const path of paths) {
    if (path.endsWith('/')) tree.addFolder(path.slice(0, -1));
    else tree.addFile(path);
  }
  return topFolder(tree, basePath);
}

it.each(['_next/a.js', '404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'])(
  'topFolder: finds the folder around a home page next to %s',
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
])('topFolder: finds none in %j', (paths) => {
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
])('topFolder: finds in %j, built for %s: %j', (paths, basePath, expected) => {
  expect(topFolderOf(paths, basePath)).toBe(expected);
});
