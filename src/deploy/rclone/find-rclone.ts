/** Finds the rclone of the runner, or downloads one, and starts it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { which } from '@actions/io';
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { Rclone, type RcloneSetup } from './rclone.ts';

/** Earlier versions pass credentials on if a storage redirects (rclone 1.75.0, security advisories). */
const OLDEST = [1, 75] as const;

const VERSION_MS = 10_000;

/** @throws DeployError if there is none, and none can be downloaded */
export async function startRclone(setup: Omit<RcloneSetup, 'program'>, context: Context): Promise<Rclone> {
  const program = await which('rclone', false);
  let why = 'There is no rclone in PATH';
  if (program !== '') {
    const rclone = await Rclone.start({ ...setup, program }, context).catch(async (cause) => {
      // Versions before 1.58 cannot be started like this.
      const version = await printedVersion(program, setup.env, context.signal);
      if (version === undefined || isNewEnough(version)) throw cause;
      return { version, end: undefined };
    });
    const version = cleanText(rclone.version, 50);
    if (rclone instanceof Rclone && isNewEnough(version)) {
      context.log.info(`Using rclone ${version}`);
      return rclone;
    }
    await rclone.end?.();
    why = `rclone ${version} in PATH is too old`;
  }
  // Loaded late: few runners need it, and it is large.
  const { downloadedRclone } = await import('./download-rclone.ts');
  return Rclone.start(
    { ...setup, program: await downloadedRclone(why, context.log, context.signal) },
    context,
  );
}

/** @returns undefined if the program does not print one */
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

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
