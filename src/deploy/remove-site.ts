/** Removes what is left of a site after its files were deleted (input `remove`). */
import { DeployError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { stillThere } from './destination/look.ts';
import { pathWithin } from './remote/remote.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';

/**
 * Removes the state of a site that is removed, and the folder of the site if it is known that nothing of others is in it.
 *
 * @throws DeployError if the storage still has a file: without the state, no run would know it
 */
export async function removeState(
  { stateLog, plan, destination }: Deployment,
  { inputs, storage }: DeployRun,
): Promise<void> {
  const deleted = plan.deletions.map(({ path }) => path);
  const [left] = await stillThere(deleted, destination, storage);
  if (left !== undefined)
    throw new DeployError(
      `The site was not removed completely: the destination still has "${cleanText(left)}".`,
      'Check whether the storage refuses or ignores deletions, and run the workflow again. The state still lists the file.',
    );
  await stateLog.remove();
  if (storage.features.deletesContents) return;
  const ownState = pathWithin(inputs.destination, inputs.state);
  await storage.removeFolders(ownState === undefined ? [''] : [ownState, '']);
}
