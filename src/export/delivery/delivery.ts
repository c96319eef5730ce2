/** The interface of a delivery, and the export that it receives. */
import type { FetchedBundle } from '../../bundle/fetch-bundle.ts';
import type { LiveState } from '../../github/deployments.ts';

/** A completed export. */
interface CompletedExport {
  readonly jobId: string;
  readonly pageCount: number | undefined;
  /** Undefined if the bundle was not downloaded. */
  readonly bundle: FetchedBundle | undefined;
}

export interface Delivery {
  /**
   * Returns what the environment reports as live after the export. It is read at the first call, and every later call
   * returns the same. Undefined without `environment`.
   *
   * @throws GitHubError, which a later call throws again
   */
  liveState(): Promise<LiveState | undefined>;
  /** @throws ActionError */
  deliver(exported: CompletedExport): Promise<void>;
}
