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

describe('plain text', () => {
  it.each<[name: string, output: string]>([
    ['no output', ''],
    ['plain lines', 'one\n\ntwo\n'],
    ['a command that is not at the start of its line', 'got ::error::x\n'],
    ['an unknown name', '::danger::x\n'],
    ['an unknown name in brackets', '##[section]x\n'],
    ['a name with a missing end', '::error\n'],
    ['a single colon at the end', '::error:x\n'],
    ['an unclosed bracket', '##[error x\n'],
    ['white space within the colons', ':: error::x\n'],
    ['a zero-width space before the colons', '\u200b::error::x\n'],
    ['a byte order mark before the colons', '\ufeff::error::x\n'],
    ['only the first bracket of a line is looked at', '##[nothing] ##[error]x\n'],
    ['a command of the runner that is off for steps', '::internal-set-repo-path repoFullName=a/b::x\n'],
    ['escaped line ends', 'a%0A::error::x\n'],
    [
      'line separators that are no line ends for the runner',
      'a\u2028::error::x\u0085::error::x\v::error::x\n',
    ],
  ])('%s makes no command', (_, output) => {
    expect(readCommands(output)).toEqual(logOf({ log: output }));
  });

  it('escapes the markers of the runner itself', () => {
    expect(readCommands('##[start-action x]##[end-action]\n').log).toBe(
      '##[\\start-action x]##[\\end-action]\n',
    );
  });
});

