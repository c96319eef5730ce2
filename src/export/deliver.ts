/**
 * Delivers an export: says whether it differs from the live site, and with GitHub records it as a deployment and
 * attaches it to a release. Nothing of GitHub is loaded unless an input needs it.
 */
import type { FetchedBundle } from '../bundle/fetch-bundle.ts';
import type { Context } from '../context.ts';
import type { LiveState } from '../github/deployments.ts';
import { isChangedSince } from './changed.ts';
import type { ExportInputs } from './inputs.ts';
import type { ExportReport } from './report.ts';

/** A completed export. */
export interface CompletedExport {
  readonly jobId: string;
  readonly pageCount: number | undefined;
  /** Undefined if it was not downloaded. */
  readonly bundle: FetchedBundle | undefined;
}

export interface Delivery {
  /**
   * Returns what the environment says is live after the export: read at the first call, and the same for every later
   * one; undefined without `environment`.
   *
   * @throws GitHubError, which a later call throws again
   */
  liveState(): Promise<LiveState | undefined>;
  /** @throws ActionError */
  deliver(exported: CompletedExport): Promise<void>;
}

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
  const { gitHub } = inputs;
  if (gitHub !== undefined) {
    const { GitHubDelivery } = await import('./github-delivery.ts');
    return GitHubDelivery.prepare(inputs, gitHub, report, context);
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
