/** The issues of a repository: found by label, opened, and changed. Every function throws GitHubError. */
import * as v from 'valibot';
import type { GitHubApi } from './github-api.ts';
import { type GitHubCall, ignoreStatus } from './github-error.ts';

/** Authors who may write to the repository. Apps, such as the author of `github.token`, have the type `Bot`. */
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

/** How the token of an app begins, such as that of a workflow (GitHub Docs, "Token formats"). */
const APP_TOKEN = 'ghs_';

/**
 * Returns the open issues with a label that the author of the token may have opened, oldest first. A token reveals only
 * the kind of its author. With the token of an app, the issues of people are left out. With any other token, issues of
 * people who cannot write to the repository are left out: an issue form may add the label, and anyone can copy an
 * issue.
 */
export async function openIssues(api: GitHubApi, label: string): Promise<Issue[]> {
  const found = api.list(
    operation('Reading the open issues'),
    'GET /repos/{owner}/{repo}/issues',
    { labels: label, state: 'open', sort: 'created', direction: 'asc' },
    issueSchema,
  );
  const issues: Issue[] = [];
  const isOfApp = api.options.token.startsWith(APP_TOKEN);
  for await (const issue of found) {
    if (!issue.isPullRequest && (isOfApp ? issue.isOfApp : issue.isOfInsider)) issues.push(issue);
  }
  return issues;
}

/** Creates an issue. The request is sent once: a second one would create another issue. */
export async function createIssue(
  api: GitHubApi,
  { title, body, label }: { readonly title: string; readonly body: string; readonly label: string },
): Promise<Issue> {
  const issue = { title, body, labels: [label], request: { retries: 0 } };
  return api.call(operation('Opening the issue'), 'POST /repos/{owner}/{repo}/issues', issue, issueSchema);
}

export async function commentOn(api: GitHubApi, { number }: Issue, body: string): Promise<void> {
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const comment = { issue_number: number, body };
  await api.call(operation(`Commenting on issue #${number}`), route, comment, v.unknown());
}

/** Replaces the body of an issue, or closes it. */
export async function updateIssue(api: GitHubApi, { number }: Issue, body?: string): Promise<void> {
  const what = `${body === undefined ? 'Closing' : 'Editing'} issue #${number}`;
  const change = body === undefined ? { state: 'closed', state_reason: 'completed' } : { body };
  const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
  await api.call(operation(what), route, { issue_number: number, ...change }, v.unknown());
}

/** Creates a label, with a color of six hex digits, unless it exists. */
export async function ensureLabel(
  api: GitHubApi,
  label: { readonly name: string; readonly color: string; readonly description: string },
): Promise<void> {
  await api
    .call(operation('Creating the label'), 'POST /repos/{owner}/{repo}/labels', label, v.unknown())
    // The label exists, whatever its color. If GitHub refuses the name, creating the issue fails.
    .catch(ignoreStatus(422));
}

function operation(name: string): GitHubCall {
  return { name, permission: 'issues: write' };
}
