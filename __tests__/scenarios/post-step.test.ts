/** The post step of a step that was killed before it saved anything. */
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { runStep } from '../../tools/runner-double/run-step.ts';
import { REPOSITORY } from '../support/repository.ts';

it('the post step does nothing, and starts no export', async () => {
  const emulator = await startEmulator();
  try {
    const step = await runStep({
      actionFile: path.join(REPOSITORY, 'action.yml'),
      stage: 'post',
      state: {},
      context: { jobStatus: 'cancelled' },
      inputs: { 'api-key': emulator.apiKey, domain: emulator.domain, 'base-url': emulator.baseUrl },
    });
    await step.remove();
    expect([step.exitCode, step.stdout, step.stderr, step.outputs]).toEqual([0, '', '', {}]);
    expect(emulator.requests).toEqual([]);
  } finally {
    await emulator.close();
  }
});
