/** Finds the rclone of the runner, or downloads one, and starts it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { which } from '@actions/io';
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { Rclone, type RcloneSetup } from './rclone.ts';
import { isNewEnough } from './rclone-version.ts';

const VERSION_MS = 10_000;

/**
 * @returns the rclone of the runner; a text that says why it cannot be used, if it is missing or too old
 * @throws DeployError if it cannot be started
 */
export async function startInstalledRclone(setup: RcloneSetup, context: Context): Promise<Rclone | string> {
  const program = await which('rclone', false);
  if (program === '') return 'There is no rclone in PATH';
  const rclone = await Rclone.start(program, setup, context).catch(async (cause) => {
    // Versions before 1.58 cannot be started like this.
    const version = await printedVersion(program, setup.env, context.signal);
    if (version === undefined || isNewEnough(version)) throw cause;
    return { version, end: undefined };
  });
  if (rclone instanceof Rclone && isNewEnough(rclone.version)) return rclone;
  await rclone.end?.();
  return `rclone ${cleanText(rclone.version, 50)} in PATH is too old`;
}

/** @throws DeployError if rclone cannot be downloaded or started */
export async function startDownloadedRclone(
  why: string,
  setup: RcloneSetup,
  context: Context,
): Promise<Rclone> {
  // Loaded only here, since the module is large and few runners need it.
  const { downloadedRclone } = await import('./download-rclone.ts');
  const { program } = await downloadedRclone(why, context);
  return Rclone.start(program, setup, context);
}

/** @returns undefined if the program does not print a version */
async function printedVersion(
  program: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<string | undefined> {
  const run = promisify(execFile)(program, ['version'], {
    env,
    signal,
    timeout: VERSION_MS,
    windowsHide: true,
  });
  const { stdout } = await run.catch(() => ({ stdout: '' }));
  return /^rclone v(\S+)/m.exec(stdout)?.[1];
}
