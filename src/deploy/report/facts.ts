/** What a run has found out so far, for its summary. */

import type { Result } from '../../runner/result.ts';
import type { Live, Reported } from '../../summary/verdicts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';
import type { Hold } from '../state/state.ts';

export interface DeployFacts {
  /** What the destination has now. */
  readonly live: Live;
  /** Whether the destination is a folder that a later step publishes. */
  readonly isForLaterStep: boolean;
  /** What the address of the site does not serve although nothing changed, so that it has to be published again. */
  readonly unpublished?: string;
  /** Whether the cache with the state of the folder may be lost, so that no guard knows the live site. */
  readonly isStateLost?: boolean;
  /** Path under which the site has to be hosted, if its home page shows one. */
  readonly hostingPath?: string | undefined;
  /** Undefined if an input could not be used. */
  readonly inputs?: DeployInputs;
  /** What the destination had before, and what the run changes. Undefined if the state could not be read. */
  readonly plan?: Plan;
  /** Whether the site was live before, so that the run goes back. */
  readonly isEarlierSite?: boolean;
  /** The hold that ended the run. */
  readonly hold?: Hold;
  /** Says that this run set or ended a hold. */
  readonly holdChange?: string;
  readonly uploadedFiles: number;
  readonly uploadedBytes: number;
  readonly deletedFiles: number;
  /** What was purged, such as `12 addresses purged in CloudFront (E2EXAMPLE)`. */
  readonly purged?: string;
  /** How many addresses of the live site were verified. */
  readonly verifiedUrls?: number;
}

/** @returns the outputs that say how the site is, of which the alarm has the same */
export function reportedOf({ live }: Pick<DeployFacts, 'live'>, { outcome, error }: Result): Reported {
  return { live, outcome, code: error?.code };
}
