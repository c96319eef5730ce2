// The parser of a step's output: what is a command, what is not, and what a person sees.

import { describe, expect, it } from '@jest/globals';
import {
  type CommandLog,
  createCommandReader,
  readCommands,
} from '../../../tools/runner-double/workflow-commands.ts';

const secret = 'sesame-0pen-sesame';

/** An empty log with the given parts. */
function logOf(parts: Partial<CommandLog>): CommandLog {
  return {
    names: [],
    annotations: [],
    masks: [],
    setOutputs: [],
    groups: [],
    debug: [],
    others: [],
    problems: [],
    failed: false,
    log: '',
    ...parts,
  };
}

describe('readCommands: plain text', () => {
  it.each<[name: string, output: string]>([
    ['a command that is not at the start of its line', 'got ::error::x\n'],
    ['an unknown name', '::danger::x\n'],
    ['an unknown name in brackets', '##[section]x\n'],
    ['white space within the colons', ':: error::x\n'],
    ['a zero-width space before the colons', '\u200b::error::x\n'],
    ['a byte order mark before the colons', '\ufeff::error::x\n'],
    ['only the first bracket of a line is looked at', '##[nothing] ##[error]x\n'],
    ['escaped line ends', 'a%0A::error::x\n'],
    [
      'line separators that do not end a line for the runner',
      'a\u2028::error::x\u0085::error::x\v::error::x\n',
    ],
  ])('finds no command in %s', (_, output) => {
    expect(readCommands(output)).toEqual(logOf({ log: output }));
  });
});

describe('readCommands: lines', () => {
  it.each<[name: string, output: string, log: string]>([
    ['LF', 'a\n::debug::x\nb\n', 'a\nb\n'],
    ['CRLF', 'a\r\n::debug::x\r\nb\r\n', 'a\nb\n'],
    ['a lone CR', 'a\r::debug::x\rb\r', 'a\nb\n'],
    ['no line end at the end', 'a\nb\n::debug::x', 'a\nb\n'],
    ['a CR before CRLF is an empty line', 'a\r\r\n::debug::x\nb', 'a\n\nb\n'],
  ])('ends a line at %s', (_, output, log) => {
    const commands = readCommands(output);
    expect(commands.log).toBe(log);
    expect(commands.debug).toEqual(['x']);
  });

  it('reads the same wherever the output is cut into pieces', () => {
    const output = 'a\r\n::warning::w%0Ax\r::error::e\n\r\nb\r';
    const whole = readCommands(output);
    expect(whole.names).toEqual(['warning', 'error']);
    for (let cut = 1; cut < output.length; cut++) {
      const reader = createCommandReader();
      reader.write(output.slice(0, cut));
      reader.write(output.slice(cut));
      reader.close();
      expect({ cut, commands: reader.commands }).toEqual({ cut, commands: whole });
    }
  });

  it('keeps the two streams apart', () => {
    const reader = createCommandReader();
    reader.write('::err', 'stdout');
    reader.write('text on the other\n::notice::', 'stderr');
    reader.write('or::broken\n', 'stdout');
    reader.write('whole\n', 'stderr');
    reader.close();
    expect(reader.commands.annotations).toEqual([
      { level: 'error', message: 'broken', properties: {} },
      { level: 'notice', message: 'whole', properties: {} },
    ]);
    expect(reader.commands.log).toBe('text on the other\nError: broken\nNotice: whole\n');
  });
});

