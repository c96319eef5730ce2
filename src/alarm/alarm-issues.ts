/** Opens, updates, and closes the issues of the alarm: one for each workflow, key, and error code. */
import type { Context } from '../context/context.ts';
import { InputError } from '../errors.ts';
import type { GitHubApi } from '../github/github-api.ts';
import { GitHubError } from '../github/github-error.ts';
import { type Issue, Issues } from '../github/issues.ts';
import { quoted } from '../inputs/parsers.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import { commentAgain, issueBody, laterBody, titleOf, type Watched } from './alarm-text.ts';
import { type Memory, memoryOf, mixedJobs } from './memory.ts';
import { type Failure, isOver, knowsSite, reportedBy, type WatchedJob } from './watched-jobs.ts';

/** The run that watches, with the input `key`. */
export type AlarmRun = WorkflowRun & Watched;

interface AlarmIssuesOptions {
  readonly api: GitHubApi;
  readonly label: string;
  readonly watched: AlarmRun;
  /** Whether a message is sent, which suffices if the repository has no issues. */
  readonly hasWebhook: boolean;
}

/** An open issue of this action. */
export interface AlarmIssue extends Issue {
  readonly memory: Memory;
}

/** An issue that was opened or updated. */
export interface RaisedIssue {
  readonly url: string;
  /** Stores that the message could not be sent, so that the next run sends one. Throws GitHubError. */
  readonly takeBackMessage: () => Promise<void>;
}

const LABEL_DESCRIPTION = 'A watched workflow job failed. Opened and closed by a workflow.';

/** GitHub may need a moment to list an issue whose creation it did not confirm. */
const LIST_AGAIN_AFTER_MS = 2000;

/** The most jobs that an issue stores. Its text has to stay below GitHub's limit. */
const MAX_JOBS = 200;

const NEITHER = 'is empty, and the issues of this repository are disabled.';
const ENABLE_ISSUES =
  'Enable "Issues" in the settings of the repository, or set `webhook` to the address of a chat.';
const ONLY_MESSAGES = 'The issues of this repository are disabled, so the alarm only sends messages.';

export class AlarmIssues {
  readonly #options: AlarmIssuesOptions;
  readonly #context: Context;
  readonly #issues: Issues;
  #areMissing = false;

  constructor(options: AlarmIssuesOptions, context: Context) {
    this.#options = options;
    this.#issues = new Issues(options.api, options.label);
    this.#context = context;
  }

