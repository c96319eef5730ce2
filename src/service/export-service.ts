/**
 * The service's static export, by its two APIs: one by domain, and one by project that takes its place. Nothing else
 * knows which of them is used (docs/reference.md, "The service's API"). One request for each call.
 */

import * as v from 'valibot';
import { JobFailedError } from '../errors.ts';
import type { BundleUrl } from '../values/bundle-url.ts';
import type { AdminApi } from './admin-api.ts';
import { MALFORMED_RESPONSE_HINT } from './hints.ts';
import { exportJobState } from './job-status.ts';
import {
  bundleUrlSchema,
  type ExportJob,
  exportJobSchema,
  type StartedJob,
  startedJobSchema,
} from './schemas.ts';
import { ServiceError } from './service-error.ts';
import type { components } from './wire.ts';

/** What is exported, and with it the API: a domain with its version and pages, or all of a project. */
export type ExportScope = components['schemas']['StartExportJob'] | { readonly projectId: string };

/** A lost response to a start cannot be recovered, and the service may pack the archive while it signs its URL. */
const WRITE_DEADLINE_MS = 60_000;

export class ExportService {
  readonly #api: AdminApi;
  readonly #scope: ExportScope;
  readonly #jobs: string;

  constructor(api: AdminApi, scope: ExportScope) {
    this.#api = api;
    this.#scope = scope;
    const project = 'projectId' in scope ? `/${encodeURIComponent(scope.projectId)}` : '';
    this.#jobs = `/v1/static-export${project}/jobs`;
  }

  /**
   * Queues an export job.
   *
   * @throws ServiceError
   */
  startJob(): Promise<StartedJob> {
    const isByProject = 'projectId' in this.#scope;
    return this.#api.call({
      operation: isByProject ? 'startProjectExportJob' : 'startExportJob',
      method: 'POST',
      path: this.#jobs,
      ...(isByProject ? {} : { body: this.#scope }),
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
  getJob(jobId: string, deadlineMs: number = WRITE_DEADLINE_MS): Promise<ExportJob> {
    return this.#api.call({
      operation: 'projectId' in this.#scope ? 'getProjectExportJob' : 'getExportJob',
      method: 'GET',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
      deadlineMs,
      schema: exportJobSchema,
      expected: 'a `status`',
    });
  }

  /** True if the bundle URL is part of the status, so that there is no other request for it. */
  hasUrlInStatus(completed: ExportJob): boolean {
    return 'projectId' in this.#scope || completed.bundle !== undefined;
  }

  /**
   * The bundle URL in the status of a completed job.
   *
   * @throws ServiceError if it has none yet, or one that cannot be used; JobFailedError if the job is now `failed`
   */
  urlInStatus(jobId: string, job: ExportJob): BundleUrl {
    if (exportJobState(job) === 'failed') {
      throw new JobFailedError(
        `The service now reports that export job ${jobId} failed.`,
        'A failed job cannot be resumed. Run the workflow again to start a new job.',
      );
    }
    if (job.bundle === undefined) {
      const reason = 'the job has completed, but its status has no bundle URL yet.';
      throw new ServiceError('makeBundle', { kind: 'no-bundle-url' }, reason, undefined);
    }
    const parsed = v.safeParse(bundleUrlSchema(this.#api.baseUrl), job.bundle);
    if (parsed.success) return parsed.output;
    const reason = 'the status of the job has no valid `bundleUrl`.';
    throw new ServiceError('makeBundle', { kind: 'malformed' }, reason, MALFORMED_RESPONSE_HINT);
  }

  /**
   * Signs a fresh URL for the bundle of a completed job whose status has none.
   *
   * @throws ServiceError
   */
  createBundleUrl(jobId: string): Promise<BundleUrl> {
    return this.#api.call({
      operation: 'makeBundle',
      method: 'POST',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}/bundle`,
      isRepeatable: true,
      deadlineMs: WRITE_DEADLINE_MS,
      schema: bundleUrlSchema(this.#api.baseUrl),
      expected: 'a valid `bundleUrl`',
    });
  }
}
