import { expect, it } from '@jest/globals';
import { emptiedFolders, findObstacles } from '../../../../src/deploy/plan/in-the-way.ts';
import { filesOf } from '../../../support/deployment-states.ts';

const siteOf = (...paths: string[]) => filesOf(Object.fromEntries(paths.map((path) => [path, '1'])));

it.each([
  ['a file that becomes a folder', ['guide/a.html'], ['guide'], ['guide'], []],
  ['a folder that becomes a file', ['guide'], ['guide/a', 'guide/b/c'], ['guide/a', 'guide/b/c'], []],
  ['another case', ['guide.html'], ['Guide.html'], ['Guide.html'], ['guide.html']],
  ['another case of a folder', ['Docs/a.html'], ['docs/b.html'], [], []],
  ['a file where a folder differs by case', ['Docs/a.html'], ['docs'], ['docs'], []],
  ['another normalization', ['cafe\u0301'], ['caf\u00e9'], ['caf\u00e9'], ['cafe\u0301']],
  ['neighbors', ['a/b.html', 'ab'], ['a/c.html', 'a.html'], [], []],
])('findObstacles: returns what is in the way for %s', (_what, site, deletions, inTheWay, endangered) => {
  const found = findObstacles(siteOf(...site), deletions);
  expect([found.inTheWay, [...found.endangered]]).toEqual([inTheWay, endangered]);
});

it('emptiedFolders: returns the folders in which no file remains, the innermost first', () => {
  expect(emptiedFolders(['a/x', 'b/c/x'], ['a/y', 'b/d/e/y', 'l/y', 'z'])).toEqual(['b/d/e', 'b/d', 'l']);
  expect(emptiedFolders(['a/x'], [])).toEqual([]);
});
