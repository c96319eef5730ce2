/** The post step of the export action. It usually has nothing to do, and then loads nothing. */
import { readState } from '../runner/read-state.ts';
import {
  DEPLOYMENT_ID,
  DEPLOYMENT_STATE,
  type DeploymentState,
  PENDING_DEPLOYMENT,
  UNFINISHED_RELEASE,
} from './step-state.ts';

export async function post(): Promise<void> {
  const isClosed = readState(DEPLOYMENT_STATE) === ('closed' satisfies DeploymentState);
  const isOpen = !isClosed && (readState(DEPLOYMENT_ID) !== '' || readState(PENDING_DEPLOYMENT) !== '');
  if (!isOpen && readState(UNFINISHED_RELEASE) === '') return;
  const { finishDelivery } = await import('./finish-delivery.ts');
  await finishDelivery({ isDeploymentOpen: isOpen });
}
