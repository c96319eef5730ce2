// Runs one JavaScript action in a child process the way GitHub's runner does: environment, file commands, log,
// signals, result. One stage of one step: it does not run `post` by itself, nor load problem matchers, nor end
// processes that the action leaves behind.
//
// Source of the rules: actions/runner, NodeScriptActionHandler.cs, ActionRunner.cs, StepsRunner.cs (result) and
// ProcessInvoker.cs (signals, pipes).

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type ActionMetadata, readActionMetadata, resolveInputs, type Stage } from './action-metadata.ts';
import { makeEnvironment } from './runner-environment.ts';
import { makeStepFiles, readStepFiles, type StepFileResults } from './step-files.ts';
import { type CommandLog, createCommandReader, type StreamName } from './workflow-commands.ts';

export interface StepOptions {
  /** Path of the action.yml. */
  readonly actionFile: string;
  /** Inputs as a workflow's `with:` gives them, already evaluated. */
  readonly inputs?: Readonly<Record<string, string>>;
  /**
   * Variables on top of the runner's own; `undefined` removes a variable, also GITHUB_OUTPUT and its like.
   * Files that a variable of this kind points to are not read: results come from the runner's own files only.
   */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Path of the Node binary. Default: the one that runs this. */
  readonly node?: string;
  /** Default: `main`. */
  readonly stage?: Stage;
  /** What an earlier stage saved: its result's `state`. */
  readonly state?: Readonly<Record<string, string>>;
  /** GITHUB_WORKSPACE and the working directory; created if it does not exist. Default: a fresh folder. */
  readonly workspace?: string;
  /** RUNNER_TEMP; created if it does not exist, and not emptied. Default: a fresh folder. */
  readonly temp?: string;
  readonly context?: {
    /** `github.token`, masked from the start. Default: empty. */
    readonly githubToken?: string;
    /** `job.status`. Default: `success`. */
    readonly jobStatus?: 'success' | 'failure' | 'cancelled';
  };
  /** Values that are masked from the start, like the job's secrets. */
  readonly secrets?: readonly string[];
  /** Gets the log as it grows, as a person sees it, in complete lines. */
  readonly onOutput?: (chunk: string) => void;
  /** After this time the process is killed and the result rejects with StepTimeoutError. Default: 120,000. */
  readonly timeoutMs?: number;
  /** Pauses between the signals of `cancel`. Default: CANCEL_DELAYS_MS, the runner's own. */
  readonly cancelDelaysMs?: CancelDelays;
}

export interface CancelDelays {
  /** From SIGINT to SIGTERM. */
  readonly untilTerminate: number;
  /** From SIGTERM to SIGKILL. */
  readonly untilKill: number;
}

/** How long the runner waits after SIGINT and after SIGTERM. */
const CANCEL_DELAYS_MS: CancelDelays = { untilTerminate: 7500, untilKill: 2500 };

export interface StepResult extends StepFileResults {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /**
   * `cancelled` after `cancel`, even with exit code 0. Otherwise `success` needs exit code 0, and no command and
   * no file that the runner could not process. Error annotations alone do not fail a step.
   */
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  readonly commands: CommandLog;
  /** Raw, as the process wrote it. */
  readonly stdout: string;
  /** Raw, as the process wrote it. */
  readonly stderr: string;
  /** The log as a person sees it, with the runner's own messages. */
  readonly log: string;
  readonly durationMs: number;
  readonly temp: string;
  readonly workspace: string;
  /** The runner's own warnings, such as about undeclared inputs. */
  readonly warnings: readonly string[];
  /** The runner's own errors, such as about a malformed GITHUB_OUTPUT. */
  readonly errors: readonly string[];
  /** Removes the folders that were made for this run; never a folder that the caller named. */
  remove(): Promise<void>;
}

export interface RunningAction {
  readonly child: ChildProcess;
  /** Rejects when the process could not be started, and with StepTimeoutError. */
  readonly result: Promise<StepResult>;
  /**
   * Does what the runner does when a job is cancelled: SIGINT, then SIGTERM, then SIGKILL, each to the process
   * alone. On Windows, where there is no such signal, the process ends at once without notice. A second call, or
   * one after the end, does nothing.
   */
  cancel(): void;
}

/** The step took too long and was killed. */
class StepTimeoutError extends Error {
  override readonly name = 'StepTimeoutError';
  /** Everything seen until then; its `remove` works too. */
  readonly result: StepResult;

  constructor(timeoutMs: number, result: StepResult) {
    super(`The step did not end within ${timeoutMs} ms and was killed. Its log:\n${result.log}`);
    this.result = result;
  }
}

/** Runs one stage of an action to its end. Rejects as `startStep` throws, and as its result rejects. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  return startStep(options).result;
}

/**
 * Starts one stage of an action. Throws when the action.yml is not usable, has no such stage, or has a default that
 * cannot be evaluated, and when the script is missing.
 */
export function startStep(options: StepOptions): RunningAction {
  const metadata = readActionMetadata(options.actionFile);
  const script = findScript(metadata, options.stage ?? 'main');
  const folders = makeFolders(options);
  try {
    return start(options, metadata, script, folders);
  } catch (error) {
    rmSync(folders.own, { recursive: true, force: true });
    throw error;
  }
}

const defaultTimeoutMs = 120_000;
// How long the runner waits for output pipes that outlive the process, because a child process keeps them open.
const outputGraceMs = 5000;

