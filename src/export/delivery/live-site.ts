/**
 * The live site of an export: what it is, and whether the export differs from it. With `environment`, GitHub has a record
 * of what is live (`environment-record.ts`). No GitHub code is loaded without it.
 */
import type { Bundle } from '../../archive/read-archive.ts';
import { stillUnserved } from '../../live/verify-live.ts';
import { isStartedByPerson } from '../../runner/workflow-run.ts';
import { changeCount } from '../../site/compare-sites.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { readPreviousManifest } from '../inputs/previous-manifest.ts';
import type { ExportRun } from '../report/report.ts';
import type { CompletedExport, EnvironmentRecord, SiteState } from './environment-record.ts';

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
  #state: Promise<SiteState | undefined> | undefined;

  constructor(manifest: SiteFiles | undefined, record: EnvironmentRecord | undefined, run: ExportRun) {
    this.manifest = manifest;
    this.#record = record;
    this.#run = run;
  }

  /**
   * Returns what is known to be live after the export, since another run may have deployed during the export. It is
   * found out at the first call, and every later call returns the same. Undefined without `environment`.
   *
   * @param site the exported site
   * @throws GitHubError, which every later call rethrows
   */
  state(site: Bundle['site']): Promise<SiteState | undefined> {
    this.#state ??= this.#record?.readState(site) ?? Promise.resolve(undefined);
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
    const state = exported.bundle && (await this.state(exported.bundle.site));
    const changed = isChanged(exported, state);
    // A newer run may have finished during the export. If it deployed the same site, nothing is left to do.
    if (changed) this.#record?.requireNewestRun(state?.live);
    if (inputs.gitHub === undefined || !isStartedByPerson(inputs.gitHub)) requireServed(state);
    const isAgain = state?.unserved !== undefined;
    if (changed && inputs.record && this.#record !== undefined) await this.#record.add(exported, isAgain);
    else report.compared(changed);
  }
}

/** @throws ActionError if the live record is that of a site that was deployed again, and is not served all the same */
function requireServed(state: SiteState | undefined): void {
  const { live, unserved } = state ?? {};
  if (unserved === undefined || live?.unserved === undefined || live.unserved !== live.contentDigest) return;
  throw stillUnserved(unserved);
}

/**
 * Compares the site with the live one: with `environment` by its records, and otherwise by `previous-manifest`.
 *
 * @returns true if there is nothing to compare with
 */
function isChanged({ bundle, changes }: CompletedExport, state: SiteState | undefined): boolean {
  if (bundle === undefined) return true;
  if (state !== undefined) return !state.isKnown || bundle.site.contentDigest !== state.live?.contentDigest;
  return changes === undefined || changeCount(changes) > 0;
}
