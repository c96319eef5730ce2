/** What a run has found out so far, and the outputs that follow from it. Pure functions. */

import { ConflictError } from '../../errors.ts';
import type { Live, Mix } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';
import type { Files } from '../state/state-file.ts';

export interface DeployFacts {
  /**
   * How far the run has come. `began`: it writes to the destination for the first time, but not yet to the site.
   * `changed`: the site may have files of two versions. `completed`: it has the files of this run alone.
   */
  readonly progress: 'none' | 'began' | 'changed' | 'completed';
  /** The error that ended the deployment. */
  readonly failure?: unknown;
  /** What is known about a mix that this run has left. */
  readonly mix?: Mix | undefined;
  /** The file that lists the changed pages. */
  readonly changedPagesFile?: string;
  /** What the address does not serve although nothing changed, so that a later step has to publish the site again. */
  readonly unpublished?: string;
  /** Path under which the site has to be hosted, if its home page shows one. */
  readonly hostingPath?: string | undefined;
  /** Patterns of the user in `exclude` and `immutable` that match no file. */
  readonly unmatched?: readonly string[] | undefined;
  /** Undefined if an input could not be used. */
  readonly inputs?: DeployInputs;
  readonly site?: Files;
  /** What the destination had before, and what the run changes. Undefined if the state could not be read. */
  readonly plan?: Plan;
  /** Whether the site was live before, so that the run goes back. */
  readonly isEarlierSite?: boolean;
  /** Whether the run has ended, so that the numbers of what it did are final. */
  readonly isFinal?: boolean;
  readonly uploadedFiles: number;
  readonly uploadedBytes: number;
  readonly deletedFiles: number;
  /** What was purged, such as `12 addresses purged in CloudFront (E2EXAMPLE)`. */
  readonly purged?: string;
  /** How many addresses of the live site were verified. */
  readonly verifiedUrls?: number;
}

/** Whether no deployment to the destination was ever completed, or interrupted. */
export function isFirst(plan: Plan): boolean {
  return plan.changes === undefined && plan.before.live === 'unchanged';
}

/** What the destination has. While the run writes, it is what a killed step leaves. */
export function liveOf({ progress, failure, plan }: DeployFacts): Live {
  if (progress === 'completed') return 'updated';
  if (failure instanceof ConflictError) return 'unknown';
  if (progress === 'changed' || (progress === 'began' && failure === undefined)) return 'incomplete';
  // Before the first deployment, there is no site that could be whole.
  return plan === undefined || isFirst(plan) ? 'untouched' : plan.before.live;
}

/** Whether a site was to be removed where this action has none. */
export function isNothingToRemove({ inputs, plan }: DeployFacts): boolean {
  return inputs?.remove === true && plan !== undefined && isFirst(plan);
}

/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
export function outputsOf(facts: DeployFacts): Readonly<Record<string, string | number | undefined>> {
  const { inputs, isFinal, unpublished, plan } = facts;
  const { kind, before, changes, repaired } = plan ?? {};
  const isDone = isFinal && plan !== undefined;
  return {
    // What visitors see is up to the later step.
    live: inputs?.isForLaterStep ? '' : liveOf(facts),
    changed: unpublished !== undefined ? 'true' : kind && String(kind === 'deploy'),
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
