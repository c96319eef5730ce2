/** Invalidates addresses in Amazon CloudFront with the `aws` command of the runner. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { which } from '@actions/io';
import { withTemporaryFolder, writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { childEnvironment } from '../../runner/child-environment.ts';
import { tempFolder } from '../../runner/runner-files.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Cdn } from './cdn.ts';

const run = promisify(execFile);

/** The `aws` command retries by itself. */
const TIMEOUT_MS = 120_000;

/** `/*` counts as one path. 1,000 paths a month are free (Amazon CloudFront, "Pay for file invalidation"). */
const MAX_PATHS = 100;

const ROLE_HINT = ' The role needs `cloudfront:CreateInvalidation` on the distribution.';

export function cloudFront(distribution: string): Cdn {
  return {
    name: 'CloudFront',
    id: distribution,
    maxPaths: MAX_PATHS,
    require: async () => {
      if ((await which('aws', false)) !== '') return;
      throw new DeployError(
        '`cloudfront-distribution` needs the `aws` command, which is not in PATH. Nothing was changed.',
        'Install the AWS CLI in a step before this one. The runners of GitHub have it.',
      );
    },
    purge: ({ paths }, { signal }) =>
      withTemporaryFolder(tempFolder(), async (folder) => {
        const items = paths?.map((address) => `/${encodedAddress(address)}`) ?? ['/*'];
        // A unique reference, so that the CLI may safely send the request twice.
        const batch = { CallerReference: randomUUID(), Paths: { Quantity: items.length, Items: items } };
        const file = await writeTemporaryFile(folder, 'invalidation.json', JSON.stringify(batch));
        const args = ['cloudfront', 'create-invalidation', '--distribution-id', distribution];
        try {
          await run(
            await which('aws', true),
            [...args, '--invalidation-batch', `file://${file}`, '--output', 'json'],
            {
              cwd: folder,
              env: { ...childEnvironment(process.env), AWS_PAGER: '' },
              signal,
              timeout: TIMEOUT_MS,
              windowsHide: true,
            },
          );
        } catch (cause) {
          signal.throwIfAborted();
          throw failed(cause as { readonly stderr?: string; readonly message?: string });
        }
      }),
  };
}

function failed(cause: { readonly stderr?: string; readonly message?: string }): DeployError {
  const said = cleanText(cause.stderr?.trim() || (cause.message ?? ''), 700);
  return new DeployError(
    `Invalidating CloudFront failed: ${said}${/[.!?…]$/.test(said) ? '' : '.'}`,
    `All files are uploaded, but CloudFront still has previous ones.${/AccessDenied/.test(said) ? ROLE_HINT : ''}`,
    cause,
  );
}

/** Characters that RFC 1738 calls unsafe, or that are not ASCII. An unencoded asterisk would match other addresses. */
const UNSAFE = /[^\x21-\x7e]+|[<>"#%{}|\\^~[\]`*?]/gu;

/** Encodes only unsafe characters: CloudFront compares encoded paths (Amazon CloudFront, "Invalidate files"). */
export function encodedAddress(address: string): string {
  return address.replace(UNSAFE, (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
