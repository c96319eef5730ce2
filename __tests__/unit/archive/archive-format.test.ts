import { expect, it } from '@jest/globals';
import { archiveFormat, describeOther } from '../../../src/archive/archive-format.ts';

it.each([
  ['.tar.xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['.tar.bz2', [...Buffer.from('BZh91AY&SY')]],
  ['.tar.zst', [0x28, 0xb5, 0x2f, 0xfd]],
  ['.7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['.rar', [...Buffer.from('Rar!'), 0x1a, 0x07]],
] as const)('archiveFormat: recognizes a %s by its first bytes', (format, head) => {
  expect(archiveFormat(Buffer.from([...head, ...Buffer.alloc(300)]))?.extension).toBe(format);
  expect(archiveFormat(Buffer.from(head.slice(0, -1)))).toBeUndefined();
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
