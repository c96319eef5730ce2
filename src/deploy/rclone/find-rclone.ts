/** Starts the rclone of the runner, or downloads one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { Rclone } from './rclone.ts';
import { rcloneEnvironment } from './rclone-environment.ts';
import { RcloneProcess } from './rclone-process.ts';
import { isNewEnough } from './rclone-version.ts';

const VERSION_MS = 10_000;

/**
 * Uses the rclone of the runner. If it is missing or too old, downloads one, and logs why.
 *
 * @param spawning from `spawnInstalled`
 * @param cwd folder in which relative paths of remotes and variables begin
 * @param inputsChecked a download begins when this resolves: a bad input is reported before any request
 * @throws DeployError if rclone cannot be started or downloaded; whatever `inputsChecked` rejects with
 */
export async function startRclone(
  spawning: Promise<RcloneProcess | undefined>,
  cwd: string,
  inputsChecked: Promise<unknown>,
  context: Context,
): Promise<Rclone> {
  const { ignored } = rcloneEnvironment(process.env);
  if (ignored.length > 0) context.log.info(`Variables without effect in this action: ${ignored.join(', ')}`);
  const spawned = await spawning;
  const installed = spawned && (await startInstalled(spawned, context));
  if (installed instanceof Rclone) {
    context.log.info(`Using rclone ${cleanText(installed.version, 50)}`);
    return installed;
  }
  await inputsChecked;
  const why =
    installed === undefined
      ? 'There is no rclone in PATH'
      : `rclone ${cleanText(installed.version, 50)} in PATH is too old`;
  // Loaded only here, since the module is large and few runners need it.
  const { downloadedRclone } = await import('./download-rclone.ts');
  const { program } = await downloadedRclone(why, context);
  return Rclone.start(new RcloneProcess(program, cwd), context);
}

/**
 * @returns only the version if it is too old
 * @throws DeployError if it cannot be started
 */
async function startInstalled(
  spawned: RcloneProcess,
  context: Context,
): Promise<Rclone | { readonly version: string }> {
  let rclone: Rclone;
  try {
    rclone = await Rclone.start(spawned, context);
  } catch (cause) {
    // Versions before 1.58 cannot be started like this.
    const version = await printedVersion(spawned.program, context.signal);
    if (version === undefined || isNewEnough(version)) throw cause;
    return { version };
  }
  if (isNewEnough(rclone.version)) return rclone;
  await rclone.end();
  // Old versions do not say it in their responses.
  return {
    version: rclone.version || ((await printedVersion(spawned.program, context.signal)) ?? '(unknown)'),
  };
}

/** @returns undefined if the program does not print a version */
async function printedVersion(program: string, signal: AbortSignal): Promise<string | undefined> {
  const { env } = rcloneEnvironment(process.env);
  const run = promisify(execFile)(program, ['version'], {
    env,
    signal,
    timeout: VERSION_MS,
    windowsHide: true,
  });
  const { stdout } = await run.catch(() => ({ stdout: '' }));
  return /^rclone v?(\d\S*)/m.exec(stdout)?.[1];
}
