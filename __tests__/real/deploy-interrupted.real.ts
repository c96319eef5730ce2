/** Deployments that are interrupted at random moments, and two at once, with the rclone that the action downloads. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { deployAtOnce, interruptDeployments, type Target } from '../support/interrupted-deployments.ts';
import { describeWith } from './support/needs.ts';
import { NODE } from './support/run-export.ts';
import { startS3 } from './support/s3.ts';
import { startSftp } from './support/sftp.ts';

const onPosix = process.platform === 'win32' ? describe.skip : describe;

/** A larger number makes a campaign of it. */
const FACTOR = Number(process.env['INTERRUPTED_RUNS'] ?? 1);

interface Started {
  readonly target: Target;
  stop(): Promise<void>;
}

async function folder(home: string): Promise<Started> {
  const destination = path.join(home, 'destination');
  await mkdir(destination);
  const target = { destination, folder: destination, env: {}, secrets: [] };
  return { target, stop: async () => undefined };
}

async function sftp(home: string): Promise<Started> {
  const server = await startSftp(home);
  const target = {
    destination: `docs:${server.folder}/docs`,
    folder: path.join(server.folder, 'docs'),
    env: server.env,
  };
  return { target: { ...target, secrets: ['PRIVATE KEY'] }, stop: server.stop };
}

async function s3(home: string): Promise<Started> {
  const { url, bucket, env, stop } = await startS3(home);
  const [id, secret] = [env['AWS_ACCESS_KEY_ID'] ?? '', env['AWS_SECRET_ACCESS_KEY'] ?? ''];
  const remote = {
    RCLONE_CONFIG_DOCS_TYPE: 's3',
    RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
    RCLONE_CONFIG_DOCS_ENDPOINT: url,
    RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: id,
    RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: secret,
  };
  const target = { destination: `docs:${bucket.name}/docs`, folder: path.join(bucket.folder, 'docs') };
  return { target: { ...target, env: remote, secrets: [id, secret] }, stop };
}

onPosix('deployments that are interrupted at a random moment', () => {
  describeWith('with rclone', ['rclone', 'sshd', 'versitygw', 'aws'], () => {
    const to = (
      start: (home: string) => Promise<Started>,
      run: typeof deployAtOnce,
      count: number,
      seed: number,
    ) => {
      return async () => {
        const home = await makeTempFolder('interrupted');
        try {
          const { target, stop } = await start(home);
          try {
            await run(target, { count: count * FACTOR, seed, node: NODE });
          } finally {
            await stop();
          }
        } finally {
          await removeFolder(home);
        }
      };
    };

    it.concurrent('to a folder are repaired by the next one', to(folder, interruptDeployments, 16, 31));
    it.concurrent('over SFTP are repaired by the next one', to(sftp, interruptDeployments, 16, 32));
    it.concurrent('to S3 are repaired by the next one', to(s3, interruptDeployments, 16, 33));
    it.concurrent('to a folder, two at once, end well or in a conflict', to(folder, deployAtOnce, 3, 34));
    it.concurrent('to S3, two at once, end well or in a conflict', to(s3, deployAtOnce, 3, 35));
  });
});
