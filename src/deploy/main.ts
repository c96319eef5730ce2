/** The deploy action: the run from top to bottom. */
import { type Context, systemClock as clock } from '../context/context.ts';
import { makeTemporaryFolder, withTemporaryFolder, writeTemporaryFile } from '../disk/temporary-files.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { hasRunner, tempFolder, workspace } from '../runner/runner-files.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { workflowRun } from '../runner/workflow-run.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { changedPages } from './changed-pages.ts';
import { compare } from './compare.ts';
import { checkGuards } from './guards.ts';
import { type DeployInputs, readDeployInputs } from './inputs/inputs.ts';
import { maskSecrets } from './inputs/rclone-secrets.ts';
import { NO_SITE, readSite } from './inputs/site-folder.ts';
import { performPlan } from './perform-plan.ts';
import { requireCdn } from './purge-cdn.ts';
import { startRclone } from './rclone/find-rclone.ts';
import type { RcloneProcess } from './rclone/rclone-process.ts';
import type { DeployRun } from './report/deploy-run.ts';
import { DeployReport } from './report/report.ts';
import { wasLive } from './state/state.ts';
import { type OpenRemote, openRemote } from './storage/open-remote.ts';
import { siteStorage, stateStorage } from './storage/rclone-storage.ts';
import type { Storage } from './storage/storage.ts';
import { verify } from './verify-site.ts';

/** @param spawning from `spawnInstalled` */
export function main(spawning: Promise<RcloneProcess | undefined>): Promise<void> {
  const report = new DeployReport({ log, clock }, setOutput);
  return runAction({
    run: (signal) => deploy(spawning, report, { log, clock, signal }),
    verdict: (failure) => report.verdict(failure),
    repair: (failure) => report.repair(failure),
    warning: () => report.warning(),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function deploy(
  spawning: Promise<RcloneProcess | undefined>,
  report: DeployReport,
  context: Context,
): Promise<SuccessOutcome> {
  report.started();
  maskSecrets(process.env);
  const inputs = readDeployInputs();
  report.inputsRead(inputs);
  // Without a runner, no later step reads the list.
  const pagesFolder = hasRunner() ? await makeTemporaryFolder(tempFolder()) : undefined;
  const listPages = async (pages: string) =>
    pagesFolder === undefined ? '' : writeTemporaryFile(pagesFolder, 'changed-pages.txt', pages);
  // A run that is refused changes no page, and a later step may run even then.
  report.update({ changedPagesFile: await listPages('') });
  let outcome: SuccessOutcome = 'completed';
  await withTemporaryFolder(tempFolder(), async (folder) => {
    const reading = inputs.remove ? Promise.resolve(NO_SITE) : readSite(inputs, context);
    const starting = startRclone(spawning, workspace(), reading, context);
    try {
      const [site, rclone] = await Promise.all([reading, starting]);
      report.siteRead(site);
      const opened = await openRemote(inputs.destination, 'destination', { rclone, folder, context });
      outcome = await deploySite(site.digests, {
        ...context,
        inputs,
        report,
        workflow: workflowRun(),
        hostingPath: site.hostingPath,
        listPages,
        storage: siteStorage(opened, inputs.sitePath, report),
        stateStorage: await openState(opened, inputs),
      });
    } catch (failure) {
      report.update({ failure });
      throw failure;
    } finally {
      // A cancelled step may be killed before rclone has ended.
      report.update({ isFinal: true });
      await starting.then(
        (rclone) => rclone.end(),
        () => undefined,
      );
    }
  });
  report.finished(outcome);
  return outcome;
}

async function openState(opened: OpenRemote, { ownState, state }: DeployInputs): Promise<Storage> {
  return ownState === undefined
    ? stateStorage(await openRemote(state, 'state', opened), '')
    : stateStorage(opened, ownState);
}

/** @param digests of the files to deploy, in byte order; none to remove the site */
export async function deploySite(digests: SiteFiles, run: DeployRun): Promise<SuccessOutcome> {
  const { inputs, report, listPages } = run;
  const deployment = await compare(digests, run);
  const { state, site, plan, contentDigest } = deployment;
  report.compared(state, { site, plan, isEarlierSite: wasLive(state, contentDigest) });
  if (inputs.dryRun) report.planned();
  checkGuards(deployment, run);
  await requireCdn(deployment, run);
  await listPages(changedPages(deployment));
  if (inputs.dryRun) return 'checked';
  await performPlan(deployment, run);
  await verify(digests, plan, run);
  return 'completed';
}
