// What the deploy action costs on S3 (versitygw), against what people would otherwise run there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, pairedTimes, runOnce } from './paired-runs.ts';
import type { Bench, Figure, Plan } from './types.ts';

const FILES = 5000;
const CHANGED = 50;
const KEY = 'AKIABENCH00000000001';
const SECRET = 'secret-access-key-of-the-bench-00000000';
const NEEDS = ['aws', 'rclone', 'versitygw'];
/** `aws s3 sync` takes most of a minute for each of its runs. */
const MAX_PAIRS = 3;

const UNCHANGED = `${CHANGED} changed files of ${FILES} on S3`;

export function deployments(bench: Bench): { plans: Plan[]; figures: Figure[] } {
  const pairs = Math.min(MAX_PAIRS, bench.pairs.long);
  /** Each of the two runs of a pair finds the other edition of the site at its destination. */
  const compared = (other: (s3: S3) => Command) => () =>
    withS3(bench, async (s3) => {
      let run = 0;
      for (const command of [s3.deploy('action'), other(s3)]) {
        await s3.show(1);
        await runOnce(command);
      }
      const prepare = () => s3.show(Math.floor(run++ / 2) % 2);
      return pairedTimes(s3.deploy('action'), other(s3), { pairs, prepare });
    });
  const share = (other: (s3: S3) => Command) => () =>
    withS3(bench, async (s3) => {
      const counts: number[] = [];
      for (const command of [s3.deploy('action'), other(s3)]) {
        await s3.show(0);
        await runOnce(command);
        await s3.show(1);
        counts.push(await s3.requestsOf(() => runOnce(command)));
      }
      const [ours = Number.NaN, theirs = Number.NaN] = counts;
      return (100 * ours) / theirs;
    });
  return {
    plans: [
      {
        name: `${UNCHANGED}, deployed, against \`aws s3 sync --delete\``,
        target: 0.35,
        needs: NEEDS,
        measure: compared((s3) => s3.awsSync('other')),
      },
      {
        name: `the same on S3 against \`rclone sync --checksum\``,
        target: 1,
        needs: NEEDS,
        measure: compared((s3) => s3.rclone('sync', 'other', ['--checksum'])),
      },
      {
        name: `the first deployment of ${FILES} files to S3, against \`rclone copy\``,
        target: 1.1,
        needs: NEEDS,
        measure: () =>
          withS3(bench, (s3) =>
            pairedTimes(s3.deploy('action'), s3.rclone('copy', 'other', []), {
              pairs,
              prepare: async () => {
                await s3.empty();
                await s3.show(0);
              },
            }),
          ),
      },
    ],
    figures: [
      {
        name: `${UNCHANGED}: requests, as a share of those of \`aws s3 sync --delete\``,
        target: 5,
        unit: '%',
        needs: NEEDS,
        measure: share((s3) => s3.awsSync('other')),
      },
      {
        name: `no changed file of ${FILES} on S3: requests`,
        target: 3,
        unit: 'requests',
        needs: NEEDS,
        measure: () =>
          withS3(bench, async (s3) => {
            await s3.show(0);
            await runOnce(s3.deploy('action'));
            return s3.requestsOf(() => runOnce(s3.deploy('action')));
          }),
      },
    ],
  };
}

interface S3 {
  /** The edition of the site that is deployed next, as if it were just extracted. */
  show(edition: number): Promise<void>;
  /** Empties every bucket. */
  empty(): Promise<void>;
  requestsOf(run: () => Promise<unknown>): Promise<number>;
  deploy(bucket: string): Command;
  awsSync(bucket: string): Command;
  rclone(command: string, bucket: string, flags: readonly string[]): Command;
}

async function withS3<Result>(bench: Bench, use: (s3: S3) => Promise<Result>): Promise<Result> {
  const home = path.join(bench.folder, 's3');
  await mkdir(path.join(home, 'data'), { recursive: true });
  const port = await freePort();
  const accessLog = path.join(home, 'access.log');
  const server = spawn(
    'versitygw',
    ['--port', `127.0.0.1:${port}`, '--quiet', '--access-log', accessLog, 'posix', path.join(home, 'data')],
    { env: { PATH: process.env['PATH'], ROOT_ACCESS_KEY: KEY, ROOT_SECRET_KEY: SECRET }, stdio: 'ignore' },
  );
  try {
    const url = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(url).then(
        () => true,
        () => false,
      ))
    )
      await sleep(50);
    return await use(await makeS3(bench, home, url, accessLog));
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    await rm(home, { recursive: true, force: true });
  }
}

async function makeS3(bench: Bench, home: string, url: string, accessLog: string): Promise<S3> {
  const current = path.join(home, 'site');
  const buckets = ['action', 'other'];
  const empty = async () => {
    for (const bucket of buckets) {
      await rm(path.join(home, 'data', bucket), { recursive: true, force: true });
      await mkdir(path.join(home, 'data', bucket));
    }
  };
  await empty();
  const names = await writeEditions(home);
  const requests = async () => (await readFile(accessLog, 'utf8').catch(() => '')).split('\n').length;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: SECRET,
    AWS_DEFAULT_REGION: 'us-east-1',
    RCLONE_CONFIG_DOCS_TYPE: 's3',
    RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
    RCLONE_CONFIG_DOCS_ENDPOINT: url,
    RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: KEY,
    RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: SECRET,
  };
  return {
    show: async (edition) => {
      await rm(current, { force: true });
      await symlink(path.join(home, `edition-${edition}`), current);
      await copyFile(path.join(home, `edition-${edition}.sha256`), `${current}.sha256`);
      const now = new Date();
      await Promise.all(names.map((name) => utimes(path.join(current, name), now, now)));
    },
    empty,
    requestsOf: async (run) => {
      const before = await requests();
      await run();
      return (await requests()) - before;
    },
    deploy: (bucket) => {
      const { file, env: own } = bench.action(
        {
          'site-path': current,
          'manifest-path': `${current}.sha256`,
          destination: `docs:${bucket}`,
          summary: 'false',
        },
        env,
      );
      return { file, args: [path.join(bench.repository, 'dist', 'deploy', 'index.js')], env: own };
    },
    awsSync: (bucket) => ({
      file: 'aws',
      args: [
        '--endpoint-url',
        url,
        's3',
        'sync',
        '--only-show-errors',
        '--delete',
        `${current}/`,
        `s3://${bucket}`,
      ],
      env,
    }),
    rclone: (command, bucket, flags) => ({
      file: 'rclone',
      args: [command, ...flags, `${current}/`, `docs:${bucket}`],
      env: { ...env, RCLONE_S3_NO_CHECK_BUCKET: 'true' },
    }),
  };
}

/** Two sites that differ in some files. */
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
