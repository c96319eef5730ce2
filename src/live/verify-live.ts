/** Requests the live site, and compares what it serves with the files of a site. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { followRedirects } from '../http/follow-redirects.ts';
import { HttpClient } from '../http/http-client.ts';
import { fileUrl } from '../site/addresses.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { isPage } from '../site/pages.ts';
import { cleanText } from '../text/clean-text.ts';

/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const CHANGED_PAGES = 4;
const SAMPLED_PAGES = 4;

/** A cache may keep a copy for each value of this header (RFC 9110, section 12.5.5), so it has the value of a browser. */
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br' };
const DECODERS: ReadonlyMap<string, typeof createGunzip> = new Map([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The codes of zlib and Brotli (Node.js, "Zlib constants"). */
const UNDECODED = /^(?:Z_|ERR__ERROR_)/;

interface Check {
  readonly url: string;
  readonly sha256: string;
}

/**
 * Returns the pages to verify besides the home page: those that this deployment changes, then those of earlier ones.
 * The verification of those may have failed, and then a run that changes nothing must not be green.
 *
 * @param changed files that are uploaded
 * @param before what this function returned for the live site
 */
export function pagesToVerify(
  site: SiteFiles,
  changed: readonly string[],
  before: readonly string[] = [],
): readonly string[] {
  const home = homeOf(site);
  const pages = new Set([...changed.filter(isPage), ...before.filter((path) => site.has(path))]);
  pages.delete(home);
  return [...pages].slice(0, CHANGED_PAGES);
}

/**
 * Returns pages to verify besides the home page, for a site that nothing changed. The sample depends on the contents of
 * the site: runs that find the same site agree, and each change of the site selects other pages.
 */
export function sampledPages(site: SiteFiles, contentDigest: string): readonly string[] {
  const home = homeOf(site);
  const ranked = [...site.keys()]
    .filter((path) => isPage(path) && path !== home)
    .map((path) => `${createHash('sha256').update(`${contentDigest} ${path}`).digest('hex')} ${path}`);
  return ranked
    .sort()
    .slice(0, SAMPLED_PAGES)
    .map((rank) => rank.slice(rank.indexOf(' ') + 1));
}

/** What the live site should serve. */
export interface LiveSite {
  readonly site: SiteFiles;
  /** The pages to request besides the home page. */
  readonly pages: readonly string[];
  /** Address of the home page. */
  readonly url: string;
}

/**
 * Verifies the home page, and other pages.
 *
 * @returns how many addresses were verified
 * @throws ActionError if an address does not serve its file within two minutes: a cache may keep the previous one
 */
export async function verifyLive(live: LiveSite, context: Context): Promise<number> {
  const unserved = await findUnserved(live, GIVE_UP_MS, context);
  if (unserved === undefined) return live.pages.length + 1;
  const { what, problem } = unserved;
  const unreachable = problem instanceof ConnectionError ? (problem.hint ?? NOT_REACHED) : undefined;
  throw new ActionError('verify-failed', `For two minutes, ${what}.`, {
    hint: `The destination has the files, but this runner does not get them from this address. ${unreachable ?? CHECK_ADDRESS}`,
  });
}

/** An address that does not serve its file. */
interface Unserved {
  /** Such as `https://docs.example.com/ has not served the deployed site: it responds with 404`. */
  readonly what: string;
  readonly problem: Problem;
}

/**
 * Requests the home page, and other pages, until each of them has the contents of the site.
 *
 * @param withinMs for all addresses together; no single request takes longer
 * @returns the first address that does not serve its file in time; undefined if all do
 */
export async function findUnserved(
  { site, pages, url: liveUrl }: LiveSite,
  withinMs: number,
  { clock, log, signal }: Context,
): Promise<Unserved | undefined> {
  const checks = [homeOf(site), ...pages].map((path) => ({
    url: path === 'index.html' ? liveUrl : fileUrl(path, liveUrl),
    sha256: site.get(path) ?? '',
  }));
  const client = new HttpClient(log);
  const endsAt = clock.now() + withinMs;
  const requestMs = Math.min(REQUEST_MS, withinMs);
  try {
    for (const check of checks) {
      const url = cleanText(check.url);
      for (let said = ''; ; ) {
        const problem = await problemOf(check, requestMs, client, signal);
        if (problem === undefined) break;
        const does = described(problem);
        if (clock.now() + PAUSE_MS > endsAt)
          return { what: `${url} has not served the deployed site: it ${does}`, problem };
        const line = `Waiting for ${url}: it ${does}`;
        if (line !== said) log.info(line);
        said = line;
        await clock.sleep(PAUSE_MS, signal);
      }
      log.info(`Verified ${url}`);
    }
    return undefined;
  } finally {
    client.close();
  }
}

/** A site without a home page has another file verified in its place: a page, if it has one. */
function homeOf(site: SiteFiles): string {
  if (site.has('index.html')) return 'index.html';
  const [first = ''] = site.keys();
  return [...site.keys()].find(isPage) ?? first;
}

/** Continues a sentence that begins with the address. */
type Problem = string | ConnectionError;

const described = (problem: Problem): string =>
  problem instanceof ConnectionError ? `cannot be reached: ${problem.message}` : problem;

const CHECK_ADDRESS =
  'Check whether `verify-url` serves that destination without changing pages, and whether a cache in front of it has to ' +
  'be invalidated.';

const UNFOLLOWED = {
  invalid: 'redirects to an address that is not valid',
  refused: 'redirects to an address that is not on the web',
  'too many': 'redirects too many times',
} as const;

const NOT_REACHED =
  'Open the address in a browser. If it works there, find out why this runner cannot reach it. If not, check `verify-url` and its server.';

/** @returns undefined if the address serves its file */
async function problemOf(
  { url, sha256 }: Check,
  requestMs: number,
  client: HttpClient,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(requestMs)]);
  const request = { method: 'GET', url: new URL(url), headers: ACCEPTED, signal: deadline } as const;
  try {
    const reached = await followRedirects(client, request, ({ protocol }) => /^https?:$/.test(protocol));
    const { response, unfollowed } = reached;
    if (unfollowed !== undefined) {
      response.destroy();
      return UNFOLLOWED[unfollowed];
    }
    const { statusCode: status = 0, headers } = response;
    if (status !== 200) {
      response.destroy();
      return `responds with ${status}`;
    }
    const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase();
    const decoder = DECODERS.get(encoding);
    const found = await (decoder === undefined ? digestOf(response) : digestOf(response, decoder()));
    if (found === sha256) return undefined;
    return decoder !== undefined || encoding === 'identity'
      ? 'differs from the deployed file'
      : `is encoded as ${cleanText(encoding, 50)}, which was not requested, so it cannot be compared`;
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) return `did not respond within ${requestMs / 1000} s`;
    if (UNDECODED.test((error as NodeJS.ErrnoException).code ?? ''))
      return 'has a body that cannot be decoded';
    return error instanceof ConnectionError ? error : ConnectionError.from(error, request.url);
  }
}

async function digestOf(response: IncomingMessage, ...decoders: readonly Transform[]): Promise<string> {
  const hash = createHash('sha256');
  await pipeline([response, ...decoders, hash]);
  return hash.digest('hex');
}
