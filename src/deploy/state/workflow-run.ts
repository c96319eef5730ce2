/** The workflow run, as the state records it (GitHub documentation, "Default environment variables"). */

export interface WorkflowRun {
  /** `owner/name`; empty outside a workflow. */
  readonly repository: string;
  /** It stays the same if the repository is renamed; empty outside a workflow. */
  readonly repositoryId: string;
  readonly workflow: string;
  /** Grows with each run of a repository, whichever workflow it belongs to; 0 outside a workflow. */
  readonly runId: number;
  readonly runNumber: number;
  /** 1 for the first attempt, and outside a workflow. */
  readonly attempt: number;
}

export interface StartedRun extends WorkflowRun {
  /** Whether a person pressed "Run workflow". */
  readonly isStartedByPerson: boolean;
}

export function thisRun(env: NodeJS.ProcessEnv): StartedRun {
  return {
    repository: env['GITHUB_REPOSITORY'] ?? '',
    repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    runId: numberIn(env['GITHUB_RUN_ID'], 0),
    runNumber: numberIn(env['GITHUB_RUN_NUMBER'], 0),
    attempt: numberIn(env['GITHUB_RUN_ATTEMPT'], 1),
    isStartedByPerson: env['GITHUB_EVENT_NAME'] === 'workflow_dispatch',
  };
}

function numberIn(text: string | undefined, fallback: number): number {
  const number = Number(text || fallback);
  return Number.isSafeInteger(number) && number >= 0 ? number : fallback;
}

/** Whether a run of the same repository is newer than this one. */
export function isNewerRun(
  run: Pick<WorkflowRun, 'repositoryId' | 'runId'>,
  thisOne: Pick<WorkflowRun, 'repositoryId' | 'runId'>,
): boolean {
  return run.repositoryId !== '' && run.repositoryId === thisOne.repositoryId && run.runId > thisOne.runId;
}
