/**
 * Runs a built action in a child process, as the runner would, and checks what must hold for every run. Scenarios, the
 * tests with real tools, and the tests of the download all run the action here.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import type { Emulator } from '../../emulator/emulator.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { readFolder, textOf, writeFiles } from './folders.ts';
import { type GitHubDouble, type GitHubOperation, TOKEN } from './github-double.ts';
import { type HttpDouble, SERVER_SECRET } from './http-double.ts';
import { findLeaks } from './leaks.ts';
import { cannotSetModes } from './platform.ts';
import { sha256Of } from './sha256.ts';
import { type GivenAction, startAction } from './start-action.ts';

/** The contents of the bundle's folder from an earlier run. */
export const PREVIOUS_BUNDLE = { 'static-export.tar.gz': 'the bundle of yesterday' };
export const PREVIOUS_SITE = {
  // The file that marks a site of the action, since only such a site is replaced.
  '.static-export-site': 'made by an earlier run',
  'site/index.html': 'the site of yesterday',
  'site/old/page.html': 'an old page',
};

/** `src/disk/work-folder.ts` */
const WORK_FOLDER = /^\.static-export-[0-9a-f-]{36}(?=\/)/;

export interface GivenRun extends Pick<GivenAction, 'action' | 'node' | 'preloads' | 'inputs' | 'env'> {
  /** An existing folder; each run has its own. */
  readonly home: string;
  /** The service, if the action uses it. The export action then also gets `path`. */
  readonly emulator?: Emulator | undefined;
  /** Files that the folder of the bundle holds before the run, by default a bundle. */
  readonly previousFiles?: Readonly<Record<string, string>>;
  /** Whether the step cannot remove its work folder, and reports that. */
  readonly leavesWorkFolder?: boolean | undefined;
  readonly cancelAt?: RegExp | GitHubOperation | undefined;
  readonly sigtermOnly?: boolean | undefined;
  /** Gets what the step prints. */
  readonly onOutput?: ((chunk: string) => void) | undefined;
  /** Give the action a token for this GitHub. */
  readonly gitHub?: GitHubDouble | undefined;
  /** Every other server. */
  readonly server?: HttpDouble | undefined;
  /** Secrets besides the key and the tokens. */
  readonly secrets?: readonly string[] | undefined;
}

