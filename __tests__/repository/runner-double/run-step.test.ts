// The double of GitHub's runner, with small real actions in child processes.

import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runStep, type StepResult, startStep } from '../../../tools/runner-double/run-step.ts';
import { newFolder } from '../../support/new-folder.ts';
import { cannotSignal, itUnless } from '../../support/platform.ts';

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
