/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit, which handles pagination and rate limits. It
 * sends requests with the same client as all other requests: the toolkit's `fetch` reconnects thousands of times to a
 * proxy that closes the connection. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else retries.
 * Redirects are not followed, and the token is sent to no other server. Responses are decoded, and every failure
 * becomes a {@link GitHubError}, or the signal's reason when it aborts.
 */
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Endpoints, RequestRequestOptions } from '@octokit/types';
import * as v from 'valibot';
import type { Logger } from '../context/context.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient, type HttpRequest } from '../http/http-client.ts';
import { sendRequest } from '../http/send-request.ts';
import { duration } from '../text/units.ts';
import { USER_AGENT } from '../version.ts';
import { type GitHubCall, GitHubError } from './github-error.ts';

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

/** A route of a repository as GitHub documents it. {@link GitHubApi} fills in `{owner}` and `{repo}`. */
type Route = Extract<keyof Endpoints, `${string} /repos/{owner}/{repo}/${string}`>;

/** The parameters that GitHub documents for a route. Octokit leaves out what is undefined. */
type Parameters<R extends Route> = OrUndefined<Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>> & {
  /** Options of Octokit's plugins. */
  readonly request?: { readonly retries?: number };
};
type OrUndefined<T> = { [Name in keyof T]: T[Name] | (object extends Pick<T, Name> ? undefined : never) };

/** The version that the requests and schemas are written for (GitHub's REST API documentation, "API versions"). */
const API_VERSION = { 'X-GitHub-Api-Version': '2022-11-28' };

/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;

/** A page of a list can have 100 issues. */
const MAX_BODY_BYTES = 20_000_000;

/** The longest wait for a rate limit, and the most waits; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;

/** A retry does not change these statuses. The throttling plugin handles 429, and waits as `Retry-After` says. */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];

/** Turns off the throttling plugin's limit of one write per second. Rate limits are still waited out. */
const UNSPACED = { key: () => ({ schedule: (_options: object, work: () => Promise<void>) => work() }) };

const MALFORMED = 'Something other than GitHub may have responded. Check whether a proxy is in between.';

/** @param host of GitHub, or of a GitHub Enterprise Server */
function notReached(host: string): string {
  const isOfGitHub = /(?:^|\.)(?:github|ghe)\.com$/.test(host);
  const check = isOfGitHub ? "GitHub's status page" : 'whether your GitHub Enterprise Server is running';
  return `GitHub's API could not be reached at the address in GITHUB_API_URL. Check ${check}. Behind a proxy, set \`https_proxy\` for the job.`;
}

const OTHER_SERVER =
  'Something other than GitHub may have responded. Check GITHUB_API_URL, and whether a proxy is in between.';

export class GitHubApi {
  readonly options: GitHubApiOptions;
  readonly #octokit: ReturnType<typeof getOctokit>;

  constructor(options: GitHubApiOptions) {
    const { token, apiUrl, log } = options;
    this.options = options;
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
        request: { fetch: fetchFrom(options) },
        retry: { doNotRetry: DO_NOT_RETRY },
        throttle: { onRateLimit: waits, onSecondaryRateLimit: waits, write: UNSPACED as never },
      },
      // This plugin comes first, so that it sees each try, and the retry plugin sees the options that it sets.
      (octokit) => {
        // By default, all requests share these options, in which the plugins count the tries.
        octokit.hook.before('request', (sent) => {
          sent.request = { ...sent.request };
        });
        octokit.hook.after('request', refuseOddResponse);
        octokit.hook.error('request', (error, sent) => markFailedTry(error, sent, options));
      },
      retry,
      throttling,
    );
  }

  /**
   * Sends one request.
   *
   * @param schema the part of the response that is needed; `unknown` for a response without a body
   */
  async call<R extends Route, Output>(
    operation: GitHubCall,
    route: R,
    parameters: Parameters<R>,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output> {
    try {
      const all = { ...this.#repository(), ...parameters };
      const { data } = await this.#octokit.request<string>(route, all);
      return v.parse(schema, data);
    } catch (error) {
      throw this.#toGitHubError(operation, error);
    }
  }

  /** Yields every item of a list, page by page. A page is requested when the previous one is used up. */
  async *list<R extends Extract<Route, `GET ${string}`>, Item>(
    operation: GitHubCall,
    route: R,
    parameters: Parameters<R>,
    schema: v.GenericSchema<unknown, Item>,
  ): AsyncGenerator<Item> {
    const all = { ...this.#repository(), per_page: 100, ...parameters };
    try {
      const pages = this.#octokit.paginate.iterator<unknown, string>(route, all);
      const next = new Set<string | undefined>();
      for await (const { data, headers } of pages) {
        yield* v.parse(v.array(schema), data);
        // A proxy that caches may serve a page that links to itself.
        if (next.has(headers.link)) return;
        next.add(headers.link);
      }
    } catch (error) {
      throw this.#toGitHubError(operation, error);
    }
  }

  #repository(): object {
    const [owner = '', repo = ''] = this.options.repository.split('/');
    return { owner, repo };
  }

  #toGitHubError(operation: GitHubCall, error: unknown): unknown {
    const { signal, apiUrl } = this.options;
    if (signal.aborted) return signal.reason;
    const responded = v.safeParse(respondedSchema, error);
    if (responded.success) {
      const { status, response } = responded.output;
      return GitHubError.ofResponse(operation, status, response.data, {
        cause: error,
        waitMs: waitMsOf(response.headers),
      });
    }
    // The response does not match the schema, or is not JSON although Octokit expects a list.
    if (!v.is(v.object({ status: v.number() }), error)) {
      const reason = "the response does not match GitHub's API description.";
      return new GitHubError(operation, reason, { hint: MALFORMED, cause: error });
    }
    const cause = connectionError(error, apiUrl);
    const hint = cause.code === 'OTHER_SERVER' ? OTHER_SERVER : (cause.hint ?? notReached(apiUrl.hostname));
    return new GitHubError(operation, cause.at(apiUrl.host), { hint, cause });
  }
}

