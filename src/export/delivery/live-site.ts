/**
 * The live site of an export: what it is, and whether the export differs from it. With `environment`, GitHub has a record
 * of what is live (`environment-record.ts`). No GitHub code is loaded without it.
 */
import type { LiveState } from '../../github/deployments.ts';
import { changeCount } from '../../site/compare-sites.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { readPreviousManifest } from '../inputs/previous-manifest.ts';
import type { ExportRun } from '../report/report.ts';
import type { CompletedExport, EnvironmentRecord } from './environment-record.ts';

const URL_WITHOUT_ENVIRONMENT =
  '`environment-url` is set, but `environment` is empty: there is no deployment that could link to that address. Set ' +
  '`environment` to record one.';

/**
 * Reads what is known about the live site, before an hour is spent on an export that could not be delivered.
 *
 * @throws InputError if the previous manifest cannot be used; ActionError if the export could not be delivered
 */
export async function openLiveSite(run: ExportRun): Promise<LiveSite> {
  const { inputs, log } = run;
  const { gitHub, environment, environmentUrl } = inputs;
  const manifest = await readPreviousManifest(inputs, log);
  // This is not an error: a workflow for several branches sets the address once, and `environment` only for some of
  // them.
  if (environment === undefined && environmentUrl !== undefined) log.info(URL_WITHOUT_ENVIRONMENT);
  if (gitHub === undefined || environment === undefined) return new LiveSite(manifest, undefined, run);
  const { openRecord } = await import('./environment-record.ts');
  return new LiveSite(manifest, await openRecord(gitHub, environment, run), run);
}

export class LiveSite {
  /** The files that `previous-manifest` lists; undefined without it, or for a first deployment. */
  readonly manifest: SiteFiles | undefined;
  readonly #record: EnvironmentRecord | undefined;
  readonly #run: ExportRun;
  #state: Promise<LiveState | undefined> | undefined;

  constructor(manifest: SiteFiles | undefined, record: EnvironmentRecord | undefined, run: ExportRun) {
    this.manifest = manifest;
    this.#record = record;
    this.#run = run;
  }

  /**
   * Returns what the environment reports as live after the export, since another run may have deployed during the
   * export. It is read at the first call, and every later call returns the same. Undefined without `environment`.
   *
   * @throws GitHubError, which every later call rethrows
   */
  state(): Promise<LiveState | undefined> {
    this.#state ??= this.#readState();
    return this.#state;
  }

  /**
   * Finds out whether the export differs from the live site (output `changed`), and then records it as a deployment.
   *
   * @throws ActionError
   */
  async deliver(exported: CompletedExport): Promise<void> {
    const { inputs, report } = this.#run;
    if (this.#record !== undefined) report.deliveryStarting();
    const state = await this.state();
    const changed = isChanged(exported, state);
    // A newer run may have finished during the export. If it deployed the same site, nothing is left to do.
    if (changed) this.#record?.requireNewestRun(state?.live);
    if (changed && inputs.record && this.#record !== undefined) await this.#record.add(exported);
    else report.compared(changed);
  }

  async #readState(): Promise<LiveState | undefined> {
    const state = await this.#record?.deployments.findLive();
    if (state !== undefined) this.#run.report.liveStateRead(state);
    return state;
  }
}

/**
 * Compares the site with the live one: with `environment` by its records, and otherwise by `previous-manifest`.
 *
 * @returns true if there is nothing to compare with
 */
function isChanged({ bundle, changes }: CompletedExport, state: LiveState | undefined): boolean {
  if (bundle === undefined) return true;
  // After a newer deployment that never succeeded, it is not known what users see.
  if (state !== undefined) {
    return state.unfinishedId !== undefined || bundle.site.contentDigest !== state.live?.contentDigest;
  }
  return changes === undefined || changeCount(changes) > 0;
}
