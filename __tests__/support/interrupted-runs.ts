/** Runs the built action, interrupts it at a random moment, and checks what must always hold. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder } from './folders.ts';
import { RequestClock } from './request-clock.ts';
import { explainedRun } from './run-built-action.ts';
import { sha256Of } from './sha256.ts';
import { startAction } from './start-action.ts';
import { expectStopped, type Interruption, runWatched } from './watched-step.ts';

/** A run takes about half a second, for two checks of the job, a download of several ranges, and an extraction. */
const SERVICE = { queuedMs: 20, runningMs: 80, pages: 200, bytesPerSecond: 8_000_000 };

/** A step that was cancelled ends after this time, whatever is left. */
const CLEANUP_MS = 3000;

/** Some signals come after the end of a run. */
const LATEST = 1.1;

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * Returns a number from 0 to 1, the same on every machine. Any number of consecutive ones is spread evenly: sixty of
 * them leave no larger gap than two hundred random ones.
 */
function spread(index: number): number {
  return (index * GOLDEN_RATIO) % 1;
}

/** Interrupts this many runs in the same folder, so that each finds what the previous one left. */
export async function interruptRuns(
  interruption: Interruption,
  { count, seed }: { count: number; seed: number },
): Promise<void> {
  const clock = new RequestClock();
  const emulator = await startEmulator(SERVICE, clock, clock.count);
  const home = await makeTempFolder('interrupted');
  const folder = path.join(home, 'bundles');
  try {
    const options = { emulator, inputs: { path: folder, extract: 'true' } };
    const beganAt = performance.now();
    const first = await runWatched(options);
    const latestMs = LATEST * (performance.now() - beganAt);
    explainedRun('the first run', first, () => expect(first.exitCode).toBe(0));
    for (let run = 0; run < count; run += 1) {
      const afterMs = spread(seed + run) * latestMs;
      const step = await runWatched(options, { how: interruption, afterMs });
      explainedRun(`run ${run}, ${interruption} after ${Math.round(afterMs)} ms`, step, () =>
        checkRun(interruption, step),
      );
      const mayBeUnfinished = interruption === 'SIGKILL' || (step.stoppedMs ?? 0) > CLEANUP_MS;
      if (!mayBeUnfinished) expect(unfinished(folder)).toEqual([]);
    }
    // Whatever the last run left, the next one succeeds, and nothing unfinished remains.
    const last = await startAction(options).result;
    explainedRun('the run over the leftovers', last, () => {
      expect(last.exitCode).toBe(0);
      expectCompleteBundle(last);
      expect(unfinished(folder)).toEqual([]);
    });
  } finally {
    await emulator.close();
    await removeFolder(home);
  }
}

function checkRun(interruption: Interruption, step: StepResult): void {
  const { exitCode, outputs } = step;
  if (exitCode === 0) {
    expect(outputs['outcome']).toBe('completed');
    expectCompleteBundle(step);
    return;
  }
  expectStopped(step, interruption);
}

/** Expects that the outputs of a successful run match the files. */
function expectCompleteBundle({ outputs }: StepResult): void {
  expect(sha256Of(readFileSync(outputs['bundle-path'] ?? ''))).toBe(outputs['bundle-sha256']);
  const site = readdirSync(outputs['site-path'] ?? '', { recursive: true, withFileTypes: true });
  expect(`${site.filter((entry) => entry.isFile()).length}`).toBe(outputs['file-count']);
  const manifest = readFileSync(outputs['manifest-path'] ?? '', 'utf8');
  expect(`${manifest.split('\n').length - 1}`).toBe(outputs['file-count']);
}

/** Returns what a run keeps in hidden work folders. */
function unfinished(folder: string): string[] {
  const names = readdirSync(path.dirname(folder)).includes(path.basename(folder)) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith('.static-export-') && name !== '.static-export-site');
}
