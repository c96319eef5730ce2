/** Starts and stops servers for the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** On a busy machine, the slowest server needs half a minute. */
const START_MS = 120_000;

/** Starts a server, and waits until it answers. */
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
  const server = { output: () => printed, reload: () => void child.kill('SIGHUP'), stop: () => stop(child) };
  for (const endsAt = Date.now() + START_MS; ; ) {
    if (await Promise.resolve(isReady(printed)).catch(() => false)) return server;
    if (child.exitCode !== null || Date.now() > endsAt) {
      await server.stop();
      throw new Error(`${command} did not start:\n${printed}`);
    }
    await sleep(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}

/** Whether the process is in the table of the system. An ended one is until its parent asks for its exit code. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
