/** Ends a dry run instead of starting a job. Checks the key by requesting a job that cannot exist. */
import { ActionError } from '../../errors.ts';
import type { ExportJob, ExportService } from '../../service/export-service.ts';
import { repeatableRetryRule } from '../../service/retry-policy.ts';
import { ServiceError } from '../../service/service-error.ts';
import { cleanText } from '../../text/clean-text.ts';
import { retry } from '../../timing/retry.ts';
import { NOT_CHECKED } from '../report/facts.ts';
import type { ExportRun } from '../report/report.ts';

/** Jobs that cannot exist, in the form of each API. */
const NO_JOB = { domain: 'se_0000000000000000', project: '000000000000000000000000' } as const;

/**
 * @throws ServiceError if the service refuses the key, cannot be reached, or does not know the job of `job-id`
 * @throws ActionError with the code `unreachable` if something other than the service responds
 */
export async function dryRun(
  service: ExportService,
  { inputs, report, ...context }: ExportRun,
): Promise<'checked'> {
  const { target, folder, tempFolder, wait, download } = inputs;
  report.checked('The inputs can be used');
  if (wait && download) report.checked(`The step may write to the folder ${folder ?? tempFolder}`);
  const getJob = (id: string) =>
    retry(() => service.getJob(id), { ...context, retryRule: repeatableRetryRule });
  const noJob = NO_JOB[target.projectId === undefined ? 'domain' : 'project'];
  await requireUnknown(getJob(noJob), () =>
    retry(() => service.withoutKey().getJob(noJob), { ...context, retryRule: repeatableRetryRule }),
  );
  report.checked('The service accepts the key');
  if (target.by === 'job') {
    const { status } = await getJob(target.jobId);
    report.checked(`Job ${target.jobId} is ${cleanText(status, 60)}`);
  }
  context.log.info(NOT_CHECKED);
  return 'checked';
}

/**
 * Any web server may respond with 404. With its own JSON, it is the service (docs/reference.md, "The service's API").
 * Otherwise, it is the service if it refuses the same request without a key.
 */
async function requireUnknown(job: Promise<ExportJob>, withoutKey: () => Promise<ExportJob>): Promise<void> {
  let what = 'reports a job that cannot exist';
  try {
    await job;
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) throw error;
    if (error.problem.kind === 'http-status' && error.problem.isOfService) return;
    if (await isRefused(withoutKey())) return;
    what = 'responded with 404, also without a key,';
  }
  throw new ActionError(
    'unreachable',
    `Checking the key failed: the server that ${what} is not the service.`,
    {
      hint: 'Check `base-url`, which is the address of the API without `/v1`, and whether a proxy is in between.',
    },
  );
}

async function isRefused(job: Promise<ExportJob>): Promise<boolean> {
  return job.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ServiceError) return error.status === 401;
      throw error;
    },
  );
}
