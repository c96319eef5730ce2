/** Runs a scenario against a separate emulator, and checks its expectations. */
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { RecordedRequest } from '../../emulator/jobs/service.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { listenForFolder } from '../../tools/serve-folder.ts';
import type { Archive } from './archives.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from './folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from './github-double.ts';
import { preloadOptions } from './preload.ts';
import {
  type ActionRun,
  explained,
  type GivenGitHub,
  PREVIOUS_BUNDLE,
  PREVIOUS_SITE,
  runBuiltAction,
  runEarlierStep,
  workspaceIn,
} from './run-built-action.ts';
import { countRequests, type Expectation, type Scenario } from './scenario.ts';
import { sha256Of } from './sha256.ts';
import { ThirdPartyServer } from './third-party-server.ts';
import { WEBHOOK_SECRET, WebhookDouble } from './webhook-double.ts';

export interface ScenarioOptions {
  /** The Node binary that runs the action. */
  readonly node: string;
  /** Whether debug logging is on. */
  readonly isDebug?: boolean;
  /** Value of GITHUB_API_URL; by default the double's own address. */
  readonly gitHubAddress?: (double: GitHubDouble) => string | Promise<string>;
}

/** Closes what a scenario started, in reverse order. */
type Cleanup = (() => Promise<void>)[];

export async function runScenario(scenario: Scenario, options: ScenarioOptions): Promise<ActionRun> {
  const cleanup: Cleanup = [];
  try {
    return await runWith(scenario, options, cleanup);
  } finally {
    for (const close of cleanup.reverse()) await close();
  }
}

async function runWith(scenario: Scenario, options: ScenarioOptions, cleanup: Cleanup): Promise<ActionRun> {
  const home = await makeTempFolder('scenario');
  cleanup.push(() => removeFolder(home));
  const thirdParty = await ThirdPartyServer.listen();
  cleanup.push(() => thirdParty.close());
  const emulator = await startEmulator({
    queuedMs: 100,
    runningMs: 200,
    pages: 3,
    ...(typeof scenario.service === 'function' ? scenario.service(thirdParty.address) : scenario.service),
  });
  cleanup.push(() => emulator.close());
  const gitHub = await startGitHub(scenario, options, cleanup);
  const webhook = scenario.webhook && (await WebhookDouble.listen(scenario.webhook));
  cleanup.push(async () => webhook?.close());
  const given = {
    home,
    emulator,
    node: options.node,
    action: scenario.action,
    gitHub,
    env: {
      ...(options.isDebug ? { RUNNER_DEBUG: '1' } : {}),
      NODE_OPTIONS: preloadOptions(scenario.preloads ?? []),
      ...(await addPrograms(scenario, home)),
      ...scenario.env,
    },
  };

  for (const { inputs, archive, workspace = {}, env, jobStatus = 'success' } of scenario.before ?? []) {
    await setArchive(emulator, home, archive);
    await setWorkspace(home, workspace);
    await runEarlierStep({
      ...given,
      // A deployment continues at the same destination.
      home: scenario.action === 'deploy' ? home : await makeTempFolder('earlier', home),
      env: { ...given.env, ...env },
      inputs: { ...scenario.inputs, ...inputs },
      gitHub: gitHub && { ...gitHub, jobStatus },
    });
  }
  await setArchive(emulator, home, scenario.archive);
  const jobId = scenario.resumes
    ? { 'job-id': await startJob(emulator, scenario.resumes === 'project') }
    : {};
  (emulator.requests as RecordedRequest[]).length = 0;
  await setWorkspace(home, scenario.workspace ?? {});
  const verifyUrl = scenario.servesDestination ? { 'verify-url': await serveDestination(home, cleanup) } : {};

  const run = await runBuiltAction({
    ...given,
    inputs: { ...jobId, ...verifyUrl, ...(webhook && { webhook: webhook.address }), ...scenario.inputs },
    webhookSecret: webhook && WEBHOOK_SECRET,
    previousFiles: {
      ...(scenario.hasPreviousBundle ? PREVIOUS_BUNDLE : {}),
      ...(scenario.hasPreviousSite ? PREVIOUS_SITE : {}),
      ...scenario.previousFiles,
    },
    leavesWorkFolder: scenario.leavesWorkFolder,
    cancelAt: scenario.cancelAt,
    sigtermOnly: scenario.sigtermOnly,
  });
  const origin = await originOf(scenario.expect, run);
  const destination = textOf(await readFolder(path.join(workspaceIn(home), 'destination')));
  explained(run, () => {
    checkResult(scenario, run);
    checkFiles(scenario.expect, run, origin);
    checkDestination(scenario.expect, destination);
    checkRequests(scenario.expect, run);
    checkGitHub(scenario.expect, run);
    checkMessages(scenario.expect, webhook?.messages ?? []);
    const { thirdPartyRequests = 0 } = scenario.expect;
    expect([thirdParty.requests, thirdParty.gotCredentials]).toEqual([thirdPartyRequests, false]);
  });
  return run;
}

