/** Requests the live site, and compares what it serves with the files of a site. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Duplex, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { decodersFor, isUndecoded } from '../http/content-encoding.ts';
import { followRedirects } from '../http/follow-redirects.ts';
import { HttpClient } from '../http/http-client.ts';
import { fileUrl } from '../site/addresses.ts';
import { HOME_PAGE, hostingSentence, loadedAsset, MAX_HOME_PAGE_BYTES } from '../site/hosting-path.ts';
import type { SiteFiles } from '../site/manifest.ts';
import { isPage } from '../site/pages.ts';
import { cleanText } from '../text/clean-text.ts';

/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const VERIFIED_PAGES = 4;

/** A cache may keep a copy for each value of this header (RFC 9110, section 12.5.5), so it has the value of a browser. */
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br' };

/**
 * Returns the pages to verify besides the home page: changed ones first, then others.
 *
 * @param changed files that are uploaded
 */
export function pagesToVerify(site: SiteFiles, changed: readonly string[]): readonly string[] {
  const pages = new Set([...changed, ...site.keys()].filter((path) => isPage(path, site.get(path))));
  pages.delete(HOME_PAGE);
  return [...pages].slice(0, VERIFIED_PAGES);
}

/** What the live site should serve. */
interface SiteToVerify {
  readonly site: SiteFiles;
  /** The pages to request besides the home page. */
  readonly pages: readonly string[];
  /** Address of the home page. */
  readonly url: string;
  /** Path under which the site has to be hosted, if its home page shows one; see `site/hosting-path.ts`. */
  readonly hostingPath: string | undefined;
}

/**
 * Verifies the home page, one script or style sheet that it loads, and other pages.
 *
 * @returns how many addresses were verified
 * @throws ActionError if an address does not serve its file within two minutes: a cache may keep the previous one
 */
export async function verifyLive(live: SiteToVerify, context: Context): Promise<number> {
  const { verified, unserved } = await requestLive(live, GIVE_UP_MS, context);
  if (unserved === undefined) return verified;
  const { what, hint } = unserved;
  throw new ActionError('verify-failed', `For two minutes, ${what}.`, {
    hint: `The destination has the files, but this runner does not get them from this address. ${hint}`,
  });
}

/** An address that does not serve its file. */
interface Unserved {
  /** Such as `https://docs.example.com/ has not served the deployed site: it responds with 404`. */
  readonly what: string;
  readonly hint: string;
}

/** What an address should serve. */
interface Check {
  readonly url: string;
  /** The SHA-256 of the file; several if the host decides which page is at the root, as without an `index.html`. */
  readonly accepted: ReadonlySet<string>;
}

/**
 * Requests the home page, one script or style sheet that it loads, and other pages, until each of them has the contents
 * of the site.
 *
 * @param withinMs for all addresses together; no single request takes longer
 * @returns how many addresses serve their files, and the first that does not in time
 */
export async function requestLive(
  { site, pages, url, hostingPath }: SiteToVerify,
  withinMs: number,
  context: Context,
): Promise<{ readonly verified: number; readonly unserved?: Unserved }> {
  const client = new HttpClient(context.log);
  const endsAt = context.clock.now() + withinMs;
  const requests: Requests = { client, endsAt, requestMs: Math.min(REQUEST_MS, withinMs) };
  const checks = [
    homeCheck(site, url),
    ...pages.map((path) => ({ url: fileUrl(path, url), accepted: contentsOf(site, [path]) })),
  ];
  let verified = 0;
  try {
    for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
      const served = await untilServed(check, requests, context);
      if ('what' in served) {
        const where = hostingPath === undefined ? '' : `${hostingSentence(hostingPath)} `;
        return { verified, unserved: { ...served, hint: `${where}${served.hint}` } };
      }
      if (verified === 0) checks.unshift(...assetChecks(served, site));
      verified += 1;
    }
    return { verified };
  } finally {
    client.close();
  }
}

function homeCheck(site: SiteFiles, url: string): Check {
  if (site.has(HOME_PAGE)) return { url, accepted: contentsOf(site, [HOME_PAGE]) };
  const pages = [...site.keys()].filter((path) => isPage(path, site.get(path)));
  return { url, accepted: contentsOf(site, pages.length > 0 ? pages : [...site.keys()]) };
}

function contentsOf(site: SiteFiles, paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.map((path) => site.get(path) ?? ''));
}

/** A page whose assets are not there is broken, although it has the right contents. */
function assetChecks({ url, head }: Served, site: SiteFiles): Check[] {
  const asset = loadedAsset(head, url, (path) => site.has(path));
  return asset === undefined ? [] : [{ url: asset.url.href, accepted: contentsOf(site, [asset.file]) }];
}

interface Requests {
  readonly client: HttpClient;
  readonly endsAt: number;
  readonly requestMs: number;
}

