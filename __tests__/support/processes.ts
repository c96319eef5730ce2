/** Starts and stops servers for the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { until } from './until.ts';

export interface ServerProcess {
  /** The output of the server so far. */
  output(): string;
  /** Sends SIGHUP, at which many servers read again what they have in memory. */
  reload(): void;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Resolves or returns true when the server answers; rejects or returns false until then. */
  readonly isReady: (output: string) => Promise<unknown> | boolean;
}

/**
 * Starts a server, and waits until it answers.
 *
 * @throws Error with its output, if it ends before, or does not answer in two minutes
 */
export async function startServer(
  [command = '', ...args]: readonly string[],
  { env, isReady }: ServerOptions,
): Promise<ServerProcess> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  child.on('error', ({ message }) => {
    printed += message;
  });
  const output = () => printed;
  const stop = () => end(child, command, output);
  const isReadyNow = async () => Boolean(await Promise.resolve(isReady(printed)).catch(() => false));
  try {
    let ready = false;
    const isDecided = async () => {
      ready = await isReadyNow();
      return ready || hasEnded(child);
    };
    await until(isDecided, `${command} answers`, output);
    if (!ready) throw new Error(`${command} did not start:\n${printed}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { output, reload: () => void child.kill('SIGHUP'), stop };
}

/** A program that does not exist has no ID. */
function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess, command: string, output: () => string): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await until(() => hasEnded(child), `${command} ends`, output).finally(() => clearTimeout(timer));
}

/** Whether the process has not ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // An ended process stays in the table until someone asks for its exit code.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The ports that no system gives to a program which asks for any (Linux from 32768, others from 49152). */
const [FIRST_PORT, LAST_PORT] = [15_000, 30_000];

/** Returns a free port of 127.0.0.1. No other program gets it before the server listens, or after it has ended. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('No port is free.');
}
