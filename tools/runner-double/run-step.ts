// Runs one JavaScript action in a child process the way GitHub's runner does: environment, file commands, log, signals,
// result. It runs one stage of one step. It does not run `post` by itself, and does not end processes that the action
// leaves behind.
//
// Source of the rules: actions/runner, NodeScriptActionHandler.cs, ActionRunner.cs, StepsRunner.cs (result), and
// ProcessInvoker.cs (signals, pipes).

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inputVariables, readActionMetadata, type Stage } from './action-metadata.ts';
import { makeEnvironment } from './runner-environment.ts';
import { makeStepFiles, readStepFiles, type StepFileResults } from './step-files.ts';
import { type CommandLog, CommandReader, type StreamName } from './workflow-commands.ts';

export interface StepOptions {
  readonly actionFile: string;
  /** Inputs as a workflow's `with:` gives them, already evaluated. */
  readonly inputs?: Readonly<Record<string, string>>;
  /**
   * Variables on top of the runner's own; `undefined` removes a variable, even one such as GITHUB_OUTPUT. Files that a
   * variable of this kind points to are not read: results come from the runner's own files only.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Path of the Node binary. By default, the one that runs this process. */
  readonly node?: string;
  /** Default: `main`. */
  readonly stage?: Stage;
  /** The state that an earlier stage saved, from its result's `state`. */
  readonly state?: Readonly<Record<string, string>>;
  /** GITHUB_WORKSPACE and the working directory; created if it does not exist. Default: a fresh folder. */
  readonly workspace?: string;
  /** RUNNER_TEMP; created if it does not exist, and not emptied. Default: a fresh folder. */
  readonly temp?: string;
  /** RUNNER_TOOL_CACHE; created if it does not exist. Default: a fresh folder. */
  readonly toolCache?: string;
  readonly context?: {
    /** `github.token`, masked from the start. Default: empty. */
    readonly githubToken?: string;
    /** `job.status`. Default: `success`. */
    readonly jobStatus?: 'success' | 'failure' | 'cancelled';
  };
  /** Values that are masked from the start, like the job's secrets. */
  readonly secrets?: readonly string[];
  /** Receives the log as it grows, in complete lines as GitHub shows it. */
  readonly onOutput?: (chunk: string) => void;
  /** When it aborts, the process is killed, and the result rejects. Default: after five minutes. */
  readonly limit?: AbortSignal;
  /** Waits between the signals of `cancel`, for the runner's own time. Default: on the real clock. */
  readonly cancelPause?: (ms: number) => Promise<unknown>;
}

/** The runner's pauses when it cancels a step: from SIGINT to SIGTERM, and from there to SIGKILL. */
const UNTIL_TERMINATE_MS = 7500;
const UNTIL_KILL_MS = 2500;
const LONGEST_MS = 300_000;
/** How long the runner waits for output pipes that a child process keeps open after the process has ended. */
const OUTPUT_GRACE_MS = 5000;

export interface StepResult extends StepFileResults {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  /** `cancelled` after `cancel`, even with exit code 0. Error annotations alone do not fail a step. */
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  readonly commands: CommandLog;
  /** What the process wrote to each stream, raw. */
  readonly stdout: string;
  readonly stderr: string;
  /** The log as GitHub shows it, with the runner's own messages. */
  readonly log: string;
  readonly temp: string;
  readonly workspace: string;
  /** Removes the folders that were made for this run; never a folder that the caller named. */
  remove(): Promise<void>;
}

export interface RunningAction {
  readonly child: ChildProcess;
  /** Rejects when the process could not be started, took too long, or wrote a file that the runner cannot read. */
  readonly result: Promise<StepResult>;
  /**
   * Does what the runner does when a job is cancelled: SIGINT, then SIGTERM, then SIGKILL, each only to the process
   * itself. On Windows, which has no such signal, the process ends immediately without notice. A second call, or one
   * after the end, does nothing.
   */
  cancel(): void;
}

/** Runs one stage of an action to its end. Rejects as `startStep` throws, and as its result rejects. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  return startStep(options).result;
}

/**
 * Starts one stage of an action. Throws when the action.yml is not usable, has no such stage, or has a default that
 * cannot be evaluated.
 */
