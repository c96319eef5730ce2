/** Ends a dry run instead of starting a job. It checks the key by requesting a job. */
import type { ExportService } from '../../service/export-service.ts';
import { repeatableRetryRule } from '../../service/retry-policy.ts';
import { ServiceError } from '../../service/service-error.ts';
import { retry } from '../../timing/retry.ts';
import type { ExportRun } from '../report/report.ts';

/** Jobs that cannot exist, in the form of each API. A response that the job is unknown proves that the key works. */
const NO_JOB = { domain: 'se_0000000000000000', project: '000000000000000000000000' } as const;

/** @throws ServiceError if the service refuses the key, cannot be reached, or does not know the job of `job-id` */
export async function dryRun(
  service: ExportService,
  { inputs, report, ...context }: ExportRun,
): Promise<'checked'> {
  const { target, folder, tempFolder, wait, download, previousManifest } = inputs;
  report.checked(
    `The inputs can be used${previousManifest === undefined ? '' : ', and so can the previous manifest'}`,
  );
  if (wait && download) report.checked(`The step may write to the folder ${folder ?? tempFolder}`);
  const jobId = target.by === 'job' ? target.jobId : NO_JOB[target.by];
  try {
    const { status } = await retry(() => service.getJob(jobId), {
      ...context,
      retryRule: repeatableRetryRule,
    });
    report.checked(`The service accepts the key; job ${jobId} is ${status}`);
  } catch (error) {
    const isAccepted = error instanceof ServiceError && error.code === 'not-found';
    if (target.by === 'job' || !isAccepted) throw error;
    report.checked(
      'The service accepts the key. Only a start shows whether the key may start an export, and whether the site exists',
    );
  }
  return 'checked';
}
