/** One rule says which paths the files of a site may have, in archives, manifests, and states. */
import { expect, it } from '@jest/globals';
import { sitePathProblem } from '../../../src/site/site-path.ts';

const _HEX = 'a'.repeat(64);

it.each([
  'index.html',
  'guides/start.html',
  'guides/c:x.html',
  'ab:c.html',
  ':a',
  '1:a',
  // Letters that a pattern with the flags `i` and `u` mistakes for `s` and `k`.
  'ſ:a.html',
  '\u212a:a.html',
  '..a/...b',
  'a b/ c',
  '[[...slug]]/語.html',
])('sitePathProblem: accepts %j', (path) => {
  expect(sitePathProblem(path)).toBeUndefined();
});

it.each([
  ['', 'has no name'],
  ['/etc/passwd', 'has an absolute name'],
  ['C:/x', 'has a name with a drive letter'],
  ['c:x', 'has a name with a drive letter'],
  ['a:', 'has a name with a drive letter'],
  ['a\0b', 'has a NUL character in its name'],
  ['a\\b', 'has a backslash in its name'],
  ['a\nb', 'has a control character in its name'],
  ['a\u0085b', 'has a control character in its name'],
  ['..', 'has ".." in its name'],
  ['a/../b', 'has ".." in its name'],
  ['./a', 'has "." or nothing between two slashes of its name'],
  ['a//b', 'has "." or nothing between two slashes of its name'],
  ['a/', 'has "." or nothing between two slashes of its name'],
])('sitePathProblem: refuses %j', (path, problem) => {
  expect(sitePathProblem(path)).toBe(problem);
});
