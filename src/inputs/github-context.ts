/** Reads what calls to GitHub need: the token, and the run with its repository. */
import { ActionError, InputError } from '../errors.ts';
import { type WorkflowRun, workflowRun } from '../runner/workflow-run.ts';

export interface GitHubContext extends Omit<WorkflowRun, 'apiUrl'> {
  readonly token: string;
  readonly apiUrl: URL;
}

/** Throws InputError, or ActionError outside a workflow. `neededFor` says in messages what needs GitHub. */
export function gitHubContext(token: string | undefined, neededFor: string): GitHubContext {
  const run = gitHubRun(neededFor);
  return { ...run, apiUrl: new URL(run.apiUrl), token: requireToken(token, neededFor) };
}

/** Throws ActionError if the environment does not contain the repository. */
export function gitHubRun(neededFor: string): WorkflowRun {
  const run = workflowRun();
  const isKnown = /^[^/\s]+\/[^/\s]+$/.test(run.repository) && run.sha !== '' && URL.canParse(run.apiUrl);
  if (isKnown) return run;
  const hint =
    "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA, and GITHUB_API_URL. Run the action there.";
  const message = `The environment of the step does not contain the repository, which ${neededFor} needs.`;
  throw new ActionError('github', message, { hint });
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
