/** The alarm action: the run from top to bottom. */

import { type Context, systemClock as clock } from '../context/context.ts';
import { GitHubApi } from '../github/github-api.ts';
import { gitHubContext, gitHubRun } from '../inputs/github-context.ts';
import { readInputs } from '../inputs/read-inputs.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { AlarmIssues, isMessageDue, issueOf, withKnownMix } from './alarm-issues.ts';
import { chatMessage, unreadableMessage } from './alarm-text.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { ALARM_INPUTS } from './inputs.ts';
import { settleAll } from './settle-all.ts';
import { startedJobs } from './started-jobs.ts';
import {
  type Failure,
  failuresOf,
  haveSucceeded,
  isOver,
  parseNeeds,
  reportedBy,
  type WatchedJob,
} from './watched-jobs.ts';
import { Webhook } from './webhook.ts';

/** The longest time that the message waits for GitHub. A rate limit may last minutes. */
const PATIENCE_MS = 10_000;

export function main(): Promise<void> {
  return runAction({ run: (signal) => watchJobs({ log, clock, signal }) });
}

/** If updating the issue fails, the message is still sent, and vice versa. */
async function watchJobs(context: Context): Promise<SuccessOutcome> {
  const { needs, key, label, githubToken, heartbeatUrl, webhook: address } = readInputs(ALARM_INPUTS);
  const watched = { ...gitHubRun(NEEDED_FOR), key };
  const { signal } = context;
  await settleAll(signal, async (settle) => {
    const webhook = await settle(() => address && new Webhook(address));
    const send = async (message: string): Promise<boolean> => {
      if (!webhook) return false;
      return (await settle(() => webhook.send(message, context).then(() => true))) ?? false;
    };
    const jobs = await settle(() => parseNeeds(needs));
    if (jobs === undefined) {
      await send(unreadableMessage(watched));
      return;
    }
    logJobs(jobs);
    if (heartbeatUrl && haveSucceeded(jobs)) await sendHeartbeat(heartbeatUrl, context);

    const gitHub = await settle(() => gitHubContext(githubToken, NEEDED_FOR));
    const api = gitHub && new GitHubApi({ ...gitHub, log, signal });
    const issues = api && new AlarmIssues({ api, label, watched, hasWebhook: Boolean(address) }, context);
    const patience = clock.sleep(PATIENCE_MS, signal);
    const started = await Promise.race([startedJobs(jobs, watched.runId, api, log), patience]);
    const failures = failuresOf(started ?? jobs);
    const isSilent = failures.length === 0 && reportedBy(jobs).live === undefined;
    if (isSilent && !isOver(jobs)) return;

    const found = issues && settle(() => issues.find());
    const known = (await Promise.race([found, patience])) ?? [];
    // All open issues with the label, for a message that is sent before its own issue exists.
    const allUrl = `${watched.repositoryUrl}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
    const messaged = new Set<Failure>();
    for (const failure of failures) {
      const issue = issueOf(failure, known);
      const issueUrl = issue?.url ?? allUrl;
      if (
        isMessageDue(issue) &&
        (await send(chatMessage(withKnownMix(failure, issue?.memory), watched, issueUrl)))
      )
        messaged.add(failure);
    }

    const open = await found;
    if (issues === undefined || open === undefined) return;
    const issueUrls: string[] = [];
    for (const failure of failures) {
      const issue = issueOf(failure, open);
      const issueUrl = await settle(() => issues.raise(failure, issue, messaged.has(failure)));
      if (issueUrl === undefined) continue;
      issueUrls.push(issueUrl);
      setOutput('issue-url', issueUrls.join('\n'));
    }
    const others = open.filter(({ memory }) => !failures.some(({ code }) => code === memory.code));
    const unresolved = isOver(jobs) ? await issues.closeResolved(jobs, open) : others;
    await settle(() => issues.refresh(jobs, unresolved));
  });
  return 'completed';
}

const NEEDED_FOR = 'the alarm';

function logJobs(jobs: readonly WatchedJob[]): void {
  for (const { name, result, errorCode } of jobs) {
    log.info(`Job ${name}: ${result}${errorCode === undefined ? '' : ` (${errorCode})`}`);
  }
}
