/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit: it knows the address (`GITHUB_API_URL`, also
 * of an Enterprise Server) and the proxy. Octokit's own plugins try again and wait where GitHub asks for it; nothing
 * else tries again. What comes back is decoded, and what goes wrong becomes a {@link GitHubError}.
 */
import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import * as v from 'valibot';
import { ConnectionError } from '../http/connection-error.ts';
import type { Logger } from '../log/logger.ts';
import { duration } from '../text/units.ts';
import { USER_AGENT } from '../version.ts';
import { GitHubError, malformed, noAnswer, type Operation, refusal } from './github-error.ts';

export interface GitHubApiOptions {
  readonly token: string;
  /** Base address of the REST API. The token goes to its origin and nowhere else. */
  readonly apiUrl: URL;
  /** `owner/name`. */
  readonly repository: string;
  readonly log: Logger;
  /** Ends what only reads. What writes is brought to its end, so that nobody is left in doubt whether it was done. */
  readonly signal: AbortSignal;
}

/** Longest time for one request and its whole answer. */
const DEADLINE_MS = 20_000;

/** Longest wait, and how many of them, that GitHub may ask for with a rate limit; a runner's minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;

/**
 * Answers that another try does not change. 429 is the throttling plugin's: the retry plugin would ask again after a
 * second, whatever `Retry-After` says.
 */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];

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
      log.info(`GitHub asks to wait for ${duration(retryAfterS * 1000)}, since it was asked too often.`);
      return true;
    };
    this.#octokit = getOctokit(
      token,
      {
        baseUrl: apiUrl.href.replace(/\/$/, ''),
        userAgent: USER_AGENT,
        log: { debug, info: debug, warn: debug, error: debug },
        request: { ...defaults.request, fetch: this.#fetchWithin(apiUrl.origin) },
        retry: { doNotRetry: DO_NOT_RETRY },
        throttle: { onRateLimit: waits, onSecondaryRateLimit: waits },
      },
      retry,
      throttling,
    );
  }

  /**
   * One request.
   *
   * @param route method and path of GitHub's description; `{owner}` and `{repo}` are filled in
   * @param schema what is needed of the answer; undefined for an answer without a body
   * @throws GitHubError; the signal's reason when it aborts
   */
  async call<Output>(
    operation: Operation,
    route: string,
    parameters: object,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output> {
    try {
      const { data } = await this.#octokit.request(route, { ...this.#repository, ...parameters });
      return decode(operation, schema, data);
    } catch (error) {
      throw this.#described(operation, error);
    }
  }

  /**
   * Every item of a list, page by page; a page is asked for when the one before it is used up.
   *
   * @throws GitHubError; the signal's reason when it aborts
   */
  async *list<Item>(
    operation: Operation,
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
        throw this.#described(operation, error);
      }
      yield* items;
    }
  }

  /** The toolkit's `fetch`, which goes through the proxy, with a deadline and for one origin alone. */
  #fetchWithin(origin: string): typeof fetch {
    const proxied = defaults.request?.['fetch'] as typeof fetch;
    return async (address, init) => {
      // The next page's address comes from outside, and the token goes where it leads.
      if (new URL(String(address)).origin !== origin) throw new ConnectionError('ELSEWHERE', LEADS_ELSEWHERE);
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const isRead = init?.method === 'GET';
      return proxied(address, {
        ...init,
        signal: isRead ? AbortSignal.any([deadline, this.#signal]) : deadline,
      });
    };
  }

  #described(operation: Operation, error: unknown): unknown {
    if (error instanceof GitHubError) return error;
    if (this.#signal.aborted) return this.#signal.reason;
    const answered = v.safeParse(answeredSchema, error);
    if (answered.success)
      return refusal(operation, answered.output.status, answered.output.response.data, error);
    // Octokit stumbles over an answer that is no JSON where it has a list to page through.
    if (!v.is(v.object({ status: v.number() }), error)) return malformed(operation, error);
    return noAnswer(operation, this.apiUrl.host, connectionError(error));
  }
}

const LEADS_ELSEWHERE = 'its answer leads to another server, to which the token must not go';

/** Octokit's RequestError has the response only where there was one; without one it claims a 500. */
const answeredSchema = v.object({
  status: v.number(),
  response: v.object({ data: v.unknown() }),
});

/** The innermost cause is the one that has a code. */
function connectionError(error: unknown): ConnectionError {
  let innermost: unknown = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  if (innermost instanceof ConnectionError) return innermost;
  if (innermost instanceof Error && innermost.name === 'TimeoutError') {
    const what = `there was no complete answer within ${DEADLINE_MS / 1000} s`;
    return new ConnectionError('ETIMEDOUT', what, error);
  }
  return ConnectionError.from(innermost);
}

function decode<Output>(
  operation: Operation,
  schema: v.GenericSchema<unknown, Output>,
  data: unknown,
): Output {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw malformed(operation);
  return parsed.output;
}
