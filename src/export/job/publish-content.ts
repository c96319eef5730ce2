/** Publishes the latest content of the project, and waits until that has succeeded (input `publish`). */
import type { Context } from '../../context/context.ts';
import { ActionError } from '../../errors.ts';
import { PUBLISHING_STATUSES, publishingState } from '../../service/job-status.ts';
import { pollJob, timedOut } from '../../service/poll-job.ts';
import type { PublishService } from '../../service/publish-service.ts';
import { repeatableRetryRule } from '../../service/retry-policy.ts';
import type { Publishing } from '../../service/schemas.ts';
import { cleanText } from '../../text/clean-text.ts';
import { retry } from '../../timing/retry.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { ExportReport } from '../report/report.ts';

type PublishInputs = Pick<ExportInputs, 'publishedProject' | 'pollIntervalMs' | 'maxAttempts'>;

/** Lines at the end of the service's log: in this log, and in the annotation. */
const LOGGED_LINES = 20;
const QUOTED_LINES = 5;

/**
 * Does nothing unless the inputs name a project to publish.
 *
 * @throws ActionError if the publishing fails; TimedOutError after the last check, while it continues; ServiceError if
 *   the service refuses it
 */
export async function publishContent(
  service: PublishService,
  { publishedProject: projectId, pollIntervalMs, maxAttempts }: PublishInputs,
  report: ExportReport,
  context: Context,
): Promise<void> {
  if (projectId === undefined) return;
  const { log, clock, signal } = context;
  report.publishingStarting(projectId);
  const { statusId } = await retry(() => service.start(projectId), {
    retryRule: repeatableRetryRule,
    log,
    clock,
    signal,
  });
  const result = await pollJob(
    {
      pollIntervalMs,
      maxAttempts,
      subject: 'Publishing',
      getJob: async (deadlineMs) => {
        const publishing = await service.get(statusId, deadlineMs);
        return { ...publishing, activity: publishing.logs.at(-1) };
      },
      stateOf: publishingState,
      onChecked: () => undefined,
      knownStatuses: PUBLISHING_STATUSES,
      isNew: true,
    },
    context,
  );
  switch (result.state) {
    case 'completed':
      report.published(result.job);
      return;
    case 'failed':
      for (const line of lastLines(result.job, LOGGED_LINES)) log.info(`| ${line}`);
      throw publishingFailed(result.job);
    case 'timed-out':
      throw timedOut(
        'the publishing',
        result,
        'The publishing continues, and nothing was exported. Run the workflow again later. To wait longer, raise ' +
          '`max-attempts` or `poll-interval`.',
      );
  }
}

function lastLines({ logs }: Publishing, count: number): string[] {
  return logs
    .slice(-2 * count)
    .map((line) => cleanText(line))
    .filter((line) => line !== '')
    .slice(-count);
}

function publishingFailed(publishing: Publishing): ActionError {
  const summary = cleanText(publishing.summary ?? '');
  const lines = lastLines(publishing, QUOTED_LINES).map((line) => cleanText(line, 150));
  const reason = summary === '' ? ', without a summary.' : `: "${summary}"`;
  const ended = lines.length === 0 ? '' : ` Its log ends with: "${lines.join(' / ')}"`;
  return new ActionError(
    'publish-failed',
    `The service reports that publishing the latest content failed${reason}${ended}`,
    {
      hint: 'Nothing was exported. Fix what the message says in the documentation, then run the workflow again.',
    },
  );
}
