import { expect, it } from '@jest/globals';
import { archiveFormat, describeOther, otherFormat } from '../../../src/archive/archive-format.ts';
import { file } from '../../support/hostile-archives.ts';

it.each([
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['bzip2', [...Buffer.from('BZh91AY&SY')]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['rar', [...Buffer.from('Rar!'), 0x1a, 0x07]],
] as const)('otherFormat: names %s, which is not a format of a bundle', (name, start) => {
  const head = Buffer.from([...start, ...Buffer.alloc(600)]);
  expect([archiveFormat(head), otherFormat(head)]).toEqual([undefined, name]);
  expect(otherFormat(Buffer.from(start.slice(0, -1)))).toBeUndefined();
});

it('archiveFormat: recognizes a tar of the old format by the checksum of its first header', () => {
  const old = file('index.html', 'home', { magic: '' });
  expect(archiveFormat(old)?.extension).toBe('.tar');
  expect(archiveFormat(old.subarray(0, 511))).toBeUndefined();
  old[0] = 0x20;
  expect(archiveFormat(old)).toBeUndefined();
});

it.each([
  ['', 'nothing'],
  ['{"error": "Not ready"}', 'JSON'],
  [' [1]', 'JSON'],
  ['<!doctype html>', 'a web page or an XML document'],
  ['\ufeff<?xml version="1.0"?>', 'a web page or an XML document'],
  ['just a text', 'something that is not an archive (its first bytes are 6a75737420612074)'],
])('describeOther: describes %j as %s', (text, what) => {
  expect(describeOther(Buffer.from(text))).toBe(what);
});

it.each(['[\u0003', '<\u0003', '[\u00ff', '<\u00ff'])(
  'describeOther: does not call a compressed file text that begins with the bytes %j',
  (bytes) => {
    expect(describeOther(Buffer.from(bytes, 'latin1'))).toContain('something that is not an archive');
  },
);

it('describeOther: describes a file that begins with zeros as one, such as an image of a disk', () => {
  expect(describeOther(Buffer.alloc(512))).toBe(
    'something that is not an archive (it begins with zeros, as a tar without files does)',
  );
});