export function startStep(options: StepOptions): RunningAction {
  const metadata = readActionMetadata(options.actionFile);
  const { githubToken = '', jobStatus = 'success' } = options.context ?? {};
  const inputs = inputVariables(metadata, options.inputs ?? {}, {
    'github.token': githubToken,
    'job.status': jobStatus,
  });
  const script = metadata.script(options.stage ?? 'main');
  const folders = makeFolders(options);
  const state = Object.entries(options.state ?? {}).map(([name, value]) => [`STATE_${name}`, value]);
  const environment: NodeJS.ProcessEnv = {
    ...makeEnvironment(folders),
    ...folders.files,
    ...inputs,
    ...Object.fromEntries(state),
    ...options.env,
  };
  const reader = new CommandReader({
    masks: [githubToken, ...(options.secrets ?? [])],
    showDebug: environment['RUNNER_DEBUG'] === '1',
    onOutput: options.onOutput,
  });

  const child = spawn(options.node ?? process.execPath, [script], {
    cwd: folders.workspace,
    env: environment,
  });
  // Rejects if the process cannot be started.
  const closed = once(child, 'close');
  // The runner gives no input. Closing the pipe fails if the process has already ended, which can be ignored.
  child.stdin.on('error', () => {});
  child.stdin.end();
  const output: Record<StreamName, string> = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8');
    child[name].on('data', (text: string) => {
      output[name] += text;
      reader.write(text, name);
    });
  }

  child.on('exit', () => {
    // After the pipes are destroyed, `close` is emitted even if another process still holds their other ends.
    const closePipes = () => [child.stdout, child.stderr].map((pipe) => pipe.destroy());
    setTimeout(closePipes, OUTPUT_GRACE_MS).unref();
  });

  let isCancelled = false;
  const { cancelPause = (ms) => sleep(ms, undefined, { ref: false }) } = options;
  const cancel = async () => {
    if (isCancelled || child.exitCode !== null || child.signalCode !== null) return;
    isCancelled = true;
    child.kill('SIGINT');
    // A process that has ended by then gets no signal.
    await cancelPause(UNTIL_TERMINATE_MS);
    child.kill('SIGTERM');
    await cancelPause(UNTIL_KILL_MS);
    child.kill('SIGKILL');
  };
  const remove = () => rm(folders.own, { recursive: true, force: true, maxRetries: 3 });
  const { limit = AbortSignal.timeout(LONGEST_MS) } = options;
  const isOver = new AbortController();
  // It rejects even if the end of the process, or of its pipes, is never reported.
  const late = new Promise<never>((_, reject) => {
    const onLimit = () => {
      child.kill('SIGKILL');
      for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
      child.unref();
      reject(new Error('The step did not end in time and was killed.'));
    };
    limit.addEventListener('abort', onLimit, { once: true, signal: isOver.signal });
  });
  const finish = async (): Promise<StepResult> => {
    const ended = Promise.race([closed, late]).finally(() => {
      isOver.abort();
      reader.close();
    });
    const [exitCode] = (await ended) as [number | null];
    const files = readStepFiles(folders.files);
    // This comes last, as in the runner, which reads the files even of a cancelled step.
    if (isCancelled) reader.show('Error: The step was cancelled.');
    return {
      exitCode,
      conclusion: isCancelled ? 'cancelled' : exitCode === 0 ? 'success' : 'failure',
      ...files,
      state: { ...options.state, ...files.state },
      summary: reader.mask(files.summary),
      commands: reader,
      ...output,
      log: reader.log,
      temp: folders.temp,
      workspace: folders.workspace,
      remove,
    };
  };
  const result = finish().catch(async (error: Error) => {
    // A process that still runs may use the folders. The log is what matters.
    await remove().catch(() => undefined);
    throw new Error(`${error.message} Its log:\n${reader.log}`, { cause: error });
  });
  return { child, result, cancel };
}

function makeFolders(options: Pick<StepOptions, 'temp' | 'workspace' | 'toolCache'>) {
  // Use the real path: on macOS and Windows, the system has another name for the folder. A path that the action reports
  // would then not equal the one that the caller knows.
  const own = mkdtempSync(join(realpathSync.native(tmpdir()), 'action-runner-'));
  const temp = resolve(options.temp ?? join(own, 'temp'));
  const workspace = resolve(options.workspace ?? join(own, 'workspace'));
  const toolCache = resolve(options.toolCache ?? join(own, 'tool-cache'));
  // The runner keeps these files below RUNNER_TEMP. Here they are separate, so that a caller's folder stays clean.
  const fileFolder = join(own, 'files');
  for (const folder of [temp, workspace, toolCache, fileFolder]) mkdirSync(folder, { recursive: true });

  const eventFile = join(own, 'event.json');
  writeFileSync(eventFile, '{}');
  return { own, temp, workspace, toolCache, eventFile, files: makeStepFiles(fileFolder) };
}
