/**
 * The service's publishing of the latest content, which its API calls an update: one request for each call
 * (docs/reference.md, "The service's API").
 */
import type { AdminApi } from './admin-api.ts';
import {
  type Publishing,
  publishingSchema,
  type StartedPublishing,
  startedPublishingSchema,
} from './schemas.ts';

const START_DEADLINE_MS = 60_000;

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
  start(projectId: string): Promise<StartedPublishing> {
    return this.#api.call({
      operation: 'startUpdate',
      method: 'POST',
      path: `/v1/project/update/${encodeURIComponent(projectId)}`,
      deadlineMs: START_DEADLINE_MS,
      schema: startedPublishingSchema,
      expected: 'a valid `statusId`',
    });
  }

  /**
   * Returns the present state of a publishing.
   *
   * @throws ServiceError
   */
  get(statusId: string, deadlineMs: number): Promise<Publishing> {
    return this.#api.call({
      operation: 'getUpdate',
      method: 'GET',
      path: `/v1/project/update-status/${encodeURIComponent(statusId)}`,
      deadlineMs,
      schema: publishingSchema,
      expected: 'a `status`',
    });
  }
}
