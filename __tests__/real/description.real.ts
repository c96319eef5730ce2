/** The emulator, fuzzed with the description of the service: no response contradicts it, and none is a 500. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { ADMIN_KEY } from '../../emulator/settings/keys.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import { newFolder } from '../support/new-folder.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith, pathOf } from './support/needs.ts';

/**
 * Checks that are skipped. No description can express that a path, although a string, may belong to no page. No client
 * relies on a 405 rather than a 404 for another method.
 */
const UNSAID = 'positive_data_acceptance,unsupported_method';

/** The emulator's rate limits are off, so that every request reaches its handler. */
const ENDS_AT_ONCE: GivenEmulatorSettings = {
  queuedMs: 0,
  runningMs: 0,
  pages: 3,
  startsPerHour: null,
  updateChecksPer10Seconds: null,
};
const FAILS: GivenEmulatorSettings = {
  pages: 3,
  ...{ queuedMs: 0, runningMs: 0, outcome: 'failed', minimalResponses: true },
  update: { queuedMs: 0, runningMs: 0, outcome: 'failure' },
};

describeWith('the emulator under schemathesis', ['schemathesis'], () => {
  // The first test also tries each boundary of the description.
  it.each([
    ['jobs that have ended, and URLs in the status', { ...ENDS_AT_ONCE, bundleUrlInStatus: true }, 5],
    ['jobs that still run', { queuedMs: 200, runningMs: 60_000, pages: 3 }, 3],
    ['limits, minimal responses, and jobs and publish runs that fail', FAILS, 3],
  ] as [string, GivenEmulatorSettings, number][])(
    'matches the description with %s',
    async (_name, settings, examples) => {
      // The domains of the requests are made up.
      const emulator = await startEmulator({ domains: null, ...settings });
      try {
        const { code, output } = await fuzz(emulator.baseUrl, examples);
        expect({ code, output }).toEqual({ code: 0, output });
        // The tool called every operation, and most of them several times.
        expect(emulator.requests.length).toBeGreaterThan(10 * examples);
        expect(output).toMatch(/Tested: 10\b/);
      } finally {
        await emulator.close();
      }
    },
  );

  function fuzz(url: string, examples: number): Promise<{ code: number; output: string }> {
    const args = [
      'run',
      path.join(REPOSITORY, 'api', 'openapi.yaml'),
      ...['--url', url, '--header', `Authorization: Bearer ${ADMIN_KEY}`],
      ...['--exclude-checks', UNSAID, '--warnings', 'off'],
      // A busy machine generates requests slowly.
      ...['--suppress-health-check', 'too_slow'],
      ...(examples > 3 ? [] : ['--phases', 'fuzzing,stateful']),
      // Every run sends the same requests: a test that fails only sometimes is not a test.
      ...['--max-examples', `${examples}`, '--seed', '1', '--generation-database', 'none'],
      ...['--request-timeout', '120', '--continue-on-failure', '--no-color'],
    ];
    return new Promise((resolve) => {
      // The tool writes its own notes to its working folder.
      execFile(
        pathOf('schemathesis'),
        args,
        { cwd: newFolder(), maxBuffer: 64 << 20 },
        (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
        },
      );
    });
  }
});
