/** Lists the addresses at which visitors get a file, so that a CDN can purge them. */
import { addressesOf } from '../../site/addresses.ts';

/**
 * @param paths files of the site
 * @param prefix folder of the bucket that contains the site; empty for none. A CDN may serve the bucket or that folder.
 *   This action cannot know which, so both addresses are listed.
 * @returns addresses without their leading slash; undefined if there are more than `max`
 */
export function purgeAddresses(
  paths: readonly string[],
  prefix: string,
  max: number,
): readonly string[] | undefined {
  const found = new Set<string>();
  for (const path of paths) {
    for (const address of addressesOf(path)) {
      found.add(address);
      if (prefix !== '') found.add(`${prefix}/${address}`);
    }
    if (found.size > max) return undefined;
  }
  return [...found];
}
