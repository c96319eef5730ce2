/** Invalidates addresses in CloudFront with the `aws` command of the runner. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { rcloneEnvironment } from '../rclone/rclone-environment.ts';
import { DeployError } from '../rclone/rclone-errors.ts';
import { writeWorkFile } from '../rclone/work-file.ts';
import { isOnPath } from './find-on-path.ts';

const run = promisify(execFile);

/** The `aws` command retries by itself. */
const TIMEOUT_MS = 120_000;

const ROLE_HINT = ' The role needs `cloudfront:CreateInvalidation` on the distribution.';

/** @throws DeployError if there is no `aws`, before anything is changed */
export async function requireAws(env: NodeJS.ProcessEnv): Promise<void> {
  if (await isOnPath('aws', env)) return;
  throw new DeployError(
    '`cloudfront-distribution` needs the `aws` command, which is not in PATH. Nothing was changed.',
    'Install the AWS CLI in a step before this one. The runners of GitHub have it.',
  );
}

/**
 * @param paths encoded, each with its leading slash
 * @param folder for the file that lists them: they may be more than a command line holds
 * @throws DeployError
 */
export async function invalidate(
  distribution: string,
  paths: readonly string[],
  folder: string,
  { signal }: Pick<Context, 'signal'>,
): Promise<void> {
  // A unique reference, so that the CLI may safely send the request twice.
  const batch = { CallerReference: randomUUID(), Paths: { Quantity: paths.length, Items: paths } };
  const file = await writeWorkFile(folder, 'invalidation.json', JSON.stringify(batch));
  const args = ['cloudfront', 'create-invalidation', '--distribution-id', distribution];
  const env = { ...rcloneEnvironment(process.env), AWS_PAGER: '' };
  try {
    await run('aws', [...args, '--invalidation-batch', `file://${file}`, '--output', 'json'], {
      cwd: folder,
      env,
      signal,
      timeout: TIMEOUT_MS,
      windowsHide: true,
    });
  } catch (cause) {
    signal.throwIfAborted();
    const { stderr = '', message = '' } = cause as { stderr?: string; message?: string };
    const said = cleanText(stderr.trim() || message, 700);
    throw new DeployError(
      `Invalidating CloudFront failed: ${said}${/[.!?…]$/.test(said) ? '' : '.'}`,
      `All files are uploaded, but CloudFront may still serve previous ones.${/AccessDenied/.test(said) ? ROLE_HINT : ''}`,
      cause,
    );
  }
}
