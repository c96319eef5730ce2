/** Two exports in one workflow job, without `path`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { runStep } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { sha256Of } from '../support/sha256.ts';

it('`path`: without it, two exports in one job have separate folders', async () => {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 3 });
  const temp = await makeTempFolder('two-exports');
  const exportVersion = (version: string) =>
    runStep({
      actionFile: path.join(REPOSITORY, 'action.yml'),
      temp,
      inputs: {
        'api-key': emulator.apiKey,
        domain: emulator.domain,
        version,
        extract: 'true',
        'base-url': emulator.baseUrl,
        'poll-interval': '100ms',
      },
    });
  try {
    const steps = [await exportVersion('1.0'), await exportVersion('2.0')];
    expect(steps.map(({ exitCode, stdout }) => [exitCode, exitCode === 0 ? '' : stdout])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const bundles = steps.map(({ outputs }) => outputs['bundle-path'] ?? '');
    expect(bundles.map((file) => sha256Of(readFileSync(file)))).toEqual(
      steps.map(({ outputs }) => outputs['bundle-sha256']),
    );
    expect(new Set(steps.map(({ outputs }) => outputs['site-path'])).size).toBe(2);
    for (const [index, step] of steps.entries()) {
      expect(path.basename(path.dirname(bundles[index] ?? ''))).toBe(step.outputs['job-id']);
      await step.remove();
    }
  } finally {
    await emulator.close();
    await removeFolder(temp);
  }
});
