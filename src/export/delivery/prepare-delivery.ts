/**
 * Prepares the delivery of an export: says whether it differs from the live site, and with GitHub records it as a deployment and
 * attaches it to a release. Nothing of GitHub is loaded unless an input needs it.
 */
import type { Context } from '../../context/context.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { ExportReport } from '../report/report.ts';
import type { Delivery } from './delivery.ts';
import { isChangedSince } from './is-changed.ts';

const URL_WITHOUT_ENVIRONMENT =
  '`environment-url` is set, but `environment` is empty: there is no deployment that could link to that address. Set ' +
  '`environment` to record one.';

/**
 * Reads what GitHub has before an hour is spent on an export that could not be delivered.
 *
 * @throws GitHubError or ActionError
 */
export async function prepareDelivery(
  inputs: ExportInputs,
  report: ExportReport,
  context: Context,
): Promise<Delivery> {
  const { gitHub, environment, environmentUrl } = inputs;
  // Not an error: the address of a workflow for several branches is set once, and `environment` only for some.
  if (environment === undefined && environmentUrl !== undefined) context.log.info(URL_WITHOUT_ENVIRONMENT);
  if (gitHub !== undefined) {
    const { prepareGitHubDelivery } = await import('./github-delivery.ts');
    return prepareGitHubDelivery(inputs, gitHub, report, context);
  }
  return {
    async liveState() {
      return undefined;
    },
    async deliver({ bundle }) {
      report.compared(isChangedSince(inputs, bundle?.site));
    },
  };
}
