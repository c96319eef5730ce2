/**
 * What `dist/actions/` holds: every action, bundled once, so that what they share is there once. Each is loaded when
 * it is asked for, since a run needs one of them.
 */
import { DEPLOYMENT_ID, DEPLOYMENT_STATE, type DeploymentState } from '../../export/step-state.ts';
import { readState } from '../../runner/read-state.ts';

export const exportSite = () => import('../../export/main.ts');
export const waitForAgentJob = () => import('../../agent-job/index.ts');
export const emulator = () => import('../../emulator/index.ts');

/** Most closing steps of the export action have nothing to do, and load nothing. */
export async function closeExport(): Promise<void> {
  if (readState(DEPLOYMENT_ID) === '') return;
  if (readState(DEPLOYMENT_STATE) === ('closed' satisfies DeploymentState)) return;
  const { closeRecord } = await import('../../export/close-deployment.ts');
  await closeRecord();
}
