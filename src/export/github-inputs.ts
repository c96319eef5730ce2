/** What is needed to call GitHub: the token, what the runner tells of the workflow, and how its job ended. */
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';
import { type JobStatus, parseJobStatus, parseToken } from '../inputs/parsers.ts';
import { addSecret } from '../runner/secrets.ts';

/** What is needed to call GitHub's API. */
export interface GitHubInputs {
  readonly token: string;
  readonly apiUrl: URL;
  /** `owner/name`. */
  readonly repository: string;
  /** Commit that the workflow runs for. */
  readonly sha: string;
  /** Page of the workflow's run. */
  readonly runUrl: string;
}

/** What the closing step needs. */
export interface PostInputs {
  readonly jobStatus: JobStatus;
  readonly gitHub: GitHubInputs;
}

/**
 * Reads what the closing step needs: the runner evaluates the inputs anew when the job has ended.
 *
 * @throws InputError or ActionError
 */
export function readPostInputs(): PostInputs {
  const gitHub = readGitHubInputs('environment');
  return { gitHub, jobStatus: parseJobStatus('job-status', core.getInput('job-status')) };
}

/**
 * @param neededFor the input that asks for GitHub
 * @throws InputError, or ActionError where the runner does not tell the repository
 */
export function readGitHubInputs(neededFor: string): GitHubInputs {
  const token = core.getInput('github-token');
  addSecret(token);
  const { env } = process;
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const sha = env['GITHUB_SHA'] ?? '';
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
    throw new ActionError(
      'errored',
      `\`${neededFor}\` needs to know the repository, and the environment of the step does not tell it.`,
      { hint: "It is GitHub's runner that sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL." },
    );
  }
  return {
    token: parseToken('github-token', token, neededFor),
    apiUrl: new URL(apiUrl),
    repository,
    sha,
    runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
  };
}
