/**
 * Compares the exported site with the live one, before anything is put into place. Finds out which files changed,
 * and whether too many pages are gone.
 *
 * Everything here uses the state of the environment after the export (`Delivery.liveState`), and so does `changed`.
 * Another run may have deployed during the export, and `max-page-loss`, the lists, and `changed` must not contradict
 * each other. Only `previous-job-id` is the job that was live when the step began.
 */

import type { SiteContents } from '../../archive/site/site-builder.ts';
import type { Context, Logger } from '../../context/context.ts';
import { ActionError } from '../../errors.ts';
import type { LiveState } from '../../github/deployments.ts';
import { type Comparison, compareSites } from '../../site/compare-sites.ts';
import { contentDigest } from '../../site/content-digest.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { pageLossError } from '../../site/page-loss.ts';
import { countPages } from '../../site/pages.ts';
import { isId } from '../../values/id.ts';
import type { Delivery } from '../delivery/github-delivery.ts';
import type { ExportRun } from '../report/report.ts';

export interface LiveSources {
  /** The files that `previous-manifest` lists; undefined without it, or for a first deployment. */
  readonly previousFiles: SiteFiles | undefined;
  readonly delivery: Pick<Delivery, 'liveState'>;
  /** Reads the bundle of a job. */
  readonly readSite: (jobId: string) => Promise<SiteContents>;
}

const UNCHANGED = 'The existing bundle and site were left unchanged, and nothing was deployed.';

/**
 * Applies the inputs `previous-manifest`, `list-changes`, and `max-page-loss`.
 *
 * @returns undefined unless lists were asked for
 * @throws ActionError if too many pages are gone; GitHubError if `max-page-loss` needs to know what is live
 */
export async function compareWithLive(
  site: SiteContents,
  { previousFiles, delivery, readSite }: LiveSources,
  { inputs, report, ...context }: ExportRun,
): Promise<Comparison | undefined> {
  const { environment, previousManifest, listChanges, maxPageLoss } = inputs;
  const wantsLists = previousManifest !== undefined || listChanges;
  if (!wantsLists && maxPageLoss === undefined) return undefined;
  const state = await delivery.liveState().catch((error: unknown) => {
    // Without `max-page-loss`, the bundle is put into place even if GitHub does not respond; the delivery then fails.
    if (maxPageLoss === undefined && error instanceof ActionError) return undefined;
    throw error;
  });
  const manifest = environment === undefined ? previousFiles : manifestOfLive(previousFiles, state, context);
  let comparison: Comparison | undefined;
  if (wantsLists) {
    const live = listChanges ? await liveFiles(site, state, readSite, context) : manifest;
    comparison = { changes: live && compareSites(live, site.files) };
    report.filesCompared(comparison);
  }
  if (maxPageLoss !== undefined) {
    // The record takes precedence, since it describes the site that was deployed. A record of an older version has no
    // page count.
    const livePages = state?.live?.htmlCount ?? (manifest && countPages(manifest.keys()));
    if (livePages !== undefined) {
      const sitePages = countPages(site.files.keys());
      const error = pageLossError(livePages, sitePages, maxPageLoss, UNCHANGED);
      if (error !== undefined) report.pagesLost({ livePages, sitePages });
      if (error !== undefined) throw error;
    } else if (state?.isCutOff) throw liveIsUnknown();
    else context.log.info(uncheckedPageLoss(state, environment));
  }
  return comparison;
}

/** True if it is known what is live, even if nothing is. The report logs every other case (`liveStateRead`). */
function isKnown(state: LiveState | undefined): state is LiveState {
  return state !== undefined && state.unfinishedId === undefined;
}

function nothingToCompare(log: Logger, why: string): undefined {
  log.info(`${why}: there is nothing to compare with, so every file is listed as changed`);
}

/**
 * With `environment`, the manifest must match the live record. The difference from any other site would leave files of
 * the live site in place.
 *
 * @returns undefined if there is nothing to compare with
 */
function manifestOfLive(
  manifest: SiteFiles | undefined,
  state: LiveState | undefined,
  { log }: Context,
): SiteFiles | undefined {
  if (manifest === undefined || !isKnown(state)) return undefined;
  if (state.live === undefined) return nothingToCompare(log, 'No deployment of this site is live');
  const digest = contentDigest(manifest);
  if (digest === state.live.contentDigest) return manifest;
  return nothingToCompare(log, 'The previous manifest is not that of the live deployment');
}

/** @returns undefined if there is nothing to compare with */
async function liveFiles(
  site: SiteContents,
  state: LiveState | undefined,
  readSite: LiveSources['readSite'],
  { log, signal }: Context,
): Promise<SiteFiles | undefined> {
  if (!isKnown(state)) return undefined;
  const nothing = (why: string) => nothingToCompare(log, why);
  if (state.live === undefined) return nothing('No deployment of this site is live');
  const { jobId, contentDigest } = state.live;
  if (contentDigest === site.contentDigest) return site.files;
  // The ID becomes part of an address, and anyone who may write deployments could have written it.
  if (!isId(jobId)) return nothing('The record of the live deployment has no valid job ID');
  if (contentDigest === undefined) {
    return nothing(`The record of the live job ${jobId} has no content digest`);
  }
  try {
    log.info(`Reading the bundle of the live job ${jobId} to list what changed`);
    const found = await readSite(jobId);
    if (found.contentDigest === contentDigest) return found.files;
    return nothing(`The bundle of job ${jobId} is not the one that was deployed`);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ActionError)) throw error;
    return nothing(
      `The bundle of the live job ${jobId} is not available. ${error.message.replace(/\.$/, '')}`,
    );
  }
}

function liveIsUnknown(): ActionError {
  const problem =
    'None of the newest 50 deployments of this site succeeded, and older ones are not read, so `max-page-loss` has nothing ' +
    'to compare with.';
  const hint = `${UNCHANGED} Find out why the deployments fail, and whether the site is fine: only then remove \`max-page-loss\` for one run.`;
  return new ActionError('check-failed', problem, { hint, isPermanent: true });
}

function uncheckedPageLoss(state: LiveState | undefined, environment: string | undefined): string {
  const isFirst = environment === undefined || (isKnown(state) && state.live === undefined);
  const why = isFirst ? 'No site is live yet' : 'The page count of the live site is unknown';
  return `${why}: \`max-page-loss\` is not checked`;
}
