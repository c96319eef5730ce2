/** What a run has found out so far, for its summary. */

import type { Result } from '../../runner/result.ts';
import type { Live, Mix, Reported } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';
import type { Hold } from '../state/state.ts';

export interface DeployFacts {
  /** What the destination has now. */
  readonly live: Live;
  /** What is known about a mix that this run has left. */
  readonly mix?: Mix | undefined;
  /** Whether the run writes to the destination: if the step is killed then, the destination may be incomplete. */
  readonly isWriting?: boolean;
  /** Whether the run has ended, so that the numbers of what it did are final. */
  readonly isOver?: boolean;
  /** Whether a site was to be removed where this action has none. */
  readonly isNothingToRemove?: boolean;
  /** The file that lists the changed pages. */
  readonly changedPagesFile?: string;
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
export function reportedOf(
  { live, mix }: Pick<DeployFacts, 'live' | 'mix'>,
  { outcome, error }: Result,
): Reported {
  return { live, mix, outcome, code: error?.code };
}

/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
export function outputsOf(facts: DeployFacts): Readonly<Record<string, string | number | undefined>> {
  const { live, isForLaterStep, isWriting, isOver, isNothingToRemove, unpublished, plan } = facts;
  const { kind, before, changes, repaired } = plan ?? {};
  const isDone = isOver && plan !== undefined;
  const visible = isWriting ? 'incomplete' : live;
  return {
    // What visitors see is up to the later step.
    live: isForLaterStep ? '' : visible,
    changed:
      unpublished !== undefined ? 'true' : isNothingToRemove ? 'false' : kind && String(kind === 'deploy'),
    'previous-job-id': before?.jobId && cleanText(before.jobId, 200),
    'files-added': changes?.added.length,
    'files-modified': changes?.modified.length,
    'files-removed': changes?.removed.length,
    'files-repaired': changes && repaired?.length,
    'changed-pages-path': facts.changedPagesFile,
    'files-uploaded': isDone ? facts.uploadedFiles : undefined,
    'files-deleted': isDone ? facts.deletedFiles : undefined,
    'bytes-uploaded': isDone ? facts.uploadedBytes : undefined,
  };
}
