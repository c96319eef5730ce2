/** Purges in the CDN what a deployment has changed. */
import { addressesOf, requestedUrl } from '../site/addresses.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';

/** @throws DeployError if the run may purge something, and the CDN lacks what that needs */
export async function requireCdn({ plan }: Deployment, run: DeployRun): Promise<void> {
  if (plan.kind === 'deploy') await run.inputs.cdn?.require?.(run);
}

/**
 * Purges every address of these files.
 *
 * @param files of the site
 */
export async function purgeCdn(files: readonly string[], run: DeployRun): Promise<void> {
  const { inputs, storage, report } = run;
  const { cdn, destination, verifyUrl } = inputs;
  if (cdn === undefined) return;
  report.update({ mix: 'caches' });
  const [, ...folders] = storage.features.isBucket ? destination.path.split('/').filter(Boolean) : [];
  const paths = pathsToPurge(files, folders.join('/'), cdn.maxPaths);
  const urls = verifyUrl === undefined ? undefined : paths?.map((path) => requestedUrl(path, verifyUrl));
  report.purged(cdn, await cdn.purge({ paths, urls }, run));
}

/**
 * @param files of the site
 * @param prefix folder of the bucket that contains the site; empty for none. A CDN may serve the bucket or that folder.
 *   This action cannot know which, so both addresses are listed.
 * @returns addresses without their leading slash; undefined if there are more than `max`
 */
function pathsToPurge(files: readonly string[], prefix: string, max: number): string[] | undefined {
  const found = new Set<string>();
  for (const file of files) {
    for (const address of addressesOf(file)) {
      found.add(address);
      if (prefix !== '') found.add(`${prefix}/${address}`);
    }
    if (found.size > max) return undefined;
  }
  return [...found];
}
