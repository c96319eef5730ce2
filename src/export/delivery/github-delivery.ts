/** Delivers an export to GitHub: a deployment that records what is live, and the files of a release. */
import path from 'node:path';
import type { PlacedBundle } from '../../bundle/place-bundle.ts';
import type { Context } from '../../context/context.ts';
import { attachFiles } from '../../github/attach-files.ts';
import {
  closeStale,
  createDeployment,
  type Deployments,
  findLive,
  type LiveState,
  setDeploymentStatus,
  siteKey,
} from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { findRelease, type OpenRelease } from '../../github/release-assets.ts';
import type { GitHubContext } from '../../inputs/github-context.ts';
import { saveState } from '../../runner/saved-state.ts';
import { countPages } from '../../site/pages.ts';
import { siteName } from '../inputs/export-target.ts';
import { type DeploymentState, STEP_STATE } from '../inputs/step-state.ts';
import type { ExportRun } from '../report/report.ts';
import { checkPermissions } from './check-permissions.ts';
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
   * @throws GitHubError, which a later call throws again
   */
  liveState(): Promise<LiveState | undefined>;
  /** @throws ActionError */
  deliver(exported: CompletedExport): Promise<void>;
}

/** See `prepareDelivery`. */
export async function prepareGitHubDelivery(gitHub: GitHubContext, run: ExportRun): Promise<Delivery> {
  const { inputs, report, log, signal } = run;
  const { environment, environmentUrl, releaseTag, dryRun } = inputs;
  const isRecording = inputs.record && !dryRun;
  const api = new GitHubApi({ ...gitHub, log, signal });
  const site = siteKey(siteName(inputs.target));
  const permission = isRecording ? 'deployments: write' : 'deployments: read';
  const deployments: Deployments | undefined =
    environment === undefined ? undefined : { api, environment, site, permission };
  if (deployments !== undefined) {
    if (isRecording) await closeStale(deployments, log);
    const { live } = await findLive(deployments);
    if (live !== undefined) report.liveFound(live);
  }
  const release = releaseTag === undefined ? undefined : await findRelease(api, releaseTag);
  if (dryRun) await checkPermissions(api, run);
  const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };

  async function readLiveState(): Promise<LiveState | undefined> {
    const state = deployments && (await findLive(deployments));
    if (state !== undefined) report.liveStateRead(state);
    return state;
  }

  /** The deployment stays open until the post step knows the result of the job. */
  async function record(exported: CompletedExport, records: Deployments): Promise<void> {
    signal.throwIfAborted();
    const { jobId, pageCount, bundle } = exported;
    const described = {
      jobId,
      contentDigest: bundle?.site?.contentDigest,
      version: inputs.version,
      pageCount,
      htmlCount: bundle?.site && countPages(bundle.site.files.keys()),
      sizeBytes: bundle?.sizeBytes,
    };
    const id = await createDeployment(records, described, gitHub.sha);
    try {
      saveState(STEP_STATE.deploymentId, String(id));
      saveState(STEP_STATE.liveBefore, JSON.stringify((await delivery.liveState())?.live ?? null));
      await setDeploymentStatus(api, id, 'running', links);
      report.deploymentCreated(id);
      report.compared(true);
      saveState(STEP_STATE.deploymentState, 'ready' satisfies DeploymentState);
    } catch (error) {
      await closeAsFailed(id);
      throw error;
    }
  }

  /** The post step retries if this fails. */
  async function closeAsFailed(id: number): Promise<void> {
    // After a cancellation the process has 1.5 s, so this is left to the post step, which runs next.
    if (signal.aborted) return;
    try {
      await setDeploymentStatus(api, id, 'stepFailed', links);
      saveState(STEP_STATE.deploymentState, 'closed' satisfies DeploymentState);
    } catch (error) {
      log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
    }
  }

  let liveState: Promise<LiveState | undefined> | undefined;
  const delivery: Delivery = {
    liveState() {
      // The state is read after the export, since another run may have deployed meanwhile.
      liveState ??= readLiveState();
      return liveState;
    },
    async deliver(exported) {
      report.deliveryStarting();
      const { bundle } = exported;
      // The files come first. The deployment is then open for a short time, and an export is recorded only when all
      // else is done.
      if (bundle !== undefined && release !== undefined) {
        report.assetsAttached(await attachBundle(bundle, release, run));
      }
      const changed = isChanged(bundle?.site, inputs, await delivery.liveState());
      if (changed && isRecording && deployments !== undefined) await record(exported, deployments);
      else report.compared(changed);
    },
  };
  return delivery;
}

/** @returns the names of the attached files */
async function attachBundle(bundle: PlacedBundle, release: OpenRelease, context: Context): Promise<string[]> {
  const name = path.basename(bundle.path);
  const { sizeBytes, sha256 } = bundle;
  // One line, as `sha256sum -c` reads it.
  const line = `${sha256}  ${name}\n`;
  const files = [
    { name, from: { path: bundle.path }, sizeBytes, sha256 },
    { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
  ];
  await attachFiles(release, files, context, (text) => saveState(STEP_STATE.unfinishedRelease, text));
  return files.map((file) => file.name);
}
