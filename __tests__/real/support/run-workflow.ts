/**
 * Runs a workflow file itself with act, in host mode: its jobs, conditions, expressions, secrets, and job outputs. The
 * actions of this repository are the built ones of this checkout. Third-party actions, which need a network, are stubs.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { writeFiles } from '../../support/folders.ts';
import type { RunJob } from '../../support/github-double.ts';
import { newFolder } from '../../support/new-folder.ts';
import { pathWithRclone } from '../../support/rclone.ts';
import { OUR_ACTION, REPOSITORY } from '../../support/repository.ts';
import { NODE } from '../../support/start-action.ts';
import { pathOf } from './needs.ts';

const run = promisify(execFile);

/** act runs up to a dozen steps, each of which starts a process. */
const LONGEST_MS = 600_000;

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly 'continue-on-error'?: boolean;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, string>;
  readonly env?: Record<string, string>;
}

export interface GivenWorkflow {
  /** An empty folder. */
  readonly home: string;
  /** The workflow file, relative to the repository. */
  readonly file: string;
  /** The repository in which it runs, as in GitHub's context. */
  readonly gitHub?: { readonly apiUrl: string; readonly token: string; readonly repository: string };
  readonly event?: 'workflow_dispatch' | 'schedule' | 'push' | 'release' | 'pull_request';
  /** The payload of the event. */
  readonly payload?: object;
  /** Run only this job and those that it needs. */
  readonly job?: string;
  readonly matrix?: string;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the repository in which it runs, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Scripts that replace programs of the machine, by name. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Folder in which the workspace of each job is kept for the next run, as on a self-hosted runner. */
  readonly keptWorkspace?: string;
  /** Changes a step, for example to use another server. */
  readonly edit?: (step: Step) => void;
  /** Cancels the run, as a user would, when its log contains this. */
  readonly cancelAt?: RegExp;
  /** Called with the jobs that have ended, after each of them. */
  readonly onJobs?: (jobs: readonly RunJob[]) => void;
  /** Additional keys for jobs, by job name. */
  readonly jobKeys?: Readonly<Record<string, object>>;
  /** Steps in front of those of each job, such as one that starts the emulator. */
  readonly firstSteps?: readonly Step[];
  /** Additional steps in front of the one that uses this action, by the name of the action. */
  readonly stepsBefore?: Readonly<Record<string, readonly Step[]>>;
}

export interface RecipeRun {
  readonly succeeded: boolean;
  readonly log: string;
  /**
   * The output of the shell steps. It does not come from the log, since act sometimes loses the last lines of a short
   * step.
   */
  readonly printed: string;
  /** The calls of third-party actions, in order. */
  readonly calls: readonly { readonly action: string; readonly inputs: Readonly<Record<string, string>> }[];
  /** Folder with the artifacts, each in a subfolder with its name. */
  readonly artifacts: string;
  /** Returns what a replaced program has written to a file in `STUBS_FOLDER`; empty if there is none. */
  stub(name: string): Promise<string>;
}

/** For workflows that do not call GitHub. */
const NO_GITHUB = { apiUrl: 'http://127.0.0.1:9', token: 'token-of-the-run', repository: 'octocat/docs' };

/** Loaded by the shell of each step: see `printed`. The programs of the step print as usual. */
const SHELL_START = 'unset BASH_ENV\nexec >> "$STUBS_FOLDER/printed" 2>&1\n';

/** An action and scripts that only CI uses. */
const FOR_CI = ['tools/no-emulator-left', 'tools/ci'];

