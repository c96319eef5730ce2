/** Reads the bundle of the live job, with a fresh URL of its own (input `list-changes`). */

import type { SiteContents } from '../../archive/site/site-builder.ts';
import { readLiveSite } from '../../bundle/read-live-site.ts';
import type { Context } from '../../context/context.ts';
import { urlCredentials } from '../../download/url-credentials.ts';
import { addSecret } from '../../runner/secrets.ts';
import type { BundleUrl } from '../../values/bundle-url.ts';

export interface LiveBundleOptions {
  /** Creates a fresh bundle URL for a job. */
  readonly createBundleUrl: (jobId: string) => Promise<BundleUrl>;
  readonly maskBundleUrl: boolean;
  /** See `readLiveSite`. */
  readonly workFolder: string;
  readonly idleTimeoutMs: number;
}

/**
 * The URL becomes no output. Its credentials are masked under the same condition as those of the exported bundle, since
 * both may have been signed with the same token, and a masked value reaches no other job.
 *
 * @returns undefined for an archive format that is not read
 * @throws ActionError if the bundle cannot be had or read
 */
export async function readLiveBundle(
  jobId: string,
  { createBundleUrl, maskBundleUrl, ...options }: LiveBundleOptions,
  context: Context,
): Promise<SiteContents | undefined> {
  const freshUrl = async () => {
    const url = await createBundleUrl(jobId);
    if (maskBundleUrl) urlCredentials(url.bundleUrl).forEach(addSecret);
    return url;
  };
  return readLiveSite({ ...options, bundleUrl: await freshUrl(), createBundleUrl: freshUrl }, context);
}
