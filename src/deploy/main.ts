/** The deploy action: the run from top to bottom. */
import { type Context, systemClock as clock } from '../context/context.ts';
import { makeTemporaryFolder, withTemporaryFolder, writeTemporaryFile } from '../disk/temporary-files.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { hasRunner, tempFolder, workspace } from '../runner/runner-files.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { workflowRun } from '../runner/workflow-run.ts';
import { hostingSentence } from '../site/hosting-path.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { cleanText } from '../text/clean-text.ts';
import { changedPages } from './changed-pages.ts';
import { compare } from './compare.ts';
import { checkGuards, checkLostState, holdAgainst } from './guards.ts';
import { type DeployInputs, readDeployInputs } from './inputs/inputs.ts';
import { maskSecrets } from './inputs/rclone-secrets.ts';
import { NO_SITE, readSite } from './inputs/site-folder.ts';
import { performPlan } from './perform-plan.ts';
import { requireCdn } from './purge-cdn.ts';
import { startRclone } from './rclone/find-rclone.ts';
import type { RcloneProcess } from './rclone/rclone-process.ts';
import { pathWithin } from './remote/remote.ts';
import { removeState } from './remove-site.ts';
import type { DeployRun } from './report/deploy-run.ts';
import { DeployReport } from './report/report.ts';
import { holdSentence } from './report/summary.ts';
import { isKnown } from './state/state.ts';
import { type OpenRemote, openRemote } from './storage/open-remote.ts';
import { siteStorage, stateStorage } from './storage/rclone-storage.ts';
import type { Storage } from './storage/storage.ts';
import { verify, verifyHeld, withPublished } from './verify-site.ts';

/** @param spawning from `spawnInstalled` */
export function main(spawning: Promise<RcloneProcess | undefined>): Promise<void> {
  const report = new DeployReport({ log, clock }, setOutput);
  return runAction({
    run: (signal) => deploy(spawning, report, { log, clock, signal }),
    verdict: (failure) => report.verdict(failure),
    repair: (failure) => report.repair(failure),
    warning: (outcome) => report.warning(outcome),
    resumeHint: (outcome) => report.resumeHint(outcome),
    summary: (result) => report.summary(result),
  });
}

async function deploy(
  spawning: Promise<RcloneProcess | undefined>,
  report: DeployReport,
  context: Context,
): Promise<SuccessOutcome> {
  report.began();
  maskSecrets(process.env);
  const inputs = readDeployInputs();
  report.inputsRead(inputs);
  // Without a runner, no later step reads the list.
  const pagesFolder = hasRunner() ? await makeTemporaryFolder(tempFolder()) : undefined;
  const listPages = async (pages: string) =>
    pagesFolder === undefined ? '' : writeTemporaryFile(pagesFolder, 'changed-pages.txt', pages);
  // A run that is refused changes no page, and a later step may run even then.
  report.learn({ changedPagesFile: await listPages('') });
  let outcome: SuccessOutcome = 'completed';
  await withTemporaryFolder(tempFolder(), async (folder) => {
    const reading = inputs.remove ? Promise.resolve(NO_SITE) : readSite(inputs, context);
    const starting = startRclone(spawning, workspace(), reading, context);
    try {
      const [{ digests, stamps, hostingPath }, rclone] = await Promise.all([reading, starting]);
      report.learn({ hostingPath }, hostingPath && hostingSentence(hostingPath).replaceAll('`', ''));
      const opened = await openRemote(inputs.destination, 'destination', { rclone, folder, context });
      report.opened(opened.features);
      outcome = await deploySite(digests, {
        ...context,
        stamps,
        inputs,
        report,
        workflow: workflowRun(),
        listPages,
        storage: siteStorage(opened, inputs.sitePath, report),
        stateStorage: await openState(opened, inputs),
      });
    } catch (error) {
      report.failed(error);
      throw error;
    } finally {
      // A cancelled step may be killed before rclone has ended.
      report.learn({ isOver: true });
      await starting.then(
        (rclone) => rclone.end(),
        () => undefined,
      );
    }
  });
  report.finished(outcome);
  return outcome;
}

async function openState(opened: OpenRemote, { destination, state }: DeployInputs): Promise<Storage> {
  const name = pathWithin(destination, state);
  return name === undefined
    ? stateStorage(await openRemote(state, 'state', opened), '')
    : stateStorage(opened, name);
}

/** @param digests of the files to deploy, in byte order */
export async function deploySite(digests: SiteFiles, run: DeployRun): Promise<SuccessOutcome> {
  const { inputs, report } = run;
  const deployment = await compare(digests, run);
  if (inputs.remove && !isKnown(deployment.state)) {
    report.learn(
      { isNothingToRemove: true },
      `There is no site of this action at ${cleanText(inputs.destination.name)}: nothing to remove`,
    );
    return inputs.dryRun ? 'checked' : 'completed';
  }
  if (inputs.dryRun) report.planned(deployment.plan);
  const hold = holdAgainst(deployment, run);
  if (hold !== undefined) {
    report.learn({ hold }, holdSentence(hold));
    if (!inputs.dryRun) await verifyHeld(deployment, run);
    return 'held';
  }
  checkGuards(deployment, run);
  await checkLostState(deployment, run);
  await requireCdn(deployment, run);
  await run.listPages(changedPages(deployment.plan));
  if (inputs.dryRun) return 'checked';
  const site = { site: digests, pages: deployment.pages };
  await performPlan(await withPublished(site, deployment, run), run);
  if (inputs.remove) await removeState(deployment, run);
  await verify(site, run);
  return 'completed';
}
