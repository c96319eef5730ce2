import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Result } from '../../../src/runner/result.ts';
import type { runAction as Run } from '../../../src/runner/run-action.ts';
import { newFolder } from '../../support/new-folder.ts';
import '../../support/restored-environment.ts';

let runAction: typeof Run;
let ActionError: typeof import('../../../src/errors.ts')['ActionError'];
let printed: string;
let folder: string;
const NEVER = new Promise<never>(() => {});
const events = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection', 'beforeExit'];
const fileText = (name: string) =>
  readFileSync(path.join(folder, name), 'utf8').replaceAll(/ghadelimiter_\S+/g, '-');
const outputs = () =>
  Object.fromEntries(
    [...fileText('output').matchAll(/^(\S+)<<-\n(.*)\n-$/gm)].map(([, name, value]) => [name, value]),
  );
const emit = (event: string, ...args: unknown[]) =>
  (process.emit as (...all: unknown[]) => boolean)(event, ...args);

beforeEach(async () => {
  jest.resetModules();
  printed = '';
  folder = newFolder();
  for (const name of ['output', 'summary']) writeFileSync(path.join(folder, name), '');
  process.env['GITHUB_OUTPUT'] = path.join(folder, 'output');
  process.env['GITHUB_STEP_SUMMARY'] = path.join(folder, 'summary');
  process.exitCode = undefined;
  jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  (await import('../../../src/runner/cancellation.ts')).listenForCancellation();
  ({ runAction } = await import('../../../src/runner/run-action.ts'));
  ({ ActionError } = await import('../../../src/errors.ts'));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const event of events) process.removeAllListeners(event);
  process.exitCode = undefined;
});

/** Returns everything that the runner sees of a run. */
const seen = () => ({
  exitCode: process.exitCode,
  printed,
  outputs: outputs(),
  summary: fileText('summary'),
});
const summary = ({ outcome, error }: Result) => `${outcome} ${error?.code} ${error?.message} ${error?.hint}`;