  /**
   * Returns the open issues that this action opened for this workflow and key, oldest first; undefined if the repository
   * has no issues.
   *
   * @throws InputError for a label or key that cannot be used, or if there is neither a webhook nor issues; GitHubError
   */
  find(): Promise<AlarmIssue[] | undefined> {
    requireKey(this.#options.watched.key);
    requireLabel(this.#options.label);
    return this.#unlessMissing(() => this.#find());
  }

  async #find(): Promise<AlarmIssue[]> {
    const { watched } = this.#options;
    const workflow = identityOf(watched);
    const issues = await this.#issues.open();
    return issues.flatMap((issue) => {
      const memory = memoryOf(issue.body);
      return memory?.workflow === workflow && memory.key === watched.key ? [{ ...issue, memory }] : [];
    });
  }

  /**
   * Opens an issue for a failure, or updates the open one and comments at most once a day. Returns the issue, or
   * undefined if the repository has no issues.
   *
   * @param known the open issue
   * @param isMessageDue whether this run sends a message about the failure, which needs the address of the issue
   * @throws InputError if there is neither a webhook nor issues; GitHubError
   */
  raise(
    failure: Failure,
    known: AlarmIssue | undefined,
    isMessageDue: boolean,
  ): Promise<RaisedIssue | undefined> {
    const { watched } = this.#options;
    const { log } = this.#context;
    const memory = this.#memoryAfter(failure, known?.memory, isMessageDue);
    const raised = (issue: Issue): RaisedIssue => ({
      url: issue.url,
      takeBackMessage: () => {
        const before = { ...memory, messaged: known?.memory.messaged ?? '' };
        return this.#issues.update(issue, issueBody(failure, watched, before));
      },
    });
    return this.#unlessMissing(async () => {
      if (known === undefined) {
        await this.#issues.ensureLabel('b60205', LABEL_DESCRIPTION);
        const issue = await this.#create(failure, memory);
        log.info(`Opened an issue: ${issue.url}`);
        return raised(issue);
      }
      // The day of the comment is stored first, so that there is never a second comment that day.
      await this.#issues.update(known, issueBody(failure, watched, memory));
      log.info(`Updated the open issue: ${known.url}`);
      if (known.memory.commented < today()) {
        await this.#tryOn(() => this.#issues.comment(known, commentAgain(failure, watched, memory)));
      }
      return raised(known);
    });
  }

  /**
   * Closes or updates an open issue whose failure did not occur in this run. An issue is about its own jobs: those that
   * failed, and those that left its mix. It is resolved if they all succeeded, or every watched job, since it may list a
   * job that no longer exists. An issue that a newer run opened or updated stays as it is. If GitHub refuses to change
   * the issue, such as a locked one, that is logged.
   */
  async review(issue: AlarmIssue, jobs: readonly WatchedJob[]): Promise<void> {
    const { watched } = this.#options;
    const { log } = this.#context;
    const own = new Set([...issue.memory.jobs, ...issue.memory.mixed]);
    const succeeded = new Set(jobs.filter(({ result }) => result === 'success').map(({ name }) => name));
    const isResolved =
      isOver(jobs) && (succeeded.size === jobs.length || [...own].every((job) => succeeded.has(job)));
    if (issue.memory.run > watched.runId) {
      if (isResolved) log.info(`A newer run failed, so this issue stays open: ${issue.url}`);
    } else if (!isResolved) {
      const ownJobs = jobs.filter(({ name }) => own.has(name));
      await this.#refresh(issue, ownJobs);
    } else if (await this.#tryOn(() => this.#issues.update(issue))) {
      log.info(`Closed an issue: ${issue.url}`);
      await this.#tryOn(() => this.#issues.comment(issue, `It works again: ${watched.runUrl}`));
    }
  }

  /**
   * Updates an issue, so that it does not say what is no longer true. If none of its own jobs has learned how its site
   * is, the text remains.
   */
  async #refresh(issue: AlarmIssue, ownJobs: readonly WatchedJob[]): Promise<void> {
    const { watched } = this.#options;
    if (!ownJobs.some(knowsSite)) return;
    const mixed = mixedJobs(ownJobs, [issue], watched.runId);
    const text = laterBody(reportedBy(ownJobs, mixed), watched, { ...issue.memory, mixed });
    await this.#tryOn(() => this.#issues.update(issue, text));
  }

  /** Creates an issue. If GitHub does not confirm it, looks for it before a second try, to avoid a duplicate. */
  async #create(failure: Failure, memory: Memory): Promise<Issue> {
    const { watched } = this.#options;
    const { clock, signal } = this.#context;
    const create = () => this.#issues.create(titleOf(failure, watched), issueBody(failure, watched, memory));
    try {
      return await create();
    } catch (error) {
      const isUnknown = error instanceof GitHubError && (error.status === undefined || error.status >= 500);
      if (!isUnknown) throw error;
      await clock.sleep(LIST_AGAIN_AFTER_MS, signal);
      return issueOf(failure, await this.#find()) ?? (await create());
    }
  }

  /** Returns what an issue stores after this failure, with today as the day of the comment. */
  #memoryAfter({ code, jobs, mixed }: Failure, before: Memory | undefined, isMessageDue: boolean): Memory {
    const { watched } = this.#options;
    const names = [...new Set([...(before?.jobs ?? []), ...jobs.map(({ name }) => name)])];
    return {
      workflow: identityOf(watched),
      key: watched.key,
      code,
      jobs: names.slice(0, MAX_JOBS),
      count: (before?.count ?? 0) + 1,
      since: before?.since ?? new Date().toISOString(),
      commented: today(),
      messaged: isMessageDue ? today() : (before?.messaged ?? ''),
      mixed: mixed.slice(0, MAX_JOBS),
      run: Math.max(before?.run ?? 0, watched.runId),
    };
  }

  /**
   * Returns undefined if the repository has no issues, as a fork by default: GitHub responds with 410 to a new issue, and
   * older versions also to the list. The log says so once.
   */
  async #unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GitHubError && error.status === 410)) throw error;
      if (!this.#options.hasWebhook) throw new InputError('webhook', NEITHER, ENABLE_ISSUES);
      if (!this.#areMissing) this.#context.log.info(ONLY_MESSAGES);
      this.#areMissing = true;
      return undefined;
    }
  }

  /** Tries to change one issue. Logs GitHub's error, and returns whether the change succeeded. */
  async #tryOn(change: () => Promise<void>): Promise<boolean> {
    try {
      await change();
      return true;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.#context.log.info(error.message);
      return false;
    }
  }
}

/** Returns the issue of a failure. */
export function issueOf({ code }: Failure, issues: readonly AlarmIssue[]): AlarmIssue | undefined {
  return issues.find(({ memory }) => memory.code === code);
}

/** Whether no message was sent today (UTC) or, by a wrong clock, on a later day. */
export function isMessageDue(issue: AlarmIssue | undefined): boolean {
  return issue === undefined || issue.memory.messaged < today();
}

/** Two workflows may have the same name. GitHub Enterprise Server might not report the workflow file. */
function identityOf({ workflow, workflowFile }: WorkflowRun): string {
  return workflowFile || workflow;
}

/** Returns the day in UTC, such as `2026-11-12`. A daily run may be early, so a limit of 24 hours would skip days. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** GitHub splits a label at commas, and would then find no issue. */
function requireLabel(label: string): void {
  if (/^[^,\p{C}]{1,50}$/u.test(label) && label === label.trim()) return;
  throw new InputError(
    'label',
    `is ${quoted(label)}.`,
    'Use one label of at most 50 characters, without a comma.',
  );
}

/** The key is part of the title. */
function requireKey(key: string): void {
  if (/^[^\p{C}]{0,100}$/u.test(key)) return;
  const fix = 'Use one line of at most 100 characters, such as the name of the site.';
  throw new InputError('key', `is ${quoted(key)}.`, fix);
}
