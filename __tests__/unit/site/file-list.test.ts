import { expect, it } from '@jest/globals';
import { formatFileList } from '../../../src/site/file-list.ts';

it('has one line for each path', () => {
  expect(formatFileList(['a.html', 'guides/ü b.html'])).toBe('a.html\nguides/ü b.html\n');
  expect(formatFileList([])).toBe('');
});

it.each(['#top.html', ';a.html', ' a.html', '\u00a0a.html', ' #a.html'])(
  'names %j so that no tool skips or cuts it',
  (name) => {
    expect(formatFileList([name])).toBe(`./${name}\n`);
  },
);

it.each(['a#.html', 'a/#b.html', 'a; b', '-a', './a'])('leaves %j as it is', (name) => {
  expect(formatFileList([name])).toBe(`${name}\n`);
});

it('leaves out a name that a line cannot hold, since it would be two others', () => {
  expect(formatFileList(['a\nb', 'c', 'd\re'])).toBe('c\n');
});
