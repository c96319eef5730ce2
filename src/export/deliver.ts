/**
 * Hands an export over to GitHub: the record of what is live, and the files of a release. Loaded only where an input
 * asks for it.
 */
import path from 'node:path';
import type { FetchedBundle } from '../bundle/fetch-bundle.ts';
import { Deployments, setState, siteKey } from '../github/deployments.ts';
import { GitHubApi } from '../github/github-api.ts';
import { attachFiles, findRelease, type Release } from '../github/release-assets.ts';
import type { Logger } from '../log/logger.ts';
import { saveState } from '../runner/save-state.ts';
import type { Clock } from '../timing/clock.ts';
import { isChanged } from './changed.ts';
import type { GitHubInputs } from './github-inputs.ts';
import type { ExportInputs } from './inputs.ts';
import { DEPLOYMENT_ID, DEPLOYMENT_STATE, type DeploymentState } from './step-state.ts';

export interface DeliveryOptions {
  readonly inputs: ExportInputs;
  readonly gitHub: GitHubInputs;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The part of an export that its record tells. */
interface Exported {
  readonly jobId: string;
  readonly pageCount?: number | undefined;
  readonly contentDigest?: string | undefined;
}

export interface Recorded {
  readonly changed: boolean;
  /** Missing where nothing changed, so that nothing is recorded. */
  readonly deploymentId?: number;
}

export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #api: GitHubApi;
  readonly #deployments: Deployments | undefined;
  readonly #release: Release | undefined;
  #openDeploymentId: number | undefined;

  private constructor(
    options: DeliveryOptions,
    api: GitHubApi,
    deployments: Deployments | undefined,
    release: Release | undefined,
  ) {
    this.#options = options;
    this.#api = api;
    this.#deployments = deployments;
    this.#release = release;
  }

  /**
   * Reads what is to be read of GitHub before an hour is spent on an export that could not be handed over.
   *
   * @throws GitHubError or ActionError
   */
  static async prepare(options: DeliveryOptions): Promise<Delivery> {
    const { inputs, gitHub, log, signal } = options;
    const { environment, domain, releaseTag } = inputs;
    const api = new GitHubApi({ ...gitHub, log, signal });
    let deployments: Deployments | undefined;
    if (environment !== '') {
      deployments = new Deployments({ api, environment, site: siteKey(domain), log });
      await deployments.closeStale();
      await deployments.findLive();
    }
    const release = releaseTag === '' ? undefined : await findRelease(api, releaseTag);
    return new Delivery(options, api, deployments, release);
  }

  /**
   * Attaches the bundle and its checksum to the release, where one is named.
   *
   * @returns the names of the attached files
   * @throws ActionError
   */
  async attach(bundle: FetchedBundle): Promise<string[]> {
    if (this.#release === undefined) return [];
    const name = path.basename(bundle.path);
    const { sizeBytes, sha256 } = bundle;
    // One line as `sha256sum -c` reads it.
    const line = `${sha256}  ${name}\n`;
    const files = [
      { name, from: { path: bundle.path }, sizeBytes, sha256 },
      { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
    ];
    await attachFiles(this.#release, files, { ...this.#options, api: this.#api });
    return files.map((file) => file.name);
  }

  /**
   * Compares with what is live now, and records the export where it differs. The record is open until the closing
   * step knows how the job ended, or {@link abandon} closes it.
   *
   * @returns undefined where no environment is named
   * @throws ActionError
   */
  async record({ jobId, pageCount, contentDigest }: Exported): Promise<Recorded | undefined> {
    if (this.#deployments === undefined) return undefined;
    const { inputs, gitHub, signal } = this.#options;
    // Read again: the export took its time, and another run may have deployed meanwhile.
    const live = await this.#deployments.findLive();
    if (!isChanged(contentDigest, live?.contentDigest)) return { changed: false };
    signal.throwIfAborted();
    const version = inputs.version === '' ? undefined : inputs.version;
    const payload = { site: siteKey(inputs.domain), jobId, contentDigest, version, pageCount };
    const id = await this.#deployments.create(payload, gitHub.sha);
    this.#openDeploymentId = id;
    saveState(DEPLOYMENT_ID, String(id));
    await setState(this.#api, id, 'in_progress', 'The job that deploys it is at work', gitHub.runUrl);
    return { changed: true, deploymentId: id };
  }

  /** Leaves the record to the closing step: everything that the step had to do is done. */
  finish(): void {
    if (this.#openDeploymentId !== undefined) saveState(DEPLOYMENT_STATE, 'ready' satisfies DeploymentState);
  }

  /** Closes the record of a step that failed after making it. The closing step tries again where this fails. */
  async abandon(): Promise<void> {
    const { gitHub, log, signal } = this.#options;
    // A cancelled step has a second and a half; its closing step follows at once.
    if (this.#openDeploymentId === undefined || signal.aborted) return;
    try {
      const why = 'The export step failed after making this record';
      await setState(this.#api, this.#openDeploymentId, 'failure', why, gitHub.runUrl);
      saveState(DEPLOYMENT_STATE, 'closed' satisfies DeploymentState);
    } catch (error) {
      log.info(`${error instanceof Error ? error.message : String(error)} The closing step will try again.`);
    }
  }
}
