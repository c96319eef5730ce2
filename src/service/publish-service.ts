/**
 * The service's publish run of the latest content, which its API calls an update: one request for each call
 * (docs/reference.md, "The service's API").
 */
import type { AdminApi } from './admin-api.ts';
import { type PublishRun, publishRunSchema, startedPublishRunSchema } from './schemas.ts';

const START_DEADLINE_MS = 60_000;

/** The status contains the complete log of the build, line by line: 20,000 lines have a few megabytes. */
const MAX_STATUS_BYTES = 100_000_000;

export class PublishService {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  /**
   * Publishes the latest content of a project. It can be repeated.
   *
   * @throws ServiceError
   */
  start(projectId: string): Promise<{ readonly statusId: string }> {
    return this.#api.call({
      operation: 'startUpdate',
      method: 'POST',
      path: `/v1/project/update/${encodeURIComponent(projectId)}`,
      deadlineMs: START_DEADLINE_MS,
      schema: startedPublishRunSchema,
      expected: 'a valid `statusId`',
    });
  }

  /**
   * Returns the current state of a publish run.
   *
   * @throws ServiceError
   */
  get(statusId: string, deadlineMs: number): Promise<PublishRun> {
    return this.#api.call({
      operation: 'getUpdate',
      method: 'GET',
      path: `/v1/project/update-status/${encodeURIComponent(statusId)}`,
      deadlineMs,
      maxBytes: MAX_STATUS_BYTES,
      schema: publishRunSchema,
      expected: 'a `status`',
    });
  }
}
