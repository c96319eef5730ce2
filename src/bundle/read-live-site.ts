/** Reads the site in the bundle of an earlier job. Nothing of it is kept. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteContents } from '../archive/site/site-builder.ts';
import type { Context } from '../context/context.ts';
import { remove } from '../disk/remove.ts';
import { toBundleError } from './fetch-bundle.ts';
import { type ReadBundleOptions, readBundle } from './read-bundle.ts';

export interface ReadLiveSiteOptions extends Pick<ReadBundleOptions, 'presignedUrl' | 'idleTimeoutMs'> {
  /** An existing folder for what is needed meanwhile: several connections, and a `.zip`, need a file. */
  readonly workFolder: string;
}

/**
 * @returns undefined for an archive format that is not read
 * @throws BundleError if the bundle cannot be downloaded or read; the signal's reason when it aborts
 */
export async function readLiveSite(
  options: ReadLiveSiteOptions,
  context: Context,
): Promise<SiteContents | undefined> {
  const { log, signal } = context;
  const folder = path.join(options.workFolder, 'live');
  try {
    await mkdir(folder);
    const file = path.join(folder, 'bundle');
    return (await readBundle({ ...options, file, siteFolder: undefined }, context)).site;
  } catch (error) {
    signal.throwIfAborted();
    throw toBundleError(error, options.workFolder);
  } finally {
    await remove(folder, log);
  }
}
