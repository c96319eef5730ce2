// Measures the deploy action on S3 (versitygw) against what people would otherwise run there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, runOnce } from './paired-runs.ts';
import type { Bench, Command, Measured, Row } from './types.ts';

const FILES = 5000;
const CHANGED = 50;
const KEY = 'AKIABENCH00000000001';
const SECRET = 'secret-access-key-of-the-bench-00000000';
/** `aws s3 sync` takes most of a minute for each run. */
const MAX_PAIRS = 3;
/** Buckets of the action, and of what it is compared with. */
const BUCKETS = ['action', 'other'] as const;
type Bucket = (typeof BUCKETS)[number];

interface S3 {
  /** Sets the edition of the site that is deployed next, as if it had just been extracted. */
  show(edition: number): Promise<void>;
  empty(bucket: Bucket): Promise<void>;
  /** Returns the number of requests for each bucket since the last call. */
  takeRequests(): Promise<Readonly<Record<Bucket, number>>>;
  deploy(): Command;
  awsSync(): Command;
  rclone(...args: string[]): Command;
}

export function deployments(bench: Bench): Row[] {
  const pairs = Math.min(MAX_PAIRS, bench.pairs.long);
  let started: Promise<S3> | undefined;
  const whenStarted = () => {
    started ??= startS3(bench);
    return started;
  };
  /** Each of the two runs of a pair finds the other edition of the site at its destination. */
  const changed = async (other: (s3: S3) => Command): Promise<Measured> => {
    const s3 = await whenStarted();
    let run = 0;
    const prepare = async () => {
      // The warm-up runs make the first deployment.
      if (run === BUCKETS.length) await s3.takeRequests();
      await s3.show(Math.floor(run++ / 2) % 2);
    };
    const { value, details } = await compare(s3.deploy(), other(s3), { pairs, prepare });
    const { action, other: ofOther } = await s3.takeRequests();
    const share = ((100 * action) / ofOther).toFixed(1);
    return { value, details: `${details}; ${share}% of its requests: ${action / pairs} a run` };
  };
  const needs = ['aws', 'rclone', 'versitygw'];
  return [
    {
      name: `${CHANGED} changed files of ${FILES} on S3, deployed, against \`aws s3 sync --delete\` (requests: at most 5%)`,
      target: 0.35,
      needs,
      measure: () => changed((s3) => s3.awsSync()),
    },
    {
      name: 'the same on S3 against `rclone sync --checksum`',
      target: 1,
      needs,
      measure: () => changed((s3) => s3.rclone('sync', '--checksum')),
    },
    {
      name: `the first deployment of ${FILES} files to S3, against \`rclone copy\``,
      target: 1.1,
      needs,
      async measure() {
        const s3 = await whenStarted();
        const prepare = async () => {
          for (const bucket of BUCKETS) await s3.empty(bucket);
          await s3.show(0);
        };
        return compare(s3.deploy(), s3.rclone('copy'), { pairs, prepare });
      },
    },
    {
      name: `no changed file of ${FILES} on S3`,
      target: 3,
      unit: 'requests',
      needs,
      async measure() {
        const s3 = await whenStarted();
        await s3.show(0);
        await runOnce(s3.deploy());
        await s3.takeRequests();
        await runOnce(s3.deploy());
        return { value: (await s3.takeRequests()).action };
      },
    },
  ];
}

async function startS3(bench: Bench): Promise<S3> {
  const home = path.join(bench.folder, 's3');
  const [data, log, current] = ['data', 'access.log', 'site'].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
  ];
  const empty = async (bucket: Bucket) => {
    await rm(path.join(data, bucket), { recursive: true, force: true });
    await mkdir(path.join(data, bucket), { recursive: true });
  };
  for (const bucket of BUCKETS) await empty(bucket);
  const names = await writeEditions(home);
  const url = await startGateway(bench, data, log);
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: SECRET,
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: url,
    RCLONE_CONFIG_DOCS_TYPE: 's3',
    RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
    RCLONE_CONFIG_DOCS_ENDPOINT: url,
    RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: KEY,
    RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: SECRET,
  };
  const inputs = { 'site-path': current, 'manifest-path': `${current}.sha256`, destination: 'docs:action' };
  return {
    show: async (edition) => {
      await rm(current, { force: true });
      await symlink(path.join(home, `edition-${edition}`), current);
      await copyFile(path.join(home, `edition-${edition}.sha256`), `${current}.sha256`);
      const now = new Date();
      await Promise.all(names.map((name) => utimes(path.join(current, name), now, now)));
    },
    empty,
    takeRequests: async () => {
      const lines = (await readFile(log, 'utf8')).split('\n');
      await truncate(log);
      const count = (bucket: Bucket) => lines.filter((line) => line.split(' ', 2)[1] === bucket).length;
      return { action: count('action'), other: count('other') };
    },
    deploy: () => bench.action({ ...inputs, summary: 'false' }, env, path.join('deploy', 'index.js')),
    awsSync: () => ({
      file: 'aws',
      args: ['s3', 'sync', '--only-show-errors', '--delete', `${current}/`, 's3://other'],
      env,
    }),
    rclone: (...args) => ({
      file: 'rclone',
      args: [...args, `${current}/`, 'docs:other'],
      env: { ...env, RCLONE_S3_NO_CHECK_BUCKET: 'true' },
    }),
  };
}

/** @returns its address */
async function startGateway({ cleanup }: Bench, data: string, log: string): Promise<string> {
  const reserved = createServer().listen(0, '127.0.0.1');
  await once(reserved, 'listening');
  const address = `127.0.0.1:${(reserved.address() as AddressInfo).port}`;
  await once(reserved.close(), 'close');
  const gateway = spawn('versitygw', ['--port', address, '--quiet', '--access-log', log, 'posix', data], {
    env: { PATH: process.env['PATH'], ROOT_ACCESS_KEY: KEY, ROOT_SECRET_KEY: SECRET },
    stdio: 'ignore',
  });
  const ended = once(gateway, 'exit');
  cleanup.push(() => {
    gateway.kill();
    return ended;
  });
  const isUp = () => fetch(`http://${address}`).then(Boolean, () => false);
  while (!(await isUp())) await sleep(50);
  return `http://${address}`;
}

/** Writes two sites that differ in some files. */
async function writeEditions(home: string): Promise<string[]> {
  const names = Array.from({ length: FILES }, (_, index) => `section-${index % 50}/page-${index}.html`);
  for (const edition of [0, 1]) {
    const lines: string[] = [];
    for (const [index, name] of names.entries()) {
      const file = path.join(home, `edition-${edition}`, name);
      if (index < 50) await mkdir(path.dirname(file), { recursive: true });
      const isChanged = index % (FILES / CHANGED) === 0;
      const text = `${isChanged ? edition : ''}${`page ${index} `.repeat(200)}`;
      await writeFile(file, text);
      lines.push(`${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
    }
    await writeFile(path.join(home, `edition-${edition}.sha256`), lines.join(''));
  }
  return names;
}