describe('runAction', () => {
  it.each([
    [false, 'Fix it. Resume it.'],
    [true, 'Fix it.'],
  ])(
    'reports an error, with the resume hint unless the error is permanent (%s)',
    async (isPermanent, hint) => {
      const resumeHint = (outcome: string) => (outcome === 'failed' ? 'Resume it.' : 'wrong');
      const run = () =>
        Promise.reject(new ActionError('job-failed', 'It broke.', { hint: 'Fix it.', isPermanent }));
      await runAction({ run, resumeHint, summary });
      expect(seen()).toEqual({
        exitCode: 1,
        printed: `::error::It broke.%0A${hint}\n`,
        outputs: { outcome: 'failed', 'error-code': 'job-failed', 'error-message': `It broke. ${hint}` },
        summary: `failed job-failed It broke. ${hint}`,
      });
    },
  );

  it.each([
    ['domain', 'docs.example.com'],
    ['domain', ' DOCS.example.com '],
    ['base-url', 'https://docs.example.com/api'],
    ['state', 'docs.example.com:/srv/state'],
    ['verify-url', 'https://user@docs.example.com:8443/docs?a=b'],
    ['destination', ':sftp,host=docs.example.com,user=docs:/srv/docs'],
  ])(
    'sets neither a secret nor the host of the input %s, %j, as a part of the error message',
    async (input, value) => {
      process.env[`INPUT_${input.toUpperCase()}`] = value;
      const { addSecret } = await import('../../../src/runner/secrets.ts');
      addSecret('very-secret');
      addSecret("it's 'so' secret");
      const message =
        'docs.example.com is not Docs.Example.com: "https://docs.example.com/a?key=very-secret", at docs.example.com:8443, it\'s `so` secret.';
      await runAction({ run: () => Promise.reject(new ActionError('disk', message)) });
      expect(outputs()['error-message']).toBe('… is not …: "…/a", at …:8443, ***.');
    },
  );

  it.each(['', '[', 'https://[::1]:1/', '/', 'a.b+(c'])(
    'sets the error message whatever the domain, %j',
    async (domain) => {
      process.env['INPUT_DOMAIN'] = domain;
      await runAction({ run: () => Promise.reject(new ActionError('disk', 'It broke: a.b+(c [.')) });
      expect(outputs()['error-message']).toBe(
        domain === 'a.b+(c' ? 'It broke: …+(c [.' : 'It broke: a.b+(c [.',
      );
    },
  );

  it('sets an error message without the hosts of rclone, and without the address that a name has', async () => {
    process.env['RCLONE_CONFIG_DOCS_HOST'] = 'web.example.net';
    process.env['RCLONE_WEBDAV_URL'] = 'https://dav.example.net/';
    process.env['RCLONE_S3_ENDPOINT'] = 'https://abc.r2.example.org';
    const message =
      'dial tcp 203.0.113.7:22: web.example.net, dav.example.net, and abc.r2.example.org refuse index.html.';
    await runAction({ run: () => Promise.reject(new ActionError('disk', message)) });
    expect(outputs()['error-message']).toBe('dial tcp …: …, …, and … refuse index.html.');
  });

  it('sets an error message of 500 characters with what to do, and with both ends of what failed', async () => {
    const hint = `Add the permission. ${'It may be missing for several reasons. '.repeat(20)}`;
    const said = `Uploading failed: ${'and so on '.repeat(60)}kms:GenerateDataKey.`;
    await runAction({ run: () => Promise.reject(new ActionError('disk', said, { hint })) });
    const message = outputs()['error-message'] ?? '';
    expect([...message].length).toBeGreaterThan(450);
    expect([...message].length).toBeLessThanOrEqual(500);
    expect(message).toMatch(
      /^Uploading failed: and so on .*….*kms:GenerateDataKey\. Add the permission\. It may be .*reasons\.$/,
    );
  });

  it('sets an error message of at most 500 characters, which has no part of a secret that it cut', async () => {
    const { addSecret } = await import('../../../src/runner/secrets.ts');
    addSecret('very-secret');
    const message = `${'x'.repeat(494)}very-secret`;
    await runAction({ run: () => Promise.reject(new ActionError('disk', message)) });
    expect(outputs()['error-message']).toBe(`${'x'.repeat(494)}***`);
  });

  it('reports an error without a hint in one line of at most 2,000 characters', async () => {
    await runAction({ run: () => Promise.reject(new ActionError('disk', 'x'.repeat(9000))) });
    expect(printed).toMatch(/^::error::x{2000}…\n$/);
  });

  it.each([
    ['an error', new TypeError('no such thing')],
    ['any value', 'no such thing'],
  ])('reports an unknown error as a defect: %s', async (_what, thrown) => {
    await runAction({ run: () => Promise.reject(thrown) });
    expect(seen()).toMatchObject({ exitCode: 1, outputs: { outcome: 'errored', 'error-code': 'internal' } });
    expect(printed).toMatch(/^::error::[^\n]*no such thing%0A[^\n]+\n$/);
  });

  it('prints the stacks of an error and its causes with debug logging', async () => {
    process.env['RUNNER_DEBUG'] = '1';
    const cause = new Error('the cause');
    await runAction({ run: () => Promise.reject(new ActionError('disk', 'It broke.', { cause })) });
    expect(printed).toMatch(
      /::debug::ActionError: It broke\.\n::debug::at .*\n::debug::Error: the cause\n::debug::at /s,
    );
  });

  it.each([
    ['that succeeds, and needs no file for it', '', async () => 'completed' as const, 0],
    ['that fails', 'output', () => Promise.reject(new ActionError('disk', 'x')), 1],
  ])('writes no output of a post step %s', async (_how, file, run, exitCode) => {
    process.env['GITHUB_OUTPUT'] = file && path.join(folder, file);
    await runAction<'completed'>({ run, hasOutputs: false });
    expect([process.exitCode, fileText('output')]).toEqual([exitCode, '']);
  });

  it.each([
    ['no summary if the input is false', ' FALSE ', 'the text', ''],
    ['the summary if the input is true', 'true', 'the text', 'the text'],
    ['no summary without a text', '', undefined, ''],
  ])('writes %s', async (_what, input, text, written) => {
    process.env['INPUT_SUMMARY'] = input;
    await runAction({ run: async () => 'completed', summary: () => text });
    expect([process.exitCode, fileText('summary')]).toEqual([0, written]);
  });

  it('removes secrets from the summary', async () => {
    const { addSecret } = await import('../../../src/runner/secrets.ts');
    addSecret('very-secret');
    await runAction({ run: async () => 'completed', summary: () => 'a very-secret text' });
    expect(fileText('summary')).toBe('a *** text');
  });

  it.each(['uncaughtException', 'unhandledRejection'])(
    'fails after %s, and stops the work',
    async (event) => {
      let signal: AbortSignal | undefined;
      const error = new Error('out of nowhere');
      await runAction({
        run: (given) => {
          signal = given;
          setImmediate(() => emit(event, error));
          return NEVER;
        },
      });
      expect(seen()).toMatchObject({ exitCode: 1, outputs: { 'error-code': 'internal' } });
      expect([printed.includes('out of nowhere'), signal?.reason]).toEqual([true, error]);
    },
  );

  it.each(['SIGINT', 'SIGTERM'])('does not begin after %s', async (name) => {
    jest.useFakeTimers();
    emit(name);
    const run = jest.fn(async () => 'completed' as const);
    await runAction({ run });
    expect(run).not.toHaveBeenCalled();
    const outputs = { outcome: 'cancelled', 'error-code': 'cancelled' };
    expect(seen()).toMatchObject({ exitCode: 1, outputs, printed: expect.stringContaining(name) });
  });

  it('is cancelled by a signal even if the work still succeeds', async () => {
    const run = async () => {
      emit('SIGINT');
      return 'completed' as const;
    };
    await runAction({ run, summary });
    expect(seen()).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } });
  });

  it('waits 1.5 seconds for the work after a signal', async () => {
    jest.useFakeTimers();
    const ended = runAction({ run: () => NEVER });
    await Promise.resolve();
    emit('SIGTERM');
    await jest.advanceTimersByTimeAsync(1499);
    expect(jest.mocked(process.exit)).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect(seen()).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } });
  });

  it('turns off warnings about deprecation', async () => {
    process.noDeprecation = false;
    await runAction({ run: async () => 'completed' });
    expect(process.noDeprecation).toBe(true);
  });
});
