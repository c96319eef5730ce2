/** The alarm action: the run from top to bottom. */

import { type Context, systemClock as clock } from '../context/context.ts';
import { GitHubApi } from '../github/github-api.ts';
import { gitHubContext, gitHubRun } from '../inputs/github-context.ts';
import { type InputValues, readInputs } from '../inputs/read-inputs.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import {
  type AlarmIssue,
  AlarmIssues,
  type AlarmRun,
  isMessageDue,
  issueOf,
  type RaisedIssue,
} from './alarm-issues.ts';
import { chatMessage, unreadableMessage } from './alarm-text.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { ALARM_INPUTS } from './inputs.ts';
import { mixedJobs } from './memory.ts';
import { type Settle, settleAll } from './settle-all.ts';
import { startedJobs } from './started-jobs.ts';
import { failuresOf, haveSucceeded, isOver, knowsSite, parseNeeds, type WatchedJob } from './watched-jobs.ts';
import { Webhook } from './webhook.ts';

/** What each part of the run needs. If one part fails, the others still run. */
interface Alarm {
  readonly inputs: InputValues<typeof ALARM_INPUTS>;
  readonly watched: AlarmRun;
  /** Undefined if no message can be sent. */
  readonly webhook: Webhook | undefined;
  readonly settle: Settle;
  readonly context: Context;
}

/** The jobs, and what GitHub knows about them and the open issues of the workflow and the key. */
interface Findings {
  readonly jobs: readonly WatchedJob[];
  /** Without the jobs whose deployment a person rejected. */
  readonly started: readonly WatchedJob[];
  readonly issues: AlarmIssues | undefined;
  /** The open issues that a message can mention: none if GitHub has not responded in time. */
  readonly known: readonly AlarmIssue[];
  /** Undefined if the open issues cannot be read. */
  readonly found: Promise<readonly AlarmIssue[] | undefined>;
  /** Ends when the message must not wait for GitHub any longer. */
  readonly patience: Promise<void>;
}

/** The issues of the failures, by error code. */
type Raised = ReadonlyMap<string, RaisedIssue>;

const NEEDED_FOR = 'the alarm';

/** The longest time that the message waits for GitHub. A rate limit may last minutes. */
const PATIENCE_MS = 10_000;

export function main(): Promise<void> {
  return runAction({ run: (signal) => watchJobs({ log, clock, signal }) });
}

async function watchJobs(context: Context): Promise<SuccessOutcome> {
  const inputs = readInputs(ALARM_INPUTS);
  const watched = { ...gitHubRun(NEEDED_FOR), key: inputs.key };
  await settleAll(context.signal, async (settle) => {
    const webhook = await settle(() => (inputs.webhook ? new Webhook(inputs.webhook) : undefined));
    const alarm: Alarm = { inputs, watched, webhook, settle, context };
    const jobs = await readJobs(alarm);
    const findings = jobs && (await askGitHub(jobs, alarm));
    if (findings === undefined) return;
    const raised = new Map<string, RaisedIssue>();
    const raising = raiseIssues(findings, raised, alarm);
    await Promise.race([raising, findings.patience]);
    const unsent = await sendMessages(findings, raised, alarm);
    await raising;
    for (const code of unsent) await settle(() => raised.get(code)?.takeBackMessage());
    await reviewOthers(findings, alarm);
  });
  return 'completed';
}

/** Returns undefined, after a message, for an input `needs` that cannot be read. Sends the heartbeat if it is due. */
async function readJobs(alarm: Alarm): Promise<WatchedJob[] | undefined> {
  const { inputs, watched, settle, context } = alarm;
  const jobs = await settle(() => parseNeeds(inputs.needs));
  if (jobs === undefined) {
    await send(unreadableMessage(watched), alarm);
    return undefined;
  }
  for (const { name, result, errorCode } of jobs) {
    log.info(`Job ${name}: ${result}${errorCode === undefined ? '' : ` (${errorCode})`}`);
  }
  if (inputs.heartbeatUrl && haveSucceeded(jobs)) await sendHeartbeat(inputs.heartbeatUrl, context);
  return jobs;
}

/** Returns undefined if there is nothing to say: no job failed, the issues stay open, and no job knows its site. */
async function askGitHub(
  jobs: readonly WatchedJob[],
  { inputs, watched, settle, context }: Alarm,
): Promise<Findings | undefined> {
  const { signal } = context;
  const gitHub = await settle(() => gitHubContext(inputs.githubToken, NEEDED_FOR));
  const api = gitHub && new GitHubApi({ ...gitHub, log, signal });
  const { label, webhook } = inputs;
  const issues = api && new AlarmIssues({ api, label, watched, hasWebhook: webhook !== undefined }, context);
  const patience = clock.sleep(PATIENCE_MS, signal);
  const started = (await Promise.race([startedJobs(jobs, watched.runId, api, log), patience])) ?? jobs;
  if (failuresOf(started, []).length === 0 && !isOver(jobs) && !jobs.some(knowsSite)) return undefined;
  const found = settle(() => issues?.find());
  const known = (await Promise.race([found, patience])) ?? [];
  return { jobs, started, issues, known, found, patience };
}

/** Opens or updates the issue of each failure, and adds it to `raised`. */
async function raiseIssues(
  { jobs, started, issues, known, found }: Findings,
  raised: Map<string, RaisedIssue>,
  { watched, webhook, settle }: Alarm,
): Promise<void> {
  const open = await found;
  if (issues === undefined || open === undefined) return;
  for (const failure of failuresOf(started, mixedJobs(jobs, open, watched.runId))) {
    const isDue = webhook !== undefined && isMessageDue(issueOf(failure, known));
    const issue = await settle(() => issues.raise(failure, issueOf(failure, open), isDue));
    if (issue === undefined) continue;
    raised.set(failure.code, issue);
    setOutput('issue-url', [...raised.values()].map(({ url }) => url).join('\n'));
  }
}

/** Returns the error codes whose message is due, and could not be sent. */
async function sendMessages({ jobs, started, known }: Findings, raised: Raised, alarm: Alarm) {
  const { watched, webhook } = alarm;
  const unsent: string[] = [];
  if (webhook === undefined) return unsent;
  for (const failure of failuresOf(started, mixedJobs(jobs, known, watched.runId))) {
    const issue = issueOf(failure, known);
    if (!isMessageDue(issue)) continue;
    const { url } = raised.get(failure.code) ?? issue ?? {};
    if (!(await send(chatMessage(failure, watched, url), alarm))) unsent.push(failure.code);
  }
  return unsent;
}

/** Closes or updates the open issues whose failure did not occur. */
async function reviewOthers({ jobs, started, issues, found }: Findings, { settle }: Alarm): Promise<void> {
  const codes = new Set(failuresOf(started, []).map(({ code }) => code));
  const others = (await found)?.filter(({ memory }) => !codes.has(memory.code)) ?? [];
  for (const issue of others) await settle(() => issues?.review(issue, jobs));
}

/** Returns whether the message was sent. */
async function send(message: string, { webhook, settle, context }: Alarm): Promise<boolean> {
  const isSent = await settle(() => webhook?.send(message, context).then(() => true));
  return isSent ?? false;
}
