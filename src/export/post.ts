/** The post step of the export action. It usually has nothing to do, and then loads nothing. */
import { existsSync } from 'node:fs';
import { readState } from '../runner/saved-state.ts';
import {
  COMPLETED_JOB,
  DEPLOYMENT_ID,
  DEPLOYMENT_STATE,
  type DeploymentState,
  UNFINISHED_RELEASE,
  WORK_FOLDER,
} from './inputs/step-state.ts';

export async function post(): Promise<void> {
  await removeWorkFolder(readState(WORK_FOLDER));
  const isClosed = readState(DEPLOYMENT_STATE) === ('closed' satisfies DeploymentState);
  const isOpen = !isClosed && readState(DEPLOYMENT_ID) !== '';
  if (!isOpen && readState(UNFINISHED_RELEASE) === '') {
    const hasFailed = /^(?:failure|cancelled)$/.test(process.env['INPUT_JOB-STATUS'] ?? '');
    if (readState(COMPLETED_JOB) === '' || !hasFailed) return;
    const { reportFailedJob } = await import('./report-failed-job.ts');
    await reportFailedJob(readState(COMPLETED_JOB));
    return;
  }
  const { finishDelivery } = await import('./delivery/finish-delivery.ts');
  await finishDelivery({ isDeploymentOpen: isOpen });
}

/** The folder still exists if the step was killed, or if it was cancelled while it removed the folder. */
async function removeWorkFolder(folder: string): Promise<void> {
  if (folder === '' || !existsSync(folder)) return;
  const [{ remove }, { stepLog }] = await Promise.all([
    import('../disk/move-and-remove.ts'),
    import('../runner/step-log.ts'),
  ]);
  await remove(folder, stepLog);
}
