/** The alarm action: the run from top to bottom. */

import { type Context, systemClock as clock } from '../context/context.ts';
import { GitHubApi } from '../github/github-api.ts';
import { gitHubContext, gitHubRun } from '../inputs/github-context.ts';
import { type InputValues, readInputs } from '../inputs/read-inputs.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { AlarmIssue, type AlarmRun, isTellingDue } from './alarm-issue.ts';
import { chatMessage, unreadableMessage } from './alarm-text.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { ALARM_INPUTS } from './inputs.ts';
import { mixedJobs } from './memory.ts';
import { type Settle, settleAll } from './settle-all.ts';
import { failureOf, haveSucceeded, parseNeeds, type WatchedJob } from './watched-jobs.ts';
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
    const jobs = await settle(() => parseNeeds(inputs.needs));
    if (jobs === undefined) {
      await send(unreadableMessage(watched), alarm);
      return;
    }
    for (const { name, result, errorCode } of jobs) {
      log.info(`Job ${name}: ${result}${errorCode === undefined ? '' : ` (${errorCode})`}`);
    }
    if (inputs.heartbeatUrl && haveSucceeded(jobs)) await sendHeartbeat(inputs.heartbeatUrl, context);
    await raiseOrClose(jobs, alarm);
  });
  return 'completed';
}

/** Raises the alarm for what failed, or else closes the open issue. */
async function raiseOrClose(jobs: readonly WatchedJob[], alarm: Alarm): Promise<void> {
  const { inputs, watched, webhook, settle, context } = alarm;
  const { signal } = context;
  const gitHub = await settle(() => gitHubContext(inputs.githubToken, NEEDED_FOR));
  const api = gitHub && new GitHubApi({ ...gitHub, log, signal });
  const { label } = inputs;
  const issue = api && new AlarmIssue({ api, label, watched, hasWebhook: webhook !== undefined }, context);
  const patience = clock.sleep(PATIENCE_MS, signal);
  // An issue that cannot be read is not replaced by a second one.
  const finding = settle(async () => ({ open: await issue?.find() }));
  const { open: known } = (await Promise.race([finding, patience])) ?? {};
  const failureAfter = (open: typeof known) => failureOf(jobs, mixedJobs(jobs, open?.memory, watched.runId));
  const failure = failureAfter(known);
  if (failure === undefined) {
    const { open } = (await finding) ?? {};
    if (open !== undefined) await settle(() => issue?.review(open, jobs));
    return;
  }
  const raising = finding.then(async (found) => {
    if (issue === undefined || found === undefined) return undefined;
    const raised = await settle(() => issue.raise(failureAfter(found.open) ?? failure, found.open));
    if (raised !== undefined) setOutput('issue-url', raised.url);
    return raised;
  });
  const { url, memory } = (await Promise.race([raising, patience])) ?? known ?? {};
  const isDue = webhook !== undefined && isTellingDue(failure, known);
  const isUnsent = isDue && !(await send(chatMessage(failure, watched, url, memory), alarm));
  const raised = await raising;
  if (isUnsent && raised !== undefined) await settle(() => issue?.forgetMessage(failure, raised));
}

/** Returns whether the message was sent. */
async function send(message: string, { webhook, settle, context }: Alarm): Promise<boolean> {
  const isSent = await settle(() => webhook?.send(message, context).then(() => true));
  return isSent ?? false;
}
