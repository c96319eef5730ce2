/** The record of what is live in an environment: its deployments on GitHub. */
import type { Bundle } from '../../archive/read-archive.ts';
import { ActionError } from '../../errors.ts';
import {
  Deployments,
  type LiveDeployment,
  type LiveState,
  setDeploymentStatus,
} from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import type { GitHubContext } from '../../inputs/github-context.ts';
import { requestLive, sampledPages, type Unserved } from '../../live/verify-live.ts';
import { saveState } from '../../runner/saved-state.ts';
import type { Changes } from '../../site/compare-sites.ts';
import { countPages } from '../../site/pages.ts';
import { siteName } from '../inputs/export-target.ts';
import { STEP_STATE } from '../inputs/step-state.ts';
import type { ExportRun } from '../report/report.ts';

/** A host that has just restarted gets this time. A cache is no reason to wait: nothing was deployed in this run. */
const VERIFY_MS = 20_000;

export interface CompletedExport {
  readonly jobId: string;
  readonly pageCount: number | undefined;
  /** Undefined if the bundle was not downloaded. */
  readonly bundle?: Bundle | undefined;
  /** The differences from the live site; undefined if it is not known which files the live site has. */
  readonly changes?: Changes | undefined;
}

/** What is live after the export. */
export interface SiteState extends LiveState {
  /**
   * Whether visitors see what the record says. They may not, after a newer deployment that never succeeded, or if
   * `verify-url` does not serve the recorded site.
   */
  readonly isKnown: boolean;
  /** What `verify-url` does not serve of the site, although it is recorded as live. */
  readonly unserved?: Unserved | undefined;
}

/** See `openLiveSite`. */
export async function openRecord(
  gitHub: GitHubContext,
  environment: string,
  run: ExportRun,
): Promise<EnvironmentRecord> {
  const { inputs, report, log, signal } = run;
  const { record, dryRun } = inputs;
  const isRecording = record && !dryRun;
  const api = new GitHubApi({ ...gitHub, log, signal });
  // A dry run checks the permission that the run itself will need.
  const permission = record ? 'deployments: write' : 'deployments: read';
  const deployments = new Deployments({ api, environment, site: siteName(inputs.target), permission });
  if (isRecording) await deployments.closeStale(log);
  const liveState = await deployments.findLive();
  report.liveFound(liveState);
  const opened = new EnvironmentRecord(gitHub, deployments, run);
  opened.requireNewestRun(liveState.live);
  if (dryRun) {
    if (record) await deployments.tryToWrite();
    const may = record ? 'read and record deployments' : 'read the deployments';
    report.checked(`The token may ${may} in environment ${environment}`);
  }
  return opened;
}

export class EnvironmentRecord {
  readonly deployments: Deployments;
  readonly #gitHub: GitHubContext;
  readonly #run: ExportRun;

  constructor(gitHub: GitHubContext, deployments: Deployments, run: ExportRun) {
    this.#gitHub = gitHub;
    this.deployments = deployments;
    this.#run = run;
  }

  /**
   * Keeps "Re-run jobs" of an older run from replacing a newer site. Outside a workflow, the ID of a run is 0.
   *
   * @throws ActionError if a newer run of this repository recorded what is live
   */
  requireNewestRun(live: LiveState['live']): void {
    const { runId } = this.#gitHub;
    const newer = live?.runId ?? 0;
    if (runId === 0 || newer <= runId) return;
    const { environment } = this.deployments.options;
    const message = `Run ${newer}, which is newer than this run (${runId}), has deployed to ${environment}.`;
    const hint = 'Look at that run: if it is green, there is nothing to do.';
    throw new ActionError('superseded', message, { hint, isPermanent: true });
  }

  /** @param site the exported site. Only if it is the recorded one, it can be compared with what `verify-url` serves. */
  async readState(site: Bundle['site']): Promise<SiteState> {
    const { report } = this.#run;
    const state = await this.deployments.findLive();
    report.liveStateRead(state);
    const { live, unfinishedId } = state;
    if (unfinishedId !== undefined) return { ...state, isKnown: false };
    if (site.contentDigest !== live?.contentDigest) return { ...state, isKnown: true };
    const unserved = await this.#findUnserved(site, live);
    return { ...state, isKnown: unserved === undefined, unserved };
  }

  async #findUnserved(
    { files, contentDigest }: Bundle['site'],
    live: LiveDeployment,
  ): Promise<Unserved | undefined> {
    const { inputs, report } = this.#run;
    if (inputs.verifyUrl === undefined) return undefined;
    const pages = sampledPages(files, contentDigest);
    const { unserved } = await requestLive(
      { site: files, pages, url: inputs.verifyUrl },
      VERIFY_MS,
      this.#run,
    );
    if (unserved !== undefined) report.notServed(live, unserved.what, VERIFY_MS);
    return unserved;
  }

  /**
   * Records the export. The deployment stays open until the post step knows the result of the job.
   *
   * @param isAgain whether the site is deployed again because `verify-url` does not serve it
   */
  async add({ jobId, pageCount, bundle }: CompletedExport, isAgain: boolean): Promise<void> {
    const { inputs, report, signal } = this.#run;
    signal.throwIfAborted();
    const described = {
      jobId,
      contentDigest: bundle?.site.contentDigest,
      version: inputs.version,
      pageCount,
      htmlCount: bundle && countPages(bundle.site.files.keys()),
      sizeBytes: bundle?.sizeBytes,
      runId: this.#gitHub.runId || undefined,
      unserved: isAgain ? bundle?.site.contentDigest : undefined,
    };
    const id = await this.deployments.create(described, this.#gitHub.sha);
    try {
      saveState(STEP_STATE.deploymentId, String(id));
      await this.#setStatus(id, 'running');
      report.deploymentCreated(id);
      report.compared(true);
      saveState(STEP_STATE.deploymentState, 'ready');
    } catch (error) {
      await this.#closeAsFailed(id);
      throw error;
    }
  }

  /** The post step retries if this fails. */
  async #closeAsFailed(id: number): Promise<void> {
    const { log, signal } = this.#run;
    // After a cancellation the process has 1.5 s, so this is left to the post step, which runs next.
    if (signal.aborted) return;
    try {
      await this.#setStatus(id, 'stepFailed');
      saveState(STEP_STATE.deploymentState, 'closed');
    } catch (error) {
      log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
    }
  }

  async #setStatus(id: number, status: 'running' | 'stepFailed'): Promise<void> {
    const links = { log_url: this.#gitHub.runUrl, environment_url: this.#run.inputs.environmentUrl };
    await setDeploymentStatus(this.deployments.options.api, id, status, links);
  }
}
