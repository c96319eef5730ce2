/** Writes what the post step adds to the job summary, if the job did not succeed after the export. */
import { ICONS } from '../../runner/result.ts';
import type { readDeployMarks } from '../../summary/deploy-mark.ts';
import { heading, paragraph, prose, summaryText, text } from '../../summary/summary-text.ts';
import { verdict } from '../../summary/verdicts.ts';

type FailedJob = 'failure' | 'cancelled';

const JOB_RESULTS: Readonly<Record<FailedJob, readonly [icon: string, what: string]>> = {
  failure: [ICONS.failed, 'failed'],
  cancelled: [ICONS.cancelled, 'was cancelled'],
};

/**
 * @param marks of the deploy steps of the job
 * @returns what visitors see after deploy steps that were killed; undefined if each step reported that itself
 */
export function killedDeploySummary(marks: ReturnType<typeof readDeployMarks>): string | undefined {
  const killed = marks.filter(({ isReported }) => !isReported);
  if (killed.length === 0) return undefined;
  return summaryText(
    killed.flatMap(({ name, live }) => [
      heading(`${live === 'incomplete' ? '⚠️' : ICONS.failed} ${text(name)}: ${verdict({ live })}`),
      paragraph('The deploy step was stopped before it finished. Run the workflow again.'),
    ]),
  );
}

/** Returns the summary for a job that recorded a deployment. The export step's summary says what was live before. */
export function undeployedSummary(name: string, job: FailedJob): string {
  const [icon, what] = JOB_RESULTS[job];
  return summaryText([
    heading(`${icon} ${text(name)}: ${verdict({ live: 'unknown' })}, the job ${what} after the export`),
    paragraph(
      'The log of the deploy step says whether the deployment had begun. The next run deploys the site again, even if nothing changes.',
    ),
  ]);
}

/**
 * Like {@link undeployedSummary}, but without a record of what is live. It is unknown here whether a later step changed
 * the live site.
 *
 * @param resumeInputs the inputs for resuming the successful export, as messages quote them
 */
export function failedJobSummary(name: string, job: FailedJob, resumeInputs: string): string {
  const [icon, what] = JOB_RESULTS[job];
  return summaryText([
    heading(`${icon} ${text(name)}: exported, but the job ${what}`),
    paragraph(
      `The export succeeded, but another step ${job === 'failure' ? 'failed: its log says why' : 'did not end'}.`,
    ),
    paragraph(prose(`To deploy this export in another run, set ${resumeInputs}.`)),
  ]);
}
