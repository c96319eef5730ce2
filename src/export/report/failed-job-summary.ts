/** What the post step adds to the job summary if the job did not succeed after the export. */
import type { LiveDeployment } from '../../github/deployments.ts';
import { ICONS } from '../../runner/result.ts';
import { heading, paragraph, prose, summaryText, text } from '../../summary/summary-text.ts';
import type { JobEnd } from '../inputs/job-context.ts';
import { deploymentText } from './facts.ts';

type FailedJob = Exclude<JobEnd['jobStatus'], 'success'>;

const JOB_RESULTS: Readonly<Record<FailedJob, readonly [icon: string, what: string]>> = {
  failure: [ICONS.failed, 'failed'],
  cancelled: [ICONS.cancelled, 'was cancelled'],
};

/** @param live what was live before, if it is known */
export function undeployedSummary(
  name: string,
  job: FailedJob,
  live: Pick<LiveDeployment, 'id' | 'createdAt'> | undefined,
): string {
  const [icon, what] = JOB_RESULTS[job];
  const state =
    live === undefined
      ? 'No deployment of this site is known to be live.'
      : `The live site is unchanged: ${deploymentText(live)}.`;
  return summaryText([
    heading(`${icon} ${text(name)}: not deployed, the job ${what} after the export`),
    paragraph(state),
    paragraph(
      'If the step that deploys had begun, users may see a mix. The next run deploys the site again, even if nothing changes.',
    ),
  ]);
}

/**
 * Like {@link undeployedSummary}, but without a record of what is live. Nobody can tell here whether a later step
 * changed the live site.
 *
 * @param resumeInputs the inputs for resuming the successful export, as messages quote them
 */
export function failedJobSummary(name: string, job: FailedJob, resumeInputs: string): string {
  const [icon, what] = JOB_RESULTS[job];
  return summaryText([
    heading(`${icon} ${text(name)}: exported, but the job ${what}`),
    paragraph(
      `The export succeeded, but another step ${job === 'failure' ? 'failed: its log says why' : 'did not end'}. If the ` +
        'step that deploys had begun, users may see a mix of the old and the new site.',
    ),
    paragraph(prose(`To deploy this export in another run, set ${resumeInputs}.`)),
  ]);
}