const NEVER_ABORTED = new AbortController().signal;

/** Returns the function with which Octokit sends its requests, for one origin only. */
function fetchFrom({ apiUrl, log, signal }: GitHubApiOptions): typeof fetch {
  const client = new HttpClient(log);
  return async (address, init) => {
    const url = new URL(String(address));
    // The address of the next page comes from outside.
    if (url.origin !== apiUrl.origin) {
      const reason = `its response refers to another server, ${url.host}, which must not get the token`;
      throw new ConnectionError('OTHER_SERVER', reason);
    }
    const sent = init as Omit<HttpRequest, 'url' | 'signal'>;
    const headers = { ...sent.headers, ...API_VERSION };
    const request = { ...sent, headers, url, signal: sent.method === 'GET' ? signal : NEVER_ABORTED };
    const { status, text, ...response } = await sendRequest(client, request, DEADLINE_MS, MAX_BODY_BYTES);
    const texts = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
    // A 204 and a 205 must not have a body, not even an empty one.
    return new Response(status === 205 ? null : text || null, { status, headers: Object.fromEntries(texts) });
  };
}

/** Octokit reads an unfollowed redirect as a success, and a response without a body as an empty list. */
function refuseOddResponse(
  response: { readonly status: number; readonly data: unknown },
  request: { readonly method: string },
): void {
  const { status, data } = response;
  if (status >= 300) throw Object.assign(new Error('A redirect'), { status, response, request });
  if (request.method === 'GET' && !data)
    throw new Error('A response without a body, or with too large a one');
}

/** Octokit's RequestError has a response only if GitHub sent one; without a response, its status is 500. */
const respondedSchema = v.object({
  status: v.number(),
  response: v.object({ data: v.unknown(), headers: v.fallback(v.record(v.string(), v.unknown()), {}) }),
});

/** Returns how long a response asks to wait (GitHub's REST API documentation, "Rate limits"). */
function waitMsOf(headers: Readonly<Record<string, unknown>>): number {
  const seconds = Number(headers['retry-after']);
  if (seconds > 0) return seconds * 1000;
  return headers['x-ratelimit-remaining'] === '0'
    ? Number(headers['x-ratelimit-reset']) * 1000 - Date.now()
    : 0;
}

/** Logs a failed try, and turns off the retries of what would fail again. */
function markFailedTry(
  error: unknown,
  { method, url, request }: { method: string; url: string; request: RequestRequestOptions },
  { apiUrl, log }: GitHubApiOptions,
): never {
  const nth = (request['retryCount'] ?? 0) + 1;
  if (error instanceof Error && 'status' in error) {
    const failed = v.is(respondedSchema, error) ? undefined : connectionError(error, apiUrl);
    const reason = failed?.message ?? `status ${error.status}`;
    log.debug(`GitHub: ${method} ${url} failed at try ${nth}: ${reason}`);
    if (failed?.isFinal) request['retries'] = 0;
  }
  throw error;
}

/** Octokit wraps what its `fetch` throws. */
function connectionError(error: unknown, apiUrl: URL): ConnectionError {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof ConnectionError ? cause : ConnectionError.from(error, apiUrl);
}
