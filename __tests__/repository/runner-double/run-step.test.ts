// The double of GitHub's runner, with small real actions in child processes.

import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parsePairs } from '../../../tools/runner-double/file-commands.ts';
import {
  runStep,
  type StepOptions,
  type StepResult,
  startStep,
} from '../../../tools/runner-double/run-step.ts';
import { cannotSignal, itUnless } from '../../support/platform.ts';

const itWithSignals = itUnless(cannotSignal);

let folder: string;
let results: StepResult[];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'action-runner-test-')));
  results = [];
});

afterEach(async () => {
  for (const result of results) await result.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

interface TestAction {
  /** The `inputs:` part of action.yml, from its first input on. */
  readonly inputs?: string;
  /** Source of the script, CommonJS; `append` writes to the file that a variable names. */
  readonly main: string;
  readonly post?: string;
}

/** Writes an action and returns the path of its action.yml. */
async function writeAction(action: TestAction): Promise<string> {
  const prelude = `const fs = require('node:fs');
const append = (variable, text) => fs.appendFileSync(process.env[variable], text);
`;
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'dist', 'main.cjs'), prelude + action.main);
  if (action.post !== undefined) await writeFile(join(folder, 'dist', 'post.cjs'), prelude + action.post);
  const lines = [
    'name: Test',
    'description: Test',
    ...(action.inputs === undefined ? [] : ['inputs:', action.inputs]),
    'runs:',
    '  using: node24',
    '  main: dist/main.cjs',
    ...(action.post === undefined ? [] : ['  post: dist/post.cjs']),
  ];
  const path = join(folder, 'action.yml');
  await writeFile(path, lines.join('\n'));
  return path;
}

/** Writes an action, runs its main stage, and has its folders removed after the test. */
async function run(action: TestAction, options: Partial<StepOptions> = {}): Promise<StepResult> {
  const result = await runStep({ actionFile: await writeAction(action), ...options });
  results.push(result);
  return result;
}

/** Runs an action that only prints its environment, and returns it. */
async function environmentOf(
  inputs: string | undefined,
  options: Partial<StepOptions> = {},
): Promise<Record<string, string>> {
  const main = 'console.log(JSON.stringify({ ...process.env, cwd: process.cwd() }));';
  const result = await run({ main, ...(inputs === undefined ? {} : { inputs }) }, options);
  return JSON.parse(result.stdout);
}

function inputsOf(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('INPUT_')));
}

const inputs = `  domain:
    required: true
  poll-interval:
    default: 10s
  Max attempts:
    default: 60
  wait:
    default: true
  path:
    default: \${{ runner.temp }}/out
  everything:
    default: "\${{github.token}} \${{ github.workspace }} \${{ job.status }}"`;

describe('runStep: inputs', () => {
  it('gives defaults, with their expressions evaluated', async () => {
    const temp = join(folder, 'temp');
    const workspace = join(folder, 'workspace');
    const environment = await environmentOf(inputs, {
      temp,
      workspace,
      context: { githubToken: 'token', jobStatus: 'cancelled' },
    });
    expect(inputsOf(environment)).toEqual({
      INPUT_DOMAIN: '',
      'INPUT_POLL-INTERVAL': '10s',
      INPUT_MAX_ATTEMPTS: '60',
      INPUT_WAIT: 'true',
      INPUT_PATH: `${temp}/out`,
      INPUT_EVERYTHING: `token ${workspace} cancelled`,
    });
  });

  it('overrides defaults, even with an empty value and in any letter case', async () => {
    const given = {
      domain: 'docs.example.com',
      'Poll-Interval': '',
      'max Attempts': '5',
      WAIT: 'false',
      path: `\${{ x }}`,
    };
    expect(inputsOf(await environmentOf(inputs, { inputs: given }))).toMatchObject({
      INPUT_DOMAIN: 'docs.example.com',
      'INPUT_POLL-INTERVAL': '',
      INPUT_MAX_ATTEMPTS: '5',
      INPUT_WAIT: 'false',
      INPUT_PATH: `\${{ x }}`,
    });
  });
});