function start(
  options: StepOptions,
  metadata: ActionMetadata,
  script: string,
  folders: Folders,
): RunningAction {
  const githubToken = options.context?.githubToken ?? '';
  const { inputs, warnings } = resolveInputs(metadata, options.inputs ?? {}, {
    githubToken,
    jobStatus: options.context?.jobStatus ?? 'success',
    temp: folders.temp,
    workspace: folders.workspace,
  });
  const environment = makeEnvironment({
    ...folders,
    inputs,
    state: options.state ?? {},
    env: options.env ?? {},
  });
  const reader = createCommandReader({
    masks: [githubToken, ...(options.secrets ?? [])],
    showDebug: environment['RUNNER_DEBUG'] === '1',
    ...(options.onOutput === undefined ? {} : { onOutput: options.onOutput }),
  });
  for (const warning of warnings) reader.reportProblem('warning', warning);

  const startedMs = performance.now();
  const child = spawn(options.node ?? process.execPath, [script], {
    cwd: folders.workspace,
    env: environment,
  });
  // The runner gives no input. A process that is already gone makes closing the pipe fail, which says nothing new.
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

  const canceller = createCanceller(child, options.cancelDelaysMs ?? CANCEL_DELAYS_MS);
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const result = waitForExit(child, timeoutMs).then(
    ({ exitCode, signal, timedOut }) => {
      canceller.stop();
      const durationMs = performance.now() - startedMs;
      reader.close();
      const { failed, ...files } = readStepFiles(folders.files, reader, options.state ?? {});
      // Last, as in the runner, which reads the files even of a cancelled step.
      if (canceller.cancelled) reader.reportProblem('error', 'The step was cancelled.');

      const commands = reader.commands;
      const succeeded = exitCode === 0 && !commands.failed && !failed;
      const step: StepResult = {
        exitCode,
        signal,
        conclusion: canceller.cancelled ? 'cancelled' : succeeded ? 'success' : 'failure',
        ...files,
        commands,
        ...output,
        log: commands.log,
        durationMs,
        temp: folders.temp,
        workspace: folders.workspace,
        warnings: messages(commands, 'warning'),
        errors: messages(commands, 'error'),
        remove: () => rm(folders.own, { recursive: true, force: true, maxRetries: 3 }),
      };
      if (timedOut) throw new StepTimeoutError(timeoutMs, step);
      return step;
    },
    async (error: unknown) => {
      canceller.stop();
      await rm(folders.own, { recursive: true, force: true });
      throw error;
    },
  );
  return { child, result, cancel: canceller.cancel };
}

function messages(commands: CommandLog, level: 'warning' | 'error'): string[] {
  return commands.problems.filter((problem) => problem.level === level).map(({ message }) => message);
}

function findScript(metadata: ActionMetadata, stage: Stage): string {
  const script = metadata.scripts[stage];
  if (script === undefined) throw new Error(`The action has no runs.${stage}`);
  const path = join(metadata.directory, script);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Error(`The script of runs.${stage}, '${script}', is not a file`);
  }
  return path;
}

function makeFolders(options: Pick<StepOptions, 'temp' | 'workspace'>) {
  // The real path, because on macOS and Windows the system's own name for the folder is another one, and then a
  // path that the action reports would not equal the one that the caller knows.
  const own = mkdtempSync(join(realpathSync.native(tmpdir()), 'action-runner-'));
  const temp = resolve(options.temp ?? join(own, 'temp'));
  const workspace = resolve(options.workspace ?? join(own, 'workspace'));
  const toolCache = join(own, 'tool-cache');
  // The runner keeps these files below RUNNER_TEMP. Here they are apart, so that a caller's folder stays clean.
  const fileFolder = join(own, 'files');
  for (const folder of [temp, workspace, toolCache, fileFolder]) mkdirSync(folder, { recursive: true });

  const eventFile = join(own, 'event.json');
  writeFileSync(eventFile, '{}');
  return { own, temp, workspace, toolCache, eventFile, files: makeStepFiles(fileFolder) };
}

type Folders = ReturnType<typeof makeFolders>;

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
}

/** Resolves when the process is gone and its output is read; rejects when it could not be started. */
function waitForExit(child: ChildProcess, timeoutMs: number): Promise<Exit> {
  return new Promise((resolveExit, reject) => {
    let timedOut = false;
    let graceTimer: NodeJS.Timeout | undefined;
    const timeoutTimer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, timeoutMs);

    child.on('error', (error) => {
      // After the start this event reports a signal that could not be sent, and the process is still running.
      if (child.pid !== undefined) return;
      clearTimeout(timeoutTimer);
      reject(error);
    });
    child.on('exit', () => {
      clearTimeout(timeoutTimer);
      // With the pipes destroyed `close` comes, although another process still holds their other ends.
      graceTimer = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, outputGraceMs);
    });
    child.on('close', (exitCode, signal) => {
      clearTimeout(graceTimer);
      resolveExit({ exitCode, signal, timedOut });
    });
  });
}

interface Canceller {
  readonly cancelled: boolean;
  cancel(): void;
  stop(): void;
}

function createCanceller(child: ChildProcess, delaysMs: CancelDelays): Canceller {
  let cancelled = false;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  child.on('exit', stop);
  return {
    get cancelled() {
      return cancelled;
    },
    cancel() {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (cancelled || ended) return;
      cancelled = true;
      child.kill('SIGINT');
      timer = setTimeout(() => {
        child.kill('SIGTERM');
        timer = setTimeout(() => child.kill('SIGKILL'), delaysMs.untilKill);
      }, delaysMs.untilTerminate);
    },
    stop,
  };
}
