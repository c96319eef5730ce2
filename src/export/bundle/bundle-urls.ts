/** Creates, masks, announces, and refreshes the bundle URL of a run. */
import { PresignedUrl, urlCredentials } from '../../download/presigned-url.ts';
import { ActionError } from '../../errors.ts';
import { addSecret } from '../../runner/secrets.ts';
import type { ExportJob, ExportService } from '../../service/export-service.ts';
import { bundleUrlRetryRule, isNotReady } from '../../service/retry-policy.ts';
import { retry } from '../../timing/retry.ts';
import type { BundleUrl } from '../../values/url.ts';
import { resumeInputs } from '../inputs/export-target.ts';
import type { ExportRun } from '../report/report.ts';
import { writeHelmValues } from './helm-values.ts';

/**
 * Returns the bundle URL of the job. It is written to the outputs and the values file for Helm, and so is each fresh URL
 * that replaces it.
 *
 * @param completed the status of the job, which may contain the URL
 * @throws ActionError if the bundle does not become ready, or if an output or the values file cannot be written;
 *   ServiceError if the service refuses or keeps failing
 */
export async function openBundleUrl(
  service: ExportService,
  jobId: string,
  completed: ExportJob,
  run: ExportRun,
): Promise<PresignedUrl> {
  const { inputs, report } = run;
  const request = urlRequest(service, jobId, completed);
  const create = async (): Promise<BundleUrl> => {
    const url = await whenReady(request, jobId, run);
    if (inputs.maskBundleUrl) urlCredentials(url.bundleUrl).forEach(addSecret);
    const helmFile = await writeHelmValues(url.bundleUrl, inputs.version, inputs.tempFolder);
    report.bundleUrlCreated(url, helmFile);
    return url;
  };
  return new PresignedUrl(await create(), create);
}

/**
 * Each call of the result requests a fresh URL, from the status of the job or, if that contains none, from the bundle
 * endpoint. The first call uses the status that is already known.
 */
function urlRequest(service: ExportService, jobId: string, known: ExportJob): () => Promise<BundleUrl> {
  let knownJob: ExportJob | undefined = known;
  return async () => {
    const job = knownJob ?? (await service.getJob(jobId));
    if (service.takesUrlFromStatus(job)) {
      knownJob = undefined;
      return service.urlInStatus(jobId, job);
    }
    // This status has no URL and will not get one, so it is not requested a second time.
    knownJob = job;
    return service.createBundleUrl(jobId);
  };
}

/** Waits while the service reports that the bundle is not ready, with the same limits as the wait for the end of a job. */
async function whenReady(
  request: () => Promise<BundleUrl>,
  jobId: string,
  { inputs, ...context }: ExportRun,
): Promise<BundleUrl> {
  try {
    return await retry(request, { ...context, retryRule: (error) => bundleUrlRetryRule(error, inputs) });
  } catch (error) {
    if (!isNotReady(error)) throw error;
    throw new ActionError('timed-out', `${error.message} The job is complete, but its bundle is not ready.`, {
      hint: `Create the bundle URL later with ${resumeInputs(jobId, inputs.target)}.`,
      cause: error,
    });
  }
}
