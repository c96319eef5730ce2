import { expect, it } from '@jest/globals';
import { cleanText, escapeHtml, plainText } from '../../../src/text/clean-text.ts';
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
  expect(cleanText(`${'\u200b'.repeat(40)}x`, 10)).toBe('…');
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

it.each([
  ['Input `key` is "<a>".', "Input 'key' is \"'a'\"."],
  ['For two minutes, https://docs.example.com:8443/a/b has not', 'For two minutes, …/a/b has not'],
  ['https://docs.example.com responds with 404', '… responds with 404'],
  ['"sftp://user:pass@web.example.com/srv" is not', '"…/srv" is not'],
  ['see www.example.com, WWW.example.com/a', 'see … …/a'],
  ['ht\u200btps://docs.example.com/a', '…/a'],
  ['(https://docs.example.com/a?token=b#c) and more', '(…/a) and more'],
  ['dial tcp: lookup web.example.com on 127.0.0.53', 'dial tcp: lookup … on 127.0.0.53'],
  ['ask @octocat or @docs/team', 'ask ＠octocat or ＠docs/team'],
  ['guides/start.mdx:12: unexpected tag', 'guides/start.mdx:12: unexpected tag'],
  ['one\r\ntwo\u0000three\u2028four', 'one two three four'],
  ['', ''],
])('plainText: returns %j as %j', (text, expected) => {
  expect(plainText(text, 300)).toBe(expected);
});

it('plainText: returns at most the given number of characters, with the beginning and the end', () => {
  expect(plainText('🚀'.repeat(300), 300)).toBe('🚀'.repeat(300));
  expect(plainText(`a${'🚀'.repeat(300)}z`, 300)).toBe(`a${'🚀'.repeat(148)}…${'🚀'.repeat(149)}z`);
});

it('plainText: shortens names in the middle before it leaves out the middle of the text', () => {
  const arn = 'arn:aws:cloudfront::123456789012:distribution/E2QWRUHAPOMQZL';
  const said = `User: ${arn} is not authorized to perform a call on resource: ${arn} with an explicit deny.`;
  expect(plainText(said, 300)).toBe(said);
  const short = 'arn:aws:cloudfro…9012:distribution/E2QWRUHAPOMQZL';
  const long = `${'x '.repeat(60)}${said}`;
  expect(plainText(long, 300)).toBe(long.replaceAll(arn, short));
});

it('plainText: leaves no link, mention, tag, code, or line break, and changes its own result no more', () => {
  const words = 'http s :// www . a.de @ < > ` / [ ##'.split(' ');
  const pieces = [...words, '\u200b', '\n', '\u001b[0m', ' '];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 400 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, (text) => {
      const plain = plainText(text, 300);
      expect(plain).toMatch(/^[^\p{C}`<>@]{0,300}$/u);
      expect(plain).not.toMatch(/\b[a-z]+:\/\/|\bwww\./i);
      expect(plainText(plain, 300)).toBe(plain);
    }),
  );
});

it('escapeHtml: leaves no HTML', () => {
  expect(escapeHtml(`<b a="1" c='2'>&</b>`)).toBe('&#60;b a=&#34;1&#34; c=&#39;2&#39;&#62;&#38;&#60;/b&#62;');
});

it('duration: has two units at most', () => {
  const times = [0, 85.4, 1000, 12_340, 59_990, 60_000, 250_000, 3_599_600, 7_500_000, -5];
  const shown = ['0ms', '85ms', '1s', '12.3s', '59.9s', '1m', '4m 10s', '1h', '2h 5m', '0ms'];
  expect(times.map(duration)).toEqual(shown);
});

it('size: has one unit', () => {
  expect([999, 4_200_000, 2_000_000_000].map((bytes) => size(bytes))).toEqual(['999 B', '4.2 MB', '2 GB']);
});

it('counted and grouped: separate thousands, and counted forms the plural', () => {
  const counts = [0, 1, 12_000].map((count) => counted(count, 'page'));
  expect(counts).toEqual(['0 pages', '1 page', '12,000 pages']);
  expect([999, 1000, 1_234_567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
});
