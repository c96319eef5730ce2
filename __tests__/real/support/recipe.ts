/** Runs recipes with act, against the emulator, a double of GitHub, and the servers that a test starts. */
import path from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { systemEmulatorClock } from '../../../emulator/clock.ts';
import { type Emulator, startEmulator } from '../../../emulator/emulator.ts';
import type { GivenEmulatorSettings, GivenExportJobSettings } from '../../../emulator/settings/settings.ts';
import { type Files, tarGz } from '../../support/archives.ts';
import { makeTempFolder, readFolder, removeFolder, textOf } from '../../support/folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from '../../support/github-double.ts';
import { OUR_ACTION } from '../../support/repository.ts';
import { type GivenWorkflow, type RecipeRun, runWorkflow } from './run-workflow.ts';

const QUICK = { queuedMs: 50, runningMs: 100 } as const;

export interface Recipes {
  /** A folder that is empty before each test. */
  readonly home: string;
  readonly gitHub: GitHubDouble;
  readonly emulator: Emulator;
  run(name: string, given?: Partial<GivenWorkflow>): Promise<RecipeRun>;
  /** Sets the site of the next job. */
  nextSite(files: Files, settings?: GivenExportJobSettings): Promise<void>;
  /** Number of exports that were started. A start that the service refused is not one. */
  starts(): number;
  /** Ends all jobs of the service. */
  restartService(): Promise<void>;
  /** IDs of the jobs whose status was requested, oldest first. */
  exportedJobs(): readonly string[];
}

/** Starts an emulator and a double of GitHub for each test of the file. */
export function useRecipes(settings: GivenEmulatorSettings = {}): Recipes {
  const state = {} as { home: string; gitHub: GitHubDouble; emulator: Emulator };
  /** The lines that the emulator printed, one for each request. */
  let log: string[] = [];
  /** GitHub's run numbers increase. */
  let runId = 1000;
  const startService = () =>
    startEmulator({ ...QUICK, ...settings }, systemEmulatorClock, (line) => {
      log.push(line);
    });
  beforeEach(async () => {
    state.gitHub = await GitHubDouble.start();
    state.home = await makeTempFolder('recipes');
    log = [];
    state.emulator = await startService();
  });
  afterEach(async () => {
    expect(state.gitHub.violations).toEqual([]);
    await Promise.all([state.emulator.close(), state.gitHub.close()]);
    await removeFolder(state.home);
  });
  return Object.assign(state, {
    async run(name: string, { edit, secrets, vars, env, ...given }: Partial<GivenWorkflow> = {}) {
      const { emulator, gitHub } = state;
      return runWorkflow({
        home: await makeTempFolder('run', state.home),
        file: `docs/recipes/${name}.yml`,
        secrets: { DOCS_ADMIN_API_KEY: emulator.apiKey, ...secrets },
        vars: { DOCS_PROJECT_ID: emulator.projectId, ...vars },
        gitHub: { apiUrl: gitHub.apiUrl, token: TOKEN, repository: REPOSITORY_NAME },
        env: {
          GITHUB_REPOSITORY_ID: '1',
          GITHUB_RUN_ID: `${++runId}`,
          CACHE_FOLDER: path.join(state.home, 'cache'),
          ...env,
        },
        onJobs: (jobs) => {
          gitHub.jobs = jobs;
        },
        edit: (step) => {
          if (step.with !== undefined && step.uses === `${OUR_ACTION}@v1`) {
            Object.assign(step.with, { 'base-url': emulator.baseUrl, 'poll-interval': '100ms' });
          }
          // Nothing serves the address of the recipe. A test that has a server sets it.
          if (step.with?.['verify-url'] !== undefined) step.with['verify-url'] = '';
          edit?.(step);
        },
        ...given,
      });
    },
    async nextSite(files: Files, settings: GivenExportJobSettings = {}) {
      const archive = await tarGz(files)(await makeTempFolder('archive', state.home));
      state.emulator.setNextJob({ archive, ...settings });
    },
    async restartService() {
      await state.emulator.close();
      state.emulator = await startService();
    },
    starts: () =>
      log.filter((line) => / POST 202 .* \/v1\/static-export\/(?:[^/]+\/)?jobs(?: |$)/.test(line)).length,
    exportedJobs: () => [
      ...new Set(
        state.emulator.requests.flatMap(
          ({ path: address }) => /^\/v1\/static-export\/(?:[^/]+\/)?jobs\/([^/]+)/.exec(address)?.[1] ?? [],
        ),
      ),
    ],
  });
}

export function expectSuccess({ succeeded, log, printed }: RecipeRun): void {
  if (!succeeded) throw new Error(`The workflow failed:\n${log}\nIts steps printed:\n${printed}`);
}

/** The event payload of "Run workflow" with these inputs. */
export const inputs = (given: Readonly<Record<string, string>>) => ({ payload: { inputs: given } });

/** Returns every file below a folder by its path, without the state of the deploy action. */
export async function siteIn(folder: string): Promise<Files> {
  const files = Object.entries(textOf(await readFolder(folder)));
  return Object.fromEntries(
    files.filter(([name]) => !name.startsWith('.static-export/') && !name.endsWith('/')),
  );
}
