// The S3 server of the bench (versitygw), with and without round trips.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from '../../__tests__/support/processes.ts';
import { withRoundTrips } from './round-trips.ts';
import type { Bench } from './types.ts';

const KEY = 'AKIABENCH00000000001';
const SECRET = 'secret-access-key-of-the-bench-00000000';
const ROUND_TRIP_MS = 50;

/** Without or with round trips. */
export type Where = 'near' | 'far';

export interface Storage {
  /** Each folder in this folder is a bucket. */
  readonly buckets: string;
  /** Returns the variables with which rclone (as the remote `docs`) and s5cmd reach it. */
  variables(where: Where): Readonly<Record<string, string>>;
}

export async function startStorage({ folder, program, cleanup }: Bench): Promise<Storage> {
  const buckets = path.join(folder, 'buckets');
  await mkdir(buckets);
  const address = `127.0.0.1:${await freePort()}`;
  const near = `http://${address}`;
  // S3 uses keep-alive.
  const args = ['--port', address, '--keep-alive', '--quiet', 'posix', buckets];
  const { stop } = await startServer([program('versitygw'), ...args], {
    env: { ROOT_ACCESS_KEY: KEY, ROOT_SECRET_KEY: SECRET },
    isReady: () => fetch(near),
  });
  cleanup.push(stop);
  const addresses = { near, far: await withRoundTrips(near, ROUND_TRIP_MS) };
  return {
    buckets,
    variables: (where) => ({
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: SECRET,
      AWS_REGION: 'us-east-1',
      S3_ENDPOINT_URL: addresses[where],
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
      RCLONE_CONFIG_DOCS_ENDPOINT: addresses[where],
      RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: KEY,
      RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: SECRET,
    }),
  };
}
