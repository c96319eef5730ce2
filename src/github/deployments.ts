/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/deployments.md, "The live deployment").
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Logger } from '../context/context.ts';
import { parseJson } from '../text/decode-text.ts';
import type { GitHubApi } from './github-api.ts';
import type { GitHubCall } from './github-error.ts';

/** What GitHub knows about the live site. */
export interface LiveState {
  /** Undefined if no live deployment was found. */
  readonly live: LiveDeployment | undefined;
  /** The newest deployment after the live one that never succeeded: since then, nobody knows what users see. */
  readonly unfinishedId: number | undefined;
  /** True if none of the newest 50 deployments ever succeeded, and older ones were not read. */
  readonly isCutOff: boolean;
}

interface DeploymentsOptions {
  readonly api: GitHubApi;
  /** Name of the environment, whatever its characters. */
  readonly environment: string;
  /** See {@link siteKey}. */
  readonly site: string;
  /** Whether deployments are created, and older ones closed. */
  readonly isRecording: boolean;
  readonly log: Logger;
}

/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;

/**
 * How many deployments beyond that age one run checks. On the day that a deployment reaches that age, it is among the
 * first of them.
 */
const MAX_STALE = 20;

/** How many deployments one search checks for a success; each costs a request. */
const MAX_CHECKED = 50;

/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  created_at: v.string(),
  payload: v.unknown(),
});

const count = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);

/**
 * What a deployment of this action records about the site. One without `site` and `jobId` is from something else.
 * Fields that an older version did not record are undefined.
 */
const payloadSchema = v.object({
  /** See {@link siteKey}. */
  site: v.string(),
  jobId: v.string(),
  /** Undefined if the bundle was not downloaded, or its format is not read. */
  contentDigest: v.fallback(v.optional(v.string()), undefined),
  /** Pages of the site: its files that end in `.html`. */
  htmlCount: count,
  /** Size of the bundle. */
  sizeBytes: count,
});

/** Fields that are recorded for people, but not read. */
interface Payload extends v.InferOutput<typeof payloadSchema> {
  readonly version: string | undefined;
  /** Pages of the job, if the service reported them. */
  readonly pageCount: number | undefined;
}

/** The deployment that is live. */
export interface LiveDeployment extends Omit<v.InferOutput<typeof payloadSchema>, 'site'> {
  readonly id: number;
  /** When it was created (ISO 8601), as GitHub gives it. */
  readonly createdAt: string;
}

const createdSchema = v.object({ id: v.pipe(v.number(), v.safeInteger()) });

const statusSchema = v.object({ state: v.string() });

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
  /** GitHub filters by the task, so other sites of the environment never hide this one. */
  readonly #task: string;

  constructor(options: DeploymentsOptions) {
    this.#options = options;
    this.#task = `static-export/${options.site}`;
  }

  /**
   * The live deployment is the newest one that ever succeeded, even if it is `inactive` now: GitHub sets that state when
   * any other deployment of the environment succeeds.
   *
   * @throws GitHubError
   */
  async findLive(): Promise<LiveState> {
    let checked = 0;
    let unfinishedId: number | undefined;
    for await (const deployment of this.#deployments()) {
      const { id } = deployment;
      if ((await this.#states(id)).includes('success')) {
        return { live: deployment, unfinishedId, isCutOff: false };
      }
      unfinishedId ??= id;
      checked += 1;
      if (checked >= MAX_CHECKED) return { live: undefined, unfinishedId, isCutOff: true };
    }
    return { live: undefined, unfinishedId, isCutOff: false };
  }

  /**
   * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
   * knows how far they got.
   *
   * @throws GitHubError
   */
  async closeStale(now = Date.now()): Promise<void> {
    let seen = 0;
    for await (const { id, createdAt } of this.#deployments()) {
      const ageMs = now - Date.parse(createdAt);
      // A deployment without a valid date is left open as well: the deployment of a running job must stay open.
      if (!(ageMs > STALE_AFTER_MS)) continue;
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
      task: this.#task,
      environment,
      payload,
      description: `Static export ${payload.jobId}`.slice(0, 140),
      // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
      auto_merge: false,
      required_contexts: [],
    };
    const route = 'POST /repos/{owner}/{repo}/deployments';
    return (await api.call(deploymentCall('Creating the deployment'), route, body, createdSchema)).id;
  }

  /** Yields the deployments of this action for this site in the environment, newest first. */
  async *#deployments(): AsyncGenerator<LiveDeployment> {
    const { api, environment, site } = this.#options;
    const found = api.list(
      this.#reading(),
      'GET /repos/{owner}/{repo}/deployments',
      { environment, task: this.#task },
      deploymentSchema,
    );
    for await (const { id, created_at: createdAt, payload } of found) {
      const parsed = v.safeParse(payloadSchema, typeof payload === 'string' ? parseJson(payload) : payload);
      if (!parsed.success) continue;
      const { site: recordedSite, ...recorded } = parsed.output;
      if (recordedSite === site) yield { id, createdAt, ...recorded };
    }
  }

  #reading(): GitHubCall {
    const permission = this.#options.isRecording ? 'deployments: write' : 'deployments: read';
    return { name: 'Reading the deployments', permission };
  }

  /** Returns all states that a deployment ever had, newest first. */
  async #states(deploymentId: number): Promise<string[]> {
    const states: string[] = [];
    const found = this.#options.api.list(
      this.#reading(),
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
 * @param links the addresses that GitHub links to: the page of the workflow run, and the live site ("View deployment")
 * @throws GitHubError
 */
export async function createDeploymentStatus(
  api: GitHubApi,
  deploymentId: number,
  state: 'success' | 'failure' | 'inactive' | 'in_progress',
  description: string,
  { logUrl, environmentUrl }: { logUrl?: string; environmentUrl?: string | undefined } = {},
): Promise<void> {
  const isClosing = state !== 'in_progress';
  await api.call(
    deploymentCall(isClosing ? `Closing deployment ${deploymentId}` : 'Creating the deployment'),
    'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
    {
      deployment_id: deploymentId,
      state,
      description,
      auto_inactive: state === 'success',
      ...(logUrl === undefined ? {} : { log_url: logUrl }),
      ...(environmentUrl === undefined ? {} : { environment_url: environmentUrl }),
    },
    statusSchema,
  );
}

function deploymentCall(name: string): GitHubCall {
  return { name, permission: 'deployments: write' };
}
