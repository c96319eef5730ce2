// The double of GitHub's runner, with small real actions in child processes.

import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { EOL } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runStep, type StepResult, startStep } from '../../../tools/runner-double/run-step.ts';
import { newFolder } from '../../support/new-folder.ts';
import { cannotSignal, itUnless } from '../../support/platform.ts';
import { isAlive } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const itWithSignals = itUnless(cannotSignal);

/** Writes an action whose main stage is this CommonJS source, and returns the path of its action.yml. */
async function writeAction(main: string): Promise<string> {
  const folder = newFolder();
  await writeFile(join(folder, 'main.cjs'), main);
  const file = join(folder, 'action.yml');
  await writeFile(file, 'runs: { using: node24, main: main.cjs }');
  return file;
}

async function run(main: string): Promise<StepResult> {
  const result = await runStep({ actionFile: await writeAction(main) });
  await result.remove();
  return result;
}

describe('runStep: environment', () => {
  it('passes only variables that a process needs from its own environment', async () => {
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
  it.each([`no pair${EOL}`, `a<<END${EOL}no end`])(
    'rejects if the step writes %j to its outputs',
    async (text) => {
      const main = `require('node:fs').appendFileSync(process.env.GITHUB_OUTPUT, ${JSON.stringify(text)});`;
      await expect(run(main)).rejects.toThrow('could not read what the step wrote');
    },
  );
});

describe('runStep: a step that does not end', () => {
  it('is killed, and the result rejects with its log', async () => {
    const main =
      "console.log('process', process.pid); process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
    const limit = new AbortController();
    const onOutput = () => limit.abort();
    const step = runStep({ actionFile: await writeAction(main), limit: limit.signal, onOutput });
    const { message } = await step.then(
      () => new Error('It ended.'),
      (error: Error) => error,
    );
    expect(message).toMatch(/^The step did not end in time and was killed\. Its log:\nprocess \d+/);
    const [, pid] = /process (\d+)/.exec(message) ?? [];
    await until(() => !isAlive(Number(pid)), 'the process ends');
  });
});

describe('startStep: cancel', () => {
  itWithSignals('sends SIGINT, SIGTERM after 7.5 s, and SIGKILL after another 2.5 s', async () => {
    const pauses: number[] = [];
    const printed = new EventEmitter();
    const running = startStep({
      actionFile: await writeAction(
        `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal));
        console.log('ready'); setInterval(() => {}, 1000);`,
      ),
      // Time passes when the process has reported the last signal.
      cancelPause: (ms) => {
        pauses.push(ms);
        return once(printed, ['SIGINT', 'SIGTERM'][pauses.length - 1] ?? '');
      },
      onOutput: (chunk) => {
        printed.emit(chunk.trim());
        if (chunk === 'ready\n') running.cancel();
      },
    });
    const result = await running.result;
    await result.remove();
    // After that, no process exists that could receive a signal.
    running.cancel();
    expect(result).toMatchObject({
      exitCode: null,
      conclusion: 'cancelled',
      stdout: 'ready\nSIGINT\nSIGTERM\n',
    });
    expect(pauses).toEqual([7500, 2500]);
  });
});
