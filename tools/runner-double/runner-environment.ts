// Makes the environment that GitHub's runner gives to an action, with made-up values for the repository and the run.
// It takes only the bare necessities from this process's own environment.
//
// Source of the rules: actions/runner, Handler.cs (inputs), ActionRunner.cs (state), GitHubContext.cs and
// RunnerContext.cs (names).

import { arch } from 'node:os';
import { inputVariable } from './action-metadata.ts';
import type { StepFiles } from './step-files.ts';

export interface EnvironmentParts {
  readonly inputs: ReadonlyMap<string, string>;
  readonly state: Readonly<Record<string, string>>;
  readonly files: StepFiles;
  readonly temp: string;
  readonly workspace: string;
  readonly toolCache: string;
  /** A file with the event that started the workflow, in JSON. */
  readonly eventFile: string;
  /** Wins over everything else; `undefined` removes a variable. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

// What a process needs to run at all. Everything else of this process stays outside, above all NODE_OPTIONS,
// proxies and credentials.
const inheritedVariables = [
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

/** Returns all variables of the step, and no other than these must reach it. */
export function makeEnvironment(parts: EnvironmentParts): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of inheritedVariables) setVariable(environment, name, process.env[name]);

  const layers: Readonly<Record<string, string | undefined>>[] = [
    {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      RUNNER_ARCH: arch() === 'ia32' ? 'X86' : arch().toUpperCase(),
      RUNNER_ENVIRONMENT: 'self-hosted',
      RUNNER_NAME: 'action-runner',
      RUNNER_OS: runnerOs(),
      RUNNER_TEMP: parts.temp,
      RUNNER_TOOL_CACHE: parts.toolCache,
      GITHUB_ACTION: '__self',
      GITHUB_ACTOR: 'octocat',
      // Nothing listens there: a call that a test forgot to redirect fails, and does not leave the machine.
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_EVENT_PATH: parts.eventFile,
      GITHUB_JOB: 'export',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REPOSITORY: 'octocat/docs',
      GITHUB_REPOSITORY_OWNER: 'octocat',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_NUMBER: '1',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
      GITHUB_WORKFLOW: 'Export',
      GITHUB_WORKSPACE: parts.workspace,
    },
    parts.files,
    Object.fromEntries([...parts.inputs].map(([name, value]) => [inputVariable(name), value])),
    Object.fromEntries(Object.entries(parts.state).map(([name, value]) => [`STATE_${name}`, value])),
    parts.env,
  ];
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) setVariable(environment, name, value);
  }
  return environment;
}

function setVariable(environment: Record<string, string>, name: string, value: string | undefined): void {
  if (process.platform === 'win32') {
    // One variable whatever the case of its name; with two of them the system would choose.
    const same = Object.keys(environment).filter((known) => known.toUpperCase() === name.toUpperCase());
    for (const known of same) delete environment[known];
  }
  if (value === undefined) delete environment[name];
  else environment[name] = value;
}

function runnerOs(): string {
  if (process.platform === 'win32') return 'Windows';
  return process.platform === 'darwin' ? 'macOS' : 'Linux';
}
