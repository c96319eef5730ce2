/**
 * Prepares the delivery of an export. It finds out whether the export differs from the live site. With GitHub, it
 * records the export as a deployment and attaches it to a release. No GitHub code is loaded unless an input needs it.
 */
import type { Context } from '../../context/context.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { ExportReport } from '../report/report.ts';
import type { Delivery } from './github-delivery.ts';
import { isChanged } from './is-changed.ts';

const URL_WITHOUT_ENVIRONMENT =
  '`environment-url` is set, but `environment` is empty: there is no deployment that could link to that address. Set ' +
  '`environment` to record one.';

/**
 * Reads the state on GitHub before an hour is spent on an export that could not be delivered.
 *
 * @throws GitHubError or ActionError
 */
export async function prepareDelivery(
  inputs: ExportInputs,
  report: ExportReport,
  context: Context,
): Promise<Delivery> {
  const { gitHub, environment, environmentUrl } = inputs;
  // This is not an error: a workflow for several branches sets the address once, and `environment` only for some of
  // them.
  if (environment === undefined && environmentUrl !== undefined) context.log.info(URL_WITHOUT_ENVIRONMENT);
  if (gitHub !== undefined) {
    const { prepareGitHubDelivery } = await import('./github-delivery.ts');
    return prepareGitHubDelivery(inputs, gitHub, report, context);
  }
  return {
    liveState: async () => undefined,
    deliver: async ({ bundle }) => report.compared(isChanged(bundle?.site, inputs, undefined)),
  };
}
