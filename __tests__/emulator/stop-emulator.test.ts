/** Which process the post step of the emulator action ends, and which it leaves alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { systemClock } from '../../src/context/clock.ts';
import { healthProof, isHealthy } from '../../src/emulator-action/health.ts';
import { type StartedEmulator, stopEmulator } from '../../src/emulator-action/stop-emulator.ts';

const FOLDER = '/runner temp/emulator-a1B2c3';
const signal = new AbortController().signal;
const stop = (emulator: StartedEmulator) => stopEmulator(emulator, systemClock, signal);

const children: ChildProcess[] = [];
const servers: Server[] = [];
const emulators: Emulator[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) server.close();
  await Promise.all(emulators.splice(0).map((emulator) => emulator.close()));
});

/** A process that goes on until it is ended. */
async function startProcess(...args: readonly string[]): Promise<{ child: ChildProcess; pid: number }> {
  const script = `console.log('ready'); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--eval', script, '--', ...args]);
  children.push(child);
  await once(child.stdout, 'data');
  return { child, pid: child.pid as number };
}

async function serve(answer: (challenge: string) => unknown): Promise<URL> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    response.end(JSON.stringify(answer(url.searchParams.get('challenge') ?? '')));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
/** Signals arrive after a moment. */
async function stillRuns(child: ChildProcess): Promise<boolean> {
  await systemClock.sleep(200, signal);
  return isRunning(child);
}

describe('a process that got the number of the emulator', () => {
  it('is left alone if the emulator was never reached', async () => {
    const { child, pid } = await startProcess('/runner temp/emulator-other1');
    expect(await stop({ pid, folder: FOLDER })).toBe('not-ours');
    expect(await stillRuns(child)).toBe(true);
  });

  it('is left alone if the step saved no folder', async () => {
    const { child, pid } = await startProcess();
    expect(await stop({ pid, folder: '' })).toBe('not-ours');
    expect(await stillRuns(child)).toBe(true);
  });

  it('is left alone if nothing listens at the address', async () => {
    const { child, pid } = await startProcess();
    const baseUrl = await serve(() => ({}));
    servers.pop()?.close();
    expect(await stop({ pid, folder: FOLDER, address: { baseUrl, healthKey: 'key' } })).toBe('not-ours');
    expect(await stillRuns(child)).toBe(true);
  });

  it.each<[string, (pid: number, challenge: string) => unknown]>([
    ['has no proof', (pid) => ({ pid })],
    ['has the proof of another key', (pid, challenge) => ({ pid, proof: healthProof('other', challenge) })],
    ['repeats a proof', (pid) => ({ pid, proof: healthProof('key', 'an earlier challenge') })],
    ['has another number', (pid, challenge) => ({ pid: pid + 1, proof: healthProof('key', challenge) })],
    ['is no object', () => null],
  ])('is left alone if what listens at the address %s', async (_what, answer) => {
    const { child, pid } = await startProcess();
    const baseUrl = await serve((challenge) => answer(pid, challenge));
    expect(await stop({ pid, folder: FOLDER, address: { baseUrl, healthKey: 'key' } })).toBe('not-ours');
    expect(await stillRuns(child)).toBe(true);
  });
});

describe('the emulator', () => {
  it('is stopped if its arguments name its folder, although it does not respond', async () => {
    const { child, pid } = await startProcess(FOLDER);
    const exited = once(child, 'exit');
    expect(await stop({ pid, folder: FOLDER })).toBe('stopped');
    await exited;
  });

  it('is stopped if it proves that it is the one', async () => {
    const { child, pid } = await startProcess();
    const baseUrl = await serve((challenge) => ({ pid, proof: healthProof('key', challenge) }));
    child.once('exit', () => {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        server.close();
      }
    });
    expect(await stop({ pid, folder: FOLDER, address: { baseUrl, healthKey: 'key' } })).toBe('stopped');
    expect(isRunning(child)).toBe(false);
  });

  it('may have ended already', async () => {
    const { child, pid } = await startProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await stop({ pid, folder: FOLDER })).toBe('not-running');
  });

  it('proves which one it is', async () => {
    const [one, other] = await Promise.all([startEmulator(), startEmulator()]);
    emulators.push(one, other);
    const ask = (pid: number, { healthKey }: Emulator) =>
      isHealthy(new URL(one.baseUrl), pid, healthKey, signal);
    expect(await ask(process.pid, one)).toBe(true);
    expect(await ask(process.pid + 1, one)).toBe(false);
    expect(await ask(process.pid, other)).toBe(false);
  });
});

it('does not wait for an answer after the step was cancelled', async () => {
  const { pid } = await startProcess(FOLDER);
  const server = createServer(() => {});
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const cancelled = new AbortController();
  const stopping = stopEmulator(
    { pid, folder: FOLDER, address: { baseUrl, healthKey: 'key' } },
    systemClock,
    cancelled.signal,
  );
  cancelled.abort(new Error('cancelled'));
  await expect(stopping).rejects.toThrow('cancelled');
});
