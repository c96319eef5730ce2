/** Performs the steps of a deployment, one after the other. */
import type { Context } from '../context/context.ts';
import type { SiteFiles } from '../site/manifest.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { fileOf, folderOf, hasFolders, keyPrefixOf } from './inputs/remote.ts';
import { invalidate } from './live/cloudfront.ts';
import { invalidationPaths } from './plan/addresses.ts';
import type { Step, UploadGroup } from './plan/plan.ts';
import { type RcloneSetup, runRclone } from './rclone/rclone.ts';
import { deleteFiles, deleteParts, uploadFiles } from './rclone/transfer.ts';
import { type DeployReport, GROUP_NAMES } from './report/report.ts';
import type { DeploymentRecord } from './state/deployment-record.ts';
import type { StateStore } from './state/state.ts';

export interface Deployment {
  readonly site: SiteFiles;
  readonly inputs: DeployInputs;
  readonly rclone: RcloneSetup;
  readonly store: StateStore;
  readonly record: Omit<DeploymentRecord, 'finishedAt'>;
}

/** The names contain a hash, so the contents never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function performSteps(
  steps: readonly Step[],
  deployment: Deployment,
  report: DeployReport,
  context: Context,
): Promise<void> {
  for (const step of steps) await perform(step, deployment, report, context);
}

/** @throws DeployError, and the signal's reason */
async function perform(
  step: Step,
  deployment: Deployment,
  report: DeployReport,
  context: Context,
): Promise<void> {
  const { store, site, record } = deployment;
  switch (step.kind) {
    case 'write-pending':
      await store.writePending(step.files);
      return report.changing();
    case 'upload':
      return upload(step.group, step.paths, deployment, report, context);
    case 'delete':
      return deleteAll(step.paths, step.folders, deployment, report, context);
    case 'remove-parts':
      return removeParts(deployment, context);
    case 'invalidate':
      return invalidateAll(step.paths, deployment, report, context);
    case 'write-record':
      return store.writeRecord({ ...record, finishedAt: new Date().toISOString() });
    case 'write-live':
      return store.writeLive(site);
    case 'remove-pending':
      await store.removePending();
      return report.stateWritten();
  }
}

async function upload(
  group: UploadGroup,
  paths: readonly string[],
  { inputs, rclone }: Deployment,
  report: DeployReport,
  context: Context,
): Promise<void> {
  const { cacheControl, destination, sitePath } = inputs;
  report.uploading(group, paths.length);
  const header = cacheControl === undefined || group !== 'hashed' ? cacheControl : IMMUTABLE;
  const what = GROUP_NAMES[group];
  await uploadFiles(
    rclone,
    { from: sitePath, to: folderOf(destination), paths, cacheControl: header, what },
    context,
    (event) => report.transferred(event),
  );
}

async function deleteAll(
  paths: readonly string[],
  folders: readonly string[],
  { inputs: { destination }, rclone }: Deployment,
  report: DeployReport,
  context: Context,
): Promise<void> {
  report.deleting(paths.length);
  await deleteFiles(rclone, folderOf(destination), paths, context, (event) => report.transferred(event));
  if (!hasFolders(destination)) return;
  for (const folder of folders) {
    // Removes the folder only if it has no files. rclone reports an error if the folder no longer exists.
    await runRclone(rclone, { command: 'rmdirs', operands: [fileOf(destination, folder)] }, context);
  }
}

async function removeParts({ inputs: { destination }, rclone }: Deployment, context: Context): Promise<void> {
  if (hasFolders(destination)) await deleteParts(rclone, folderOf(destination), context);
}

async function invalidateAll(
  paths: readonly string[],
  { inputs: { cloudfrontDistribution, destination }, rclone }: Deployment,
  report: DeployReport,
  context: Context,
): Promise<void> {
  if (cloudfrontDistribution === undefined) return;
  const addresses = invalidationPaths(paths, keyPrefixOf(destination));
  await invalidate(cloudfrontDistribution, addresses, rclone.folder, context);
  report.invalidated(addresses.length);
}
