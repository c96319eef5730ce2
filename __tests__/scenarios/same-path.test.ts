/** Two steps with the same `path`: one during the other, and one after it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { systemEmulatorClock } from '../../emulator/clock.ts';
import { startEmulator } from '../../emulator/emulator.ts';
import { type RunningAction, startStep } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { countRequests } from '../support/scenario.ts';
import { sha256Of } from '../support/sha256.ts';

it('`path`: the second of two steps in one folder fails before its start, and a later one replaces the site', async () => {
  let elapsedMs = 0;
  // The test decides when the job ends.
  const clock = { ...systemEmulatorClock, now: () => elapsedMs };
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 1000, pages: 3 }, clock);
  const home = await makeTempFolder('same-path');
  const folder = path.join(home, 'bundles');
  const start = (onOutput?: (line: string) => void) =>
    startStep({
      actionFile: path.join(REPOSITORY, 'action.yml'),
      temp: path.join(home, 'temp'),
      inputs: {
        'api-key': emulator.apiKey,
        domain: emulator.domain,
        path: folder,
        extract: 'true',
        'base-url': emulator.baseUrl,
        'poll-interval': '100ms',
        'max-attempts': '10000',
      },
      ...(onOutput && { onOutput }),
    });
  try {
    let first: RunningAction | undefined;
    await new Promise<void>((isRunning) => {
      first = start((line) => {
        if (/running/.test(line)) isRunning();
      });
    });
    const second = await start().result;
    expect([second.outputs, second.log]).toEqual([
      { outcome: 'errored', 'error-code': 'bad-input' },
      expect.stringContaining(`\`path\` is "${folder}", which another unfinished export uses.`),
    ]);
    expect(countRequests(emulator.requests).start).toBe(1);

    elapsedMs = 1000;
    const completed = await first?.result;
    const { outputs, exitCode } = completed as NonNullable<typeof completed>;
    expect(exitCode).toBe(0);
    expect(sha256Of(readFileSync(outputs['bundle-path'] ?? ''))).toBe(outputs['bundle-sha256']);
    expect(existsSync(path.join(folder, 'site', 'index.html'))).toBe(true);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['.static-export-site', 'site', 'site.sha256', 'static-export.tar.gz']);

    writeFileSync(path.join(folder, 'site', 'previous.html'), '');
    const later = await start((line) => {
      if (/running/.test(line)) elapsedMs = 2000;
    }).result;
    expect(later.exitCode).toBe(0);
    expect(existsSync(path.join(folder, 'site', 'previous.html'))).toBe(false);
    expect(later.outputs['job-id']).not.toBe(outputs['job-id']);
    expect(readdirSync(folder).sort()).toEqual(files);
  } finally {
    await emulator.close();
    await removeFolder(home);
  }
});
