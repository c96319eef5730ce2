// The parser of a step's output: which lines are commands, and what a person sees.

import { describe, expect, it } from '@jest/globals';
import { CommandReader, readCommands } from '../../../tools/runner-double/workflow-commands.ts';

const secret = 'sesame-0pen-sesame';

describe('readCommands: plain text', () => {
  it.each<[name: string, output: string]>([
    ['a command that is not at the start of its line', 'got ::error::x\n'],
    ['an unknown name', '::danger::x\n'],
    ['white space within the colons', ':: error::x\n'],
    ['a zero-width space before the colons', '\u200b::error::x\n'],
    ['a byte order mark before the colons', '\ufeff::error::x\n'],
    ['the second brackets of a line', '##[nothing] ##[error]x\n'],
    ['escaped line ends', 'a%0A::error::x\n'],
    [
      'line separators that do not end a line for the runner',
      'a\u2028::error::x\u0085::error::x\v::error::x\n',
    ],
  ])('finds no command in %s', (_, output) => {
    expect(readCommands(output)).toMatchObject({ annotations: [], masks: [], others: [], log: output });
  });
});

describe('readCommands: lines', () => {
  it('reads the same wherever the output is cut into pieces', () => {
    const output = 'a\r\n::warning::w%0Ax\r::error::e\n\r\nb\r';
    for (let cut = 0; cut < output.length; cut++) {
      const reader = new CommandReader({});
      reader.write(output.slice(0, cut));
      reader.write(output.slice(cut));
      reader.close();
      expect(reader.annotations.map(({ level, message }) => [level, message])).toEqual([
        ['warning', 'w\nx'],
        ['error', 'e'],
      ]);
      expect(reader.log).toBe('a\nWarning: w\nx\nError: e\n\nb\n');
    }
  });
});

describe('readCommands: annotations', () => {
  it.each<[output: string, level: string, message: string]>([
    ['  \t::error::after white space', 'error', 'after white space'],
    ['::ERROR title=T,line=3::any case, with properties', 'error', 'any case, with properties'],
    ['::error::%253A %253a %0a', 'error', '%3A %3a %0a'],
    ['any text before ##[warning]brackets', 'warning', 'brackets'],
    ['::unknown:: ##[error]brackets behind colons', 'error', 'brackets behind colons'],
    ['##[notice title=a]m%3B%5D%3A', 'notice', 'm;]%3A'],
    [`::error::${'x'.repeat(5000)}`, 'error', 'x'.repeat(4096)],
  ])('reads %j', (output, level, message) => {
    expect(readCommands(`${output}\n`).annotations).toEqual([{ level, message }]);
  });
});

describe('readCommands: masks', () => {
  it('hides a value from the moment that it is added', () => {
    const { log, masks } = readCommands(
      `${secret}\n::add-mask::${secret}\n${secret}!${secret}\n::error::${secret}\n`,
    );
    expect(masks).toEqual([secret]);
    expect(log).toBe(`${secret}\n***!***\nError: ***\n`);
  });

  it('hides each line of a value with several', () => {
    const { log } = readCommands(
      '::add-mask::first-half%0D%0A  second-half \nfirst-half\nsecond-half\nfirst\n',
    );
    expect(log).toBe('***\n***\nfirst\n');
  });

  it.each<[name: string, value: string, output: string, log: string]>([
    ['base64', secret, Buffer.from(secret).toString('base64'), '***'],
    // The first group of three bytes has another byte and two of the value, so it is not hidden.
    ['base64 after another byte', 'Password123!', Buffer.from(':Password123!').toString('base64'), 'OlBh***'],
    ['JSON', 'pass\\%0Aword\u0001', 'pass\\\\\\nword\\u0001', '***'],
    ['a URL', 'pass word', 'pass%20word', '***'],
    ['as a whole, but no half of fewer than six characters', 'letters&fives', 'letters& fives', '*** fives'],
    [
      'the halves around the last ampersand',
      'first&second&thirds',
      'first&second& thirds first&',
      '*** *** first&',
    ],
  ])('hides a value in other forms: %s', (_, value, output, log) => {
    expect(readCommands(`::add-mask::${value}\n${output}\n`).log).toBe(`${log}\n`);
  });
});

describe('readCommands: other commands', () => {
  it('reads everything between stop-commands and its token as text', () => {
    const { annotations, masks, others, log } = readCommands(
      '::stop-commands::tok\n::error::1\n##[error]2\n::add-mask::text\n::TOK::\n::error::3\n',
    );
    expect(annotations.map(({ message }) => message)).toEqual(['3']);
    expect(masks).toEqual([]);
    expect(others.map(({ command }) => command)).toEqual(['stop-commands', 'tok']);
    expect(log).toContain('::add-mask::text\n');
  });

  it('lists a command that no action prints', () => {
    const { others, log } = readCommands(
      '::set-env name=NODE_OPTIONS::--require x\n##[add-path]/somewhere\n',
    );
    expect(others).toEqual([
      { command: 'set-env', data: '--require x' },
      { command: 'add-path', data: '/somewhere' },
    ]);
    expect(log).toBe('');
  });
});
