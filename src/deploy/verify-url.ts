/** Requests the live site until it serves the deployed files. */
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
import { isPage } from '../site/pages.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Files } from './state/state-file.ts';

/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const CHANGED_PAGES = 4;

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
  site: Files,
  changed: readonly string[],
  before: readonly string[] = [],
): readonly string[] {
  const home = homeOf(site);
  const pages = new Set([...changed.filter(isPage), ...before.filter((path) => site.has(path))]);
  pages.delete(home);
  return [...pages].slice(0, CHANGED_PAGES);
}

/**
 * Verifies the home page, and other pages.
 *
 * @returns how many addresses were verified
 * @throws ActionError if an address does not serve its file in time
 */
export async function verifyLive(
  site: Files,
  pages: readonly string[],
  liveUrl: string,
  context: Context,
): Promise<number> {
  const { clock, log, signal } = context;
  const checks = [homeOf(site), ...pages].map((path) => ({
    url: path === 'index.html' ? liveUrl : fileUrl(path, liveUrl),
    sha256: site.get(path)?.sha256 ?? '',
  }));
  const client = new HttpClient(log);
  const endsAt = clock.now() + GIVE_UP_MS;
  try {
    for (const check of checks) {
      for (let said = ''; ; ) {
        const problem = await problemOf(check, client, signal);
        if (problem === undefined) break;
        if (clock.now() + PAUSE_MS > endsAt) throw notLive(check, problem);
        const line = `Waiting for ${cleanText(check.url)}: it ${described(problem)}`;
        if (line !== said) log.info(line);
        said = line;
        await clock.sleep(PAUSE_MS, signal);
      }
      log.info(`Verified ${cleanText(check.url)}`);
    }
    return checks.length;
  } finally {
    client.close();
  }
}

/** A site without a home page has another file verified in its place: a page, if it has one. */
function homeOf(site: Files): string {
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

function notLive({ url }: Check, problem: Problem): ActionError {
  const what = `For two minutes, ${cleanText(url)} has not served the deployed site: it ${described(problem)}.`;
  const unreachable = problem instanceof ConnectionError ? (problem.hint ?? NOT_REACHED) : undefined;
  return new ActionError('verify-failed', what, {
    hint: `The destination has the files, but this runner does not get them from this address. ${unreachable ?? CHECK_ADDRESS}`,
  });
}

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
  client: HttpClient,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]);
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
    if (deadline.aborted) return `did not respond within ${REQUEST_MS / 1000} s`;
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
