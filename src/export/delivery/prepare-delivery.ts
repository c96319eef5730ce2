/**
 * Prepares the delivery of an export, which finds out whether the export differs from the live site. With `environment`,
 * the delivery also records the export as a deployment on GitHub. No GitHub code is loaded without it.
 */
import type { ExportRun } from '../report/report.ts';
import type { Delivery } from './github-delivery.ts';
import { isChanged } from './is-changed.ts';

const URL_WITHOUT_ENVIRONMENT =
  '`environment-url` is set, but `environment` is empty: there is no deployment that could link to that address. Set ' +
  '`environment` to record one.';

/** Reads the state on GitHub before an hour is spent on an export that could not be delivered. */
export async function prepareDelivery(run: ExportRun): Promise<Delivery> {
  const { inputs, report, log } = run;
  const { gitHub, environment, environmentUrl } = inputs;
  // This is not an error: a workflow for several branches sets the address once, and `environment` only for some of
  // them.
  if (environment === undefined && environmentUrl !== undefined) log.info(URL_WITHOUT_ENVIRONMENT);
  if (gitHub !== undefined && environment !== undefined) {
    const { prepareGitHubDelivery } = await import('./github-delivery.ts');
    return prepareGitHubDelivery(gitHub, environment, run);
  }
  return {
    liveState: async () => undefined,
    deliver: async ({ bundle }) => report.compared(isChanged(bundle?.site, undefined)),
  };
}
