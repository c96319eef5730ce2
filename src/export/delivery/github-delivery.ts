/** Delivers an export to GitHub: a deployment that records what is live, and the files of a release. */
import path from 'node:path';
import type { FetchedBundle, FetchedSite } from '../../bundle/fetch-bundle.ts';
import type { Context } from '../../context/context.ts';
import { attachFiles } from '../../github/attach-files.ts';
import {
  createDeploymentStatus,
  type DeploymentLinks,
  Deployments,
  type LiveState,
  MAX_LISTED,
  siteKey,
} from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { GitHubError } from '../../github/github-error.ts';
import { findRelease, type Release } from '../../github/release-assets.ts';
import type { GitHubContext } from '../../inputs/github-context.ts';
import { saveState } from '../../runner/save-state.ts';
import { countPages } from '../../site/page-loss.ts';
import { siteName } from '../inputs/export-target.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import {
  DEPLOYMENT_ID,
  DEPLOYMENT_STATE,
  type DeploymentState,
  PENDING_DEPLOYMENT,
  type PendingDeployment,
  UNFINISHED_RELEASE,
} from '../inputs/step-state.ts';
import type { ExportReport } from '../report/report.ts';
import type { CompletedExport, Delivery } from './delivery.ts';
import { isChanged, isChangedSince } from './is-changed.ts';

export class GitHubDelivery implements Delivery {
  readonly #inputs: ExportInputs;
  readonly #gitHub: GitHubContext;
  readonly #report: ExportReport;
  readonly #context: Context;
  readonly #api: GitHubApi;
  /** Undefined without `environment`. */
  readonly #deployments: Deployments | undefined;
  /** Undefined without `release-tag`. */
  readonly #release: Release | undefined;
  /** As it was read after the export. */
  #liveState: Promise<LiveState | undefined> | undefined;
  #openDeploymentId: number | undefined;

  private constructor(
    inputs: ExportInputs,
    gitHub: GitHubContext,
    report: ExportReport,
    context: Context,
    api: GitHubApi,
    deployments: Deployments | undefined,
    release: Release | undefined,
  ) {
    this.#inputs = inputs;
    this.#gitHub = gitHub;
    this.#report = report;
    this.#context = context;
    this.#api = api;
    this.#deployments = deployments;
    this.#release = release;
  }

  /** See `prepareDelivery`. */
  static async prepare(
    inputs: ExportInputs,
    gitHub: GitHubContext,
    report: ExportReport,
    context: Context,
  ): Promise<GitHubDelivery> {
    const { environment, releaseTag } = inputs;
    const { log, signal } = context;
    const api = new GitHubApi({ ...gitHub, log, signal });
    let deployments: Deployments | undefined;
    if (environment !== undefined) {
      deployments = new Deployments({ api, environment, site: siteKey(siteName(inputs.target)), log });
      await deployments.closeStale();
      const { live } = await deployments.findLive();
      if (live !== undefined) report.liveFound(live);
    }
    const release = releaseTag === undefined ? undefined : await findRelease(api, releaseTag);
    return new GitHubDelivery(inputs, gitHub, report, context, api, deployments, release);
  }

  liveState(): Promise<LiveState | undefined> {
    // Read again: another run may have deployed during the export.
    this.#liveState ??= this.#readLiveState();
    return this.#liveState;
  }

