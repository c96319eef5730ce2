/** What steps leave in the folder that `path` names, and what a later step in the same job finds there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { systemEmulatorClock } from '../../emulator/clock.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { RunningAction } from '../../tools/runner-double/run-step.ts';
import { newFolder } from '../support/new-folder.ts';
import { RequestClock } from '../support/request-clock.ts';
import { type GivenRun, runBuiltAction } from '../support/run-built-action.ts';
import { sha256Of } from '../support/sha256.ts';
import { type GivenAction, startAction } from '../support/start-action.ts';

const AT_ONCE = { queuedMs: 0, runningMs: 0, pages: 3 };

let home: string;
let emulator: Emulator;
beforeEach(() => {
  home = newFolder();
});
afterEach(() => emulator.close());

/** Starts a step of a job whose steps share the temporary folder. */
function start(inputs: Readonly<Record<string, string>>, given: GivenAction = {}) {
  return startAction({
    emulator,
    temp: path.join(home, 'temp'),
    inputs: { extract: 'true', ...inputs },
    ...given,
  });
}

const hashOf = (file = '') => sha256Of(readFileSync(file));

it('`path`: without it, two exports in one job have separate folders', async () => {
  emulator = await startEmulator(AT_ONCE, new RequestClock());
  const steps = [await start({ version: '1.0' }).result, await start({ version: '2.0' }).result];
  for (const { exitCode, stdout, outputs } of steps) {
    expect([exitCode, exitCode === 0 ? '' : stdout]).toEqual([0, '']);
    expect(hashOf(outputs['bundle-path'])).toBe(outputs['bundle-sha256']);
    expect(path.basename(path.dirname(outputs['bundle-path'] ?? ''))).toBe(outputs['job-id']);
  }
  expect(new Set(steps.map(({ outputs }) => outputs['site-path'])).size).toBe(2);
});

it('`path`: of two steps in one folder at the same time, one fails, and the site is whole', async () => {
  let elapsedMs = 0;
  // The test decides when the job of the first step ends.
  const clock = { ...systemEmulatorClock, now: () => elapsedMs };
  emulator = await startEmulator({ ...AT_ONCE, runningMs: 1000 }, clock);
  const folder = path.join(home, 'bundles');
  const inputs = { path: folder, 'max-attempts': '10000' };
  let first: RunningAction | undefined;
  await new Promise<void>((isRunning) => {
    const onOutput = (line: string) => {
      if (/running/.test(line)) isRunning();
    };
    first = start(inputs, { onOutput });
  });
  const onOutput = (line: string) => {
    if (/running/.test(line)) elapsedMs = 2000;
  };
  const steps = await Promise.all([first?.result, start(inputs, { onOutput }).result]);
  const failed = steps.flatMap((step) => (step?.exitCode === 0 ? [] : [step?.outputs['error-code']]));
  expect(failed).toEqual(['disk']);
  const [{ outputs } = { outputs: {} as Record<string, string> }] = steps.flatMap((step) =>
    step?.exitCode === 0 ? [step] : [],
  );
  expect(hashOf(outputs['bundle-path'])).toBe(outputs['bundle-sha256']);
  expect(existsSync(path.join(folder, 'site', 'index.html'))).toBe(true);
});

it('`path`: a run that was killed once the site was in its place does not stop the next run', async () => {
  emulator = await startEmulator(AT_ONCE, new RequestClock());
  const folder = path.join(home, 'bundles');
  const killed = await start({ path: folder }, { preloads: ['killed-at-site'] }).result;
  expect([killed.exitCode, existsSync(path.join(folder, 'site'))]).toEqual([null, true]);
  const next = await start({ path: folder }).result;
  expect([next.exitCode, next.exitCode === 0 ? '' : next.stdout]).toEqual([0, '']);
});

it('work folder: a run removes the one that the previous run could not remove', async () => {
  emulator = await startEmulator(AT_ONCE, new RequestClock());
  const folder = path.join(home, 'bundles');
  const given = (): GivenRun => ({
    home: newFolder(),
    emulator,
    inputs: { extract: 'true', path: folder },
  });
  const first = await runBuiltAction({
    ...given(),
    preloads: ['removal-fails'],
    leavesWorkFolder: true,
  });
  const [, left = ''] =
    /Could not remove "([^"]*)" \(EBUSY\)\. Remove it by hand\./.exec(first.step.log) ?? [];
  expect([first.step.exitCode, path.dirname(left)]).toEqual([0, folder]);

  // Every run is checked for leftovers.
  const second = await runBuiltAction({ ...given(), previousFiles: {} });
  expect([second.step.exitCode, second.step.log]).toEqual([
    0,
    expect.stringContaining(`Removing what an interrupted run left: ${left}`),
  ]);
});
