/** Exports archives as the bundles of jobs: a few at a time, each by an emulator of its own. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Emulator } from '../../../emulator/emulator.ts';
import type { StepResult } from '../../../tools/runner-double/run-step.ts';
import { annotationOf } from '../../support/check-result.ts';
import { makeTempFolder, removeFolder } from '../../support/folders.ts';
import { explainedRun } from '../../support/run-built-action.ts';
import { startAction } from '../../support/start-action.ts';
import { startService } from './exported-bundle.ts';

/** What a test gets for its archive. The folders are removed at its end. */
export interface Place {
  /** Empty folders for the archive and for what the reference extracts. */
  readonly folder: string;
  readonly reference: string;
  /** Exports the archive with `extract: true`. */
  exportBundle(archive: string, inputs?: Readonly<Record<string, string>>): Promise<StepResult>;
}

/** A file system in memory: on a disk, writing and removing so many files takes twice as long as everything else. */
const MEMORY = '/dev/shm';

/** Each export waits much of the time. */
const EXPORTS_AT_ONCE = 3 * availableParallelism();

export class BundleExports {
  readonly #home: string;
  readonly #emulators: readonly Emulator[];
  readonly #free: Emulator[];
  readonly #waiting: ((emulator: Emulator) => void)[] = [];

  private constructor(home: string, emulators: readonly Emulator[]) {
    this.#home = home;
    this.#emulators = emulators;
    this.#free = [...emulators];
  }

  static async start(): Promise<BundleExports> {
    const home = await makeTempFolder('real-bundles', existsSync(MEMORY) ? MEMORY : undefined);
    const emulators = Array.from({ length: EXPORTS_AT_ONCE }, () =>
      startService([], { queuedMs: 0, runningMs: 0 }),
    );
    return new BundleExports(home, await Promise.all(emulators));
  }

  /** Waits until an emulator is free, and runs the test with it. */
  async use<Result>(test: (place: Place) => Promise<Result>): Promise<Result> {
    const emulator = this.#free.pop() ?? (await new Promise<Emulator>((lend) => this.#waiting.push(lend)));
    const home = await makeTempFolder('bundle', this.#home);
    try {
      const folder = await makeTempFolder('archive', home);
      const reference = await makeTempFolder('reference', home);
      const exportBundle: Place['exportBundle'] = (archive, inputs) => {
        emulator.setNextJob({ archive });
        return runExtraction(emulator, home, inputs);
      };
      return await test({ folder, reference, exportBundle });
    } finally {
      await removeFolder(home);
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(emulator);
      else next(emulator);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#emulators.map((emulator) => emulator.close()));
    await removeFolder(this.#home);
  }
}

/**
 * Runs the built action. `runBuiltAction` checks more of a run, but reads all files into memory, which takes too long
 * for so many sites.
 */
async function runExtraction(
  emulator: Emulator,
  home: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const step = await startAction({
    emulator,
    workspace: path.join(home, 'workspace'),
    temp: path.join(home, 'temp'),
    inputs: { extract: 'true', path: path.join(home, 'bundles'), ...inputs },
  }).result;
  explainedRun('the step', step, () => {
    const failed = step.exitCode !== 0;
    expect([step.exitCode, step.commands.annotations.length]).toEqual(failed ? [1, 1] : [0, 0]);
    expect(annotationOf(step) !== '').toBe(failed);
    expect(step.outputs['outcome']).toBe(failed ? 'errored' : 'completed');
  });
  return step;
}
