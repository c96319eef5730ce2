/** What delivers an export, and what it gets. */
import type { FetchedBundle } from '../../bundle/fetch-bundle.ts';
import type { LiveState } from '../../github/deployments.ts';

/** A completed export. */
interface CompletedExport {
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
