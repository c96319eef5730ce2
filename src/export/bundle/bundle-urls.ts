/**
 * Creates, masks, announces, and refreshes the bundle URLs of a run, for its own job and for the live one. Nothing else
 * does this.
 */
import type { Context } from '../../context/context.ts';
import { PresignedUrl } from '../../download/presigned-url.ts';
import { urlCredentials } from '../../download/url-credentials.ts';
import { ActionError } from '../../errors.ts';
import { addSecret } from '../../runner/secrets.ts';
import type { ExportJob, ExportService } from '../../service/export-service.ts';
import { bundleUrlRetryRule, isNotReady } from '../../service/retry-policy.ts';
import { retry } from '../../timing/retry.ts';
import type { BundleUrl } from '../../values/url.ts';
import { resumeInputs } from '../inputs/export-target.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { ExportReport } from '../report/report.ts';
import { writeHelmValues } from './helm-values.ts';

export class BundleUrls {
  readonly #service: ExportService;
  readonly #inputs: ExportInputs;
  readonly #report: ExportReport;
  readonly #context: Context;

  constructor(service: ExportService, inputs: ExportInputs, report: ExportReport, context: Context) {
    this.#service = service;
    this.#inputs = inputs;
    this.#report = report;
    this.#context = context;
  }

  /**
   * Returns the bundle URL of the run's own job. It becomes the outputs and the values file for Helm, and so does each
   * fresh URL that replaces it.
   *
   * @param completed the status of the job, which may contain the URL
   * @throws ActionError if the bundle does not become ready, or if an output or the values file cannot be written;
   *   ServiceError if the service refuses or its failures do not end
   */
  ofExport(jobId: string, completed: ExportJob): Promise<PresignedUrl> {
    return this.#open(jobId, completed, this.#inputs.maxAttempts, (url) => this.#announce(url));
  }

  /**
   * Returns the bundle URL of the live job, which does not become an output. That job ended long ago, so its bundle is
   * either available immediately or gone.
   *
   * @throws ActionError or ServiceError
   */
  ofLive(jobId: string): Promise<PresignedUrl> {
    return this.#open(jobId, undefined, 1, async () => undefined);
  }

  async #open(
    jobId: string,
    completed: ExportJob | undefined,
    tries: number,
    announce: (url: BundleUrl) => Promise<void>,
  ): Promise<PresignedUrl> {
    const request = this.#request(jobId, completed);
    const create = async (): Promise<BundleUrl> => {
      const url = await this.#retried(request, jobId, tries);
      // The URL of the live job is masked under the same condition: both may have been signed with the same token, and a
      // masked value reaches no other job.
      if (this.#inputs.maskBundleUrl) urlCredentials(url.bundleUrl).forEach(addSecret);
      await announce(url);
      return url;
    };
    return new PresignedUrl(await create(), create);
  }

  /**
   * Each call of the result requests a fresh URL, from the status of the job or, if the status has none, from the
   * bundle endpoint. The first call uses the status that is already known.
   */
  #request(jobId: string, completed: ExportJob | undefined): () => Promise<BundleUrl> {
    const service = this.#service;
    let unused = completed;
    let isInStatus = completed && service.hasUrlInStatus(completed);
    return async () => {
      if (isInStatus === false) return service.createBundleUrl(jobId);
      const job = unused ?? (await service.getJob(jobId));
      unused = undefined;
      isInStatus = service.hasUrlInStatus(job);
      return isInStatus ? service.urlInStatus(jobId, job) : service.createBundleUrl(jobId);
    };
  }

  /**
   * Waits while the service reports that the bundle is not ready, with the same limits as the wait for the end of a
   * job.
   */
  async #retried(request: () => Promise<BundleUrl>, jobId: string, tries: number): Promise<BundleUrl> {
    const { log, clock, signal } = this.#context;
    const pace = { ...this.#inputs, maxAttempts: tries };
    try {
      return await retry(request, {
        retryRule: (error) => bundleUrlRetryRule(error, pace),
        log,
        clock,
        signal,
      });
    } catch (error) {
      if (!isNotReady(error)) throw error;
      throw new ActionError(
        'timed-out',
        `${error.message} The job is complete, but its bundle is not ready.`,
        {
          hint: `Create the bundle URL later with ${resumeInputs(jobId, this.#inputs.target)}.`,
          cause: error,
        },
      );
    }
  }

  /** Passes the current URL to the following steps. */
  async #announce(url: BundleUrl): Promise<void> {
    const { version, tempFolder } = this.#inputs;
    const { bundleUrl } = url;
    this.#report.bundleUrlCreated(url);
    this.#report.helmValuesWritten(await writeHelmValues({ bundleUrl, version }, tempFolder));
  }
}