async function untilServed(
  check: Check,
  { client, endsAt, requestMs }: Requests,
  { clock, log, signal }: Context,
): Promise<Served | Unserved> {
  const url = cleanText(check.url);
  for (let said = ''; ; ) {
    const found = await requestOnce(check, requestMs, client, signal);
    if ('head' in found) {
      log.info(`Verified ${url}`);
      return found;
    }
    const { does, hint } = found;
    if (clock.now() + PAUSE_MS > endsAt)
      return { what: `${url} has not served the deployed site: it ${does}`, hint };
    const line = `Waiting for ${url}: it ${does}`;
    if (line !== said) log.info(line);
    said = line;
    await clock.sleep(PAUSE_MS, signal);
  }
}

interface Problem {
  /** Continues a sentence that begins with the address. */
  readonly does: string;
  readonly hint: string;
}

function unreached(error: ConnectionError): Problem {
  const how = error.isInvalidResponse ? 'responds, but cannot be read' : 'cannot be reached';
  const unchecked = error.isCertificate ? 'So its contents were not checked. ' : '';
  return { does: `${how}: ${error.message}`, hint: `${unchecked}${error.hint ?? NOT_REACHED}` };
}

function refused(status: number): string {
  if (status === 401 || status === 403)
    return 'Something in front of the site refuses this runner, such as a login, a firewall, or a filter for robots. Allow its requests there, or leave `verify-url` out.';
  if (status >= 500) return 'The server of the address has a problem: see its log.';
  return 'Check whether `verify-url` serves that destination, and what is in front of it.';
}

const LEADS_AWAY =
  'The address leads to another page, such as a login. Let this runner get the site there, or correct `verify-url`.';

const DIFFERS =
  'A cache in front of the site may still have a previous file: invalidate it. Otherwise, check whether `verify-url` serves ' +
  'that destination, and whether a server in between changes pages.';

const CHANGED = 'A server or proxy in front of the site changes its responses: correct its compression.';

const UNFOLLOWED = {
  invalid: 'redirects to an address that is not valid',
  refused: 'redirects to an address that is not on the web',
  'too many': 'redirects too many times',
} as const;

const NOT_REACHED =
  'Open the address in a browser. If it works there, find out why this runner cannot reach it. If not, check `verify-url` and its server.';

/** What an address has served. */
interface Served {
  /** The address after its redirects. */
  readonly url: URL;
  /** The beginning of the body. */
  readonly head: string;
}

async function requestOnce(
  { url, accepted }: Check,
  requestMs: number,
  client: HttpClient,
  signal: AbortSignal,
): Promise<Served | Problem> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(requestMs)]);
  const request = { method: 'GET', url: new URL(url), headers: ACCEPTED, signal: deadline } as const;
  try {
    const reached = await followRedirects(client, request, ({ protocol }) => /^https?:$/.test(protocol));
    const { response, unfollowed } = reached;
    if (unfollowed !== undefined) {
      response.destroy();
      return { does: UNFOLLOWED[unfollowed], hint: 'Correct the redirect, or check `verify-url`.' };
    }
    const { statusCode: status = 0, headers } = response;
    const from = redirection(request.url, reached.url);
    if (status !== 200) {
      response.destroy();
      return { does: `${from}responds with ${status}`, hint: refused(status) };
    }
    const encoding = headers['content-encoding'];
    const decoders = decodersFor(encoding);
    const { sha256, head } = await read(response, decoders ?? []);
    if (accepted.has(sha256)) return { url: reached.url, head };
    if (decoders !== undefined)
      return { does: `${from}differs from the deployed file`, hint: from === '' ? DIFFERS : LEADS_AWAY };
    const name = cleanText(encoding ?? '', 50);
    return {
      does: `${from}is encoded as ${name}, which was not requested, so it cannot be compared`,
      hint: CHANGED,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) return { does: `did not respond within ${requestMs / 1000} s`, hint: NOT_REACHED };
    if (isUndecoded((error as NodeJS.ErrnoException).code ?? ''))
      return { does: 'has a body that cannot be decoded', hint: CHANGED };
    return unreached(error instanceof ConnectionError ? error : ConnectionError.from(error, request.url));
  }
}

/** Names the page that the address leads to, such as a login, without its query, which may be a secret. */
function redirection(from: URL, to: URL): string {
  return from.href === to.href ? '' : `redirects to ${cleanText(`${to.origin}${to.pathname}`)}, which `;
}

async function read(response: IncomingMessage, decoders: readonly Duplex[]) {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  let length = 0;
  const contents = new Writable({
    write(piece: Buffer, _encoding, done) {
      hash.update(piece);
      if (length < MAX_HOME_PAGE_BYTES) pieces.push(piece);
      length += piece.length;
      done();
    },
  });
  await pipeline([response, ...decoders, contents]);
  return { sha256: hash.digest('hex'), head: Buffer.concat(pieces).toString() };
}
