/**
 * Compares the exported site with the live one, before anything is put into place. Finds out which files changed,
 * and whether too many pages are gone.
 *
 * Everything here uses the state of the environment after the export (`LiveSite.state`), and so does `changed`.
 * Another run may have deployed during the export, and `max-page-loss`, the lists, and `changed` must not contradict
 * each other. Only `previous-job-id` is the job that was live when the step began.
 */
import type { Bundle } from '../../archive/read-archive.ts';
import type { Context, Logger } from '../../context/context.ts';
import { ActionError } from '../../errors.ts';
import { type Changes, compareSites } from '../../site/compare-sites.ts';
import { contentDigest } from '../../site/content-digest.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { pageLossError } from '../../site/page-loss.ts';
import { countPages } from '../../site/pages.ts';
import { isId } from '../../values/id.ts';
import type { SiteState } from '../delivery/environment-record.ts';
import type { LiveSite } from '../delivery/live-site.ts';
import { wantsLists } from '../report/facts.ts';
import type { ExportRun } from '../report/report.ts';
import { LEFT_UNCHANGED } from './acceptance-checks.ts';

/** Reads the site in the bundle of a job. */
type SiteOfJob = (jobId: string) => Promise<Bundle['site']>;

const NOT_DEPLOYED = `${LEFT_UNCHANGED}, and nothing was deployed.`;

/**
 * Applies the inputs `previous-manifest`, `list-changes`, and `max-page-loss`.
 *
 * @returns undefined unless lists were asked for and there is something to compare with
 * @throws ActionError if too many pages are gone; GitHubError if `max-page-loss` needs to know what is live
 */
export async function compareWithLive(
  site: Bundle['site'],
  liveSite: Pick<LiveSite, 'manifest' | 'state'>,
  readSite: SiteOfJob,
  run: ExportRun,
): Promise<Changes | undefined> {
  const { environment, listChanges, maxPageLoss } = run.inputs;
  if (!wantsLists(run.inputs) && maxPageLoss === undefined) return undefined;
  const state = await liveSite.state(site).catch((error: unknown) => {
    // Without `max-page-loss`, the bundle is put into place even if GitHub does not respond; the delivery then fails.
    if (maxPageLoss === undefined && error instanceof ActionError) return undefined;
    throw error;
  });
  const { manifest: given } = liveSite;
  const manifest = environment === undefined ? given : manifestOfLive(given, state, run);
  const live = listChanges ? await liveFiles(site, state, readSite, run) : manifest;
  const changes = live && compareSites(live, site.files);
  if (changes !== undefined) run.report.filesCompared(changes);
  if (maxPageLoss !== undefined) {
    // The record takes precedence, since it describes the site that was deployed. A record of an older version has no
    // page count.
    const livePages = state?.live?.htmlCount ?? (manifest && countPages(manifest.keys()));
    if (livePages !== undefined) {
      const sitePages = countPages(site.files.keys());
      const error = pageLossError(livePages, sitePages, maxPageLoss, NOT_DEPLOYED);
      if (error !== undefined) run.report.pagesLost({ livePages, sitePages });
      if (error !== undefined) throw error;
    } else if (state?.isCutOff) throw liveIsUnknown();
    else run.log.info(uncheckedPageLoss(state, environment));
  }
  return changes;
}

/** True if it is known what is live, even if nothing is. The report logs every other case. */
function isKnown(state: SiteState | undefined): state is SiteState {
  return state?.isKnown === true;
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
  state: SiteState | undefined,
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
  site: Bundle['site'],
  state: SiteState | undefined,
  readSite: SiteOfJob,
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
  const hint = `${NOT_DEPLOYED} Find out why the deployments fail, and whether the site is fine: only then remove \`max-page-loss\` for one run.`;
  return new ActionError('check-failed', problem, { hint, isPermanent: true });
}

function uncheckedPageLoss(state: SiteState | undefined, environment: string | undefined): string {
  const isFirst = environment === undefined || (isKnown(state) && state.live === undefined);
  const why = isFirst ? 'No site is live yet' : 'The page count of the live site is unknown';
  return `${why}: \`max-page-loss\` is not checked`;
}