export interface ActionRun {
  readonly step: StepResult;
  readonly emulator: Emulator | undefined;
  readonly gitHub: GitHubDouble | undefined;
  readonly server?: HttpDouble | undefined;
  /** Calls to GitHub by the step. */
  readonly calls: readonly GitHubOperation[];
  /** Files in the folder that `path` names, including those in its subfolders. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Runs the step, and checks what holds for every run. */
export async function runBuiltAction(given: GivenRun): Promise<ActionRun> {
  const { home, emulator, cancelAt, gitHub } = given;
  const folder = path.resolve(workspaceIn(home), given.inputs?.['path'] || path.join(home, 'bundles'));
  const { previousFiles = given.action === undefined || given.action === 'export' ? PREVIOUS_BUNDLE : {} } =
    given;
  if (Object.keys(previousFiles).length > 0) await mkdir(folder, { recursive: true });
  await writeFiles(folder, previousFiles);
  const before = await readFolder(folder);
  if (gitHub !== undefined) gitHub.calls.length = 0;

  let isCancelled = false;
  const cancel = () => {
    if (isCancelled) return;
    isCancelled = true;
    if (given.sigtermOnly) running.child.kill('SIGTERM');
    else running.cancel();
  };
  const options = actionOptions(given, folder);
  const running = startAction({
    ...options,
    onOutput: (chunk) => {
      given.onOutput?.(chunk);
      if (cancelAt instanceof RegExp && cancelAt.test(chunk)) cancel();
    },
  });
  if (gitHub !== undefined) {
    gitHub.onCall = (operation) => {
      if (operation === cancelAt) cancel();
    };
  }
  const step = await running.result;
  const calls = [...(gitHub?.calls ?? [])];

  const found = await readFolder(folder);
  const left = new Set(Object.keys(found).flatMap((name) => WORK_FOLDER.exec(name) ?? []));
  const files = Object.fromEntries(Object.entries(found).filter(([name]) => !WORK_FOLDER.test(name)));
  const [temp, workspace] = await Promise.all([step.temp, step.workspace].map((place) => readFolder(place)));
  const run: ActionRun = { step, emulator, gitHub, server: given.server, calls, files };
  explained(run, () => {
    expect(isCancelled).toBe(cancelAt !== undefined);
    expectOneAnnotationOnFailure(run, given.action);
    expectNoOtherCommands(run);
    expectPlacesOfKeyAndDomain(run);
    expectCompleteFiles(run, before);
    expectLeftWorkFolders(run, [...left], given.leavesWorkFolder ?? false);
    expectManifest(run);
    expectValuesFile(run);
    expectGitHubAsDescribed(run);
    expectNoLeaks(run, { ...found, ...temp, ...workspace }, [TOKEN, SERVER_SECRET, ...(given.secrets ?? [])]);
  });
  return run;
}

/** Runs an earlier step, and checks only how it ends. */
export async function runEarlierStep(given: GivenRun, exitCode = 0): Promise<void> {
  const options = actionOptions(given, path.join(given.home, 'bundles'));
  const step = await startAction(options).result;
  expect([step.log, step.exitCode]).toEqual([step.log, exitCode]);
}

function actionOptions(given: GivenRun, folder: string): GivenAction {
  const { action = 'export', home, node, emulator, gitHub, preloads = [], env = {}, inputs } = given;
  return {
    ...{ action, node, emulator, env },
    preloads: ['long-deadlines', ...preloads],
    gitHub,
    workspace: workspaceIn(home),
    temp: path.join(home, 'temp'),
    inputs: { ...(emulator && action === 'export' && { path: folder }), ...inputs },
  };
}

/** Every run of a deployment has the same workspace. */
export function workspaceIn(home: string): string {
  return path.join(home, 'work space ü');
}

/** Runs the checks, and adds the logs to their errors, since they show what went wrong. */
export function explained({ step }: ActionRun, checks: () => void): void {
  explainedRun('the step', step, checks);
}

/** Does the same with the log of one step. */
export function explainedRun(what: string, { log, stderr }: StepResult, checks: () => void): void {
  try {
    checks();
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    throw new Error(`${message}\n\nLog of ${what}:\n${log}\n${stderr}`, { cause: error });
  }
}

/** Expects one error annotation on failure, none but warnings on success, and an outcome that matches the exit code. */
export function expectOneAnnotationOnFailure(
  { step }: Pick<ActionRun, 'step'>,
  action?: GivenRun['action'],
): void {
  // The scenarios list the warnings.
  const levels = step.commands.annotations.flatMap(({ level }) => (level === 'warning' ? [] : [level]));
  const fails = step.exitCode !== 0;
  expect({ exitCode: step.exitCode, levels }).toEqual({
    exitCode: fails ? 1 : 0,
    levels: fails ? ['error'] : [],
  });
  // For example, a warning of Node.js about a leak, which users cannot fix.
  expect(step.stderr).not.toMatch(/\(node:\d+\) \w*Warning/);
  const { outcome, 'error-code': code } = step.outputs;
  if (!fails) {
    expect(['completed', 'started', 'checked']).toContain(outcome);
    expect(code).toBeUndefined();
  } else if (outcome !== undefined) {
    const outcomes = Object.keys(ERROR_CODES).filter((each) => ERROR_CODES[each]?.includes(code ?? ''));
    // A deployment does not wait for another one.
    if (action === 'deploy' && code === 'conflict') outcomes[0] = 'errored';
    expect([code, outcome]).toEqual([expect.any(String), outcomes[0] ?? 'errored']);
  }
}

/** Values of the output `error-code` by the output `outcome`. All others belong to `errored`. */
const ERROR_CODES: Readonly<Record<string, readonly string[]>> = {
  failed: ['job-failed', 'publish-failed'],
  'timed-out': ['timed-out', 'conflict'],
  cancelled: ['cancelled'],
};

/** Expects only the masks, the annotation, and the commands that turn off commands in the output of other programs. */
function expectNoOtherCommands({ step: { commands, stdout } }: ActionRun): void {
  const token = commands.others.find(({ command }) => command === 'stop-commands')?.data;
  expect(commands.others.filter(({ command }) => command !== 'stop-commands' && command !== token)).toEqual(
    [],
  );
  // The mask of the key, where there is one, comes before anything else.
  const [firstLine] = stdout.split('\n', 1);
  if (commands.masks.length > 0) expect(firstLine).toMatch(/^::add-mask::/);
}

/** Expects the key only at the API, and the domain in no output. */
function expectPlacesOfKeyAndDomain({ step, emulator }: ActionRun): void {
  if (emulator === undefined) return;
  for (const output of Object.values(step.outputs)) expect(output).not.toContain(emulator.domain);
  for (const { origin, headers } of emulator.requests) {
    if (origin === 'storage') expect(headers).not.toHaveProperty('authorization');
  }
}

const ADDED = /^(?:static-export(?:\.[a-z0-9]+)+$|site\/|\.static-export-site$|site\.sha256$)/;

/**
 * Expects the folder to contain only its previous files, a bundle, a site, and the files that describe the site. A
 * reported bundle has the size and the SHA-256 of the file. A failed step that reports no bundle leaves the folder as
 * it was.
 */
function expectCompleteFiles({ step, files }: ActionRun, before: Readonly<Record<string, Buffer>>): void {
  const added = Object.keys(files).filter((name) => !(name in before));
  expect(added.filter((name) => !ADDED.test(name))).toEqual([]);
  const { 'bundle-path': file, 'bundle-size': sizeBytes, 'bundle-sha256': sha256 } = step.outputs;
  if (file === undefined) {
    expect([sizeBytes, sha256]).toEqual([undefined, undefined]);
  } else {
    const bytes = files[path.basename(file)] ?? Buffer.alloc(0);
    expect({ sizeBytes, sha256 }).toEqual({ sizeBytes: `${bytes.length}`, sha256: sha256Of(bytes) });
  }
  if (step.exitCode !== 0) expect(textOf(files)).toEqual(textOf(before));
}

/** Expects that nothing unfinished is left. If the step cannot remove it, there is one folder, which the log names. */
function expectLeftWorkFolders({ step }: ActionRun, left: readonly string[], isExpected: boolean): void {
  expect(left).toHaveLength(isExpected ? 1 : 0);
  for (const name of left) expect(step.log).toMatch(new RegExp(`Could not remove ".*${escapeRegExp(name)}"`));
}

/**
 * Expects the manifest to match the site that the content digest describes. With `./` before each path, its lines are
 * those that the digest hashes. It lists the extracted files with their SHA-256.
 */
function expectManifest({ step, files }: ActionRun): void {
  const { 'manifest-path': file, 'site-path': site, 'content-digest': digest } = step.outputs;
  expect(file === undefined).toBe(digest === undefined);
  if (file === undefined) return;
  expect(path.isAbsolute(file)).toBe(true);
  // A file named `-` has `./` before it.
  const manifest = String(files[path.basename(file)]).replaceAll(/^([0-9a-f]{64}) {2}\.\//gm, '$1  ');
  expect(`sha256:${sha256Of(manifest.replaceAll(/^([0-9a-f]{64}) {2}/gm, '$1  ./'))}`).toBe(digest);
  if (site === undefined) return;
  const extracted = Object.entries(files).filter(([name]) => name.startsWith('site/'));
  const lines = extracted.map(([name, bytes]) => `${sha256Of(bytes)}  ${name.slice('site/'.length)}\n`);
  expect(manifest.split(/(?<=\n)/).sort()).toEqual(lines.sort());
}

/**
 * Expects that only the owner can read the values file, and that it is outside the workspace and contains the bundle
 * URL.
 */
function expectValuesFile({ step }: ActionRun): void {
  const { 'helm-values-path': values, 'bundle-url': bundleUrl } = step.outputs;
  if (step.exitCode === 0) expect(values === undefined).toBe(bundleUrl === undefined);
  if (values === undefined) return;
  expect(path.isAbsolute(values) && existsSync(values) && !values.startsWith(step.workspace)).toBe(true);
  if (cannotSetModes === undefined) expect(statSync(values).mode & 0o777).toBe(0o600);
  expect(parse(readFileSync(values, 'utf8')).staticExport).toMatchObject({ enabled: true, bundleUrl });
}

/** Expects only routes that the double of GitHub has. */
function expectGitHubAsDescribed({ gitHub }: ActionRun): void {
  if (gitHub !== undefined) expect(gitHub.violations).toEqual([]);
}

/**
 * Expects the key, the token, the credentials of every bundle URL, and all other masked values in no other place than
 * the output `bundle-url` and the values file (docs/reference.md, "Bundle URL").
 */
export function expectNoLeaks(
  { step, emulator, files }: ActionRun,
  beside: Readonly<Record<string, Buffer>>,
  tokens: readonly string[],
): void {
  const { 'bundle-url': bundleUrl = '', ...outputs } = step.outputs;
  const values = path.basename(outputs['helm-values-path'] ?? '');
  // The bundle has the origin's bytes. A search in megabytes would block the process, and with it all emulators.
  const bundle = path.basename(outputs['bundle-path'] ?? '');
  const others = Object.entries({ ...files, ...beside }).filter(
    ([name]) => name !== values && name !== bundle,
  );
  const used = (emulator?.requests ?? [])
    .filter(({ origin }) => origin === 'storage')
    .map(({ path: address }) => address);
  const keys = emulator === undefined ? [] : [emulator.apiKey];
  const secrets = [...new Set([...keys, ...tokens, ...[bundleUrl, ...used].flatMap(credentialsOf)])];
  const masks = [...secrets, ...step.commands.masks].map((mask) => escapeRegExp(mask.replaceAll('%', '%25')));
  const isMask = new RegExp(`^::add-mask::(?:${masks.join('|')})$`, 'gm');
  const places = {
    ...placesOf(step, isMask),
    outputs: JSON.stringify(outputs),
    environment: JSON.stringify(step.env),
    ...Object.fromEntries(others.map(([name, bytes]) => [`file ${name}`, bytes.toString('latin1')])),
  };
  expect(findLeaks(secrets, places)).toEqual([]);
  const printed = Object.entries(places).filter(([, content]) =>
    step.commands.masks.some((mask) => content.includes(mask)),
  );
  expect(printed.map(([place]) => place)).toEqual([]);
}

function placesOf({ stdout, stderr, log, summary, state }: StepResult, isMask: RegExp) {
  return {
    stdout: stdout.replaceAll(isMask, ''),
    stderr: stderr,
    log: log,
    summary: summary,
    state: JSON.stringify(state),
  };
}

function credentialsOf(bundleUrl: string): string[] {
  const query = new URLSearchParams(bundleUrl.slice(bundleUrl.indexOf('?') + 1));
  return ['X-Amz-Signature', 'X-Amz-Security-Token'].flatMap((name) => query.get(name) ?? []);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[^\w]/g, '\\$&');
}
