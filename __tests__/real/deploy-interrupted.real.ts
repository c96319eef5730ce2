/** Deployments that are interrupted at random moments, to a folder, a server, and a bucket. */
import { afterEach, beforeEach, describe, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type DeploymentTarget, interruptDeployments } from '../support/interrupted-deployments.ts';
import { describeWith } from './support/needs.ts';
import { NODE } from './support/run-export.ts';
import { startS3 } from './support/s3.ts';
import { startSftp } from './support/sftp.ts';

const onPosix = process.platform === 'win32' ? describe.skip : describe;

const SIGNALS = [
  ['SIGKILL', 28, 31],
  ['SIGTERM', 12, 32],
  ['SIGINT', 8, 33],
] as const;

onPosix('deployments that are interrupted at a random moment', () => {
  let home: string;
  let target: DeploymentTarget;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    home = await makeTempFolder('deployments');
  });

  afterEach(async () => {
    await stop?.();
    await removeFolder(home);
  });

  const title = 'by %s, %i times, are repaired by the next one';
  const interrupt = (signal: NodeJS.Signals, count: number, seed: number) =>
    interruptDeployments(signal, { count, seed, node: NODE, target });

  describeWith('to a folder', ['rclone'], () => {
    it.concurrent.each(SIGNALS)(title, async (signal, count, seed) => {
      await interruptDeployments(signal, { count, seed, node: NODE });
    });
  });

  describeWith('to a server', ['rclone', 'sshd'], () => {
    beforeEach(async () => {
      const sftp = await startSftp(home);
      target = { destination: `docs:${sftp.folder}`, folder: sftp.folder, env: sftp.env };
      stop = sftp.stop;
    });
    it.each(SIGNALS)(title, interrupt);
  });

  describeWith('to a bucket', ['rclone', 'versitygw', 'aws'], () => {
    beforeEach(async () => {
      const s3 = await startS3(home);
      target = { destination: `docs:${s3.bucket.name}`, folder: s3.bucket.folder, env: s3.remote };
      stop = s3.stop;
    });
    it.each(SIGNALS)(title, interrupt);
  });
});
