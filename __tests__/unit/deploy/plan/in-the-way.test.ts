import { expect, it } from '@jest/globals';
import { emptiedFolders, obstacleTest } from '../../../../src/deploy/plan/in-the-way.ts';
import { filesOf } from '../../../support/deployment-states.ts';

it.each([
  ['a file that becomes a folder', 'guide/a.html', 'guide', true],
  ['a folder that becomes a file', 'guide', 'guide/b/c', true],
  ['another case', 'guide.html', 'Guide.html', true],
  ['another normalization', 'cafe\u0301', 'caf\u00e9', true],
  ['a file where a folder differs by case', 'Docs/a.html', 'docs', true],
  ['another case of a folder', 'Docs/a.html', 'docs/b.html', false],
  ['a neighbor', 'a/b.html', 'a/c.html', false],
  ['a name that begins like a folder', 'a/b.html', 'a.html', false],
  ['a folder that begins like a file', 'ab', 'abc/d', false],
])('`obstacleTest` finds what is in the way: %s', (_what, path, gone, isInTheWay) => {
  expect(obstacleTest(filesOf({ [path]: '1' }))(gone)).toBe(isInTheWay);
});

it('`emptiedFolders` returns the folders in which no file remains, the innermost first', () => {
  expect(emptiedFolders(['a/x', 'b/c/x'], ['a/y', 'b/d/e/y', 'l/y', 'z'])).toEqual(['b/d/e', 'b/d', 'l']);
  expect(emptiedFolders(['a/x'], [])).toEqual([]);
});
