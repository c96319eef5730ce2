/** The inputs for calls to GitHub, and how the job of the workflow ended. */
import { InputError } from '../../errors.ts';
import { gitHubContext } from '../../inputs/github-context.ts';
import { isSiteUrl, parseText, quoted } from '../../inputs/parsers.ts';
import { readInputs } from '../../inputs/read-inputs.ts';

/** The inputs that only `environment` uses, and that are therefore checked only with it. */
export const GITHUB_INPUTS = {
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  jobStatus: { name: 'job-status', parse: parseText },
} as const;

const JOB_END_INPUTS = {
  jobStatus: GITHUB_INPUTS.jobStatus,
  domain: { name: 'domain', parse: parseText },
  projectId: { name: 'project-id', parse: parseText },
  jobId: { name: 'job-id', parse: parseText },
  summary: { name: 'summary', default: 'true', parse: parseText },
} as const;

/** Values that the post step accepts even if they are wrong: a deployment must be closed, with or without a link. */
const POST_INPUTS = {
  githubToken: GITHUB_INPUTS.githubToken,
  environmentUrl: { name: 'environment-url', parse: parseText },
} as const;

/**
 * How the job ended, for the summary of the post step. The runner evaluates the inputs again when the job has ended.
 *
 * @throws InputError
 */
export function readJobEnd() {
  const { jobStatus, domain, projectId, jobId, summary } = readInputs(JOB_END_INPUTS);
  return {
    jobStatus: requireJobStatus(jobStatus),
    /** What the summary calls the site. */
    siteName: domain ?? projectId ?? jobId ?? '',
    summary: summary.toLowerCase() !== 'false',
  };
}

export type PostContext = ReturnType<typeof readPostContext>;

/**
 * What the post step needs to finish on GitHub. A deploy step may have set what `environment-url` refers to.
 *
 * @throws InputError or ActionError
 */
export function readPostContext() {
  const { githubToken, environmentUrl } = readInputs(POST_INPUTS);
  return {
    ...readJobEnd(),
    gitHub: gitHubContext(githubToken, '`environment`'),
    environmentUrl: environmentUrl && isSiteUrl(environmentUrl) ? environmentUrl : undefined,
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
