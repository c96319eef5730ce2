import { expect, it } from '@jest/globals';
import { finishedName, foldersOf, isPartial } from '../../../src/site/names.ts';

it.each([
  ['in any order', ['a/b/c', 'a/b/d', 'a/bc', 'e', 'ab/c', 'a/b/f'], ['a', 'a/b', 'ab']],
  ['after a file with the name of the folder', ['a', 'a/x'], ['a']],
  ['after a file whose name begins with that of the folder', ['ab', 'a/x'], ['a']],
  ['after a folder with the name of the file', ['b/x', 'a/b'], ['b', 'a']],
])('foldersOf: returns every folder above files %s', (_what, paths, folders) => {
  expect([...foldersOf(paths)]).toEqual(folders);
});

it.each([
  ['guides/a.html.0123abcd.export-partial', 'guides/a.html'],
  ['open "/srv/a.html.0123abcd.export-partial": denied.', 'open "/srv/a.html": denied.'],
  ['d.export-partial', 'd.export-partial'],
  ['e.0123ABCD.export-partial', 'e.0123ABCD.export-partial'],
  ['f.0123abcd.export-partial.html', 'f.0123abcd.export-partial.html'],
  ['g.0123abcd.export-partial/h', 'g.0123abcd.export-partial/h'],
])('finishedName: returns the name of %s without the end of an unfinished upload', (text, finished) => {
  expect([finishedName(text), isPartial(text)]).toEqual([finished, finished !== text]);
});
