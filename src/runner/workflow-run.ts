/** What the runner reports about the workflow run. Nothing else reads these variables. */

export interface WorkflowRun {
  /** `owner/name`. Empty outside a workflow, like every text here. */
  readonly repository: string;
  /** Remains the same if the repository is renamed. 0 outside a workflow, like every number here. */
  readonly repositoryId: number;
  readonly workflow: string;
  /** Path of the workflow's file, which no other workflow of the repository has. */
  readonly workflowFile: string;
  /** The ID of the run, which is the same in every attempt. */
  readonly runId: number;
  /** Counts the runs of this workflow. */
  readonly runNumber: number;
  /** 1 for the first attempt, and one more for each re-run. */
  readonly attempt: number;
  /** What started the run, such as `push`, or `workflow_dispatch` for a person. */
  readonly eventName: string;
  /** The commit that the workflow runs for. */
  readonly sha: string;
  /** The address of GitHub's API. */
  readonly apiUrl: string;
  /** URLs of the web pages of the repository and of the run. */
  readonly repositoryUrl: string;
  readonly runUrl: string;
}

/** Whether a person pressed "Run workflow". */
export function isStartedByPerson({ eventName }: Pick<WorkflowRun, 'eventName'>): boolean {
  return eventName === 'workflow_dispatch';
}

export function workflowRun(env: NodeJS.ProcessEnv = process.env): WorkflowRun {
  const text = (name: string) => env[`GITHUB_${name}`] ?? '';
  const number = (name: string) => Number(text(name)) || 0;
  const repository = text('REPOSITORY');
  const repositoryUrl = `${text('SERVER_URL') || 'https://github.com'}/${repository}`;
  return {
    repository,
    repositoryId: number('REPOSITORY_ID'),
    workflow: text('WORKFLOW'),
    // A value such as `octocat/docs/.github/workflows/export.yml@refs/heads/main`.
    workflowFile: text('WORKFLOW_REF')
      .replace(/@refs\/.*/s, '')
      .replace(`${repository}/`, ''),
    runId: number('RUN_ID'),
    runNumber: number('RUN_NUMBER'),
    attempt: number('RUN_ATTEMPT'),
    eventName: text('EVENT_NAME'),
    sha: text('SHA'),
    apiUrl: text('API_URL') || 'https://api.github.com',
    repositoryUrl,
    runUrl: `${repositoryUrl}/actions/runs/${text('RUN_ID')}`,
  };
}
