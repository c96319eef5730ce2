/** The reviews of a workflow run whose jobs deploy to an environment with required reviewers. */
import * as v from 'valibot';
import type { GitHubApi } from './github-api.ts';

/** One review, which may be about several environments (GitHub's API description: `environment-approvals`). */
const reviewSchema = v.object({
  state: v.string(),
  environments: v.array(v.object({ name: v.nullish(v.string(), '') })),
});

/**
 * True if a person rejected an environment in any attempt of the run, and approved it in none. The token needs the
 * permission `actions: read`. Throws GitHubError.
 */
export async function hasRejection(api: GitHubApi, runId: number): Promise<boolean> {
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
  return namesOf('rejected').some((name) => !approved.has(name));
}
