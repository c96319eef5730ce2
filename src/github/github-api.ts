/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit: it knows the address (`GITHUB_API_URL`, also
 * for an Enterprise Server) and the proxy. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else
 * retries. Redirects stay on GitHub's own server. Responses are decoded, and every failure becomes a {@link GitHubError}.
 */
import { isNativeError } from 'node:util/types';
import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import * as v from 'valibot';
import type { Logger } from '../context/context.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { duration } from '../text/units.ts';
import { USER_AGENT } from '../version.ts';
import { type GitHubCall, GitHubError, malformed, noResponse, statusError } from './github-error.ts';
import { sendWithinOrigin } from './redirects.ts';

interface GitHubApiOptions {
  readonly token: string;
  /** Base address of the REST API. The token is sent to its origin only. */
  readonly apiUrl: URL;
  /** `owner/name`. */
  readonly repository: string;
  readonly log: Logger;
  /** Aborts requests that only read. A write is completed, so that its result is known. */
  readonly signal: AbortSignal;
}

/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;

/** Longest wait, and the number of waits, that GitHub may ask for with a rate limit; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;

/**
 * Responses that a retry does not change. 429 belongs to the throttling plugin: the retry plugin would retry after a
 * second, whatever `Retry-After` says.
 */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];

/** A status of {@link DO_NOT_RETRY}, for errors without a response that a retry does not change. */
const FINAL_STATUS = 400;

/**
 * Instead of the throttling plugin's limit of one write per second: a run sends a dozen writes, and a release would lack
 * its files during the pauses. Rate limits are waited out all the same.
 */
const UNSPACED = { key: () => ({ schedule: (_options: object, work: () => Promise<void>) => work() }) };

type Octokit = ReturnType<typeof getOctokit>;

export class GitHubApi {
  readonly apiUrl: URL;
  readonly token: string;
  /** Parameters of every path. */
  readonly #repository: { readonly owner: string; readonly repo: string };
  readonly #octokit: Octokit;
  readonly #signal: AbortSignal;

  constructor({ token, apiUrl, repository, log, signal }: GitHubApiOptions) {
    const [owner = '', repo = ''] = repository.split('/');
    this.#repository = { owner, repo };
    this.apiUrl = apiUrl;
    this.token = token;
    this.#signal = signal;
    const debug = (message: string) => log.debug(message);
    const waits = (retryAfterS: number, _options: object, _octokit: object, waited: number): boolean => {
      if (retryAfterS > MAX_WAIT_S || waited >= MAX_WAITS) return false;
      log.info(`GitHub's rate limit is reached: waiting ${duration(retryAfterS * 1000)}.`);
      return true;
    };
    this.#octokit = getOctokit(
      token,
      {
        baseUrl: apiUrl.href.replace(/\/$/, ''),
        userAgent: USER_AGENT,
        log: { debug, info: debug, warn: debug, error: debug },
        request: { ...defaults.request, fetch: this.#fetchFrom(apiUrl.origin) },
        retry: { doNotRetry: DO_NOT_RETRY },
        throttle: { onRateLimit: waits, onSecondaryRateLimit: waits, write: UNSPACED as never },
      },
      // The first one, so that it sees each try, and the retry plugin sees the status that it sets.
      (octokit) => {
        octokit.hook.error('request', (error, options) => markFailedTry(error, options, log));
      },
      retry,
      throttling,
    );
  }

  /**
   * One request.
   *
   * @param route method and path as GitHub documents them; `{owner}` and `{repo}` are filled in
   * @param schema the part of the response that is needed; `unknown` for a response without a body
   * @throws GitHubError; the signal's reason when it aborts
   */
  async call<Output>(
    operation: GitHubCall,
    route: string,
    parameters: object,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output> {
    try {
      const { data } = await this.#octokit.request(route, { ...this.#repository, ...parameters });
      return decode(operation, schema, data);
    } catch (error) {
      throw this.#toGitHubError(operation, error);
    }
  }

  /**
   * Every item of a list, page by page; a page is requested when the previous one is used up.
   *
   * @throws GitHubError; the signal's reason when it aborts
   */
  async *list<Item>(
    operation: GitHubCall,
    route: string,
    parameters: object,
    schema: v.GenericSchema<unknown, Item>,
  ): AsyncGenerator<Item> {
    const all = { ...this.#repository, per_page: 100, ...parameters };
    const pages = this.#octokit.paginate.iterator(route, all)[Symbol.asyncIterator]();
    for (;;) {
      let items: Item[];
      try {
        const { done, value } = await pages.next();
        if (done) return;
        items = decode(operation, v.array(schema), value.data);
      } catch (error) {
        throw this.#toGitHubError(operation, error);
      }
      yield* items;
    }
  }

  /** The toolkit's `fetch`, which uses the proxy, with a deadline and for one origin only. */
  #fetchFrom(origin: string): typeof fetch {
    const proxied = defaults.request?.['fetch'] as typeof fetch;
    return async (address, init) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const isRead = init?.method === 'GET';
      const signal = isRead ? AbortSignal.any([deadline, this.#signal]) : deadline;
      return sendWithinOrigin(proxied, origin, String(address), { ...init, signal });
    };
  }

  #toGitHubError(operation: GitHubCall, error: unknown): unknown {
    if (error instanceof GitHubError) return error;
    if (this.#signal.aborted) return this.#signal.reason;
    const responded = v.safeParse(respondedSchema, error);
    if (responded.success) {
      const { status, response } = responded.output;
      return statusError(operation, status, response.data, error);
    }
    // Octokit fails on a response that is not JSON if it expects a list.
    if (!v.is(v.object({ status: v.number() }), error)) return malformed(operation, error);
    return noResponse(operation, this.apiUrl.host, connectionError(error));
  }
}

/** Octokit's RequestError has a response only if there was one; without one its status is 500. */
const respondedSchema = v.object({
  status: v.number(),
  response: v.object({ data: v.unknown() }),
});

/** Logs a try that failed, and keeps the retry plugin from repeating what would fail in the same way. */
function markFailedTry(
  error: unknown,
  { method, url, request }: { method: string; url: string; request: object },
  log: Logger,
): never {
  const nth = 'retryCount' in request ? Number(request.retryCount) + 1 : 1;
  if (error instanceof Error && 'status' in error) {
    const hasResponse = v.is(respondedSchema, error);
    const reason = hasResponse ? `status ${error.status}` : connectionError(error).message;
    log.debug(`GitHub: ${method} ${url} failed at try ${nth}: ${reason}`);
    if (!hasResponse && connectionError(error).isFinal) error.status = FINAL_STATUS;
  }
  throw error;
}

const causedSchema = v.object({ cause: v.object({ message: v.string() }) });

/** The innermost cause has the code. */
function connectionError(error: unknown): ConnectionError {
  let innermost: unknown = error;
  // undici puts a DOMException in between, which is not an error to `isNativeError`.
  while (v.is(causedSchema, innermost)) innermost = innermost.cause;
  if (innermost instanceof ConnectionError) return innermost;
  if (isNativeError(innermost) && innermost.name === 'TimeoutError') {
    const what = `there was no complete response within ${DEADLINE_MS / 1000} s`;
    return new ConnectionError('ETIMEDOUT', what, error);
  }
  return ConnectionError.from(innermost);
}

function decode<Output>(
  operation: GitHubCall,
  schema: v.GenericSchema<unknown, Output>,
  data: unknown,
): Output {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw malformed(operation);
  return parsed.output;
}
