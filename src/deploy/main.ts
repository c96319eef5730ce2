/** The deploy action: the run from top to bottom. */
import { rm } from 'node:fs/promises';
import { type Context, systemClock as clock } from '../context/context.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { tempFolder } from '../runner/runner-files.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { workflowRun } from '../runner/workflow-run.ts';
import { contentDigest } from '../site/content-digest.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { checkGuards } from './guards.ts';
import { type DeployInputs, readDeployInputs } from './inputs/inputs.ts';
import { readSite, sizesOf } from './inputs/site-folder.ts';
import { requireAws } from './live/cloudfront.ts';
import { checksOf, verifyLive } from './live/verify-url.ts';
import { performSteps } from './perform-steps.ts';
import { hasWork, planDeployment, stepsOf } from './plan/plan.ts';
import { findRclone } from './rclone/find-rclone.ts';
import { hideParameters, maskSecrets } from './rclone/hidden-text.ts';
import type { RcloneSetup } from './rclone/rclone.ts';
import { rcloneEnvironment } from './rclone/rclone-environment.ts';
import { makeWorkFolder } from './rclone/work-file.ts';
import { DeployReport } from './report/report.ts';
import { StateStore } from './state/state.ts';

export function main(): Promise<void> {
  const report = new DeployReport({ log, clock }, setOutput);
  return runAction({
    run: (signal) => deploy(report, { log, clock, signal }),
    resumeHint: (outcome, code) => report.resumeHint(outcome, code),
    summary: (result) => report.summary(result),
  });
}

async function deploy(report: DeployReport, context: Context): Promise<SuccessOutcome> {
  maskSecrets([], process.env);
  const inputs = readDeployInputs();
  maskSecrets([inputs.destination, inputs.state], {});
  report.inputsRead(inputs);
  const site = await readSite(inputs, context);
  const folder = await makeWorkFolder(tempFolder());
  try {
    await deploySite(site, inputs, await setupRclone(inputs, folder, context), report, context);
  } finally {
    report.ended();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
  report.deployed();
  return 'completed';
}

async function setupRclone(inputs: DeployInputs, folder: string, context: Context): Promise<RcloneSetup> {
  return {
    ...(await findRclone(folder, context)),
    folder,
    env: rcloneEnvironment(process.env),
    hide: hideParameters([inputs.destination, inputs.state]),
  };
}

async function deploySite(
  site: SiteFiles,
  inputs: DeployInputs,
  rclone: RcloneSetup,
  report: DeployReport,
  context: Context,
): Promise<void> {
  const store = new StateStore(rclone, inputs.state, context);
  const state = await store.read();
  const plan = planDeployment(state, site, inputs.delete);
  report.compared(state, plan);
  if (!hasWork(plan) && state.pending === undefined) return;

  if (inputs.dryRun) report.planned(plan);
  const { repository, workflow, runNumber, runId } = workflowRun();
  const run = { repository, workflow, runNumber, runId };
  checkGuards(state, site, inputs, run, context);
  if (inputs.dryRun) return;

  if (inputs.cloudfrontDistribution !== undefined) await requireAws(process.env);
  report.starting(await sizesOf(inputs.sitePath, plan.uploads));
  const digest = contentDigest(site);
  const record = { ...run, jobId: inputs.jobId, contentDigest: digest };
  await performSteps(stepsOf(plan, site), { site, inputs, rclone, store, record }, report, context);

  if (inputs.verifyUrl === undefined || !hasWork(plan)) return;
  const checks = checksOf(site, plan.uploads, inputs.verifyUrl);
  await verifyLive(checks, context);
  report.verified(checks.length);
}
