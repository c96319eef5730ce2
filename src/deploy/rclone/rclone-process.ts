/**
 * The process of rclone. It serves its remote control on a port of this machine, behind a random password (rclone
 * documentation, "Remote controlling rclone with its API"). This file loads little: rclone starts while the rest of the
 * action is loaded.
 */
import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { findProgram } from '../../runner/find-program.ts';
import { rcloneEnvironment } from './rclone-environment.ts';

/** A job on a self-hosted runner can take five days (GitHub Docs, "Actions limits"). By default, rclone ends a call after one hour. */
const LONGEST_CALL = '120h';

/** A process that was asked to end is killed after this time. A cancelled step has 1.5 s (`runAction`). */
export const KILL_MS = 700;

/**
 * The digest of the standard input is not needed. The command is used because, on every system, it ends when its input
 * is closed, even if the step is killed. `rclone rcd` would keep running.
 */
const ARGUMENTS = ['hashsum', 'md5', '-'];

/** The name that is sent with the password. */
const USER = 'deploy';

/**
 * Starts the rclone in `PATH`.
 *
 * @param cwd folder in which relative paths of remotes and variables begin
 * @returns undefined if there is none
 */
export async function spawnInstalled(cwd: string): Promise<RcloneProcess | undefined> {
  const program = await findProgram('rclone');
  return program === undefined ? undefined : new RcloneProcess(program, cwd);
}

export class RcloneProcess {
  /** Absolute path. */
  readonly program: string;
  /** For HTTP Basic authentication. */
  readonly auth: string;
  /** The port of the remote control. Does not resolve if the process cannot serve it. */
  readonly port: Promise<number>;
  /** Resolves with the reason when the process has ended and its log is read. */
  readonly closed: Promise<string>;
  readonly #child: ChildProcessByStdio<Writable, null, Readable>;
  #onLine: ((line: string) => void) | undefined;
  /** What was logged before somebody listened. */
  readonly #lines: string[] = [];

  /**
   * @param program absolute path
   * @param cwd folder in which relative paths of remotes and variables begin
   */
  constructor(program: string, cwd: SpawnOptions['cwd']) {
    this.program = program;
    const password = randomBytes(32).toString('hex');
    this.auth = `${USER}:${password}`;
    this.#child = spawn(program, ARGUMENTS, {
      cwd,
      env: {
        ...rcloneEnvironment(process.env).env,
        RCLONE_RC: 'true',
        RCLONE_RC_ADDR: '127.0.0.1:0',
        RCLONE_RC_USER: USER,
        RCLONE_RC_PASS: password,
        RCLONE_RC_SERVER_READ_TIMEOUT: LONGEST_CALL,
        RCLONE_RC_SERVER_WRITE_TIMEOUT: LONGEST_CALL,
      },
      stdio: ['pipe', 'ignore', 'pipe'],
      windowsHide: true,
    });
    this.#child.stdin.on('error', () => undefined);
    // A step with a bad input ends before it uses rclone.
    process.once('exit', () => this.#child.kill('SIGKILL'));
    this.closed = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(`it cannot be started (${error.message})`));
      this.#child.once('close', (code, signal) =>
        resolve(signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`),
      );
    });
    this.port = new Promise((resolve) => {
      createInterface({ input: this.#child.stderr }).on('line', (line) => {
        const [, port] = /Serving remote control on \[?http:\/\/127\.0\.0\.1:(\d+)\//.exec(line) ?? [];
        if (port !== undefined) resolve(Number(port));
        else if (this.#onLine === undefined) this.#lines.push(line);
        else this.#onLine(line);
      });
    });
  }

  /** Calls the listener for each line of the log, also for those of before. */
  readLog(onLine: (line: string) => void): void {
    for (const line of this.#lines) onLine(line);
    this.#onLine = onLine;
  }

  /** Ends the process at once, whatever it does. */
  kill(): void {
    // The program may be a script that has started the real one.
    this.#child.stdin.end();
    this.#child.kill('SIGKILL');
  }

  /** Ends the process by closing its standard input, or kills the process if that is not enough. */
  async end(): Promise<void> {
    this.#child.stdin.end();
    const late = new Promise((resolve) => void setTimeout(resolve, KILL_MS).unref());
    await Promise.race([this.closed, late]);
    this.#child.kill('SIGKILL');
  }
}
