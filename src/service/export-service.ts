/**
 * The service's static export, by its two APIs: one by domain, and its replacement by project. Only this file knows
 * their addresses, and where each has the bundle URL (docs/reference.md, "The service's API").
 */
import * as v from 'valibot';
import { ActionError } from '../errors.ts';
import { isId } from '../values/id.ts';
import { type BundleUrl, isSecureUrl } from '../values/url.ts';
import { type AdminApi, callApi } from './admin-api.ts';
import { EXPORT_JOB } from './job-status.ts';
import { ServiceError } from './service-error.ts';

/** What a start exports: a domain with its version and pages, or a project for a path. JSON omits undefined fields. */
type StartBody = Readonly<
  | { domain: string; version?: string | undefined; paths?: readonly string[] | undefined }
  | { basePath: string }
>;

export type ExportJob = v.InferOutput<typeof exportJobSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const exportJobSchema = v.object({
  /** The status as the service reports it. */
  status: v.pipe(v.string(), v.minLength(1)),
  progress: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined),
  pageCount: v.fallback(v.optional(count), undefined),
  error: v.fallback(v.optional(v.nullable(v.string())), undefined),
  // The bundle URL as received: whether it can be used depends on the API's address.
  bundleUrl: v.optional(v.unknown()),
  expiresAt: v.optional(v.unknown()),
  sizeBytes: v.optional(v.unknown()),
});

function hasBundleUrl({ bundleUrl }: ExportJob): boolean {
  return bundleUrl !== undefined && bundleUrl !== null;
}

const bundleUrlSchema = v.object({
  bundleUrl: v.string(),
  expiresAt: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/))), undefined),
  // 0 stands for a size that is not known: no archive is empty.
  sizeBytes: v.fallback(v.optional(v.pipe(count, v.minValue(1))), undefined),
});

/** @param api base address of the API: over https, it must not return a plain http address of this machine */
function isBundleUrl(text: string, api: URL): boolean {
  // Checked on the text itself: URL.parse silently drops line breaks, and the text becomes an output unchanged.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  // Node.js would send credentials before the host as a header, and they would not be masked.
  const hasCredentials = url.username !== '' || url.password !== '';
  return isSecureUrl(url) && !hasCredentials && (url.protocol === 'https:' || api.protocol === 'http:');
}

export class ExportService {
  readonly #api: AdminApi;
  readonly #projectId: string | undefined;
  readonly #jobs: string;

  /** @param projectId for the project-scoped API; undefined for the API by domain */
  constructor(api: AdminApi, projectId: string | undefined) {
    this.#api = api;
    this.#projectId = projectId;
    const project = projectId === undefined ? '' : `/${encodeURIComponent(projectId)}`;
    this.#jobs = `/v1/static-export${project}/jobs`;
  }

  startJob(body?: StartBody): Promise<{ readonly jobId: string }> {
    return callApi(this.#api, {
      operation: this.#projectId === undefined ? 'startExportJob' : 'startProjectExportJob',
      method: 'POST',
      path: this.#jobs,
      body,
      schema: v.object({ jobId: v.pipe(v.string(), v.check(isId)) }),
      expected: 'a valid `jobId`',
    });
  }

  getJob(jobId: string, deadlineMs?: number): Promise<ExportJob> {
    return callApi(this.#api, {
      operation: this.#projectId === undefined ? 'getExportJob' : 'getProjectExportJob',
      method: 'GET',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
      deadlineMs,
      schema: exportJobSchema,
      expected: 'a `status`',
    });
  }

  /** @returns the same service for requests without a key */
  withoutKey(): ExportService {
    return new ExportService({ ...this.#api, apiKey: undefined }, this.#projectId);
  }

  /** True if the bundle URL comes with the status. The project-scoped API has no other request for the URL. */
  takesUrlFromStatus(completed: ExportJob): boolean {
    return this.#projectId !== undefined || hasBundleUrl(completed);
  }

  /** Returns the bundle URL in the status of a completed job. Throws ServiceError if the status has none yet. */
  urlInStatus(jobId: string, job: ExportJob): BundleUrl {
    if (EXPORT_JOB.stateOf(job) === 'failed') {
      throw new ActionError('job-failed', `The service now reports that export job ${jobId} failed.`, {
        hint: 'A failed job cannot be resumed. Run the workflow again to start a new job.',
      });
    }
    if (!hasBundleUrl(job)) {
      const reason = 'the job has completed, but its status has no bundle URL yet.';
      throw new ServiceError('makeBundle', { kind: 'no-bundle-url' }, reason);
    }
    const parsed = v.safeParse(bundleUrlSchema, job);
    if (parsed.success) return this.#usable(parsed.output);
    const reason = 'the status of the job has a `bundleUrl` that is not text.';
    throw new ServiceError('makeBundle', { kind: 'malformed' }, reason);
  }

  /** Requests a fresh URL for the bundle of a completed job whose status has none. */
  async createBundleUrl(jobId: string): Promise<BundleUrl> {
    const created = await callApi(this.#api, {
      operation: 'makeBundle',
      method: 'POST',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}/bundle`,
      schema: bundleUrlSchema,
      expected: 'a `bundleUrl`',
    });
    return this.#usable(created);
  }

  #usable(url: BundleUrl): BundleUrl {
    if (isBundleUrl(url.bundleUrl, this.#api.baseUrl)) return url;
    const reason = 'the service sent a `bundleUrl` that is not an `https` address.';
    throw new ServiceError('makeBundle', { kind: 'malformed', isFinal: true }, reason);
  }
}
