/** The post step of the export action. It usually has nothing to do, and then loads nothing. */
import { existsSync } from 'node:fs';
import { readState } from '../runner/saved-state.ts';
import { STEP_STATE } from './inputs/step-state.ts';

export async function post(): Promise<void> {
  await removeWorkFolder(readState(STEP_STATE.workFolder));
  const id = readState(STEP_STATE.deploymentId);
  const state = readState(STEP_STATE.deploymentState);
  if (id === '' || state === 'closed') return;
  const { closeDeployment } = await import('./delivery/close-deployment.ts');
  await closeDeployment(Number(id), state === 'ready');
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
