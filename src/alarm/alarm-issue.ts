/** Opens, updates, and closes the issue of the alarm: one for each workflow and key. */
import type { Context } from '../context/context.ts';
import { InputError } from '../errors.ts';
import type { GitHubApi } from '../github/github-api.ts';
import { GitHubError } from '../github/github-error.ts';
import { type Issue, Issues } from '../github/issues.ts';
import { quoted } from '../inputs/parsers.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import { comment, issueBody, repairedBody, titleOf, type Watched } from './alarm-text.ts';
import { type Memory, memoryOf, mixedJobs } from './memory.ts';
import { type Failure, isOver, type WatchedJob } from './watched-jobs.ts';

/** The run that watches, with the input `key`. */
export type AlarmRun = WorkflowRun & Watched;

interface AlarmIssueOptions {
  readonly api: GitHubApi;
  readonly label: string;
  readonly watched: AlarmRun;
  /** Whether a message is sent, which suffices if the repository has no issues. */
  readonly hasWebhook: boolean;
}

/** The open issue of this action. */
export interface OpenIssue extends Issue {
  readonly memory: Memory;
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

export class AlarmIssue {
  readonly #options: AlarmIssueOptions;
  readonly #context: Context;
  readonly #issues: Issues;
  #isMissing = false;

  constructor(options: AlarmIssueOptions, context: Context) {
    this.#options = options;
    this.#issues = new Issues(options.api, options.label);
    this.#context = context;
  }

  /**
   * Returns the oldest open issue that this action opened for this workflow and key; undefined if there is none, or if
   * the repository has no issues.
   *
   * @throws InputError for a label or key that cannot be used, or if there is neither a webhook nor issues; GitHubError
   */
  find(): Promise<OpenIssue | undefined> {
    requireKey(this.#options.watched.key);
    requireLabel(this.#options.label);
    return this.#unlessMissing(() => this.#find());
  }

  async #find(): Promise<OpenIssue | undefined> {
    const { watched } = this.#options;
    const workflow = identityOf(watched);
    for (const issue of await this.#issues.open()) {
      const memory = memoryOf(issue.body);
      if (memory?.workflow === workflow && memory.key === watched.key) return { ...issue, memory };
    }
    return undefined;
  }

  /**
   * Opens the issue for a failure, or writes its text anew, and comments if that is due. Returns the issue, or undefined
   * if the repository has no issues.
   *
   * @param known the open issue
   * @throws InputError if there is neither a webhook nor issues; GitHubError
   */
  raise(failure: Failure, known: OpenIssue | undefined): Promise<OpenIssue | undefined> {
    const { watched } = this.#options;
    const { log } = this.#context;
    const memory = this.#memoryAfter(failure, known?.memory);
    return this.#unlessMissing(async () => {
      if (known === undefined) {
        await this.#issues.ensureLabel('b60205', LABEL_DESCRIPTION);
        const issue = await this.#create(failure, memory);
        log.info(`Opened an issue: ${issue.url}`);
        return { ...issue, memory };
      }
      // The day of the comment is stored first, so that there is never a second comment that day.
      await this.#write(known, failure, memory);
      log.info(`Updated the open issue: ${known.url}`);
      if (isTellingDue(failure, known)) {
        await this.#tryTo(() => this.#issues.comment(known, comment(failure, watched, memory)));
      }
      return { ...known, memory };
    });
  }

  /** Stores that the message could not be sent, so that the next run sends one. Throws GitHubError. */
  forgetMessage(failure: Failure, issue: OpenIssue): Promise<void> {
    return this.#write(issue, failure, { ...issue.memory, told: '' });
  }

  #write(issue: OpenIssue, failure: Failure, memory: Memory): Promise<void> {
    const { watched } = this.#options;
    // A person may have renamed the issue.
    const title = issue.memory.code === failure.code ? undefined : titleOf(failure, watched);
    return this.#issues.update(issue, { title, body: issueBody(failure, watched, memory) });
  }

  /**
   * Closes the open issue after a run that raised no alarm, if every job that failed has succeeded since. An issue that
   * a newer run updated stays as it is. If GitHub refuses to change the issue, such as a locked one, that is logged.
   */
  async review(issue: OpenIssue, jobs: readonly WatchedJob[]): Promise<void> {
    const { watched } = this.#options;
    const { log } = this.#context;
    const { memory } = issue;
    const mixed = mixedJobs(jobs, memory, watched.runId);
    const own = new Set([...memory.jobs, ...memory.mixed]);
    const isResolved =
      isOver(jobs) && jobs.every(({ name, result }) => !own.has(name) || result === 'success');
    if (memory.run > watched.runId) {
      if (isResolved) log.info(`A newer run failed, so this issue stays open: ${issue.url}`);
    } else if (isResolved) {
      if (!(await this.#tryTo(() => this.#issues.update(issue, { state: 'closed' })))) return;
      log.info(`Closed an issue: ${issue.url}`);
      await this.#tryTo(() => this.#issues.comment(issue, `It works again: ${watched.runUrl}`));
    } else if (memory.mixed.length > 0 && mixed.length === 0) {
      const body = repairedBody(watched, { ...memory, mixed });
      await this.#tryTo(() => this.#issues.update(issue, { body }));
    }
  }

  /** Creates the issue. If GitHub does not confirm it, looks for it before a second try, to avoid a duplicate. */
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
      return (await this.#find()) ?? (await create());
    }
  }

  /** Returns what the issue stores after this failure. */
  #memoryAfter({ code, jobs, mixed }: Failure, before: Memory | undefined): Memory {
    const { watched } = this.#options;
    const names = [...new Set([...(before?.jobs ?? []), ...jobs.map(({ name }) => name)])];
    return {
      workflow: identityOf(watched),
      key: watched.key,
      code,
      jobs: names.slice(0, MAX_JOBS),
      count: (before?.count ?? 0) + 1,
      since: before?.since ?? new Date().toISOString(),
      told: today(),
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
      if (!this.#isMissing) this.#context.log.info(ONLY_MESSAGES);
      this.#isMissing = true;
      return undefined;
    }
  }

  /** Tries to change the issue. Logs GitHub's error, and returns whether the change succeeded. */
  async #tryTo(change: () => Promise<void>): Promise<boolean> {
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

/**
 * Whether a comment and a message are due: there is no issue, its error code is another one, or nothing was said today
 * (UTC) or, by a wrong clock, on a later day.
 */
export function isTellingDue({ code }: Failure, known: OpenIssue | undefined): boolean {
  return known === undefined || known.memory.code !== code || known.memory.told < today();
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
