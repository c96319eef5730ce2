import { describe, expect, it } from '@jest/globals';
import { workflowRun } from '../../../src/runner/workflow-run.ts';

describe('workflowRun', () => {
  it('reads the numbers and addresses of the runner, and the file of the workflow, whatever its branch', () => {
    const env = {
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/docs.yml@refs/heads/a@refs/b',
      GITHUB_RUN_ID: '12345678901',
      GITHUB_SERVER_URL: 'https://github.example.com',
    };
    expect(workflowRun(env)).toMatchObject({
      workflowFile: '.github/workflows/docs.yml',
      runId: 12_345_678_901,
      repositoryUrl: 'https://github.example.com/o/r',
      runUrl: 'https://github.example.com/o/r/actions/runs/12345678901',
    });
  });

  it('is empty and 0 outside a workflow', () => {
    expect(workflowRun({})).toMatchObject({ repository: '', repositoryId: 0, runId: 0, attempt: 0, sha: '' });
  });
});
