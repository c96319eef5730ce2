/**
 * Follows redirects of GitHub's API, such as for a renamed repository, on its own server only. The token is sent to no
 * other server, and no other server decides what is live.
 */
import { ConnectionError } from '../http/connection-error.ts';

/** A response that refers to another address, which is not requested. */
export class RedirectError extends ConnectionError {
  readonly hint: string;

  /** @param reason continues the sentence `Reading the deployments failed:` */
  constructor(reason: string, hint: string) {
    super('REDIRECT', reason);
    this.hint = hint;
  }

  /** A retry would get the same address. */
  override get isFinal(): boolean {
    return true;
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const MAX_REDIRECTS = 5;

const OTHER_SERVER =
  'Something other than GitHub may have responded. Check GITHUB_API_URL, and whether a proxy is in between.';

const RENAMED =
  'The repository may have been renamed or moved while the workflow ran. Run the workflow again.';

/**
 * Sends a request, and follows up to five redirects of a GET within the origin. A write is not repeated elsewhere.
 *
 * @param send must not follow redirects itself
 * @param origin of the API
 * @throws RedirectError; what `send` throws
 */
export async function sendWithinOrigin(
  send: (address: string, init: RequestInit) => Promise<Response>,
  origin: string,
  address: string,
  init: RequestInit,
): Promise<Response> {
  let url = new URL(address);
  for (let followed = 0; ; followed += 1) {
    // The address of the next page comes from outside as well.
    if (url.origin !== origin) {
      const reason = `its response refers to another server, ${url.host}, which must not get the token`;
      throw new RedirectError(reason, OTHER_SERVER);
    }
    const response = await send(url.href, init);
    if (!REDIRECTS.has(response.status)) return response;
    const location = response.headers.get('location');
    const what = `GitHub responded with a redirect (${response.status})`;
    if (location === null || !URL.canParse(location, url.href)) {
      throw new RedirectError(`${what} without a valid address`, OTHER_SERVER);
    }
    url = new URL(location, url);
    if (url.origin !== origin) continue;
    if (init.method !== 'GET') throw new RedirectError(`${what}, which is followed only for a GET`, RENAMED);
    if (followed === MAX_REDIRECTS) {
      const many = `GitHub responded with more than ${MAX_REDIRECTS} redirects (${response.status})`;
      throw new RedirectError(many, OTHER_SERVER);
    }
  }
}
