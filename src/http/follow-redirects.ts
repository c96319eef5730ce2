/** Sends a request to the end of its redirects. The caller decides which addresses may be requested. */
import type { IncomingMessage } from 'node:http';
import { ConnectionError } from './connection-error.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

const MAX_REDIRECTS = 5;

/** Why a redirect was not followed: its address is not valid, the caller refused it, or there were too many. */
type Unfollowed = 'invalid' | 'refused' | 'too many';

interface Reached {
  /** The last response, whose headers are complete. */
  readonly response: IncomingMessage;
  /** The address that sent it. */
  readonly url: URL;
  /** Undefined if the response is not a redirect. */
  readonly unfollowed: Unfollowed | undefined;
}

/** Throws ConnectionError, even if the signal aborts. `mayFollow` gets the next address and the current one. */
export async function followRedirects(
  client: HttpClient,
  request: HttpRequest,
  mayFollow: (to: URL, from: URL) => boolean,
): Promise<Reached> {
  let { url } = request;
  for (let redirects = 0; ; redirects += 1) {
    const from = url;
    const response = await client.send({ ...request, url }).catch((error: unknown) => {
      throw ConnectionError.from(error, from);
    });
    const { statusCode = 0, headers } = response;
    const target = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
    if (target === undefined) return { response, url, unfollowed: undefined };
    const to = URL.canParse(target, url.href) ? new URL(target, url) : undefined;
    if (to === undefined) return { response, url, unfollowed: 'invalid' };
    if (!mayFollow(to, url)) return { response, url, unfollowed: 'refused' };
    if (redirects === MAX_REDIRECTS) return { response, url, unfollowed: 'too many' };
    // The body of a redirect is not needed, and may have any length.
    response.destroy();
    url = to;
  }
}
