// Makes the environment that GitHub's runner gives to an action, with made-up values for the repository and the run.
// Variables that neither the actions nor the toolkit read are left out. It takes only the bare necessities from this
// process's own environment.
//
// Source of the rules: actions/runner, Handler.cs (inputs), ActionRunner.cs (state), GitHubContext.cs, and
// RunnerContext.cs (names).

/** What a process needs to run at all. Everything else is left out, above all NODE_OPTIONS, proxies, and credentials. */
const INHERITED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'SystemRoot',
  'SystemDrive',
  'ComSpec',
  'PATHEXT',
];

/** @param paths the last one is a file with the event that started the workflow, in JSON */
export function makeEnvironment(
  paths: Readonly<Record<'temp' | 'workspace' | 'toolCache' | 'eventFile', string>>,
) {
  return {
    ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: paths.temp,
    RUNNER_TOOL_CACHE: paths.toolCache,
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: 'octocat',
    // Nothing listens there, so a call that a test forgot to redirect fails and does not leave the machine.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: paths.eventFile,
    GITHUB_JOB: 'export',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'octocat/docs',
    GITHUB_REPOSITORY_ID: '1296269',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'Export',
    GITHUB_WORKFLOW_REF: 'octocat/docs/.github/workflows/export.yml@refs/heads/main',
    GITHUB_WORKSPACE: paths.workspace,
  };
}
