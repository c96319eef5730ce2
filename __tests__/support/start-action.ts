/** Starts a built action in a child process, as the runner would. Every test starts it here, with the same defaults. */
import path from 'node:path';
import type { Emulator } from '../../emulator/emulator.ts';
import { type RunningAction, type StepOptions, startStep } from '../../tools/runner-double/run-step.ts';
import { runnersRuntime } from '../../tools/runtimes.ts';
import { type GitHubDouble, REPOSITORY_NAME, TOKEN } from './github-double.ts';
import { preloadOptions } from './preload.ts';
import { REPOSITORY } from './repository.ts';

/** The runner's own Node, if it is installed. */
export const NODE = runnersRuntime(REPOSITORY)?.node ?? process.execPath;

type Service = Pick<Emulator, 'apiKey' | 'baseUrl' | 'domain' | 'projectId' | 'agentJobId'>;

export interface GivenAction extends Omit<StepOptions, 'actionFile' | 'node' | 'cancelPause'> {
  /** By default the export action. */
  readonly action?: 'export' | 'agent-job' | 'alarm' | 'deploy' | 'emulator' | undefined;
  /** Folder of its `action.yml`, if it is not in this repository. */
  readonly folder?: string;
  /** By default `NODE`. */
  readonly node?: string | undefined;
  /** The action gets its base address, key, and IDs as inputs, with an interval of 100 ms. */
  readonly emulator?: Service | undefined;
  /** The action gets its address and a token. */
  readonly gitHub?: GitHubDouble | undefined;
  /** Modules that are loaded into its process: see `preload.ts`. */
  readonly preloads?: readonly string[] | undefined;
}

/** The folders that are made for the step are removed at its end. */
export function startAction(given: GivenAction): RunningAction {
  const { action = 'export', folder, node = NODE, emulator, gitHub, preloads = [], ...options } = given;
  const running = startStep({
    ...options,
    node,
    actionFile: path.join(folder ?? path.join(REPOSITORY, action === 'export' ? '.' : action), 'action.yml'),
    inputs: { ...(emulator && serviceInputs(emulator, action)), ...options.inputs },
    env: {
      NODE_OPTIONS: preloadOptions(preloads),
      ...(gitHub && { GITHUB_API_URL: gitHub.apiUrl, GITHUB_REPOSITORY: REPOSITORY_NAME }),
      ...options.env,
    },
    context: { ...(gitHub && { githubToken: TOKEN }), ...options.context },
    // The first signal has to end the step, so no other one follows, however slow the machine is.
    cancelPause: () => new Promise(() => {}),
  });
  const end = async () => {
    const step = await running.result;
    await step.remove();
    return step;
  };
  return { ...running, result: end() };
}

function serviceInputs(
  { apiKey, baseUrl, domain, projectId, agentJobId }: Service,
  action: GivenAction['action'],
): Record<string, string> {
  return {
    'api-key': apiKey,
    'base-url': baseUrl,
    'poll-interval': '100ms',
    ...(action === 'agent-job' ? { 'project-id': projectId, 'job-id': agentJobId } : { domain }),
  };
}
