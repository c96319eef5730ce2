/**
 * GitHub's own record of what is live: the deployments of one environment that this action made for one site
 * (contract: "Deployments").
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Logger } from '../log/logger.ts';
import type { GitHubApi } from './github-api.ts';
import type { Operation } from './github-error.ts';

/** What a record tells of the site that was deployed. */
export interface Payload {
  /** See {@link siteKey}. */
  readonly site: string;
  readonly jobId: string;
  /** Missing where the bundle was not downloaded or not looked into. */
  readonly contentDigest?: string | undefined;
  readonly version?: string | undefined;
  readonly pageCount?: number | undefined;
}

/** What is live. */
export interface LiveDeployment {
  readonly id: number;
  readonly contentDigest: string | undefined;
}

/** The states that end a record (description: `deployment-status`). */
export type FinalState = 'success' | 'failure' | 'inactive';

export interface DeploymentsOptions {
  readonly api: GitHubApi;
  /** Name of the environment, whatever its characters. */
  readonly environment: string;
  /** See {@link siteKey}. */
  readonly site: string;
  readonly log: Logger;
}

/** A job of a workflow may take five days, or six hours on GitHub's runners; then its runner is surely gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;

/**
 * How many records beyond that age are looked at in one run, and how many of the environment's in all. Whatever was
 * forgotten is among the first of them on the day that it crosses the line.
 */
const MAX_STALE = 20;
const MAX_LISTED = 300;

/** Tells people what a record is of; what tells it to this action is its payload. */
const TASK = 'static-export';

/** Only what is needed of a deployment. GitHub gives the payload as it got it; some servers give it as text. */
const deploymentSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  created_at: v.string(),
  payload: v.unknown(),
});

/** A payload that has both is of this action (contract: "Deployments"). */
const payloadSchema = v.object({
  site: v.string(),
  jobId: v.string(),
  contentDigest: v.fallback(v.optional(v.string()), undefined),
});

const createdSchema = v.object({ id: v.pipe(v.number(), v.safeInteger()) });

const statusSchema = v.object({ state: v.string() });

type FoundDeployment = v.InferOutput<typeof deploymentSchema> & v.InferOutput<typeof payloadSchema>;

/**
 * Names a site without telling its domain, which may be a secret.
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
   * The newest deployment that ever succeeded, even if it is `inactive` now: GitHub marks it so when any other
   * deployment of the environment succeeds.
   *
   * @throws GitHubError
   */
  async findLive(): Promise<LiveDeployment | undefined> {
    for await (const { id, contentDigest } of this.#records()) {
      if ((await this.#states(id)).includes('success')) return { id, contentDigest };
    }
    return undefined;
  }

  /**
   * Closes records whose runner died: older than six days and without an end. They become `inactive`, since nobody
   * knows how far they came.
   *
   * @throws GitHubError
   */
  async closeStale(now = Date.now()): Promise<void> {
    let seen = 0;
    for await (const { id, created_at } of this.#records(MAX_LISTED)) {
      if (now - Date.parse(created_at) <= STALE_AFTER_MS) continue;
      seen += 1;
      if (seen > MAX_STALE) return;
      const states = await this.#states(id);
      if (states.every((state) => OPEN_STATES.has(state))) {
        this.#options.log.info(`Deployment ${id} was never ended by the run that made it: closing it`);
        await setState(this.#options.api, id, 'inactive', 'The run that made this record never ended it');
      }
    }
  }

  /**
   * Makes a record, which is not live before it gets the state `success`.
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
      // It is the site that is deployed, not the commit: neither may GitHub merge, nor do the commit's checks matter.
      auto_merge: false,
      required_contexts: [],
    };
    const route = 'POST /repos/{owner}/{repo}/deployments';
    return (await api.call(operation('Recording the deployment'), route, body, createdSchema)).id;
  }

  /**
   * The records of this action for this site, newest first.
   *
   * @param most how many of the environment's records are looked at
   */
  async *#records(most = Number.POSITIVE_INFINITY): AsyncGenerator<FoundDeployment> {
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
      if (listed >= most) return;
    }
  }

  /** All states that a record ever had, newest first. */
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
 * Gives a record a state. A success makes GitHub mark the environment's earlier ones as inactive, its own rule.
 *
 * @param logUrl page of the workflow's run, for the record's link
 * @throws GitHubError
 */
export async function setState(
  api: GitHubApi,
  deploymentId: number,
  state: FinalState | 'in_progress',
  description: string,
  logUrl?: string,
): Promise<void> {
  const isClosing = state !== 'in_progress';
  await api.call(
    operation(isClosing ? `Closing deployment ${deploymentId}` : 'Recording the deployment'),
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
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
