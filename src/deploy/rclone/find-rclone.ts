/** Finds the rclone of the runner, or downloads one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { FoundRclone } from './rclone.ts';

const run = promisify(execFile);

/** The version of Debian 12. Older ones lack options that are needed here. */
const OLDEST = [1, 60] as const;

/** A program that hangs is not usable. */
const TIMEOUT_MS = 30_000;

/**
 * @param folder an existing folder, in which Windows would look for programs first
 * @throws DeployError if there is none, and none can be downloaded
 */
export async function findRclone(folder: string, { log, signal }: Context): Promise<FoundRclone> {
  const version = await versionOf('rclone', folder, signal);
  if (version !== undefined && isNewEnough(version)) {
    log.info(`Using rclone ${version}`);
    return { program: 'rclone', version };
  }
  // Loaded late: few runners need it, and it is large.
  const { downloadedRclone } = await import('./download-rclone.ts');
  const why = version === undefined ? 'There is no rclone in PATH' : `rclone ${version} in PATH is too old`;
  return downloadedRclone(why, log, signal);
}

/** @returns undefined if there is no such program, or it is not rclone */
async function versionOf(program: string, folder: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const options = { cwd: folder, timeout: TIMEOUT_MS, signal, windowsHide: true };
    const { stdout } = await run(program, ['version'], options);
    return /^rclone v(\d+\.\d+[\w.+-]*)/m.exec(cleanText(stdout))?.[1];
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
