/** The issues of a repository: found by label, opened, and changed. Every function throws GitHubError. */
import * as v from 'valibot';
import type { GitHubApi } from './github-api.ts';
import { type GitHubCall, ignoreStatus } from './github-error.ts';

/** Authors who belong to the repository or its owner. Apps, such as the author of `github.token`, have the type `Bot`. */
const INSIDERS: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** The part of an issue that is needed. GitHub lists pull requests among the issues. */
const issueSchema = v.pipe(
  v.object({
    number: v.pipe(v.number(), v.safeInteger()),
    html_url: v.string(),
    body: v.nullish(v.string(), ''),
    user: v.nullish(v.object({ type: v.nullish(v.string(), '') }), null),
    author_association: v.nullish(v.string(), ''),
    pull_request: v.nullish(v.unknown(), undefined),
  }),
  v.transform(({ number, html_url, body, user, author_association, pull_request }) => ({
    number,
    /** Address of its page. */
    url: html_url,
    body: body ?? '',
    isPullRequest: pull_request !== undefined,
    isOfApp: user?.type === 'Bot',
    isOfInsider: user?.type === 'Bot' || INSIDERS.has(author_association ?? ''),
  })),
);

export type Issue = v.InferOutput<typeof issueSchema>;

interface IssueChanges {
  readonly title?: string | undefined;
  readonly body?: string;
  readonly state?: 'closed';
}

/** How the token of an app begins, such as that of a workflow (GitHub Docs, "Token formats"). */
const APP_TOKEN = 'ghs_';

/** The issues of a repository that have one label. */
export class Issues {
  readonly #api: GitHubApi;
  readonly #label: string;

  constructor(api: GitHubApi, label: string) {
    this.#api = api;
    this.#label = label;
  }

  /**
   * Returns the open issues with the label that the author of the token may have opened, oldest first. A token reveals
   * only the kind of its author. With the token of an app, the issues of people are left out. With any other token,
   * issues of people who cannot write to the repository are left out: an issue form may add the label, and anyone can
   * copy an issue.
   */
  async open(): Promise<Issue[]> {
    const found = this.#api.list(
      operation('Reading the open issues'),
      'GET /repos/{owner}/{repo}/issues',
      { labels: this.#label, state: 'open', sort: 'created', direction: 'asc' },
      issueSchema,
    );
    const issues: Issue[] = [];
    const isOfApp = this.#api.options.token.startsWith(APP_TOKEN);
    for await (const issue of found) {
      if (!issue.isPullRequest && (isOfApp ? issue.isOfApp : issue.isOfInsider)) issues.push(issue);
    }
    return issues;
  }

  /** Creates an issue. The request is sent once: a second one would create another issue. */
  create(title: string, body: string): Promise<Issue> {
    return this.#api.call(
      operation('Opening the issue'),
      'POST /repos/{owner}/{repo}/issues',
      { title, body, labels: [this.#label], request: { retries: 0 } },
      issueSchema,
    );
  }

  async comment({ number }: Issue, body: string): Promise<void> {
    await this.#api.call(
      operation(`Commenting on issue #${number}`),
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { issue_number: number, body },
      v.unknown(),
    );
  }

  /** Changes what is given. */
  async update({ number }: Issue, changes: IssueChanges): Promise<void> {
    const { state } = changes;
    await this.#api.call(
      operation(`${state === 'closed' ? 'Closing' : 'Editing'} issue #${number}`),
      'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
      { issue_number: number, ...changes, state_reason: state && 'completed' },
      v.unknown(),
    );
  }

  /** Creates the label, with a color of six hex digits, unless it exists. */
  async ensureLabel(color: string, description: string): Promise<void> {
    const route = 'POST /repos/{owner}/{repo}/labels';
    const name = this.#label;
    await this.#api
      .call(operation('Creating the label'), route, { name, color, description }, v.unknown())
      // The label exists, whatever its color. If GitHub refuses the name, creating the issue fails.
      .catch(ignoreStatus(422));
  }
}

function operation(name: string): GitHubCall {
  return { name, permission: 'issues: write' };
}
