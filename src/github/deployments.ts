/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/reference.md, "The live deployment"). Every call of GitHub throws GitHubError.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Logger } from '../context/context.ts';
import { parseJson } from '../text/decode-text.ts';
import type { GitHubApi } from './github-api.ts';
import { type GitHubCall, ignoreStatus } from './github-error.ts';

/** What GitHub knows about the live site. */
export interface LiveState {
  /** Undefined if no live deployment was found. */
  readonly live: LiveDeployment | undefined;
  /** The newest deployment, if it is newer than the live one and never succeeded: then it is unknown what users see. */
  readonly unfinishedId: number | undefined;
  /** True if none of the newest 50 deployments ever succeeded, and older ones were not read. */
  readonly isCutOff: boolean;
}

interface DeploymentsOptions {
  readonly api: GitHubApi;
  /** Name of the environment, whatever its characters. */
  readonly environment: string;
  /** The name that distinguishes the site from others in the environment. GitHub gets only its digest. */
  readonly site: string;
  /** The permission that the run needs, for the error of a token that lacks it. */
  readonly permission: 'deployments: read' | 'deployments: write';
}

/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;

/** How many deployments older than that one run checks, the newest first. */
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

/** What a deployment of this action records about the site. Fields that an older version lacks are undefined. */
const recordSchema = v.object({
  jobId: v.string(),
  /** Undefined if the bundle was not downloaded. */
  contentDigest: v.fallback(v.optional(v.string()), undefined),
  /** Pages of the site, as `site/pages.ts` counts them: without `404.html` at the root. */
  htmlCount: count,
  /** The workflow run that recorded it (`GITHUB_RUN_ID`). A newer run has a greater number. */
  runId: count,
  /** The content digest, if the site was deployed again because `verify-url` did not serve it. */
  unserved: v.fallback(v.optional(v.string()), undefined),
});

/** Fields for people, which the action does not read. */
interface GitHubRecord extends v.InferOutput<typeof recordSchema> {
  readonly version: string | undefined;
  /** Pages of the job, if the service reported them. */
  readonly pageCount: number | undefined;
  /** Size of the bundle. */
  readonly sizeBytes: number | undefined;
}

export interface LiveDeployment extends v.InferOutput<typeof recordSchema> {
  readonly id: number;
  /** When it was created (ISO 8601), as GitHub reports it. */
  readonly createdAt: string;
}

const statusSchema = v.object({ state: v.string() });

/** The result of a deployment: its state at GitHub, and the description that GitHub shows. */
const STATUSES = {
  running: ['in_progress', 'The job that deploys it is running'],
  success: ['success', 'The job that deploys it succeeded'],
  failure: ['failure', 'The job that deploys it failed'],
  cancelled: ['inactive', 'The job that deploys it was cancelled'],
  stepFailed: ['failure', 'The export step failed after creating this deployment'],
  stale: ['inactive', 'The run that created this deployment never closed it'],
  dryRun: ['inactive', 'A dry run'],
} as const;

/** States of a deployment that was never closed. */
const OPEN_STATES: ReadonlySet<string> = new Set(['in_progress', 'queued', 'pending']);

/** GitHub's numbers begin with 1, so no deployment has this one. */
const NO_DEPLOYMENT = 0;

export class Deployments {
  readonly options: DeploymentsOptions;
  /** Identifies the site by 16 hex digits, without revealing its domain, which may be a secret. */
  readonly #site: string;

  constructor(options: DeploymentsOptions) {
    this.options = options;
    this.#site = createHash('sha256').update(options.site).digest('hex').slice(0, 16);
  }

  /**
   * The live deployment is the newest one that ever succeeded, even if it is `inactive` now: GitHub sets that state
   * when any other deployment of the environment succeeds with `auto_inactive` (GitHub's REST API, "Create a deployment
   * status").
   */
  async findLive(): Promise<LiveState> {
    let checked = 0;
    let unfinishedId: number | undefined;
    for await (const live of this.#list()) {
      const states = await this.#statesOf(live.id);
      if (states.includes('success')) return { live, unfinishedId, isCutOff: false };
      unfinishedId ??= live.id;
      checked += 1;
      if (checked >= MAX_CHECKED) return { live: undefined, unfinishedId, isCutOff: true };
    }
    return { live: undefined, unfinishedId, isCutOff: false };
  }

