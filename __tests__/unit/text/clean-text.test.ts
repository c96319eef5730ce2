import { expect, it } from '@jest/globals';
import { cleanText, escapeHtml } from '../../../src/text/clean-text.ts';
import { counted, duration, grouped, size } from '../../../src/text/units.ts';
import { readCommands } from '../../../tools/runner-double/workflow-commands.ts';
import fc from '../../support/fast-check.ts';

it.each([
  ['plain text, ü, 漢字, 🚀', 'plain text, ü, 漢字, 🚀'],
  ['two\nlines\r\nthree\rfour', 'two lines three four'],
  ['::set-output name=a::b', ': :set-output name=a::b'],
  ['  ::error::x', ': :error::x'],
  ['fine ##[error]not fine', 'fine ## [error]not fine'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007', 'link'],
  ['a\u0000b\u0007c\u009bd', 'a b c d'],
  ['left\u202eright', 'leftright'],
  ['\ufeff::add-mask::x', ': :add-mask::x'],
  ['\u200f::add-mask::x', ': :add-mask::x'],
  ['\u001b::add-mask::x', ': :add-mask::x'],
  ['##\u202e[error]x', '## [error]x'],
  ['##\u001b[0m[error]x', '## [error]x'],
  ['', ''],
])('cleanText: cleans %j to %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

it('cleanText: cuts after the maximum length, at a complete character', () => {
  expect(cleanText('🚀'.repeat(20), 10)).toBe(`${'🚀'.repeat(10)}…`);
  expect(cleanText('x'.repeat(10), 10)).toBe('x'.repeat(10));
  expect(cleanText('x'.repeat(5_000_000), 10)).toBe(`${'x'.repeat(10)}…`);
});

it('cleanText: leaves no workflow command, alone or after other text', () => {
  const commands = ['::', '##[', '#', '[', 'error', 'add-mask', ']', ':'];
  const pieces = [...commands, '\r', '\n', '\u001b', '\u001b[0m', ' ', '\u202e', '\t', 'x'];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, (text) => {
      for (const line of [cleanText(text), `Job ${cleanText(text)}, 3%`]) {
        const { annotations, masks, others } = readCommands(`${line}\n`);
        expect([annotations, masks, others]).toEqual([[], [], []]);
      }
    }),
    { numRuns: 500 },
  );
});

it('escapeHtml: leaves no HTML', () => {
  expect(escapeHtml(`<b a="1" c='2'>&</b>`)).toBe('&#60;b a=&#34;1&#34; c=&#39;2&#39;&#62;&#38;&#60;/b&#62;');
});

it.each([
  [0, '0ms'],
  [85.4, '85ms'],
  [1000, '1s'],
  [12_340, '12.3s'],
  [59_990, '59.9s'],
  [60_000, '1m'],
  [250_000, '4m 10s'],
  [3_599_600, '1h'],
  [7_500_000, '2h 5m'],
  [-5, '0ms'],
])('duration, size, counted and grouped: %d ms is %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [4_200_000, '4.2 MB'],
  [2_000_000_000, '2 GB'],
])('duration, size, counted and grouped: %d bytes are %s', (bytes, text) => {
  expect(size(bytes)).toBe(text);
});

it('duration, size, counted and grouped: format counts with separators and plurals', () => {
  expect([counted(0, 'page'), counted(1, 'page'), counted(12_000, 'page')]).toEqual([
    '0 pages',
    '1 page',
    '12,000 pages',
  ]);
  expect([999, 1000, 1_234_567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
});
