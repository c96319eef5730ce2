/** The inputs for calls to GitHub, and how the job of the workflow ended. */
import { InputError } from '../../errors.ts';
import { type GitHubContext, gitHubContext } from '../../inputs/github-context.ts';
import { isSiteUrl, parseText, quoted } from '../../inputs/parsers.ts';
import { readInputs } from '../../inputs/read-inputs.ts';

/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
export const GITHUB_INPUTS = {
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  jobStatus: { name: 'job-status', parse: parseText },
} as const;

/** What the post step needs: the runner evaluates the inputs again when the job has ended. */
export interface PostContext {
  readonly gitHub: GitHubContext;
  readonly jobStatus: WorkflowResult;
  /** As the input is now: a deploy step may have set what it refers to. */
  readonly environmentUrl: string | undefined;
  /** What the summary calls the site. */
  readonly siteName: string;
  readonly summary: boolean;
}

/** Not refused in the post step: a deployment must be closed, with a link or without. */
const POST_INPUTS = {
  ...GITHUB_INPUTS,
  environmentUrl: { name: 'environment-url', parse: parseText },
  domain: { name: 'domain', parse: parseText },
  projectId: { name: 'project-id', parse: parseText },
  summary: { name: 'summary', default: 'true', parse: parseText },
} as const;

/** @throws InputError or ActionError */
export function readPostContext(): PostContext {
  const { githubToken, jobStatus, environmentUrl, domain, projectId, summary } = readInputs(POST_INPUTS);
  return {
    gitHub: gitHubContext(githubToken, '`environment`'),
    jobStatus: requireJobStatus(jobStatus),
    environmentUrl: environmentUrl && isSiteUrl(environmentUrl) ? environmentUrl : undefined,
    siteName: domain ?? projectId ?? '',
    summary: summary !== 'false',
  };
}

const WORKFLOW_RESULTS = ['success', 'failure', 'cancelled'] as const;

/** How a job of a workflow ends (`job.status`). */
export type WorkflowResult = (typeof WORKFLOW_RESULTS)[number];

/** @throws InputError */
export function requireJobStatus(value: string | undefined): WorkflowResult {
  const status = WORKFLOW_RESULTS.find((known) => known === value);
  if (status !== undefined) return status;
  throw new InputError(
    'job-status',
    `is ${quoted(value ?? '')}, which is not the status of a job.`,
    "Remove the input: its default is the job's own status.",
  );
}
