/**
 * Runs rclone, and reports what it did. It knows operations, not deployments; what its failures mean is in
 * `rclone-errors.ts`.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Context } from '../../context/context.ts';
import { type RcloneEvent, readLine } from './rclone-log.ts';

export interface FoundRclone {
  readonly program: string;
  /** Such as `1.71.0`. */
  readonly version: string;
}

/** How to run rclone, and what to hide in its output. */
export interface RcloneSetup extends FoundRclone {
  readonly env: NodeJS.ProcessEnv;
  /** An existing folder, in which Windows would look for programs first. */
  readonly folder: string;
  readonly hide: (text: string) => string;
}

export interface RcloneResult {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  /** The errors that it logged, with hidden parameters replaced. */
  readonly errors: readonly RcloneError[];
}

export interface RcloneError {
  readonly name: string | undefined;
  readonly message: string;
}

/** How many errors are kept. One is shown; the others usually repeat it for other files. */
const MAX_ERRORS = 100;

/** The time to wait after SIGTERM, which ends the process even on Windows. A cancelled step has 1.5 s (`runAction`). */
const KILL_MS = 700;

type Child = ChildProcessByStdio<null, null, Readable>;

/** Logs each copied or deleted file, and statistics, as JSON. rclone makes one attempt: see `transfer.ts`. */
const LOGGING = ['--use-json-log', '-v', '--stats', '5s', '--retries', '1'];

/**
 * @param args command, flags, and operands, which may begin with a hyphen
 * @param onEvent called for each line of its log; it ends rclone with `'stop'`
 * @throws the signal's reason; Node's error if it cannot be started
 */
export async function runRclone(
  { program, env, folder, hide }: RcloneSetup,
  { command, flags = [], operands }: RcloneCommand,
  { signal, log }: Pick<Context, 'log' | 'signal'>,
  onEvent: (event: RcloneEvent) => unknown = () => undefined,
): Promise<RcloneResult> {
  signal.throwIfAborted();
  const args = [command, ...LOGGING, ...flags, '--', ...operands];
  log.debug(hide(`rclone ${args.join(' ')}`));
  const child = spawn(program, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  const errors: RcloneError[] = [];
  const lastWords: RcloneError[] = [];
  const stop = () => end(child);
  signal.addEventListener('abort', stop);
  try {
    const closed = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      const event = readLine(line);
      if (event === undefined) return;
      if ('message' in event) log.debug(hide(`rclone: ${event.message}`));
      if (event.kind === 'error' && errors.length < MAX_ERRORS) {
        errors.push({ name: event.name, message: hide(event.message) });
      }
      if (event.kind === 'last words') lastWords.push({ name: undefined, message: hide(event.message) });
      if (onEvent(event) === 'stop') stop();
    });
    const exitCode = await closed;
    signal.throwIfAborted();
    return { exitCode, errors: errors.length > 0 ? errors : lastWords };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export interface RcloneCommand {
  readonly command: string;
  readonly flags?: readonly string[];
  readonly operands: readonly string[];
}

/** Asks rclone to end, and kills it if it does not. */
function end(child: Child): void {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_MS);
  child.once('close', () => clearTimeout(timer));
}
