/**
 * A double of GitHub's REST API for one repository, with stateful issues. Its routes and answers have
 * the types of GitHub's own description, as the requests of the action do.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Endpoints } from '@octokit/types';
import { type Listening, listen } from './listen.ts';

/** The routes by the names of their operations in GitHub's description. */
const ROUTES = {
  'list-for-repo': 'GET /repos/{owner}/{repo}/issues',
  create: 'POST /repos/{owner}/{repo}/issues',
  update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  'create-comment': 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'create-label': 'POST /repos/{owner}/{repo}/labels',
  'list-jobs-for-workflow-run': 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs',
} as const satisfies Record<string, keyof Endpoints>;

export type GitHubOperation = keyof typeof ROUTES;

/** A part of an answer: the action reads only few fields. */
type Part<T> = { readonly [Name in keyof T]?: Part<T[Name]> | undefined };
type Shown<Operation extends GitHubOperation> = Part<
  Endpoints[(typeof ROUTES)[Operation]]['response']['data']
>;

/** What goes wrong, where, and at which calls (counted from 1; by default all). */
export interface GitHubFault {
  readonly at: GitHubOperation;
  readonly calls?: readonly [first: number, last: number];
  /** `cut`: the connection breaks. `stall`: no response is sent. */
  readonly does: 'cut' | 'stall' | Answer;
  /** Whether the request is carried out before the answer goes wrong. */
  readonly afterWork?: boolean;
}

type Scope = 'issues' | 'actions';

/** The permission that an operation needs; by default, that for issues. */
const SCOPES: Partial<Record<GitHubOperation, Scope>> = {
  'list-jobs-for-workflow-run': 'actions',
};

export interface GitHubSettings {
  /** Permissions of the token; any token can read public repositories. */
  readonly permissions?: Partial<Record<Scope, 'none' | 'read' | 'write'>>;
  /** Existing issues, oldest first. */
  readonly issues?: readonly PastIssue[];
  /** Whether a request to create or change an issue is refused, as in a fork by default. The list is then empty. */
  readonly areIssuesDisabled?: boolean;
  /** Use the path of GitHub Enterprise Server, `/api/v3`. */
  readonly isEnterprise?: boolean;
  /** Whether each page of a list names itself as the next one. */
  readonly linksToItself?: boolean;
  readonly faults?: readonly GitHubFault[];
}

export interface PastIssue {
  readonly title: string;
  readonly body?: string;
  readonly labels?: readonly string[];
  readonly state?: 'open' | 'closed';
  /** Whether someone who cannot write to the repository created it. */
  readonly isByStranger?: boolean;
  /** Whether a person who can write to the repository created it. */
  readonly isByMember?: boolean;
  readonly isPullRequest?: boolean;
  /** Whether only people who can write to the repository can comment; the token of a workflow cannot. */
  readonly isLocked?: boolean;
}

export interface Issue extends Required<PastIssue> {
  readonly number: number;
  readonly comments: string[];
}

/** A job of the workflow run that has ended. */
export interface RunJob {
  readonly name: string;
  readonly conclusion: 'success' | 'failure';
}

interface Call {
  readonly operation: GitHubOperation;
  /** The path without the query. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const TOKEN = 'ghs_doubleDoubleToilAndTrouble0123456789';
export const REPOSITORY_NAME = 'octocat/docs';

const MATCHERS = Object.entries(ROUTES).map(([operation, route]) => {
  const [method, address = ''] = route.split(' ');
  const pattern = new RegExp(`^(?:/api/v3)?${address.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { operation: operation as GitHubOperation, method, pattern };
});

/** The user that GitHub shows for the token of a workflow. */
const BOT = { login: 'github-actions[bot]', id: 41898282, type: 'Bot', site_admin: false };

export class GitHubDouble {
  /** Oldest first. */
  readonly issues: Issue[] = [];
  readonly labels = new Set<string>();
  /** The jobs of the workflow run that have ended. */
  jobs: readonly RunJob[] = [];
  /** Operations in the order of the calls. */
  readonly calls: GitHubOperation[] = [];
  /** Requests to other routes; tests expect none. */
  readonly violations: string[] = [];
  /** Called for each request. */
  onCall: (operation: GitHubOperation) => void = () => {};
  readonly #settings: GitHubSettings;
  #server: Listening | undefined;
  readonly #operations: Readonly<Record<GitHubOperation, (call: Call) => Answer>> = {
    'list-for-repo': (call) => this.#listIssues(call),
    create: (call) => this.#createIssue(call),
    update: (call) => this.#updateIssue(call),
    'create-comment': (call) => this.#createComment(call),
    'create-label': (call) => this.#createLabel(call),
    'list-jobs-for-workflow-run': (call) => this.#listJobs(call),
  };
  #nextId = 1000;