/** Puts other programs before those of the system in PATH. */
async function addPrograms({ programs }: Scenario, home: string): Promise<{ PATH?: string }> {
  if (programs === undefined) return {};
  const folder = path.join(home, 'bin');
  await writeFiles(folder, programs);
  for (const name of Object.keys(programs)) await chmod(path.join(folder, name), 0o755);
  return { PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` };
}

async function setWorkspace(home: string, files: Readonly<Record<string, string>>): Promise<void> {
  await removeFolder(path.join(workspaceIn(home), 'site'));
  await writeFiles(workspaceIn(home), files);
}

async function serveDestination(home: string, cleanup: Cleanup): Promise<string> {
  const server = await listenForFolder(0);
  cleanup.push(async () => server.close());
  server.show(path.join(workspaceIn(home), 'destination'));
  return server.address;
}

async function startGitHub(
  { gitHub, jobStatus, postInputs }: Scenario,
  { gitHubAddress = (double) => double.apiUrl }: ScenarioOptions,
  cleanup: Cleanup,
): Promise<GivenGitHub | undefined> {
  if (gitHub === undefined) return undefined;
  const double = await GitHubDouble.start(gitHub);
  cleanup.push(() => double.close());
  const address = await gitHubAddress(double);
  return { double, address, repository: REPOSITORY_NAME, token: TOKEN, jobStatus, postInputs };
}

/** Creates the archive of the next job. */
async function setArchive(emulator: Emulator, home: string, archive: Archive | undefined): Promise<void> {
  if (archive === undefined) return;
  emulator.setNextJob({ archive: await archive(await makeTempFolder('archive', home)) });
}

/** Starts a job as another run would have done. */
async function startJob(emulator: Emulator, isByProject: boolean): Promise<string> {
  const project = isByProject ? `/${emulator.projectId}` : '';
  const answer = await fetch(`${emulator.baseUrl}/v1/static-export${project}/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${emulator.apiKey}`, 'Content-Type': 'application/json' },
    ...(isByProject ? {} : { body: JSON.stringify({ domain: emulator.domain }) }),
  });
  const { jobId } = (await answer.json()) as { jobId: string };
  return jobId;
}

function checkResult({ expect: expected }: Scenario, { step, post }: ActionRun): void {
  const succeeds = ['completed', 'started', 'checked'].includes(expected.outcome);
  expect(step.exitCode).toBe(succeeds ? 0 : 1);
  if (!expected.outputsAreLost) expect(step.outputs).toMatchObject({ outcome: expected.outcome });
  for (const [name, value] of Object.entries(expected.outputs ?? {})) {
    const output = { [name]: step.outputs[name] };
    if (value instanceof RegExp) expect(output).toEqual({ [name]: expect.stringMatching(value) });
    else expect(output).toEqual({ [name]: value });
  }
  for (const text of expected.says ?? []) expect(annotationOf(step)).toMatch(text);
  for (const text of expected.log ?? []) expect(step.log).toMatch(text);

  if (post === undefined) return;
  const isSilent = expected.postSays === undefined;
  const { exitCode, commands } = post;
  expect({ exitCode, annotations: commands.annotations.length }).toEqual({
    exitCode: isSilent ? 0 : 1,
    annotations: isSilent ? 0 : 1,
  });
  for (const text of expected.postSays ?? []) expect(annotationOf(post)).toMatch(text);
  expect(post.outputs).toEqual({});
}

/** Returns the annotation's text; empty if there is none. */
export function annotationOf({ commands }: StepResult): string {
  return commands.annotations.map(({ message }) => message).join('\n');
}

/** Returns the SHA-256 of the bundle in the storage; undefined if the step reports no bundle. */
async function originOf(expected: Expectation, { step, emulator }: ActionRun): Promise<string | undefined> {
  const { 'job-id': jobId = '', 'bundle-path': file } = step.outputs;
  if (file === undefined) return undefined;
  if (expected.bundle !== undefined) return sha256Of(await readFile(expected.bundle));
  return (await emulator.archiveOf(jobId))?.sha256;
}

/** Checks that a reported bundle equals the one in the storage. After a failure, it is reported only if expected. */
function checkFiles(expected: Expectation, { step, files }: ActionRun, origin: string | undefined): void {
  expect(step.outputs['bundle-sha256']).toBe(origin);
  if (step.exitCode !== 0 && expected.outputs?.['bundle-path'] === undefined) expect(origin).toBeUndefined();
  expect(textOf(files)).toMatchObject(expected.files ?? {});
  if (expected.site === undefined) return;
  const site = Object.entries(textOf(files)).filter(([name]) => name.startsWith('site/'));
  expect(Object.fromEntries(site.map(([name, text]) => [name.slice('site/'.length), text]))).toEqual(
    expected.site,
  );
}

/** @param files of the destination; a folder without files ends with a slash */
function checkDestination(expected: Expectation, files: Readonly<Record<string, string>>): void {
  const state = '.static-export/';
  const ofSite = Object.entries(files).filter(([name]) => !name.startsWith(state));
  if (expected.destination !== undefined) expect(Object.fromEntries(ofSite)).toEqual(expected.destination);
  if (expected.state === undefined) return;
  const ofState = Object.keys(files).filter((name) => name.startsWith(state));
  expect(ofState.map((name) => name.slice(state.length)).sort()).toEqual([...expected.state].sort());
}

function checkRequests(expected: Expectation, { emulator }: ActionRun): void {
  expect(countRequests(emulator.requests)).toMatchObject(expected.requests ?? {});
  if (expected.paths === undefined) return;
  for (const { origin, path: address } of emulator.requests) {
    if (origin === 'api') expect(address).toMatch(expected.paths);
  }
}

function checkGitHub(expected: Expectation, run: ActionRun): void {
  const { gitHub, calls } = run;
  if (gitHub === undefined) return;
  if (expected.records !== undefined) {
    const records = gitHub.deployments.map(({ states }) => states.map(({ state }) => state));
    expect(records).toEqual(expected.records);
  }
  const newest = gitHub.deployments.at(-1);
  if (expected.payload !== undefined) expect(newest?.payload).toMatchObject(expected.payload);
  if (expected.environmentUrls !== undefined) {
    expect(newest?.states.map(({ environmentUrl }) => environmentUrl)).toEqual(expected.environmentUrls);
  }
  if (expected.issues !== undefined) {
    const shown = gitHub.issues.map(({ state, title, comments: { length } }) => {
      return `${state}: ${title}, ${length} comment${length === 1 ? '' : 's'}`;
    });
    expect(shown).toEqual(expected.issues);
  }
  for (const [operation, count] of Object.entries(expected.calls ?? {})) {
    const came = calls.filter((call) => call === operation).length;
    expect({ [operation]: came }).toEqual({ [operation]: count });
  }
}

function checkMessages({ messages: expected = [] }: Expectation, came: readonly string[]): void {
  expect(came).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(came[index]).toMatch(text);
}
