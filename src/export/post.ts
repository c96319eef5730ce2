/** The post step of the export action. It usually has nothing to do, and then loads nothing. */
import { readState } from '../runner/read-state.ts';
import { DEPLOYMENT_ID, DEPLOYMENT_STATE, type DeploymentState } from './step-state.ts';

export async function post(): Promise<void> {
  if (readState(DEPLOYMENT_ID) === '') return;
  if (readState(DEPLOYMENT_STATE) === ('closed' satisfies DeploymentState)) return;
  const { closeDeployment } = await import('./close-deployment.ts');
  await closeDeployment();
}
