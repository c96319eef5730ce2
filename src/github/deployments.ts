/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/reference.md, "Deployments").
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Logger } from '../log/logger.ts';
import { parseJson } from '../text/parse-json.ts';
import type { GitHubApi } from './github-api.ts';
import type { Operation } from './github-error.ts';

/** What a deployment says about the site. */
export interface Payload {
  /** See {@link siteKey}. */
  readonly site: string;
  readonly jobId: string;
  /** Undefined if the bundle was not downloaded, or its format is not read. */
  readonly contentDigest?: string | undefined;
  readonly version?: string | undefined;
  readonly pageCount?: number | undefined;
}

/** What is live. */
export interface LiveDeployment {
  readonly id: number;
  readonly contentDigest: string | undefined;
}

/** The states that close a deployment (GitHub's API description: `deployment-status`). */
export type FinalState = 'success' | 'failure' | 'inactive';

export interface DeploymentsOptions {
  readonly api: GitHubApi;
  /** Name of the environment, whatever its characters. */
  readonly environment: string;
  /** See {@link siteKey}. */
  readonly site: string;
  readonly log: Logger;
}

/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;

/**
 * How many deployments beyond that age one run checks, and how many of the environment in total. A stale deployment is
 * among the first of them on the day that it reaches that age.
 */
const MAX_STALE = 20;
const MAX_LISTED = 300;

/** Tells people what was deployed; this action recognizes its deployments by the payload. */
const TASK = 'static-export';

/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  created_at: v.string(),
  payload: v.unknown(),
});

/** A payload with both fields is from this action. */
const payloadSchema = v.object({
  site: v.string(),
  jobId: v.string(),
  contentDigest: v.fallback(v.optional(v.string()), undefined),
});

const createdSchema = v.object({ id: v.pipe(v.number(), v.safeInteger()) });

const statusSchema = v.object({ state: v.string() });

type FoundDeployment = v.InferOutput<typeof deploymentSchema> & v.InferOutput<typeof payloadSchema>;

/**
 * Identifies a site without revealing its domain, which may be a secret.
 *
 * @returns the first 16 hex digits of the domain's SHA-256
 */
export function siteKey(domain: string): string {
  return createHash('sha256').update(domain).digest('hex').slice(0, 16);
}

export class Deployments {
  readonly #options: DeploymentsOptions;

  constructor(options: DeploymentsOptions) {
    this.#options = options;
  }

  /**
   * The newest deployment that ever succeeded, even if it is `inactive` now: GitHub sets that state when any other
   * deployment of the environment succeeds.
   *
   * @throws GitHubError
   */
  async findLive(): Promise<LiveDeployment | undefined> {
    for await (const { id, contentDigest } of this.#deployments()) {
      if ((await this.#states(id)).includes('success')) return { id, contentDigest };
    }
    return undefined;
  }

  /**
   * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
   * knows how far they got.
   *
   * @throws GitHubError
   */
  async closeStale(now = Date.now()): Promise<void> {
    let seen = 0;
    for await (const { id, created_at } of this.#deployments(MAX_LISTED)) {
      if (now - Date.parse(created_at) <= STALE_AFTER_MS) continue;
      seen += 1;
      if (seen > MAX_STALE) return;
      const states = await this.#states(id);
      if (states.every((state) => OPEN_STATES.has(state))) {
        this.#options.log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
        await createDeploymentStatus(
          this.#options.api,
          id,
          'inactive',
          'The run that created this deployment never closed it',
        );
      }
    }
  }

  /**
   * Creates a deployment, which is not live before it gets the state `success`.
   *
   * @param ref commit that the workflow runs for
   * @returns its number
   * @throws GitHubError
   */
  async create(payload: Payload, ref: string): Promise<number> {
    const { api, environment } = this.#options;
    const body = {
      ref,
      task: TASK,
      environment,
      payload,
      description: `Static export ${payload.jobId}`.slice(0, 140),
      // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
      auto_merge: false,
      required_contexts: [],
    };
    const route = 'POST /repos/{owner}/{repo}/deployments';
    return (await api.call(operation('Creating the deployment'), route, body, createdSchema)).id;
  }

  /**
   * The deployments of this action for this site, newest first.
   *
   * @param max how many deployments of the environment to read
   */
  async *#deployments(max = Number.POSITIVE_INFINITY): AsyncGenerator<FoundDeployment> {
    const { api, environment, site } = this.#options;
    const found = api.list(
      operation('Reading the deployments'),
      'GET /repos/{owner}/{repo}/deployments',
      { environment },
      deploymentSchema,
    );
    let listed = 0;
    for await (const deployment of found) {
      const payload = v.safeParse(payloadSchema, parsed(deployment.payload));
      if (payload.success && payload.output.site === site) yield { ...deployment, ...payload.output };
      listed += 1;
      if (listed >= max) return;
    }
  }

  /** All states that a deployment ever had, newest first. */
  async #states(deploymentId: number): Promise<string[]> {
    const states: string[] = [];
    const found = this.#options.api.list(
      operation('Reading the deployments'),
      'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
      { deployment_id: deploymentId },
      statusSchema,
    );
    for await (const { state } of found) states.push(state);
    return states;
  }
}

const OPEN_STATES: ReadonlySet<string> = new Set(['in_progress', 'queued', 'pending']);

/**
 * Sets the state of a deployment. After a success, GitHub sets the environment's earlier deployments to inactive.
 *
 * @param logUrl page of the workflow run, which GitHub links to
 * @throws GitHubError
 */
export async function createDeploymentStatus(
  api: GitHubApi,
  deploymentId: number,
  state: FinalState | 'in_progress',
  description: string,
  logUrl?: string,
): Promise<void> {
  const isClosing = state !== 'in_progress';
  await api.call(
    operation(isClosing ? `Closing deployment ${deploymentId}` : 'Creating the deployment'),
    'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
    {
      deployment_id: deploymentId,
      state,
      description,
      auto_inactive: state === 'success',
      ...(logUrl === undefined ? {} : { log_url: logUrl }),
    },
    statusSchema,
  );
}

function operation(name: string): Operation {
  return { name, permission: 'deployments: write' };
}

function parsed(payload: unknown): unknown {
  return typeof payload === 'string' ? parseJson(payload) : payload;
}
