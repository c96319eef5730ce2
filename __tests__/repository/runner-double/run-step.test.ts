// The double of GitHub's runner, with small real actions in child processes.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { EOL, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  runStep,
  type StepOptions,
  type StepResult,
  startStep,
} from '../../../tools/runner-double/run-step.ts';
import { cannotSignal, itUnless } from '../../support/platform.ts';

const itWithSignals = itUnless(cannotSignal);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'action-runner-test-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** Defines `append`, which writes a pair as the toolkit does, to the file that a variable names. */
const PRELUDE = `const fs = require('node:fs');
const append = (variable, name, value) =>
  fs.appendFileSync(process.env[variable], [\`\${name}<<END\`, value, 'END', ''].join(require('node:os').EOL));
`;

/** Writes an action, whose stages are sources in CommonJS, and returns the path of its action.yml. */
async function writeAction(main: string, post = ''): Promise<string> {
  await writeFile(join(folder, 'main.cjs'), PRELUDE + main);
  await writeFile(join(folder, 'post.cjs'), PRELUDE + post);
  const inputs = [
    'inputs:',
    '  domain: { required: true }',
    '  poll-interval: { default: 10s }',
    '  Max attempts: { default: 60 }',
    `  about: { default: "\${{github.token}} \${{ job.status }}" }`,
  ];
  const runs = 'runs: { using: node24, main: main.cjs, post: post.cjs }';
  const file = join(folder, 'action.yml');
  await writeFile(file, [...inputs, runs].join('\n'));
  return file;
}

async function run(main: string, options: Partial<StepOptions> = {}): Promise<StepResult> {
  const result = await runStep({ actionFile: await writeAction(main), ...options });
  await result.remove();
  return result;
}

describe('runStep: environment', () => {
  it('has the inputs: defaults, which given values replace, even empty ones and in any letter case', async () => {
    const { stdout } = await run('console.log(JSON.stringify(process.env));', {
      inputs: { 'Poll-Interval': '', other: `\${{ x }}` },
      context: { githubToken: 'token', jobStatus: 'cancelled' },
    });
    const inputs = Object.entries(JSON.parse(stdout)).filter(([name]) => name.startsWith('INPUT_'));
    expect(Object.fromEntries(inputs)).toEqual({
      INPUT_DOMAIN: '',
      'INPUT_POLL-INTERVAL': '',
      INPUT_MAX_ATTEMPTS: '60',
      INPUT_ABOUT: 'token cancelled',
      INPUT_OTHER: `\${{ x }}`,
    });
  });

  it('takes only what a process needs from its own environment', async () => {
    process.env['SOME_CREDENTIAL'] = 'secret';
    try {
      const { stdout } = await run('console.log(JSON.stringify(process.env));');
      expect(JSON.parse(stdout)).toMatchObject({ PATH: process.env['PATH'] });
      expect(stdout).not.toContain('SOME_CREDENTIAL');
    } finally {
      delete process.env['SOME_CREDENTIAL'];
    }
  });
});

describe('runStep: results', () => {
  it('reads outputs raw, the summary masked, and the state for the post stage', async () => {
    const main = `console.log('::add-mask::sesame-0pen');
append('GITHUB_OUTPUT', 'url', 'https://sesame-0pen');
append('GITHUB_OUTPUT', 'lines', 'a=1\\n\\n  END');
append('GITHUB_OUTPUT', 'empty', '');
append('GITHUB_STATE', 'jobId', 'se_1');
fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# sesame-0pen\\n');`;
    const actionFile = await writeAction(main, 'console.log(process.env.STATE_jobId);');
    const result = await runStep({ actionFile });
    await result.remove();
    expect(result.outputs).toEqual({ url: 'https://sesame-0pen', lines: 'a=1\n\n  END', empty: '' });
    expect(result.summary).toBe('# ***\n');
    const post = await runStep({ actionFile, stage: 'post', state: result.state });
    await post.remove();
    expect(post.stdout).toBe('se_1\n');
  });

  it.each([`no pair${EOL}`, `a<<END${EOL}no end`])('rejects for a file with %j', async (text) => {
    const main = `fs.appendFileSync(process.env.GITHUB_OUTPUT, ${JSON.stringify(text)});`;
    await expect(run(main)).rejects.toThrow('could not read what the step wrote');
  });

  it.each<[main: string, exitCode: number, conclusion: string]>([
    ['', 0, 'success'],
    ['process.exit(3);', 3, 'failure'],
    ['console.log("::error::told, not failed");', 0, 'success'],
  ])('concludes from %j', async (main, exitCode, conclusion) => {
    expect(await run(main)).toMatchObject({ exitCode, conclusion });
  });
});

describe('startStep: cancel', () => {
  const ready = `console.log('ready'); setInterval(() => {}, 1000);`;

  /** Starts an action, cancels it as soon as it is ready, and waits until it exits. */
  async function cancelled(main: string): Promise<StepResult> {
    const running = startStep({
      actionFile: await writeAction(main),
      cancelDelaysMs: { untilTerminate: 400, untilKill: 300 },
      onOutput: (chunk) => {
        if (chunk === 'ready\n') running.cancel();
      },
    });
    const result = await running.result;
    await result.remove();
    // After that there is no process to send a signal to.
    running.cancel();
    return result;
  }

  itWithSignals('lets the action end in its own way, and is a cancelled step all the same', async () => {
    const result = await cancelled(
      `process.on('SIGINT', () => { append('GITHUB_OUTPUT', 'outcome', 'cancelled'); process.exit(0); }); ${ready}`,
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
      conclusion: 'cancelled',
    });
  });

  itWithSignals('sends SIGTERM next', async () => {
    const result = await cancelled(`process.on('SIGINT', () => console.log('int')); ${ready}`);
    expect(result).toMatchObject({ exitCode: null, conclusion: 'cancelled', stdout: 'ready\nint\n' });
    expect(result.durationMs).toBeGreaterThan(390);
  });

  itWithSignals('kills in the end', async () => {
    const result = await cancelled(
      `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal)); ${ready}`,
    );
    expect(result).toMatchObject({
      exitCode: null,
      conclusion: 'cancelled',
      stdout: 'ready\nSIGINT\nSIGTERM\n',
    });
    expect(result.durationMs).toBeGreaterThan(690);
  });
});
