/** What a run has found out so far, for its summary. */

import type { Live } from '../../summary/verdicts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';
import type { Hold } from '../state/state.ts';
import type { StateFile } from '../state/state-file.ts';

export interface DeployFacts {
  readonly live: Live;
  /** Undefined if an input could not be used. */
  readonly inputs?: DeployInputs;
  /** Undefined if the state could not be read. */
  readonly plan?: Plan;
  /** What was live before; undefined on a first deployment. */
  readonly before?: StateFile | undefined;
  readonly changed?: boolean;
  /** When the deployment that left a mix began (ISO 8601); undefined if the site was complete before this run. */
  readonly mixSince?: string | undefined;
  /** The hold that ended the run. */
  readonly hold?: Hold;
  /** Says that this run set or ended a hold. */
  readonly holdChange?: string;
  /** Whether this run wrote to the destination. */
  readonly hasWritten: boolean;
  readonly uploadedFiles: number;
  readonly uploadedBytes: number;
  readonly deletedFiles: number;
  /** What was purged, such as `12 addresses purged in CloudFront (E2EXAMPLE)`. */
  readonly purged?: string;
  /** How many addresses of the live site were verified. */
  readonly verifiedUrls?: number;
}
