/** What calls to GitHub need: the token, and what the runner reports about the workflow. */
import { ActionError, InputError } from '../errors.ts';

/** What calls to GitHub's API need. */
export interface GitHubContext {
  readonly token: string;
  readonly apiUrl: URL;
  /** `owner/name`. */
  readonly repository: string;
  /** Commit that the workflow runs for. */
  readonly sha: string;
  /** Page of the repository. */
  readonly repositoryUrl: string;
  /** Page of the workflow run. */
  readonly runUrl: string;
}

/**
 * @param neededFor what needs GitHub, as messages name it
 * @throws InputError, or ActionError if the runner does not name the repository
 */
export function gitHubContext(token: string | undefined, neededFor: string): GitHubContext {
  return { ...workflowRun(neededFor), token: requireToken(token, neededFor) };
}

/**
 * Returns what the runner reports about the workflow run.
 *
 * @throws ActionError if the runner does not name the repository
 */
export function workflowRun(neededFor: string): Omit<GitHubContext, 'token'> {
  const { env } = process;
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const sha = env['GITHUB_SHA'] ?? '';
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
    const hint =
      "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.";
    const message = `The environment of the step does not name the repository, which ${neededFor} needs.`;
    throw new ActionError('github', message, { hint });
  }
  const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}`;
  return {
    apiUrl: new URL(apiUrl),
    repository,
    sha,
    repositoryUrl,
    runUrl: `${repositoryUrl}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
  };
}

/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token: string | undefined, neededFor: string): string {
  const fix =
    'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
  if (token === undefined) throw new InputError('github-token', `is empty, and ${neededFor} needs it.`, fix);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    const problem = 'contains spaces or other characters that are not part of a token.';
    throw new InputError('github-token', problem, fix);
  }
  return token;
}
