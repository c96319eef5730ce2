/**
 * The service's static export API: one method for each endpoint, one request for each call
 * (docs/reference.md, "The service's API").
 */
import type { AdminApi } from './admin-api.ts';
import {
  type BundleUrl,
  bundleUrlSchema,
  type ExportJob,
  exportJobSchema,
  type StartedJob,
  startedJobSchema,
} from './schemas.ts';
import type { components } from './wire.ts';

export type StartExportJob = components['schemas']['StartExportJob'];

const JOBS = '/v1/static-export/jobs';

/** A lost response to a start cannot be recovered, and the service may pack the archive while it signs its URL. */
const WRITE_DEADLINE_MS = 60_000;

export class ExportService {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  /**
   * Queues an export job.
   *
   * @throws ServiceError
   */
  startJob(request: StartExportJob): Promise<StartedJob> {
    return this.#api.call({
      operation: 'Starting the export',
      method: 'POST',
      path: JOBS,
      body: request,
      deadlineMs: WRITE_DEADLINE_MS,
      schema: startedJobSchema,
      expected: 'a valid `jobId`',
    });
  }

  /**
   * Returns the present state of a job.
   *
   * @throws ServiceError
   */
  getJob(jobId: string, deadlineMs: number): Promise<ExportJob> {
    return this.#api.call({
      operation: 'Checking the job',
      method: 'GET',
      path: `${JOBS}/${encodeURIComponent(jobId)}`,
      deadlineMs,
      schema: exportJobSchema,
      expected: 'a `status`',
    });
  }

  /**
   * Signs a fresh URL for the bundle of a completed job.
   *
   * @throws ServiceError
   */
  createBundleUrl(jobId: string): Promise<BundleUrl> {
    return this.#api.call({
      operation: 'Creating the bundle URL',
      method: 'POST',
      path: `${JOBS}/${encodeURIComponent(jobId)}/bundle`,
      deadlineMs: WRITE_DEADLINE_MS,
      schema: bundleUrlSchema(this.#api.baseUrl),
      expected: 'a valid `bundleUrl`',
    });
  }
}
