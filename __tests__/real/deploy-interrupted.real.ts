/** Deployments that are interrupted at random moments, and two at once, with the version of rclone that the action downloads. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { deployAtOnce, interruptDeployments, type Target } from '../support/interrupted-deployments.ts';
import { cannotSignal, describeUnless } from '../support/platform.ts';
import { describeWith } from './support/needs.ts';
import { NODE } from './support/run-export.ts';
import { startS3 } from './support/s3.ts';
import { startSftp } from './support/sftp.ts';

/** A larger number runs a longer campaign. */
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
  const { folder, env, stop } = await startSftp(home);
  const target = { destination: `docs:${folder}/docs`, folder: path.join(folder, 'docs'), env };
  return { target: { ...target, secrets: ['PRIVATE KEY'] }, stop };
}

async function s3(home: string): Promise<Started> {
  const { bucket, remote, stop } = await startS3(home);
  const secrets = Object.entries(remote).flatMap(([name, value]) => (/KEY/.test(name) ? [value] : []));
  const folder = path.join(bucket.folder, 'docs');
  return { target: { destination: `docs:${bucket.name}/docs`, folder, env: remote, secrets }, stop };
}

describeUnless(cannotSignal, 'deployments', () => {
  describeWith('with rclone', ['rclone', 'sshd', 'versitygw', 'aws'], () => {
    /** Runs a campaign against a destination that `start` makes. */
    const to = (start: typeof folder, run: typeof deployAtOnce, count: number, seed: number) => async () => {
      const home = await makeTempFolder('interrupted');
      const { target, stop } = await start(home);
      try {
        await run(target, { count: count * FACTOR, seed, node: NODE });
      } finally {
        await stop();
        await removeFolder(home);
      }
    };

    it.concurrent(
      'to a folder, interrupted at a random moment, are repaired by the next one that is not',
      to(folder, interruptDeployments, 16, 31),
    );
    it.concurrent(
      'over SFTP, interrupted at a random moment, are repaired by the next one that is not',
      to(sftp, interruptDeployments, 16, 32),
    );
    it.concurrent(
      'to S3, interrupted at a random moment, are repaired by the next one that is not',
      to(s3, interruptDeployments, 16, 33),
    );
    it.concurrent(
      'to a folder, two at once, succeed, are refused, or report a conflict, and the next one repairs the site',
      to(folder, deployAtOnce, 3, 34),
    );
    it.concurrent(
      'to S3, two at once, succeed, are refused, or report a conflict, and the next one repairs the site',
      to(s3, deployAtOnce, 3, 35),
    );
  });
});
