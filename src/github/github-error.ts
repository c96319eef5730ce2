/** What can go wrong in a call to GitHub's API, and how to mend it. */
import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import { ActionError } from '../errors.ts';
import type { ConnectionError } from '../http/connection-error.ts';
import { connectionHint } from '../http/connection-hints.ts';
import { cleanText } from '../text/clean-text.ts';

/** One operation, as messages name it. */
export interface Operation {
  /** Begins a sentence: `Recording the deployment`. */
  readonly name: string;
  /** What the token needs for the whole feature (GitHub's documentation of each endpoint). */
  readonly permission: 'deployments: write' | 'contents: write';
}

export class GitHubError extends ActionError {
  /** Missing where no whole answer came. */
  readonly status: number | undefined;

  /** @param what what came back, fit for a log line */
  constructor(
    operation: Operation,
    what: string,
    options: {
      readonly status?: number | undefined;
      readonly hint?: string | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super('errored', `${operation.name} failed: ${what}`, options);
    this.status = options.status;
  }
}

/** The body of GitHub's errors (description: `basic-error`, `validation-error`). */
const bodySchema = v.object({
  message: v.fallback(v.string(), ''),
  errors: v.fallback(v.optional(v.array(v.unknown())), undefined),
});

/**
 * GitHub answered, and not with 2xx.
 *
 * @param body as it came, parsed where it was JSON
 */
export function refusal(operation: Operation, status: number, body: unknown, cause?: unknown): GitHubError {
  const said = v.safeParse(bodySchema, body);
  const { message, errors = [] } = said.success ? said.output : { message: '' };
  const reason = message.trim() === '' ? '' : `: "${cleanText([message, ...errors.map(told)].join(' '))}"`;
  const what = `GitHub answered ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
  return new GitHubError(operation, `${what}${reason}.`, {
    status,
    hint: hintFor(operation, status, message),
    cause,
  });
}

/** No whole answer came. */
export function noAnswer(operation: Operation, host: string, error: ConnectionError): GitHubError {
  return new GitHubError(operation, `${error.message}, at ${host}.`, {
    hint: connectionHint(error) ?? NOT_REACHED,
    cause: error,
  });
}

/** GitHub answered with 2xx, and not with what its description promises. */
export function malformed(operation: Operation, cause?: unknown): GitHubError {
  return new GitHubError(operation, "the answer is not what GitHub's description promises.", {
    hint: 'Something other than GitHub may have answered: see whether a proxy stands in between.',
    cause,
  });
}

function told(error: unknown): string {
  return typeof error === 'string' ? error : JSON.stringify(error);
}

const NOT_REACHED =
  "GitHub's API, which the runner names in GITHUB_API_URL, could not be reached. See whether GitHub has trouble, and " +
  'behind a proxy set `https_proxy` for the job.';

const ASKED_TOO_OFTEN =
  'GitHub limits how often its API may be asked; the limit of `github.token` is one for the whole repository. Run ' +
  'fewer workflows at the same time, or later.';

function hintFor({ permission }: Operation, status: number, message: string): string | undefined {
  if (status === 429 || /rate limit/i.test(message)) return ASKED_TOO_OFTEN;
  switch (status) {
    case 401:
      return 'The token in `github-token` is wrong or has ended. Leave the input out to use the token of the job.';
    case 403:
    case 404:
      return (
        `The token lacks a permission. Add it to the workflow's job: \`permissions: { ${permission} }\` (a job that ` +
        'names permissions has those alone). A token of a pull request from a fork cannot have it.'
      );
    case 422:
      return undefined;
    default:
      return status >= 500 ? 'GitHub has trouble of its own. Run the workflow again later.' : undefined;
  }
}
