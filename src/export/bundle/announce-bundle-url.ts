/** Passes the present bundle URL to the following steps: its outputs, and the values file for Helm. */

import { urlCredentials } from '../../download/url-credentials.ts';
import { addSecret } from '../../runner/secrets.ts';
import type { BundleUrl } from '../../values/bundle-url.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { ExportReport } from '../report/report.ts';
import { writeHelmValues } from './helm-values.ts';

/**
 * Masks its credentials first, unless the user does not want that.
 *
 * @throws ActionError if an output or the values file cannot be written
 */
export async function announceBundleUrl(
  url: BundleUrl,
  inputs: ExportInputs,
  report: ExportReport,
): Promise<void> {
  if (inputs.maskBundleUrl) urlCredentials(url.bundleUrl).forEach(addSecret);
  report.bundleUrlCreated(url);
  const { bundleUrl } = url;
  report.helmValuesWritten(await writeHelmValues({ ...inputs, bundleUrl }, inputs.tempFolder));
}
