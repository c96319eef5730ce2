/** What a run has found out so far, for its summary. */
import type { Changes } from '../../site/compare-sites.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';

export interface Facts {
  /** Undefined if an input could not be used. */
  readonly inputs?: DeployInputs;
  readonly plan?: Plan;
  /** The changes from the live manifest; undefined if there is none. */
  readonly changes?: Changes | undefined;
  readonly changed?: boolean;
  /** True if traces of an interrupted deployment were found. */
  readonly isRepair?: boolean;
  readonly previousJobId?: string | undefined;
  /** Undefined until the first write. */
  readonly destination?: 'incomplete' | 'complete';
  readonly uploadedFiles?: number;
  readonly uploadedBytes?: number;
  readonly deletedFiles?: number;
  /** How many paths were invalidated in CloudFront. */
  readonly invalidatedPaths?: number;
  /** How many addresses of the live site were verified. */
  readonly verifiedUrls?: number;
}
