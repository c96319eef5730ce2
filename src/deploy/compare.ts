/** Compares the site with the state and with the destination, and plans what to do. */
import { contentDigest } from '../site/content-digest.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { Destination } from './destination/destination.ts';
import { withSizes } from './inputs/site-folder.ts';
import { planDeployment } from './plan/plan.ts';
import { remoteId } from './remote/remote.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { knownPaths } from './state/state.ts';
import { StateLog } from './state/state-log.ts';

/**
 * @param digests of the files to deploy, in byte order
 * @throws DeployError if the state cannot be read, or the destination cannot be listed; ConflictError
 */
export async function compare(digests: SiteFiles, run: DeployRun): Promise<Deployment> {
  const { inputs, storage, stateStorage, workflow } = run;
  const now = Date.now();
  const { ownState } = inputs;
  const stateOf = ownState === undefined ? remoteId(inputs.destination) : '';
  const stateLog = await StateLog.open(stateStorage, stateOf, workflow, run);
  // A bucket is listed while the state is read, which determines elsewhere which folders to list.
  const listing =
    storage.features.isBucket && digests.size > 0 ? storage.list(new Set(digests.keys())) : undefined;
  // If the state cannot be read, that error is reported instead.
  listing?.catch(() => undefined);
  const state = await stateLog.read();
  const site = await withSizes(digests, inputs.sitePath, state.live?.files);
  const listed = await (listing ?? storage.list(new Set([...site.keys(), ...knownPaths(state)])));
  const destination = new Destination(listed, storage.features, ownState);
  const plan = planDeployment(state, site, destination, {
    deletes: inputs.delete,
    keepMs: inputs.keepAssetsMs,
    cacheControl: inputs.cacheControl,
    immutable: inputs.immutable,
    purges: inputs.cdn !== undefined,
    isBucket: storage.features.isBucket,
    keepsFolders: storage.features.deletesContents,
    now,
  });
  return { now, state, stateLog, site, contentDigest: contentDigest(digests), destination, plan };
}