export async function runWorkflow(given: GivenWorkflow): Promise<RecipeRun> {
  const { home, file, gitHub = NO_GITHUB, event = 'workflow_dispatch', secrets = {}, env = {} } = given;
  const workspace = path.join(home, 'workspace');
  const stubs = path.join(home, 'stubs');
  // The workflows of this repository also read the files of the build themselves.
  const isOwn = file.startsWith('.github/');
  await Promise.all([layCheckout(workspace, isOwn), mkdir(stubs, { recursive: true })]);
  const programs = await layPrograms(path.join(home, 'programs'), given.programs ?? {});

  // Two jobs may share their steps by an anchor. Each gets its own copy, so that each is edited once.
  const workflow = unshared(parse(await readFile(path.join(REPOSITORY, file), 'utf8')));
  const jobs = Object.values<{ steps: Step[] }>(workflow.jobs);
  for (const job of jobs) {
    for (const [action, added] of Object.entries(given.stepsBefore ?? {})) {
      const at = job.steps.findIndex(({ uses }) => uses?.startsWith(`${action}@`));
      if (at >= 0) job.steps.splice(at, 0, ...structuredClone(added));
    }
    job.steps.unshift(...structuredClone(given.firstSteps ?? []));
  }
  for (const [name, keys] of Object.entries(given.jobKeys ?? {})) Object.assign(workflow.jobs[name], keys);
  const steps = jobs.flatMap((job) => job.steps);
  for (const step of steps) given.edit?.(step);
  if (given.keptWorkspace !== undefined) {
    for (const [name, { steps }] of Object.entries<{ steps: Step[] }>(workflow.jobs)) {
      // This action deletes what earlier runs have left. act skips it.
      if (steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))) continue;
      const kept = path.join(given.keptWorkspace, name);
      steps.unshift({ run: `mkdir -p '${kept}' && cp -pR '${kept}/.' .` });
      steps.push({ if: 'always()', run: `cp -pR . '${kept}'` });
    }
  }
  await writeFile(path.join(workspace, 'workflow.yml'), stringify(workflow));
  await writeFiles(workspace, given.files ?? {});
  await writeFile(path.join(home, 'shell-start.sh'), SHELL_START);
  await writeFile(path.join(home, 'event.json'), JSON.stringify(given.payload ?? {}));
  const git = (...given: readonly string[]) => run('git', given, { cwd: workspace });
  await git('init', '--quiet', '--initial-branch=main', '--template=');
  await git('remote', 'add', 'origin', `https://github.com/${gitHub.repository}.git`);
  const settings = ['user.name=test', 'user.email=', 'maintenance.auto=false'].flatMap((one) => ['-c', one]);
  await git(...settings, 'commit', '--quiet', '--allow-empty', '-m', 'x');

  const others = new Set(
    steps.flatMap(({ uses = './' }) => (/^(?:\.\/|actions\/checkout@)/.test(uses) ? [] : [uses])),
  );
  const repositories = [...others].map((uses) => {
    const [action = '', ref = ''] = uses.split('@');
    const [owner, name] = action.split('/');
    const stub = path.join(import.meta.dirname, name === 'cache' ? 'stub-cache' : 'stub-action');
    return `${owner}/${name}@${ref}=${`${owner}/${name}` === OUR_ACTION ? workspace : stub}`;
  });
  const pairs = (flag: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const args = [
    event,
    ...['--workflows', 'workflow.yml', '--eventpath', path.join(home, 'event.json')],
    ...['ubuntu-latest', 'self-hosted'].flatMap((label) => ['--platform', `${label}=-self-hosted`]),
    ...['--action-cache-path', path.join(home, 'cache'), '--use-new-action-cache', '--no-cache-server'],
    ...repositories.flatMap((repository) => ['--local-repository', repository]),
    ...(given.job === undefined ? [] : ['--job', given.job]),
    ...(given.matrix === undefined ? [] : ['--matrix', given.matrix]),
    ...pairs('--secret', { GITHUB_TOKEN: gitHub.token, ...secrets }),
    ...pairs('--var', given.vars),
    ...pairs('--env', {
      GITHUB_API_URL: gitHub.apiUrl,
      STUBS_FOLDER: stubs,
      BASH_ENV: path.join(home, 'shell-start.sh'),
      ...env,
    }),
  ];
  const limit = AbortSignal.timeout(LONGEST_MS);
  const options = {
    cwd: workspace,
    // A hosted runner has its own Node in PATH.
    env: {
      ...process.env,
      HOME: home,
      PATH: [programs, path.dirname(NODE), pathWithRclone()].join(path.delimiter),
    },
    signal: limit,
    maxBuffer: 64 << 20,
  };
  const running = run(pathOf('act'), args, options);
  let seen = '';
  running.child.stdout?.on('data', (chunk) => {
    seen += chunk;
    given.onJobs?.(endedJobs(seen));
    if (given.cancelAt?.test(seen) === true) running.child.kill('SIGINT');
  });
  const { code = 0, stdout, stderr } = await running.catch((error) => error);
  if (limit.aborted) throw new Error(`act did not end in ten minutes. Its log:\n${stdout}${stderr}`);
  const stub = (name: string) => readFile(path.join(stubs, name), 'utf8').catch(() => '');
  const calls = await stub('calls.jsonl');
  return {
    succeeded: code === 0,
    log: stdout + stderr,
    printed: await stub('printed'),
    calls: calls.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])),
    artifacts: path.join(stubs, 'artifacts'),
    stub,
  };
}

/**
 * Reads the jobs that have ended from act's log. act numbers the jobs of a matrix, and calls all of them failed if one of
 * them is.
 */
function endedJobs(log: string): RunJob[] {
  const namesIn = (event: string) =>
    [...log.matchAll(new RegExp(`^\\[[^\\]]*/([^\\]]*?)(?:-\\d+)? *\\] +${event}`, 'gmu'))].map(
      ([, name = '']) => name,
    );
  const failed = namesIn('❌');
  return namesIn('🏁').map((name) => ({ name, conclusion: failed.includes(name) ? 'failure' : 'success' }));
}

const unshared = (value: object) => JSON.parse(JSON.stringify(value));

/** A copy of the build, without the packages of this checkout beside it. */
let build: Promise<string> | undefined;

async function copyBuild(): Promise<string> {
  const folder = path.join(newFolder(), 'dist');
  await cp(path.join(REPOSITORY, 'dist'), folder, { recursive: true });
  return folder;
}

/**
 * Files of this checkout that make up the actions: metadata, and a link to the build. For each step with an action, act
 * copies them.
 *
 * @param copiesBuild whether the build is a copy in place of the link
 */
async function layCheckout(folder: string, copiesBuild: boolean): Promise<void> {
  build ??= copyBuild();
  const folders = ['.', ...(await readdir(REPOSITORY))].map((name) => path.join(name, 'action.yml'));
  const metadata = folders.filter((name) => existsSync(path.join(REPOSITORY, name)));
  for (const name of [...metadata, ...FOR_CI]) {
    await cp(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true });
  }
  const dist = path.join(folder, 'dist');
  await (copiesBuild ? cp(await build, dist, { recursive: true }) : symlink(await build, dist));
}

/** Returns the folder with these scripts of bash, which is created. */
async function layPrograms(folder: string, programs: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/usr/bin/env bash\nset -euo pipefail\n${script}`, {
      mode: 0o755,
    });
  }
  return folder;
}