describe('runStep: environment', () => {
  it('takes only what a process needs from its own environment', async () => {
    const nodeOptions = process.env['NODE_OPTIONS'];
    Object.assign(process.env, { NODE_OPTIONS: '--no-such-option', SOME_CREDENTIAL: 'secret' });
    try {
      const environment = await environmentOf(undefined);
      expect(environment).not.toHaveProperty('SOME_CREDENTIAL');
      expect(environment).not.toHaveProperty('NODE_OPTIONS');
      expect(environment['PATH'] ?? environment['Path']).toBe(process.env['PATH']);
    } finally {
      delete process.env['SOME_CREDENTIAL'];
      delete process.env['NODE_OPTIONS'];
      if (nodeOptions !== undefined) process.env['NODE_OPTIONS'] = nodeOptions;
    }
  });
});

describe('runStep: files', () => {
  it('reads outputs, state, variables and paths', async () => {
    const result = await run(
      {
        main: `append('GITHUB_OUTPUT', 'a=1=2\\n\\nb<<EOF\\nline 1\\n\\n  EOF\\nEOF\\nA=again\\nempty=\\nc<<X\\nX\\n');
append('GITHUB_STATE', 'job-id=se_1\\n');
append('GITHUB_ENV', 'NODE_OPTIONS=--bad\\nREADY=yes\\n');
append('GITHUB_PATH', '/one\\n\\n/two\\n');`,
      },
      { state: { before: 'kept' } },
    );
    expect(result.outputs).toEqual({ a: 'again', b: 'line 1\n\n  EOF', empty: '', c: '' });
    expect(result.state).toEqual({ before: 'kept', 'job-id': 'se_1' });
    expect(result.env).toEqual({ READY: 'yes' });
    expect(result.paths).toEqual(['/one', '/two']);
    expect(result.errors).toEqual(['GITHUB_ENV cannot set NODE_OPTIONS.']);
    expect(result.conclusion).toBe('success');
  });

  it('returns outputs raw and the summary masked', async () => {
    const result = await run({
      main: `console.log('::add-mask::sesame-0pen');
append('GITHUB_OUTPUT', 'url=https://sesame-0pen\\n');
append('GITHUB_STEP_SUMMARY', '# sesame-0pen\\nend');`,
    });
    expect(result.outputs).toEqual({ url: 'https://sesame-0pen' });
    expect(result.summary).toBe('# ***\nend\n');
  });

  it('drops a summary of more than 1 MiB', async () => {
    const write = (bytes: number) => ({ main: `append('GITHUB_STEP_SUMMARY', 'x'.repeat(${bytes}));` });
    const fitting = await run(write(1024 * 1024));
    expect(fitting.summary).toHaveLength(1024 * 1024 + 1);
    expect(fitting.errors).toEqual([]);
    const tooBig = await run(write(1024 * 1024 + 1));
    expect(tooBig.summary).toBe('');
    expect(tooBig.errors).toHaveLength(1);
    expect(tooBig.conclusion).toBe('success');
  });

  it('fails the step for a malformed file, of which earlier lines still apply', async () => {
    const result = await run({ main: `append('GITHUB_OUTPUT', 'a=1\\nno equals sign\\nb=2\\n');` });
    expect(result.exitCode).toBe(0);
    expect(result.conclusion).toBe('failure');
    expect(result.outputs).toEqual({ a: '1' });
    expect(result.errors).toEqual([expect.stringContaining("invalid line 'no equals sign'")]);
  });
});

describe('parsePairs', () => {
  it.each<[text: string, crlf: boolean, pairs: [string, string][]]>([
    ['a<<E\nx\n\nE\n', false, [['a', 'x\n']]],
    ['a<<E\r\nx\r\ny\r\nE\r\n', true, [['a', 'x\r\ny']]],
    ['a=b\r\n', true, [['a', 'b']]],
    ['a=b\r\n', false, [['a', 'b\r']]],
  ])('reads %j with CRLF %s', (text, crlf, pairs) => {
    expect(parsePairs(text, { crlf })).toEqual({ pairs: pairs.map(([name, value]) => ({ name, value })) });
  });

  it.each(['a\n', 'a<<\nx\n\n', '<<E\nx\nE\n', 'a<<E\nx\n', 'a<<E\nE \n', 'a<<E\r\nx\r\nE\n'])(
    'reports a problem in %j',
    (text) => {
      const parsed = parsePairs(`good=1\n${text}`, { crlf: false });
      expect(parsed.pairs).toEqual([{ name: 'good', value: '1' }]);
      expect(parsed.problem).toBeDefined();
    },
  );
});

