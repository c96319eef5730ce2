// The S3 server of the bench (versitygw), with and without round trips (toxiproxy).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './types.ts';

const KEY = 'AKIABENCH00000000001';
const SECRET = 'secret-access-key-of-the-bench-00000000';
const ROUND_TRIP_MS = 50;

/** Without or with round trips. */
export type Where = 'near' | 'far';

export interface Storage {
  /** Each folder in this folder is a bucket. */
  readonly buckets: string;
  /** The requests, one per line. */
  readonly log: string;
  /** Returns the variables with which rclone (as the remote `docs`) and s5cmd reach it. */
  variables(where: Where): Readonly<Record<string, string>>;
}

export async function startStorage(bench: Bench): Promise<Storage> {
  const [buckets, log] = [path.join(bench.folder, 'buckets'), path.join(bench.folder, 'access.log')];
  await mkdir(buckets);
  await writeFile(log, '');
  const near = await freeAddress();
  // S3 uses keep-alive.
  const args = ['--port', near, '--keep-alive', '--quiet', '--access-log', log, 'posix', buckets];
  await start(bench, 'versitygw', args, near, { ROOT_ACCESS_KEY: KEY, ROOT_SECRET_KEY: SECRET });
  const addresses = { near, far: await connectFar(bench, near) };
  return {
    buckets,
    log,
    variables: (where) => ({
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: SECRET,
      AWS_REGION: 'us-east-1',
      S3_ENDPOINT_URL: `http://${addresses[where]}`,
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
      RCLONE_CONFIG_DOCS_ENDPOINT: `http://${addresses[where]}`,
      RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: KEY,
      RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: SECRET,
    }),
  };
}

/** @returns an address that leads to the other one with round trips; the same address if there is no toxiproxy */
async function connectFar(bench: Bench, near: string): Promise<string> {
  const [api, far] = [await freeAddress(), await freeAddress()];
  const [host = '', port = ''] = api.split(':');
  if (bench.missing(['toxiproxy-server']).length > 0) return near;
  await start(bench, 'toxiproxy-server', ['-host', host, '-port', port], api);
  const post = async (address: string, body: object) => {
    const { ok, status } = await fetch(`http://${api}${address}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`toxiproxy: ${status}`);
  };
  await post('/proxies', { name: 's3', listen: far, upstream: near, enabled: true });
  await post('/proxies/s3/toxics', { type: 'latency', attributes: { latency: ROUND_TRIP_MS } });
  return far;
}

async function start(
  { program, cleanup }: Bench,
  tool: string,
  args: readonly string[],
  address: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server: ChildProcess = spawn(program(tool), args, { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  cleanup.push(() => {
    server.kill();
    return ended;
  });
  const isUp = () => fetch(`http://${address}`).then(Boolean, () => false);
  while (!(await isUp())) await sleep(50);
}

async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return `127.0.0.1:${port}`;
}
