/** Publishes the latest content of the project, and waits until that has succeeded (input `publish`). */
import { ActionError } from '../../errors.ts';
import type { AdminApi } from '../../service/admin-api.ts';
import { PUBLISH_RUN } from '../../service/job-status.ts';
import { pollJob } from '../../service/poll-job.ts';
import { type PublishRun, PublishService } from '../../service/publish-service.ts';
import { repeatableRetryRule } from '../../service/retry-policy.ts';
import { cleanText } from '../../text/clean-text.ts';
import { retry } from '../../timing/retry.ts';
import type { ExportRun } from '../report/report.ts';

/** How many of the last lines of the service's log appear in this log, and in the annotation. */
const LOGGED_LINES = 20;
const QUOTED_LINES = 5;

/** Does nothing unless the inputs specify a project to publish. Throws ActionError or ServiceError. */
export async function publishContent(
  api: AdminApi,
  { inputs, report, ...context }: ExportRun,
): Promise<void> {
  const projectId = inputs.publishedProject;
  if (projectId === undefined) return;
  report.publishingStarting(projectId);
  const service = new PublishService(api, projectId);
  const { statusId } = await retry(() => service.startRun(), {
    ...context,
    retryRule: repeatableRetryRule,
  });
  const published = await pollJob<PublishRun>(inputs, context, {
    kind: PUBLISH_RUN,
    name: 'the publish run',
    isNew: true,
    async getJob(deadlineMs) {
      const run = await service.getRun(statusId, deadlineMs);
      return { ...run, activity: run.logs.at(-1) };
    },
    jobFailed(run) {
      for (const line of lastLines(run, LOGGED_LINES)) context.log.info(`| ${line}`);
      return publishRunFailed(run);
    },
    timeoutHint: 'Nothing was exported. Run the workflow again later.',
  });
  report.published(published);
}

function lastLines({ logs }: PublishRun, count: number): string[] {
  return logs
    .slice(-2 * count)
    .map((line) => cleanText(line))
    .filter((line) => line !== '')
    .slice(-count);
}

function publishRunFailed(run: PublishRun): ActionError {
  const summary = cleanText(run.summary ?? '');
  const lines = lastLines(run, QUOTED_LINES).map((line) => cleanText(line, 150));
  const reason = summary === '' ? ', without a summary.' : `: "${summary}"`;
  const ended = lines.length === 0 ? '' : ` Its log ends with: "${lines.join(' / ')}"`;
  const message = `The service reports that publishing the latest content failed${reason}${ended}`;
  const hint =
    'Nothing was exported. Fix what the message says in the documentation, then run the workflow again.';
  return new ActionError('publish-failed', message, { hint });
}
