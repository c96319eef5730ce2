/** Finds out which of the watched jobs never started, because a person rejected their deployment. */
import * as v from 'valibot';
import type { Logger } from '../context/context.ts';
import type { GitHubApi } from '../github/github-api.ts';
import { GitHubError } from '../github/github-error.ts';
import type { WatchedJob } from './watched-jobs.ts';

/** Leaves out the jobs whose deployment a person rejected, if the token may read the reviews. */
export async function startedJobs(
  jobs: readonly WatchedJob[],
  runId: number,
  api: GitHubApi | undefined,
  log: Logger,
): Promise<readonly WatchedJob[]> {
  if (api === undefined || !jobs.some(mayBeRejected)) return jobs;
  try {
    const rejections = await countRejections(api, runId);
    if (rejections === 0) return jobs;
    // A job that failed in its first step also has no outputs, and must raise the alarm.
    if (jobs.filter(mayBeRejected).length > rejections) {
      log.info(
        'A person rejected a deployment of this run, but it is not known which job it was: each one raises the alarm.',
      );
      return jobs;
    }
    log.info('A person rejected a deployment of this run: its job, which never started, raises no alarm.');
    return jobs.filter((job) => !mayBeRejected(job));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`${error.message} If jobs need an approval, add \`permissions: { actions: read }\`.`);
    return jobs;
  }
}

/**
 * True for a job that a person may have stopped by rejecting its deployment: GitHub's result is `failure`, and there
 * are no outputs, since it never started.
 */
function mayBeRejected({ result, hasOutputs }: WatchedJob): boolean {
  return result === 'failure' && !hasOutputs;
}

/** One review, which may be about several environments (GitHub's API description: `environment-approvals`). */
const reviewSchema = v.object({
  state: v.string(),
  environments: v.array(v.object({ name: v.nullish(v.string(), '') })),
});

/**
 * Returns how many environments a person rejected in any attempt of the run, and approved in none. The token needs the
 * permission `actions: read`. Throws GitHubError.
 */
async function countRejections(api: GitHubApi, runId: number): Promise<number> {
  const reviews = await api.call(
    { name: 'Reading the reviews of the run', permission: 'actions: read' },
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals',
    { run_id: runId },
    v.array(reviewSchema),
  );
  const namesOf = (state: string) =>
    reviews
      .filter((review) => review.state === state)
      .flatMap((review) => review.environments.map(({ name }) => name));
  const approved = new Set(namesOf('approved'));
  return new Set(namesOf('rejected').filter((name) => !approved.has(name))).size;
}