  /** Closes deployments that are still open after six days. Their runner died, and left an unknown state. */
  async closeStale(log: Logger): Promise<void> {
    let seen = 0;
    for await (const { id, createdAt } of this.#list()) {
      const ageMs = Date.now() - Date.parse(createdAt);
      // A deployment without a valid date is also left open: the deployment of a running job must stay open.
      if (!(ageMs > STALE_AFTER_MS)) continue;
      seen += 1;
      if (seen > MAX_STALE) return;
      const states = await this.#statesOf(id);
      if (!states.every((state) => OPEN_STATES.has(state))) continue;
      log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
      await setDeploymentStatus(this.options.api, id, 'stale');
    }
  }

  /** Creates a deployment for a commit, and returns its ID. The deployment is not live before it has succeeded. */
  async create(record: GitHubRecord, ref: string): Promise<number> {
    const { api, environment } = this.options;
    const created = await api.call(
      deploymentCall('Creating the deployment'),
      'POST /repos/{owner}/{repo}/deployments',
      {
        ref,
        task: this.#task,
        environment,
        payload: { site: this.#site, ...record },
        description: `Static export ${record.jobId}`.slice(0, 140),
        // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
        auto_merge: false,
        required_contexts: [],
      },
      v.pick(deploymentSchema, ['id']),
    );
    return created.id;
  }

  /**
   * Finds out whether the token may write deployments. GitHub has no request for a token's permissions, so a write is
   * tried on a deployment that cannot exist. Nothing can be changed that way.
   *
   * GitHub responds with 403 ("Resource not accessible by integration") if the workflow's token, or another
   * fine-grained token, lacks the permission of an endpoint. A classic token without the scope gets 404 instead
   * (docs.github.com, "Troubleshooting the REST API"), which cannot be distinguished from the expected 404. GitHub does
   * not document that it checks the permission before it looks for the ID. If it looked for the ID first, this check
   * would pass, and only the first write would report the missing permission.
   */
  async tryToWrite(): Promise<void> {
    await setDeploymentStatus(this.options.api, NO_DEPLOYMENT, 'dryRun').catch(ignoreStatus(404));
  }

  /** Yields the deployments of this action for the site in the environment, newest first. */
  async *#list(): AsyncGenerator<LiveDeployment> {
    const { api, environment } = this.options;
    const route = 'GET /repos/{owner}/{repo}/deployments';
    const found = api.list(this.#reading, route, { environment, task: this.#task }, deploymentSchema);
    // A deployment without the key of the site is not from this action.
    const ofSite = v.object({ site: v.literal(this.#site) });
    for await (const { id, created_at: createdAt, payload: given } of found) {
      const payload = typeof given === 'string' ? parseJson(given) : given;
      const record = v.safeParse(recordSchema, payload);
      if (record.success && v.is(ofSite, payload)) yield { id, createdAt, ...record.output };
    }
  }

  /** Returns all states that a deployment ever had, newest first. */
  async #statesOf(deploymentId: number): Promise<string[]> {
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const states: string[] = [];
    const found = this.options.api.list(this.#reading, route, { deployment_id: deploymentId }, statusSchema);
    for await (const { state } of found) states.push(state);
    return states;
  }

  /** GitHub filters by the task, so other sites of the environment never hide this one. */
  get #task(): string {
    return `static-export/${this.#site}`;
  }

  get #reading(): GitHubCall {
    return { name: 'Reading the deployments', permission: this.options.permission };
  }
}

/**
 * Sets the status of a deployment. A success has `auto_inactive`: GitHub sets earlier deployments of the environment to
 * inactive.
 *
 * @param status a key of {@link STATUSES}
 * @param links the addresses that GitHub links to: the page of the workflow run, and the live site ("View deployment")
 * @returns the state of the deployment at GitHub
 */
export async function setDeploymentStatus(
  api: GitHubApi,
  deploymentId: number,
  status: keyof typeof STATUSES,
  links: { log_url?: string; environment_url?: string | undefined } = {},
): Promise<string> {
  const [state, description] = STATUSES[status];
  await api.call(
    deploymentCall(callName(status, deploymentId)),
    'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
    {
      deployment_id: deploymentId,
      state,
      description,
      auto_inactive: state === 'success',
      log_url: links.log_url,
      environment_url: links.environment_url,
    },
    statusSchema,
  );
  return state;
}

function callName(status: keyof typeof STATUSES, deploymentId: number): string {
  if (status === 'dryRun') return 'Checking whether the token may write deployments';
  return status === 'running' ? 'Creating the deployment' : `Closing deployment ${deploymentId}`;
}

function deploymentCall(name: string): GitHubCall {
  return { name, permission: 'deployments: write' };
}
