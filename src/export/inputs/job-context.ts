/** The inputs for calls to GitHub, and how the job of the workflow ended. */
import { InputError } from '../../errors.ts';
import { isSiteUrl, parseText, quoted } from '../../inputs/parsers.ts';
import { readInputs } from '../../inputs/read-inputs.ts';

/** The inputs that only `environment` uses, and that are therefore checked only with it. */
export const GITHUB_INPUTS = {
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  jobStatus: { name: 'job-status', parse: parseText },
} as const;

/** Most are accepted even if they are wrong: a deployment must be closed, with or without a link. */
const POST_INPUTS = {
  ...GITHUB_INPUTS,
  domain: { name: 'domain', parse: parseText },
  projectId: { name: 'project-id', parse: parseText },
  jobId: { name: 'job-id', parse: parseText },
  environmentUrl: { name: 'environment-url', parse: parseText },
} as const;

/**
 * How the job ended, and what the post step needs. The runner evaluates the inputs again when the job has ended, and a
 * deploy step may have set what `environment-url` refers to.
 *
 * @throws InputError
 */
export function readJobEnd() {
  const inputs = readInputs(POST_INPUTS);
  const { jobStatus, domain, projectId, jobId, environmentUrl } = inputs;
  return {
    githubToken: inputs.githubToken,
    jobStatus: requireJobStatus(jobStatus),
    /** The name of the site in the summary. */
    siteName: domain ?? projectId ?? jobId ?? '',
    environmentUrl: environmentUrl && isSiteUrl(environmentUrl) ? environmentUrl : undefined,
  };
}

const WORKFLOW_RESULTS = ['success', 'failure', 'cancelled'] as const;

/** How a job of a workflow ends (`job.status`). */
type WorkflowResult = (typeof WORKFLOW_RESULTS)[number];

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