  private constructor(settings: GitHubSettings) {
    this.#settings = settings;
    for (const past of settings.issues ?? []) this.#addIssue(past);
  }

  static async start(settings: GitHubSettings = {}): Promise<GitHubDouble> {
    const double = new GitHubDouble(settings);
    double.#server = await listen((request, response) => void double.#serve(request, response));
    return double;
  }

  /** Value of GITHUB_API_URL. */
  get apiUrl(): string {
    return `${this.#server?.origin}${this.#settings.isEnterprise ? '/api/v3' : ''}`;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#answer(request, response);
    } catch (error) {
      this.violations.push(`${request.method} ${request.url}: ${error}`);
      response.destroy();
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://double');
    const found = MATCHERS.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (found === undefined) throw new Error('GitHub has no such route');
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const body = isJson ? ((await json(request)) as Call['body']) : {};
    const { operation, pattern } = found;
    this.calls.push(operation);
    this.onCall(operation);
    const parameters = pattern.exec(pathname)?.groups ?? {};
    const call: Call = {
      operation,
      parameters,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body,
    };
    const fault = this.#faultOf(operation);
    const isRefused = this.#refusal(request, call);
    if (isRefused === undefined && fault !== undefined) {
      if (fault.afterWork) this.#operations[operation](call);
      if (fault.does === 'stall') return;
      if (fault.does === 'cut') return void response.socket?.resetAndDestroy();
      return send(response, fault.does);
    }
    send(response, isRefused ?? this.#operations[operation](call));
  }

  #faultOf(operation: GitHubOperation): GitHubFault | undefined {
    const nth = this.calls.filter((call) => call === operation).length;
    return this.#settings.faults?.find(
      ({ at, calls: [first, last] = [1, Number.POSITIVE_INFINITY] }) =>
        at === operation && nth >= first && nth <= last,
    );
  }

  #refusal({ headers, method }: IncomingMessage, { operation, parameters }: Call): Answer | undefined {
    const { authorization } = headers;
    if (authorization !== `token ${TOKEN}` && authorization !== `Bearer ${TOKEN}`) {
      return refusal(401, 'Bad credentials');
    }
    if (`${parameters['owner']}/${parameters['repo']}` !== REPOSITORY_NAME) return refusal(404, 'Not Found');
    const access = this.#settings.permissions?.[SCOPES[operation] ?? 'issues'] ?? 'write';
    const isAllowed = access === 'write' || (access === 'read' && method === 'GET');
    if (!isAllowed) return refusal(403, 'Resource not accessible by integration');
    const changesIssue = operation === 'create' || operation === 'update' || operation === 'create-comment';
    const isGone = this.#settings.areIssuesDisabled && changesIssue;
    return isGone ? refusal(410, 'Issues are disabled for this repo') : undefined;
  }

  #listIssues(call: Call): Answer {
    const { state = 'open', labels = '', direction = 'desc' } = call.query;
    const wanted = labels.split(',').filter((label) => label !== '');
    const found = this.issues
      .filter((issue) => state === 'all' || issue.state === state)
      .filter((issue) => wanted.every((label) => issue.labels.includes(label)));
    const shown = found.map((issue) => this.#shownIssue(issue));
    return this.#page(call, direction === 'asc' ? shown : shown.toReversed());
  }

  #createIssue({ body }: Call): Answer {
    if (String(body['title']).length > 256) return tooLong('title', 256);
    if (String(body['body'] ?? '').length > MAX_TEXT) return tooLong('body', MAX_TEXT);
    const issue = this.#addIssue({
      title: String(body['title']),
      body: String(body['body'] ?? ''),
      labels: (body['labels'] as string[] | undefined) ?? [],
    });
    return { status: 201, body: this.#shownIssue(issue) };
  }

  #updateIssue(call: Call): Answer {
    const issue = this.#issueOf(call);
    if (issue === undefined) return refusal(404, 'Not Found');
    const { state = issue.state, body = issue.body, title = issue.title } = call.body;
    if (String(body).length > MAX_TEXT) return tooLong('body', MAX_TEXT);
    Object.assign(issue, { state, body, title });
    return { status: 200, body: this.#shownIssue(issue) };
  }

  #createComment(call: Call): Answer {
    const issue = this.#issueOf(call);
    if (issue === undefined) return refusal(404, 'Not Found');
    if (issue.isLocked) return refusal(403, 'Unable to create comment because issue is locked.');
    if (String(call.body['body']).length > MAX_TEXT) return tooLong('body', MAX_TEXT);
    issue.comments.push(String(call.body['body']));
    const comment: Shown<'create-comment'> = { id: this.#id() };
    return { status: 201, body: comment };
  }

  #createLabel({ body }: Call): Answer {
    const name = String(body['name']);
    if (this.labels.has(name)) {
      return refusal(422, 'Validation Failed', [
        { resource: 'Label', code: 'already_exists', field: 'name' },
      ]);
    }
    this.labels.add(name);
    return { status: 201, body: this.#shownLabel(name) };
  }

  #issueOf({ parameters }: Call): Issue | undefined {
    return this.issues.find(({ number }) => String(number) === parameters['issue_number']);
  }

  #addIssue(past: PastIssue): Issue {
    const plain = { isByStranger: false, isByMember: false, isPullRequest: false, isLocked: false };
    const number = this.issues.length + 1;
    const issue: Issue = { body: '', labels: [], state: 'open', ...plain, ...past, number, comments: [] };
    this.issues.push(issue);
    for (const label of issue.labels) this.labels.add(label);
    return issue;
  }

  #shownIssue(issue: Issue): Shown<'create'> {
    const { number, title, body, state, isByStranger, isByMember, isPullRequest, isLocked, comments } = issue;
    const html_url = `https://github.com/${REPOSITORY_NAME}/issues/${number}`;
    return {
      number,
      title,
      body,
      state,
      html_url,
      author_association: isByMember ? 'MEMBER' : 'NONE',
      locked: isLocked,
      user: { ...BOT, ...(isByStranger || isByMember ? { type: 'User' } : {}) },
      labels: issue.labels.map((label) => this.#shownLabel(label)),
      comments: comments.length,
      ...(isPullRequest
        ? { pull_request: { url: html_url, html_url, diff_url: html_url, patch_url: html_url } }
        : {}),
    };
  }

  #listJobs(call: Call): Answer {
    const { body, ...answer } = this.#page(call, this.jobs);
    const jobs = body as Shown<'list-jobs-for-workflow-run'>['jobs'];
    const shown: Shown<'list-jobs-for-workflow-run'> = { total_count: this.jobs.length, jobs };
    return { ...answer, body: shown };
  }

  #shownLabel(name: string): Shown<'create-label'> {
    return { name };
  }

  /** Returns one page of a list, with the `Link` to the next one. */
  #page({ query, path }: Call, items: readonly unknown[]): Answer {
    const perPage = Math.min(Number(query['per_page'] ?? 30), 100);
    const page = Number(query['page'] ?? 1);
    const body = items.slice((page - 1) * perPage, page * perPage);
    const { linksToItself = false } = this.#settings;
    if (page * perPage >= items.length && !linksToItself) return { status: 200, body };
    const next = new URL(path, this.apiUrl);
    next.search = new URLSearchParams({ ...query, page: String(linksToItself ? page : page + 1) }).toString();
    return { status: 200, body, headers: { Link: `<${next}>; rel="next"` } };
  }

  #id(): number {
    this.#nextId += 1;
    return this.#nextId;
  }
}

function refusal(status: number, message: string, errors?: readonly object[]): Answer {
  const details = errors === undefined ? { status: String(status) } : { errors };
  return { status, body: { message, documentation_url: 'https://docs.github.com/rest', ...details } };
}

/** The longest text of an issue or a comment, in characters. */
const MAX_TEXT = 65_536;

function tooLong(field: string, maximum: number): Answer {
  const message = `${field} is too long (maximum is ${maximum} characters)`;
  return refusal(422, 'Validation Failed', [{ resource: 'Issue', code: 'custom', field, message }]);
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  response.end(text);
}
