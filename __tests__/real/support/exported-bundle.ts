/** The service of an export against servers that a test started, and what the run has to leave. */
import { expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../emulator/emulator.ts';
import type { Fault, GivenEmulatorSettings } from '../../../emulator/settings/settings.ts';
import { annotationOf } from '../../support/check-result.ts';
import { type ActionRun, explained } from '../../support/run-built-action.ts';

/** Starts an emulator whose jobs are quick and have these bundle URLs: the first request gets the first, and so on. */
export function startService(
  bundleUrls: readonly string[],
  settings: GivenEmulatorSettings = {},
): Promise<Emulator> {
  const faults = bundleUrls.map(
    (bundleUrl, index): Fault => ({
      at: 'makeBundle',
      calls: [index + 1, index + 1 < bundleUrls.length ? index + 1 : null],
      does: { kind: 'change', fields: { bundleUrl } },
    }),
  );
  return startEmulator({ queuedMs: 50, runningMs: 100, pages: 3, faults, ...settings });
}

/** Expects that the step succeeds and the bundle equals the origin's. */
export function expectBundle(run: ActionRun, sha256: string): void {
  explained(run, () => {
    const { exitCode, outputs } = run.step;
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 0, outcome: 'completed' });
    expect(outputs['bundle-sha256']).toBe(sha256);
    expect(
      Object.keys(run.files)
        .filter((name) => !/^(?:site\/|\.static-export-site$)/.test(name))
        .sort(),
    ).toEqual(['site.sha256', 'static-export.tar.gz']);
    expect(run.step.commands.masks.length).toBeGreaterThan(0);
  });
}

/** Expects that the step fails with this annotation. Every run checks that it leaves the folder as it was. */
export function expectFailure(run: ActionRun, ...says: readonly (string | RegExp)[]): void {
  explained(run, () => {
    const { exitCode, outputs } = run.step;
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 1, outcome: 'errored' });
    for (const text of says) expect(annotationOf(run.step)).toMatch(text);
    expect(outputs['bundle-path']).toBeUndefined();
    expect(run.step.commands.masks.length).toBeGreaterThan(0);
  });
}

/** Expects either of the two, and nothing between them. */
export function expectBundleOrFailure(run: ActionRun, sha256: string): void {
  if (run.step.exitCode === 0) expectBundle(run, sha256);
  else expectFailure(run);
}
