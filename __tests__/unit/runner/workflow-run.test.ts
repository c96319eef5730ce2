import { expect, it } from '@jest/globals';
import { workflowRun } from '../../../src/runner/workflow-run.ts';

it('workflowRun: reads the variables of the runner', () => {
  const env = {
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_REPOSITORY_ID: '123456789',
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/docs.yml@refs/heads/a@refs/b',
    GITHUB_RUN_ID: '12345678901',
    GITHUB_RUN_NUMBER: '3',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_SHA: 'f00',
    GITHUB_API_URL: 'https://github.example.com/api/v3',
    GITHUB_SERVER_URL: 'https://github.example.com',
  };
  expect(workflowRun(env)).toEqual({
    repository: 'o/r',
    repositoryId: 123_456_789,
    workflow: 'Docs',
    workflowFile: '.github/workflows/docs.yml',
    runId: 12_345_678_901,
    runNumber: 3,
    attempt: 2,
    eventName: 'workflow_dispatch',
    sha: 'f00',
    apiUrl: 'https://github.example.com/api/v3',
    repositoryUrl: 'https://github.example.com/o/r',
    runUrl: 'https://github.example.com/o/r/actions/runs/12345678901',
  });
});

it('workflowRun: is empty and 0 outside a workflow', () => {
  const addresses = { apiUrl: 'https://api.github.com', repositoryUrl: 'https://github.com/' };
  expect(workflowRun({})).toMatchObject({ repository: '', repositoryId: 0, attempt: 0, ...addresses });
});
