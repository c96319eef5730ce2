/** What a run has found out so far, for its summary. */
import type { Live } from '../../summary/verdicts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';
import type { Hold } from '../state/state.ts';

export interface DeployFacts {
  /** What the destination has now. */
  readonly live: Live;
  /** Undefined if an input could not be used. */
  readonly inputs?: DeployInputs;
  /** What the destination had before, and what the run changes. Undefined if the state could not be read. */
  readonly plan?: Plan;
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

/** Returns the arguments of the verdict. Since when is known only if the run has not changed what was live. */
export function seenOf({ live, plan }: Pick<DeployFacts, 'live' | 'plan'>) {
  const { since, jobId } = plan?.before ?? {};
  const isFirst = plan && plan.changes === undefined;
  return live === plan?.before.live ? { live, isFirst, since, jobId } : { live, isFirst };
}
