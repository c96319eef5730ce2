/** The errors of calls to GitHub's API, and how to fix them. */
import * as v from 'valibot';
import { ActionError, type ActionErrorOptions } from '../errors.ts';
import { refusalText } from '../http/send-request.ts';
import { waitSentence } from '../text/units.ts';

/** One operation, as messages name it. */
export interface GitHubCall {
  /** Begins a sentence, such as `Creating the issue`. */
  readonly name: string;
  /** The permission that the token needs for everything that the action does with it (GitHub's REST API documentation). */
  readonly permission: 'issues: write';
}

/** The body of GitHub's errors (GitHub's API description: `basic-error`, `validation-error`). */
const bodySchema = v.object({
  message: v.fallback(v.string(), ''),
  errors: v.fallback(v.optional(v.array(v.unknown())), undefined),
});

export class GitHubError extends ActionError {
  /** Undefined if there was no complete response. */
  readonly status: number | undefined;

  /** @param reason what came back, safe for a log line */
  constructor(operation: GitHubCall, reason: string, options: ActionErrorOptions, status?: number) {
    super('github', `${operation.name} failed: ${reason}`, options);
    this.status = status;
  }

  /**
   * Describes a response other than 2xx. The body is parsed if it is JSON.
   *
   * @param waitMs how long the response asks to wait
   */
  static ofResponse(
    operation: GitHubCall,
    status: number,
    body: unknown,
    { cause, waitMs = 0 }: { readonly cause?: unknown; readonly waitMs?: number | undefined } = {},
  ): GitHubError {
    const parsed = v.safeParse(bodySchema, body);
    const { message, errors = [] } = parsed.success ? parsed.output : { message: '' };
    const details = errors.map((error) => (typeof error === 'string' ? error : JSON.stringify(error)));
    const said = [message, ...details].join(' ').trim();
    const hint = hintFor(operation, status, said);
    const server = isUnexplained(status, said) ? 'the server' : 'GitHub';
    const reason = `${refusalText(server, status, said)}${hint === RATE_LIMITED ? waitSentence(waitMs) : ''}`;
    return new GitHubError(operation, reason, { hint, cause }, status);
  }
}

/** Returns a handler for `catch` that ignores the response with this status, and rethrows every other error. */
export function ignoreStatus(status: number): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof GitHubError && error.status === status)) throw error;
  };
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const REDIRECTED =
  'The repository may have been renamed or moved while the workflow ran. Run the workflow again. If it was not, something ' +
  'other than GitHub may have responded: check GITHUB_API_URL, and whether a proxy is in between.';

/** GitHub explains each refusal in JSON. Its redirects and its problems may have another form. */
function isUnexplained(status: number, said: string): boolean {
  return said === '' && status >= 400 && status < 500;
}

const NOT_GITHUB =
  'Something other than GitHub may have responded, such as a proxy, a firewall, or a web filter: the response has no ' +
  "message of GitHub. Check GITHUB_API_URL, and that the network of the runner allows requests to GitHub's API.";

const RATE_LIMITED =
  'GitHub limits the rate of API requests, and all workflows of a repository share the limit of `github.token`. Run fewer ' +
  'workflows at the same time, or later.';

const OF_PULL_REQUEST = /^pull_request/;
const FORK = ' The token of a pull request from a fork cannot have it.';

function hintFor({ permission }: GitHubCall, status: number, said: string): string | undefined {
  if (isUnexplained(status, said)) return NOT_GITHUB;
  if (status === 429 || /rate limit/i.test(said)) return RATE_LIMITED;
  if (status === 403 && /\block(?:ed)?\b/i.test(said))
    return 'Unlock the conversation of the issue, or close it by hand.';
  switch (status) {
    case 401:
      return 'The token in `github-token` is wrong or has expired. Remove the input to use the token of the job.';
    case 403:
    case 404:
      return (
        `The token lacks a permission. Add it to the job of the workflow: \`permissions: { ${permission} }\` (a job that ` +
        `lists permissions has only those).${OF_PULL_REQUEST.test(process.env['GITHUB_EVENT_NAME'] ?? '') ? FORK : ''}`
      );
    default:
      if (REDIRECTS.has(status)) return REDIRECTED;
      return status >= 500 ? 'GitHub is having problems. Run the workflow again later.' : undefined;
  }
}
