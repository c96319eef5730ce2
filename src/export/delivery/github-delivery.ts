/** Delivers an export to GitHub: a deployment that records what is live. */
import type { PlacedBundle } from '../../bundle/place-bundle.ts';
import { ActionError } from '../../errors.ts';
import { Deployments, type LiveState, setDeploymentStatus } from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import type { GitHubContext } from '../../inputs/github-context.ts';
import { saveState } from '../../runner/saved-state.ts';
import { countPages } from '../../site/pages.ts';
import { siteName } from '../inputs/export-target.ts';
import { STEP_STATE } from '../inputs/step-state.ts';
import type { ExportRun } from '../report/report.ts';
import { isChanged } from './is-changed.ts';

interface CompletedExport {
  readonly jobId: string;
  readonly pageCount: number | undefined;
  /** Undefined if the bundle was not downloaded. */
  readonly bundle: PlacedBundle | undefined;
}

export interface Delivery {
  /**
   * Returns what the environment reports as live after the export. It is read at the first call, and every later call
   * returns the same. Undefined without `environment`.
   *
   * @throws GitHubError, which every later call rethrows
   */
  liveState(): Promise<LiveState | undefined>;
  /** @throws ActionError */
  deliver(exported: CompletedExport): Promise<void>;
}

/** See `prepareDelivery`. */
export async function prepareGitHubDelivery(
  gitHub: GitHubContext,
  environment: string,
  run: ExportRun,
): Promise<Delivery> {
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
  requireNewestRun(liveState.live, gitHub.runId, environment);
  if (dryRun) {
    if (record) await deployments.tryToWrite();
    const may = record ? 'read and record deployments' : 'read the deployments';
    report.checked(`The token may ${may} in environment ${environment}`);
  }
  return new GitHubDelivery(gitHub, deployments, run);
}

/**
 * Keeps "Re-run jobs" of an older run from replacing a newer site. Outside a workflow, the ID of a run is 0.
 *
 * @throws ActionError if a newer run of this repository recorded what is live
 */
function requireNewestRun(live: LiveState['live'], runId: number, environment: string): void {
  const newer = live?.runId ?? 0;
  if (runId === 0 || newer <= runId) return;
  const message = `Run ${newer}, which is newer than this run (${runId}), has deployed to ${environment}.`;
  const hint = 'Look at that run: if it is green, there is nothing to do.';
  throw new ActionError('superseded', message, { hint, isPermanent: true });
}

class GitHubDelivery implements Delivery {
  readonly #gitHub: GitHubContext;
  readonly #deployments: Deployments;
  readonly #run: ExportRun;
  #liveState: Promise<LiveState> | undefined;

  constructor(gitHub: GitHubContext, deployments: Deployments, run: ExportRun) {
    this.#gitHub = gitHub;
    this.#deployments = deployments;
    this.#run = run;
  }

  liveState(): Promise<LiveState> {
    // The state is read after the export, since another run may have deployed during the export.
    this.#liveState ??= this.#readLiveState();
    return this.#liveState;
  }

  async deliver(exported: CompletedExport): Promise<void> {
    const { inputs, report } = this.#run;
    report.deliveryStarting();
    const state = await this.liveState();
    const changed = isChanged(exported.bundle?.site, state);
    // A newer run may have finished during the export. If it deployed the same site, nothing is left to do.
    if (changed) requireNewestRun(state.live, this.#gitHub.runId, this.#deployments.options.environment);
    if (changed && inputs.record) await this.#record(exported);
    else report.compared(changed);
  }

  async #readLiveState(): Promise<LiveState> {
    const state = await this.#deployments.findLive();
    this.#run.report.liveStateRead(state);
    return state;
  }

  /** The deployment stays open until the post step knows the result of the job. */
  async #record({ jobId, pageCount, bundle }: CompletedExport): Promise<void> {
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
    };
    const id = await this.#deployments.create(described, this.#gitHub.sha);
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
    await setDeploymentStatus(this.#deployments.options.api, id, status, links);
  }
}
