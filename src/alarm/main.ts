/** The alarm action: the run from top to bottom. */

import { type Context, systemClock as clock } from '../context/context.ts';
import { GitHubApi } from '../github/github-api.ts';
import { gitHubContext, gitHubRun } from '../inputs/github-context.ts';
import { readInputs } from '../inputs/read-inputs.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { closeResolved, raiseIssue } from './alarm-issues.ts';
import { chatMessage } from './alarm-text.ts';
import { ALARM_INPUTS } from './inputs.ts';
import { settleAll } from './settle-all.ts';
import { failuresOf, isOver } from './watched-jobs.ts';
import { parseWebhook, sendMessage } from './webhook.ts';

export function main(): Promise<void> {
  return runAction({ run: (signal) => watchJobs({ log, clock, signal }) });
}

/** A failed issue does not keep the message from being sent, and vice versa. */
async function watchJobs(context: Context): Promise<SuccessOutcome> {
  const { needs: jobs, label, githubToken, webhook: address } = readInputs(ALARM_INPUTS);
  for (const { name, result, errorCode } of jobs) {
    log.info(`Job ${name}: ${result}${errorCode === undefined ? '' : ` (${errorCode})`}`);
  }
  const run = gitHubRun(NEEDED_FOR);
  await settleAll(context.signal, async (settle) => {
    const api = await settle(() => gitHubApi(githubToken, context));
    const webhook = await settle(() => address && parseWebhook(address));
    const issues = api && { api, label, runUrl: run.runUrl };

    const issueUrls: string[] = [];
    for (const failure of failuresOf(jobs)) {
      const issueUrl = issues && (await settle(() => raiseIssue(failure, issues, context)));
      if (issueUrl !== undefined) {
        issueUrls.push(issueUrl);
        setOutput('issue-url', issueUrls.join('\n'));
      }
      if (webhook) await settle(() => sendMessage(webhook, chatMessage(failure, run, issueUrl), context));
    }
    if (issues && isOver(jobs)) await settle(() => closeResolved(jobs, issues, context));
  });
  return 'completed';
}

const NEEDED_FOR = 'the alarm';

/** @throws InputError for a token that cannot be used */
function gitHubApi(token: string | undefined, { signal }: Context): GitHubApi {
  return new GitHubApi({ ...gitHubContext(token, NEEDED_FOR), log, signal });
}
