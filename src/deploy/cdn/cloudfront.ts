/** Invalidates addresses in Amazon CloudFront with the `aws` command of the runner. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '../../context/context.ts';
import { withTemporaryFolder, writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError, InputError } from '../../errors.ts';
import { quoted } from '../../inputs/parsers.ts';
import { linesOf } from '../../inputs/path-lists.ts';
import type { InputTable, InputValues } from '../../inputs/read-inputs.ts';
import { childEnvironment } from '../../runner/child-environment.ts';
import { findProgram } from '../../runner/find-program.ts';
import { tempFolder } from '../../runner/runner-files.ts';
import { retry } from '../../timing/retry.ts';
import type { Cdn } from './cdn.ts';
import { CloudFrontError } from './cloudfront-errors.ts';

const run = promisify(execFile);

/** The longest time of one try. */
const TIMEOUT_MS = 60_000;
/** CloudFront may refuse requests for half a minute and more, such as while other invalidations are in progress. */
const RETRY = { kind: 'cloudfront', tries: Number.POSITIVE_INFINITY, budgetMs: 120_000 };

/** `/*` counts as one path. 1,000 paths a month are free (Amazon CloudFront, "Pay for file invalidation"). */
const MAX_PATHS = 100;

export const CLOUDFRONT_INPUTS = {
  cloudfrontDistribution: { name: 'cloudfront-distribution', default: '', parse: parseDistributions },
} as const satisfies InputTable;

/** @returns each ID once, one per line of the value */
function parseDistributions(input: string, value: string): readonly string[] {
  const ids = new Set(linesOf(value));
  for (const id of ids) {
    if (/^[A-Z0-9]{1,64}$/.test(id)) continue;
    throw new InputError(
      input,
      `contains ${quoted(id)}, which is not the ID of a distribution.`,
      'Copy each ID from the CloudFront console: capital letters and digits, such as `E2EXAMPLE`. Write one per line.',
    );
  }
  return [...ids];
}

/** @returns undefined if the inputs configure no distribution */
export function cloudFront({
  cloudfrontDistribution: distributions,
}: InputValues<typeof CLOUDFRONT_INPUTS>): Cdn | undefined {
  if (distributions.length === 0) return undefined;
  return {
    name: 'CloudFront',
    id: distributions.join(', '),
    maxPaths: MAX_PATHS,
    require: async (context) => {
      if ((await findProgram('aws')) === undefined)
        throw new DeployError(
          '`cloudfront-distribution` needs the `aws` command, which is not in PATH.',
          'Install the AWS CLI in a step before this one. The runners of GitHub have it.',
        );
      for (const id of distributions) await requireDistribution(id, context);
    },
    purge: async ({ paths }, context) => {
      const items = paths?.map((address) => `/${encodedAddress(address)}`) ?? ['/*'];
      for (const id of distributions) await invalidate(id, items, context);
      return paths?.length ?? 'all';
    },
  };
}

/** @throws CloudFrontError, unless the role may not read the distribution */
async function requireDistribution(id: string, context: Context): Promise<void> {
  const args = ['get-distribution', '--id', id, '--query', 'Distribution.Status'];
  try {
    await aws(`Checking the CloudFront distribution ${id}`, args, context);
  } catch (error) {
    if (!(error instanceof CloudFrontError && error.isUnreadable)) throw error;
    context.log.info(
      `The role lacks \`cloudfront:GetDistribution\`: it is not checked whether the CloudFront distribution ${id} exists`,
    );
  }
}

/**
 * @param items encoded paths, with their leading slash
 * @throws CloudFrontError
 */
async function invalidate(id: string, items: readonly string[], context: Context): Promise<void> {
  await withTemporaryFolder(tempFolder(), async (folder) => {
    // Each try has the same reference: CloudFront performs an invalidation that it received twice only once.
    const batch = { CallerReference: randomUUID(), Paths: { Quantity: items.length, Items: items } };
    const file = await writeTemporaryFile(folder, 'invalidation.json', JSON.stringify(batch));
    const args = ['create-invalidation', '--distribution-id', id, '--invalidation-batch', `file://${file}`];
    await aws(`All files are uploaded, but invalidating CloudFront (${id})`, args, context);
  });
}

/** @throws CloudFrontError */
async function aws(what: string, args: string[], context: Context): Promise<void> {
  const { signal } = context;
  const program = (await findProgram('aws')) ?? 'aws';
  // The retries are logged here, so the command itself does not retry.
  const env = { ...childEnvironment(process.env), AWS_PAGER: '', AWS_MAX_ATTEMPTS: '1' };
  const options = { cwd: tempFolder(), env, signal, timeout: TIMEOUT_MS, windowsHide: true };
  const once = async () => {
    try {
      await run(program, ['cloudfront', ...args, '--output', 'json'], options);
    } catch (cause) {
      signal.throwIfAborted();
      throw new CloudFrontError(what, cause as object, TIMEOUT_MS);
    }
  };
  const retryRule = (error: unknown) =>
    error instanceof CloudFrontError && error.isTransient ? RETRY : undefined;
  await retry(once, { ...context, retryRule });
}

/** Characters that RFC 1738 calls unsafe, or that are not ASCII. An unencoded asterisk would match other addresses. */
const UNSAFE = /[^\x21-\x7e]+|[<>"#%{}|\\^~[\]`*?]/gu;

/** Encodes only unsafe characters: CloudFront compares encoded paths (Amazon CloudFront, "Invalidate files"). */
export function encodedAddress(address: string): string {
  return address.replace(UNSAFE, (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