describe('runStep: the end', () => {
  it.each<[main: string, exitCode: number, conclusion: string]>([
    ['', 0, 'success'],
    ['process.exitCode = 1;', 1, 'failure'],
    ['process.exit(3);', 3, 'failure'],
    ['console.log("::error::told, not failed");', 0, 'success'],
    ['console.log("::set-env name=A::b");', 0, 'failure'],
    ['append("GITHUB_OUTPUT", "=no name\\n");', 0, 'failure'],
  ])('concludes from %j', async (main, exitCode, conclusion) => {
    expect(await run({ main })).toMatchObject({ exitCode, conclusion, signal: null });
  });

  it('keeps both streams raw and the log masked', async () => {
    const chunks: string[] = [];
    const result = await run(
      {
        main: `fs.writeSync(1, 'token-12345 ä\\n::add-mask::sesame-0pen\\n::group::Work\\n');
fs.writeSync(2, 'plain\\n');
setTimeout(() => fs.writeSync(1, 'sesame-0pen\\r::error title=T::no'), 50);`,
      },
      {
        context: { githubToken: 'token-12345' },
        secrets: ['plain'],
        onOutput: (chunk) => chunks.push(chunk),
      },
    );
    expect(result.stdout).toBe(
      'token-12345 ä\n::add-mask::sesame-0pen\n::group::Work\nsesame-0pen\r::error title=T::no',
    );
    expect(result.stderr).toBe('plain\n');
    // Which of the two streams comes first is not certain.
    expect(result.log.split('\n').toSorted()).toEqual(['', '***', '***', '*** ä', 'Error: no', '▼ Work']);
    expect(chunks.join('')).toBe(result.log);
    expect(result.commands.annotations).toEqual([
      { level: 'error', message: 'no', properties: { title: 'T' } },
    ]);
    expect(result.commands.log).toBe(result.log);
    expect(result.durationMs).toBeGreaterThan(49);
  });
});

describe('runStep: stages', () => {
  it('passes the state on and evaluates the inputs again', async () => {
    const action = {
      inputs: `  job-status:\n    default: \${{ job.status }}`,
      main: `append('GITHUB_STATE', 'jobId=se_1\\n'); console.log(process.env['INPUT_JOB-STATUS']);`,
      post: `console.log(process.env.STATE_jobId, process.env['INPUT_JOB-STATUS']);`,
    };
    const main = await run(action);
    expect(main.stdout).toBe('success\n');
    const post = await run(action, { stage: 'post', state: main.state, context: { jobStatus: 'failure' } });
    expect(post.stdout).toBe('se_1 failure\n');
  });
});

describe('startStep: cancel', () => {
  const ready = `console.log('ready'); setInterval(() => {}, 1000);`;

  /** Starts an action, cancels it as soon as it is ready, and waits until it exits. */
  async function cancelled(main: string): Promise<StepResult> {
    const running = startStep({
      actionFile: await writeAction({ main }),
      cancelDelaysMs: { untilTerminate: 400, untilKill: 300 },
      onOutput: (chunk) => {
        if (chunk === 'ready\n') running.cancel();
      },
    });
    const result = await running.result;
    results.push(result);
    // After that there is no process to send a signal to.
    running.cancel();
    return result;
  }

  itWithSignals('lets the action end in its own way, and is a cancelled step all the same', async () => {
    const result = await cancelled(
      `process.on('SIGINT', () => { append('GITHUB_OUTPUT', 'outcome=cancelled\\n'); process.exit(0); }); ${ready}`,
    );
    expect(result).toMatchObject({
      exitCode: 0,
      conclusion: 'cancelled',
      outputs: { outcome: 'cancelled' },
      log: 'ready\nError: The step was cancelled.\n',
    });
    expect(result.commands.annotations).toEqual([]);
  });

  itWithSignals('ends an action that does not listen, with SIGINT', async () => {
    expect(await cancelled(ready)).toMatchObject({
      exitCode: null,
      signal: 'SIGINT',
      conclusion: 'cancelled',
    });
  });

  itWithSignals('sends SIGTERM next', async () => {
    const result = await cancelled(`process.on('SIGINT', () => console.log('int')); ${ready}`);
    expect(result).toMatchObject({ signal: 'SIGTERM', conclusion: 'cancelled', stdout: 'ready\nint\n' });
    expect(result.durationMs).toBeGreaterThan(390);
  });

  itWithSignals('kills in the end', async () => {
    const result = await cancelled(
      `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal)); ${ready}`,
    );
    expect(result).toMatchObject({
      signal: 'SIGKILL',
      conclusion: 'cancelled',
      stdout: 'ready\nSIGINT\nSIGTERM\n',
    });
    expect(result.durationMs).toBeGreaterThan(690);
  });
});