describe('lines', () => {
  it.each<[name: string, output: string, log: string]>([
    ['LF', 'a\n::debug::x\nb\n', 'a\nb\n'],
    ['CRLF', 'a\r\n::debug::x\r\nb\r\n', 'a\nb\n'],
    ['a lone CR', 'a\r::debug::x\rb\r', 'a\nb\n'],
    ['no line end at the end', 'a\nb\n::debug::x', 'a\nb\n'],
    ['a CR before CRLF is an empty line', 'a\r\r\n::debug::x\nb', 'a\n\nb\n'],
  ])('end at %s', (_, output, log) => {
    const commands = readCommands(output);
    expect(commands.log).toBe(log);
    expect(commands.debug).toEqual(['x']);
  });

  it('are the same wherever the output is cut into pieces', () => {
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

  it('of the two streams do not mix', () => {
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

  it('reach the listener one by one and add up to the log', () => {
    const chunks: string[] = [];
    const reader = createCommandReader({ onOutput: (chunk) => chunks.push(chunk) });
    reader.write('one\ntw');
    expect(chunks).toEqual(['one\n']);
    reader.write('o\n::error::three\nfour');
    reader.close();
    expect(chunks).toEqual(['one\n', 'two\n', 'Error: three\n', 'four\n']);
    expect(chunks.join('')).toBe(reader.commands.log);
  });
});

describe('annotations', () => {
  it.each<[output: string, level: string, message: string, properties: Record<string, string>]>([
    ['::error::boom', 'error', 'boom', {}],
    ['::warning::careful', 'warning', 'careful', {}],
    ['::notice::look', 'notice', 'look', {}],
    ['  \t::error::after white space', 'error', 'after white space', {}],
    ['\u0085\u00a0\u3000::error::after unusual white space', 'error', 'after unusual white space', {}],
    ['::ERROR::any case', 'error', 'any case', {}],
    ['::error title=T,file=a.ts,line=3::m', 'error', 'm', { title: 'T', file: 'a.ts', line: '3' }],
    ['::error title=a%3Ab%2Cc%25%0Dd::m', 'error', 'm', { title: 'a:b,c%\rd' }],
    ['::error title=%253A::%253A %253a %0a', 'error', '%3A %3a %0a', { title: '%3A' }],
    [
      '::error::colons %3A and commas %2C stay in data',
      'error',
      'colons %3A and commas %2C stay in data',
      {},
    ],
    ['::error::a::b', 'error', 'a::b', {}],
    ['::error title=a::b::c', 'error', 'b::c', { title: 'a' }],
    ['::error title=,x,=y,file==z=w::m', 'error', 'm', { file: 'z=w' }],
    ['::error Title=a,TITLE=b, file=c::m', 'error', 'm', { Title: 'b', ' file': 'c' }],
    ['::error __proto__=x::m', 'error', 'm', Object.fromEntries([['__proto__', 'x']])],
    ['##[error]brackets', 'error', 'brackets', {}],
    ['any text before ##[warning]brackets', 'warning', 'brackets', {}],
    ['::unknown:: ##[error]brackets behind colons', 'error', 'brackets behind colons', {}],
    ['##[error title=a%3Bb%5Dc;file=d]m%3B%5D%3A', 'error', 'm;]%3A', { title: 'a;b]c', file: 'd' }],
    ['##[error]##[warning]x', 'error', '##[warning]x', {}],
  ])('%j', (output, level, message, properties) => {
    const commands = readCommands(`${output}\n`);
    expect(commands.annotations).toEqual([{ level, message, properties }]);
    const label = { error: 'Error', warning: 'Warning', notice: 'Notice' }[level];
    expect(commands.log).toBe(`${label}: ${message}\n`);
    expect(commands.failed).toBe(false);
  });

  it('keep the line ends that were escaped', () => {
    const { annotations, log } = readCommands('::error::a%0Ab%0D%250A\n');
    expect(annotations[0]?.message).toBe('a\nb\r%0A');
    expect(log).toBe('Error: a\nb\r%0A\n');
  });

  it('without a text leave no line in the log', () => {
    expect(readCommands('::error::\n')).toEqual(
      logOf({ names: ['error'], annotations: [{ level: 'error', message: '', properties: {} }] }),
    );
  });

  it('are masked in the message, not in the properties, and cut after 4,096 characters', () => {
    const long = 'x'.repeat(5000);
    const { annotations } = readCommands(
      `::add-mask::${secret}\n::error title=${secret}::${secret} ${long}\n`,
    );
    expect(annotations).toEqual([
      { level: 'error', message: `*** ${'x'.repeat(4092)}`, properties: { title: secret } },
    ]);
  });
});

describe('masks', () => {
  it('apply from the moment that they are added', () => {
    const { log, masks } = readCommands(
      `${secret}\n::add-mask::${secret}\n${secret}!${secret}\n::error::${secret}\n`,
    );
    expect(masks).toEqual([secret]);
    expect(log).toBe(`${secret}\n***!***\nError: ***\n`);
  });

  it('hide each line of a value with several', () => {
    const { log, masks } = readCommands(
      '::add-mask::first-half%0D%0A  second-half \nfirst-half\nsecond-half\nfirst\n',
    );
    expect(masks).toEqual(['first-half\r\n  second-half ']);
    expect(log).toBe('***\n***\nfirst\n');
  });

  it('hide a value across the lines of an annotation', () => {
    const { annotations } = readCommands('::add-mask::ab%0Acd\n::error::xab%0Acdx ab cd\n');
    expect(annotations[0]?.message).toBe('x***x *** ***');
  });

  it.each<[name: string, value: string, output: string, log: string]>([
    ['base64', secret, Buffer.from(secret).toString('base64'), '***'],
    // In the encoded text the value starts one and two bytes into a group of three.
    ['base64 after one byte', 'Password123!', Buffer.from('a:Password123!').toString('base64'), 'YTpQ***'],
    ['base64 after two bytes', 'Password123!', Buffer.from(':Password123!').toString('base64'), 'OlBh***'],
    ['an escaped quote', 'pass"word', 'pass\\"word', '***'],
    ['a doubled apostrophe', "pass'word", "pass''word", '***'],
    ['JSON', 'pass\\%0Aword\u2028\u0001', 'pass\\\\\\nword\\u2028\\u0001', '***'],
    ['a URL', "pass word(1)!*'", 'pass%20word%281%29%21%2A%27', '***'],
    ['XML', '<pass> "&\'word', '&lt;pass&gt; &quot;&amp;&apos;word', '***'],
    ['surrounding quotes left out', '"password"', 'password', '***'],
    ['short quoted values stay visible without the quotes', '"pass"', 'pass "pass"', 'pass ***'],
    ['no half of less than six characters', 'letters&fives', 'letters& fives', '*** fives'],
    [
      'the halves around the last ampersand',
      'first&second&thirds',
      'first&second& thirds first& thir',
      '*** *** first& thir',
    ],
    ['the halves around &+', 'first1&+second1&third', 'first1&+ econd1&third second1', '*** *** second1'],
    ['a value that JavaScript cannot encode for a URL', 'half\ud800pair', 'half%EF%BF%BDpair', '***'],
  ])('in other forms: %s', (_, value, output, log) => {
    expect(readCommands(`::add-mask::${value}\n${output}\n`).log).toBe(`${log}\n`);
  });

  it('that touch or overlap become one', () => {
    const { log } = readCommands('::add-mask::aabb\n::add-mask::bbcc\n::add-mask::dd\naabbccdd-aabb-dd\n');
    expect(log).toBe('***-***-***\n');
  });

  it('of an empty value are refused with a warning', () => {
    const commands = readCommands('::add-mask::  \na  b\n');
    expect(commands.masks).toEqual([]);
    expect(commands.problems).toEqual([
      { level: 'warning', message: 'add-mask: an empty value cannot be masked' },
    ]);
    expect(commands.failed).toBe(false);
    expect(commands.log).toContain('a  b\n');
  });

  it('can be there from the start, without the white space around them', () => {
    const { log } = readCommands('one\n::error::one%0A two%0Athree\n', { masks: ['', ' one\n two\n'] });
    expect(log).toBe('***\nError: ***\nthree\n');
  });
});

describe('stop-commands', () => {
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

  it('has no effect on the token of an earlier stop', () => {
    const commands = readCommands('::stop-commands::tok\n::tok::\n::tok::\n');
    expect(commands.names).toEqual(['stop-commands', 'tok']);
  });

  it('hides a token of more than six characters', () => {
    expect(readCommands('::stop-commands::abcdefg\n::abcdefg::\n').log).toBe(
      '::stop-commands::***\n::***::\n',
    );
    expect(readCommands('::stop-commands::abcdef\n').log).toBe('::stop-commands::abcdef\n');
  });

  it.each(['', 'pause-logging', 'error', 'Add-Mask'])('refuses the token %j', (token) => {
    const commands = readCommands(`::stop-commands::${token}\n::notice::still on\n`);
    expect(commands.failed).toBe(true);
    expect(commands.problems.map(({ level }) => level)).toEqual(['error']);
    expect(commands.annotations.map(({ message }) => message)).toEqual(['still on']);
  });
});

describe('other commands', () => {
  it('set-output keeps name and value', () => {
    const commands = readCommands('::set-output name=a%2Cb::1%0A2\n');
    expect(commands).toEqual(logOf({ names: ['set-output'], setOutputs: [{ name: 'a,b', value: '1\n2' }] }));
  });

  it('groups show their title, and nothing at their end', () => {
    const commands = readCommands(`::add-mask::${secret}\n::group::Title ${secret}\nin\n::endgroup::\nout\n`);
    expect(commands.groups).toEqual(['Title ***']);
    expect(commands.log).toBe('▼ Title ***\nin\nout\n');
  });

  it('debug messages are shown only while debugging', () => {
    const output = `::add-mask::${secret}\n::debug::one%0Atwo ${secret}\n`;
    expect(readCommands(output).log).toBe('');
    expect(readCommands(output).debug).toEqual(['one\ntwo ***']);
    expect(readCommands(output, { showDebug: true }).log).toBe(
      '::add-mask::***\n##[debug]one\n##[debug]two ***\n',
    );
  });

  it.each<[line: string, command: string, properties: Record<string, string>, data: string]>([
    ['::add-matcher::m.json', 'add-matcher', {}, 'm.json'],
    ['::remove-matcher owner=tsc::', 'remove-matcher', { owner: 'tsc' }, ''],
    ['##[save-state name=a]b', 'save-state', { name: 'a' }, 'b'],
    ['::echo::off', 'echo', {}, 'off'],
  ])('%s is recognised', (line, command, properties, data) => {
    expect(readCommands(`${line}\n`)).toEqual(
      logOf({ names: [command], others: [{ command, properties, data, line }] }),
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
  ])('%s fails the step', (line) => {
    const commands = readCommands(`${line}\n::notice::next\n`);
    expect(commands.failed).toBe(true);
    expect(commands.setOutputs).toEqual([]);
    expect(commands.problems).toHaveLength(1);
    expect(commands.problems[0]?.level).toBe('error');
    expect(commands.log).toBe(`Error: ${commands.problems[0]?.message}\nNotice: next\n`);
  });

  it('echo shows the commands that follow, as they were given', () => {
    const lines = [
      '::group::a',
      '::echo::On',
      '::set-output name=a::b',
      '::error::c',
      '::echo::off',
      '::echo::off',
      '',
    ];
    expect(readCommands(lines.join('\n')).log).toBe('▼ a\n::set-output name=a::b\nError: c\n::echo::off\n');
  });
});

it('a problem that the runner reports is masked, and is no annotation of the step', () => {
  const reader = createCommandReader({ masks: [secret] });
  reader.reportProblem('warning', `about ${secret}`);
  expect(reader.commands).toEqual(
    logOf({ problems: [{ level: 'warning', message: 'about ***' }], log: 'Warning: about ***\n' }),
  );
});
