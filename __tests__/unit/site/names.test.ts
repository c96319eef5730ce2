import { expect, it } from '@jest/globals';
import { finishedName, foldersOf, isPartial, withFinishedNames } from '../../../src/site/names.ts';

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
  ['d.export-partial', 'd.export-partial'],
  ['e.0123ABCD.export-partial', 'e.0123ABCD.export-partial'],
  ['f.0123abcd.export-partial.html', 'f.0123abcd.export-partial.html'],
  ['g.0123abcd.export-partial/h', 'g.0123abcd.export-partial/h'],
  ['i.0123abcd.export-partial~', 'i.0123abcd.export-partial~'],
  ['j.0123abcd.export-partial (copy).html', 'j.0123abcd.export-partial (copy).html'],
])('finishedName: returns the name of %s without the end of an unfinished upload', (name, finished) => {
  expect([finishedName(name), isPartial(name)]).toEqual([finished, finished !== name]);
});

it('withFinishedNames: replaces the names in a message', () => {
  const message = 'open "/srv/a.html.0123abcd.export-partial": denied, /srv/b.0123abcd.export-partial.';
  expect(withFinishedNames(message)).toBe('open "/srv/a.html": denied, /srv/b.');
});
