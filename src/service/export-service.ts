/**
 * The service's static export (service document, sections 4.2 to 4.4): one method for each endpoint, one request for
 * each call.
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

/** A lost answer to a start cannot be found again, and the archive may be packed while its link is made. */
const WRITE_DEADLINE_MS = 60_000;

export class ExportService {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  /**
   * Queues an export job (4.2).
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
      promised: 'a usable `jobId`',
    });
  }

  /**
   * The job as it is now (4.3).
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
      promised: 'a `status`',
    });
  }

  /**
   * Signs a new link to the bundle of a completed job (4.4).
   *
   * @throws ServiceError
   */
  createBundleUrl(jobId: string): Promise<BundleUrl> {
    return this.#api.call({
      operation: 'Making the link',
      method: 'POST',
      path: `${JOBS}/${encodeURIComponent(jobId)}/bundle`,
      deadlineMs: WRITE_DEADLINE_MS,
      schema: bundleUrlSchema,
      promised: 'a usable `bundleUrl`',
    });
  }
}
