/** What is needed to call GitHub: the token, what the runner says about the workflow, and how its job ended. */
import { ActionError, InputError } from '../../errors.ts';
import { parseText, quoted } from '../../inputs/parsers.ts';
import { readInputs } from '../../inputs/read-inputs.ts';
import { isEnvironmentUrl } from './input-parsers.ts';

/** What is needed to call GitHub's API. */
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

/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
export const GITHUB_INPUTS = {
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  jobStatus: { name: 'job-status', parse: parseText },
} as const;

/** What the post step needs: the runner evaluates the inputs again when the job has ended. */
export interface PostContext {
  readonly gitHub: GitHubContext;
  readonly jobStatus: JobStatus;
  /** As the input is now: a deploy step may have set what it refers to. */
  readonly environmentUrl: string | undefined;
}

/** Not refused in the post step: a deployment must be closed, with a link or without. */
const POST_INPUTS = {
  ...GITHUB_INPUTS,
  environmentUrl: { name: 'environment-url', parse: parseText },
} as const;

/** @throws InputError or ActionError */
export function readPostContext(): PostContext {
  const { githubToken, jobStatus, environmentUrl } = readInputs(POST_INPUTS);
  return {
    gitHub: gitHubContext(githubToken, 'environment'),
    jobStatus: requireJobStatus(jobStatus),
    environmentUrl: environmentUrl && isEnvironmentUrl(environmentUrl) ? environmentUrl : undefined,
  };
}

/**
 * @param neededFor the input that needs GitHub
 * @throws InputError, or ActionError if the runner does not name the repository
 */
export function gitHubContext(token: string | undefined, neededFor: string): GitHubContext {
  const { env } = process;
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const sha = env['GITHUB_SHA'] ?? '';
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
    throw new ActionError(
      'github',
      `\`${neededFor}\` needs the repository, and the environment of the step does not name it.`,
      {
        hint: "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.",
      },
    );
  }
  const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}`;
  return {
    token: requireToken(token, neededFor),
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
  if (token === undefined)
    throw new InputError('github-token', `is empty, and \`${neededFor}\` needs it.`, fix);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new InputError(
      'github-token',
      'contains spaces or other characters that are not part of a token.',
      fix,
    );
  }
  return token;
}

const JOB_STATUSES = ['success', 'failure', 'cancelled'] as const;

/** How a job of a workflow ends (`job.status`). */
export type JobStatus = (typeof JOB_STATUSES)[number];

/** @throws InputError */
export function requireJobStatus(value: string | undefined): JobStatus {
  const status = JOB_STATUSES.find((known) => known === value);
  if (status !== undefined) return status;
  throw new InputError(
    'job-status',
    `is ${quoted(value ?? '')}, which is not the status of a job.`,
    "Remove the input: its default is the job's own status.",
  );
}