  async #readLiveState(): Promise<LiveState | undefined> {
    const state = await this.#deployments?.findLive();
    if (state !== undefined) this.#report.liveStateRead(state);
    return state;
  }

  /**
   * Attaches the files first: the deployment is open for as short as possible, and an export is recorded only after
   * everything else is done. The deployment stays open until the post step knows the result of the job.
   *
   * @throws ActionError
   */
  async deliver({ jobId, pageCount, bundle }: CompletedExport): Promise<void> {
    const report = this.#report;
    report.deliveryStarting();
    try {
      if (bundle !== undefined) report.assetsAttached(await this.#attach(bundle));
      const changed = await this.#isChanged(bundle?.site);
      if (changed && this.#deployments !== undefined) {
        const { version } = this.#inputs;
        const site = siteKey(siteName(this.#inputs.target));
        const payload = {
          site,
          jobId,
          contentDigest: bundle?.site?.contentDigest,
          version,
          pageCount,
          htmlCount: bundle?.site && countPages(bundle.site.files.keys()),
          sizeBytes: bundle?.sizeBytes,
        };
        report.deploymentCreated(await this.#createDeployment(this.#deployments, payload));
      }
      report.compared(changed);
      if (this.#openDeploymentId !== undefined) {
        saveState(DEPLOYMENT_STATE, 'ready' satisfies DeploymentState);
      }
    } catch (error) {
      await this.#closeAsFailed();
      throw error;
    }
  }

  /** @returns the names of the attached files */
  async #attach(bundle: FetchedBundle): Promise<string[]> {
    if (this.#release === undefined) return [];
    const name = path.basename(bundle.path);
    const { sizeBytes, sha256 } = bundle;
    // One line as `sha256sum -c` reads it.
    const line = `${sha256}  ${name}\n`;
    const files = [
      { name, from: { path: bundle.path }, sizeBytes, sha256 },
      { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
    ];
    const save = (text: string) => saveState(UNFINISHED_RELEASE, text);
    await attachFiles(this.#release, files, this.#api, this.#context, save);
    return files.map((file) => file.name);
  }

  async #isChanged(site: FetchedSite | undefined): Promise<boolean> {
    const state = await this.liveState();
    if (state === undefined) return isChangedSince(this.#inputs, site);
    const { live, unfinishedId, isCutOff } = state;
    const { log } = this.#context;
    if (unfinishedId !== undefined) {
      log.info(
        `Deployment ${unfinishedId} of this site is newer than the live one and has not succeeded, so nobody knows what ` +
          'users see: the site is considered changed',
      );
    } else if (isCutOff) {
      log.info(
        `None of the newest ${MAX_LISTED} static-export deployments in environment ${this.#inputs.environment} is a ` +
          'live one of this site: there is nothing to compare with',
      );
    }
    return isChanged(site?.contentDigest, live?.contentDigest, unfinishedId !== undefined);
  }

  async #createDeployment(
    deployments: Deployments,
    payload: Parameters<Deployments['create']>[0],
  ): Promise<number> {
    const { sha } = this.#gitHub;
    this.#context.signal.throwIfAborted();
    const { site, jobId } = payload;
    const environment = this.#inputs.environment ?? '';
    saveState(PENDING_DEPLOYMENT, JSON.stringify({ environment, site, jobId } satisfies PendingDeployment));
    const id = await deployments.create(payload, sha).catch((error: unknown) => {
      // After a refusal there is none.
      if (isRefusal(error)) saveState(PENDING_DEPLOYMENT, '');
      throw error;
    });
    this.#openDeploymentId = id;
    saveState(DEPLOYMENT_ID, String(id));
    await createDeploymentStatus(
      this.#api,
      id,
      'in_progress',
      'The job that deploys it is running',
      this.#links,
    );
    return id;
  }

  get #links(): DeploymentLinks {
    return { logUrl: this.#gitHub.runUrl, environmentUrl: this.#inputs.environmentUrl };
  }

  /** Closes the deployment of a step that failed after creating it. The post step retries if this fails. */
  async #closeAsFailed(): Promise<void> {
    const { log, signal } = this.#context;
    // A cancelled step has a second and a half; its post step follows at once.
    if (this.#openDeploymentId === undefined || signal.aborted) return;
    try {
      const description = 'The export step failed after creating this deployment';
      await createDeploymentStatus(this.#api, this.#openDeploymentId, 'failure', description, this.#links);
      saveState(DEPLOYMENT_STATE, 'closed' satisfies DeploymentState);
    } catch (error) {
      log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof GitHubError && error.status !== undefined && error.status < 500;
}