describe('readCommands: annotations', () => {
  it.each<[output: string, level: string, message: string, properties: Record<string, string>]>([
    ['::error::boom', 'error', 'boom', {}],
    ['  \t::error::after white space', 'error', 'after white space', {}],
    ['::ERROR::any case', 'error', 'any case', {}],
    ['::error title=T,file=a.ts,line=3::m', 'error', 'm', { title: 'T', file: 'a.ts', line: '3' }],
    ['::error title=a%3Ab%2Cc%25%0Dd::m', 'error', 'm', { title: 'a:b,c%\rd' }],
    ['::error title=%253A::%253A %253a %0a', 'error', '%3A %3a %0a', { title: '%3A' }],
    ['##[error]brackets', 'error', 'brackets', {}],
    ['any text before ##[warning]brackets', 'warning', 'brackets', {}],
    ['::unknown:: ##[error]brackets behind colons', 'error', 'brackets behind colons', {}],
    ['##[error title=a%3Bb%5Dc;file=d]m%3B%5D%3A', 'error', 'm;]%3A', { title: 'a;b]c', file: 'd' }],
  ])('reads %j', (output, level, message, properties) => {
    const commands = readCommands(`${output}\n`);
    expect(commands.annotations).toEqual([{ level, message, properties }]);
    const label = { error: 'Error', warning: 'Warning', notice: 'Notice' }[level];
    expect(commands.log).toBe(`${label}: ${message}\n`);
    expect(commands.failed).toBe(false);
  });

  it('masks the message, not the properties, and cuts it after 4,096 characters', () => {
    const long = 'x'.repeat(5000);
    const { annotations } = readCommands(
      `::add-mask::${secret}\n::error title=${secret}::${secret} ${long}\n`,
    );
    expect(annotations).toEqual([
      { level: 'error', message: `*** ${'x'.repeat(4092)}`, properties: { title: secret } },
    ]);
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
    const { log, masks } = readCommands(
      '::add-mask::first-half%0D%0A  second-half \nfirst-half\nsecond-half\nfirst\n',
    );
    expect(masks).toEqual(['first-half\r\n  second-half ']);
    expect(log).toBe('***\n***\nfirst\n');
  });

  it.each<[name: string, value: string, output: string, log: string]>([
    ['base64', secret, Buffer.from(secret).toString('base64'), '***'],
    // In the encoded text the value starts one and two bytes into a group of three.
    ['base64 after two bytes', 'Password123!', Buffer.from(':Password123!').toString('base64'), 'OlBh***'],
    ['an escaped quote', 'pass"word', 'pass\\"word', '***'],
    ['JSON', 'pass\\%0Aword\u2028\u0001', 'pass\\\\\\nword\\u2028\\u0001', '***'],
    ['a URL', "pass word(1)!*'", 'pass%20word%281%29%21%2A%27', '***'],
    ['XML', '<pass> "&\'word', '&lt;pass&gt; &quot;&amp;&apos;word', '***'],
    ['no half of less than six characters', 'letters&fives', 'letters& fives', '*** fives'],
    [
      'the halves around the last ampersand',
      'first&second&thirds',
      'first&second& thirds first& thir',
      '*** *** first& thir',
    ],
    ['the halves around &+', 'first1&+second1&third', 'first1&+ econd1&third second1', '*** *** second1'],
  ])('hides a value in other forms: %s', (_, value, output, log) => {
    expect(readCommands(`::add-mask::${value}\n${output}\n`).log).toBe(`${log}\n`);
  });

  it('refuses an empty value with a warning', () => {
    const commands = readCommands('::add-mask::  \na  b\n');
    expect(commands.masks).toEqual([]);
    expect(commands.problems).toEqual([
      { level: 'warning', message: 'add-mask: an empty value cannot be masked' },
    ]);
    expect(commands.failed).toBe(false);
    expect(commands.log).toContain('a  b\n');
  });
});

describe('readCommands: stop-commands', () => {
  it('makes everything text until its token comes', () => {
    const commands = readCommands(
      [
        '::stop-commands::tok',
        '::error::1',
        '##[error]2',
        '::add-mask::text',
        '::TOK::',
        '::error::3',
        '',
      ].join('\n'),
    );
    expect(commands.names).toEqual(['stop-commands', 'tok', 'error']);
    expect(commands.annotations.map(({ message }) => message)).toEqual(['3']);
    expect(commands.masks).toEqual([]);
    expect(commands.log).toBe(
      '::stop-commands::tok\n::error::1\n##[error]2\n::add-mask::text\n::TOK::\nError: 3\n',
    );
  });

  it('shows a secret that is masked too late', () => {
    // This is why hostile text in a log must be cleaned.
    const { log } = readCommands(`::stop-commands::x\n::add-mask::${secret}\n${secret}\n`);
    expect(log).toContain(`\n${secret}\n`);
  });

  it.each(['', 'pause-logging', 'error', 'Add-Mask'])('refuses the token %j', (token) => {
    const commands = readCommands(`::stop-commands::${token}\n::notice::still on\n`);
    expect(commands.failed).toBe(true);
    expect(commands.problems.map(({ level }) => level)).toEqual(['error']);
    expect(commands.annotations.map(({ message }) => message)).toEqual(['still on']);
  });
});

describe('readCommands: other commands', () => {
  it('keeps name and value of set-output', () => {
    const commands = readCommands('::set-output name=a%2Cb::1%0A2\n');
    expect(commands).toEqual(logOf({ names: ['set-output'], setOutputs: [{ name: 'a,b', value: '1\n2' }] }));
  });

  it('shows the title of a group, and nothing at its end', () => {
    const commands = readCommands(`::add-mask::${secret}\n::group::Title ${secret}\nin\n::endgroup::\nout\n`);
    expect(commands.groups).toEqual(['Title ***']);
    expect(commands.log).toBe('▼ Title ***\nin\nout\n');
  });

  it('shows debug messages only while debugging', () => {
    const output = `::add-mask::${secret}\n::debug::one%0Atwo ${secret}\n`;
    expect(readCommands(output).log).toBe('');
    expect(readCommands(output).debug).toEqual(['one\ntwo ***']);
    expect(readCommands(output, { showDebug: true }).log).toBe(
      '::add-mask::***\n##[debug]one\n##[debug]two ***\n',
    );
  });

  it.each([
    '::set-env name=NODE_OPTIONS::--require x',
    '##[add-path]/somewhere',
    '::set-output::no name',
    '::set-output name=::no name',
    '::save-state::no name',
    '::echo::',
    '::echo::maybe',
  ])('fails the step at %s', (line) => {
    const commands = readCommands(`${line}\n::notice::next\n`);
    expect(commands.failed).toBe(true);
    expect(commands.setOutputs).toEqual([]);
    expect(commands.problems).toHaveLength(1);
    expect(commands.problems[0]?.level).toBe('error');
    expect(commands.log).toBe(`Error: ${commands.problems[0]?.message}\nNotice: next\n`);
  });
});
