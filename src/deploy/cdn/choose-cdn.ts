/** Chooses the CDN that the inputs name. */
import type { DeployInputValues } from '../inputs/inputs.ts';
import type { Cdn } from './cdn.ts';
import { cloudFront } from './cloudfront.ts';

/** @returns undefined if no input names one */
export function cdnOf({
  cloudfrontDistribution,
}: Pick<DeployInputValues, 'cloudfrontDistribution'>): Cdn | undefined {
  return cloudfrontDistribution === undefined ? undefined : cloudFront(cloudfrontDistribution);
}
