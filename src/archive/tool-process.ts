/**
 * Runs a program of the system whose output is read here: with an environment that has no key and no token, and never
 * after the abort.
 */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { cleanText } from '../text/clean-text.ts';

/** What programs need to start, to find their temporary folder, and to print names in UTF-8. */
const PASSED = /^(?:path|pathext|systemroot|windir|comspec|home|userprofile|te?mp|tmpdir|lang|lc_\w+)$/i;

/** Whatever the runner, the workflow or the user may have put a secret into. */
const SECRET = /^(?:input_|actions_|github_token$)/i;

/** The environment is an argument, so that a tool never gets more by accident. */
export function toolEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name)));
}

/** The names of variables that hold a secret of this step. */
export function secretNames(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).filter((name) => SECRET.test(name));
}

/** The program cannot be started: it is not installed. */
export class ToolMissingError extends Error {
  override readonly name = 'ToolMissingError';
}

/** The program failed. The message is safe to show. */
export class ToolFailedError extends Error {
  override readonly name = 'ToolFailedError';
}

type Tool = ChildProcessByStdio<null, Readable, Readable>;

const MAX_ERROR_LENGTH = 2000;

/**
 * What a program prints, given a file as its input. If the reader stops early, the program is killed.
 *
 * @param input descriptor of the file, open at its beginning
 * @throws ToolMissingError, ToolFailedError, and the signal's reason
 */
export async function* toolOutput(
  tool: string,
  args: readonly string[],
  input: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  signal.throwIfAborted();
  const env = toolEnvironment(process.env);
  const child = spawn(tool, args, { stdio: [input, 'pipe', 'pipe'], env, windowsHide: true }) as Tool;
  // What goes wrong at the start is thrown below, and what goes wrong later shows in its exit code.
  child.on('error', () => undefined);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = () => killTool(child);
  signal.addEventListener('abort', kill);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(0, MAX_ERROR_LENGTH);
  });
  try {
    await once(child, 'spawn').catch((cause) => {
      throw new ToolMissingError(`"${tool}" could not be started (${cause.code})`, { cause });
    });
    yield* child.stdout;
    const exitCode = await closed;
    signal.throwIfAborted();
    if (exitCode !== 0) throw new ToolFailedError(cleanText(`${tool}: ${errors || `exit code ${exitCode}`}`));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) kill();
    // Nothing of it outlives the step.
    if (child.pid !== undefined) await closed;
  }
}

/** Kills it at once, and forgets what it has printed. What it started ends with the pipes. */
export function killTool(child: ChildProcess): void {
  child.kill('SIGKILL');
  child.stdout?.destroy();
  child.stderr?.destroy();
}
