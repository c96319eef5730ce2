/** Keeps the issues of the alarm: one for each error code, opened, commented on, and closed. */
import type { Context } from '../context/context.ts';
import { InputError } from '../errors.ts';
import type { GitHubApi } from '../github/github-api.ts';
import { GitHubError } from '../github/github-error.ts';
import {
  commentOn,
  createIssue,
  ensureLabel,
  type Issue,
  openIssues,
  updateIssue,
} from '../github/issues.ts';
import { quoted } from '../inputs/parsers.ts';
import { commentAgain, commentClosing, issueBody, memoryOf, titleOf, withMemory } from './alarm-text.ts';
import type { Failure, WatchedJob } from './watched-jobs.ts';

interface AlarmIssuesOptions {
  readonly api: GitHubApi;
  readonly label: string;
  /** Page of the workflow run. */
  readonly runUrl: string;
}

/** An open issue of this action. */
interface AlarmIssue extends Issue {
  readonly memory: NonNullable<ReturnType<typeof memoryOf>>;
}

/** GitHub may need a moment to list an issue whose creation it did not confirm. */
const LIST_AGAIN_AFTER_MS = 2000;

/** Opens the issue of a failure, or comments on the open one, and returns its address. */
export async function raiseIssue(
  failure: Failure,
  options: AlarmIssuesOptions,
  context: Context,
): Promise<string> {
  const { api, label, runUrl } = options;
  const { log } = context;
  const open = await findIssue(failure, options);
  if (open !== undefined) {
    await commentOn(api, open, commentAgain(failure, runUrl));
    await remember(open, failure, api);
    log.info(`Commented on the open issue: ${open.url}`);
    return open.url;
  }
  await ensureLabel(api, {
    name: label,
    color: 'b60205',
    description: 'A watched workflow job failed. Opened and closed by a workflow.',
  });
  const issue = await create(failure, options, context);
  log.info(`Opened an issue: ${issue.url}`);
  return issue.url;
}

/**
 * Closes the open issues whose jobs all succeeded. If every watched job succeeded, it closes all issues, since one may
 * name a job that no longer exists.
 *
 * @throws InputError for a label that cannot be used; GitHubError
 */
export async function closeResolved(
  jobs: readonly WatchedJob[],
  options: AlarmIssuesOptions,
  { log }: Context,
): Promise<void> {
  const { api, runUrl } = options;
  const succeeded = new Set(jobs.filter(({ result }) => result === 'success').map(({ name }) => name));
  for (const issue of await findIssues(options)) {
    const isResolved = succeeded.size === jobs.length || issue.memory.jobs.every((job) => succeeded.has(job));
    if (!isResolved) continue;
    await commentOn(api, issue, commentClosing(runUrl));
    await updateIssue(api, issue);
    log.info(`Closed an issue: ${issue.url}`);
  }
}

/** If GitHub does not confirm the issue, this looks for it, so that a second try does not create a duplicate. */
async function create(
  failure: Failure,
  options: AlarmIssuesOptions,
  { clock, signal }: Context,
): Promise<Issue> {
  const { api, label, runUrl } = options;
  const issue = { title: titleOf(failure), body: issueBody(failure, runUrl), label };
  try {
    return await createIssue(api, issue);
  } catch (error) {
    const isUnknown = error instanceof GitHubError && (error.status === undefined || error.status >= 500);
    if (!isUnknown) throw error;
    await clock.sleep(LIST_AGAIN_AFTER_MS, signal);
    return (await findIssue(failure, options)) ?? (await createIssue(api, issue));
  }
}

/** Adds the jobs that failed this time to those that the issue waits for. */
async function remember({ memory, ...issue }: AlarmIssue, { jobs }: Failure, api: GitHubApi): Promise<void> {
  const all = [...new Set([...memory.jobs, ...jobs.map(({ name }) => name)])];
  if (all.length === memory.jobs.length) return;
  await updateIssue(api, issue, withMemory(issue.body, { ...memory, jobs: all }));
}

async function findIssue({ code }: Failure, options: AlarmIssuesOptions): Promise<AlarmIssue | undefined> {
  return (await findIssues(options)).find(({ memory }) => memory.code === code);
}

async function findIssues({ api, label }: AlarmIssuesOptions): Promise<AlarmIssue[]> {
  const issues = await openIssues(api, requireLabel(label));
  return issues.flatMap((issue) => {
    const memory = memoryOf(issue.body);
    return memory === undefined ? [] : [{ ...issue, memory }];
  });
}

/** GitHub splits the label at a comma, and would then find no issue. */
function requireLabel(label: string): string {
  if (/^[^,\p{C}]{1,50}$/u.test(label) && label === label.trim()) return label;
  throw new InputError(
    'label',
    `is ${quoted(label)}.`,
    'Write one label of at most 50 characters, without a comma.',
  );
}
