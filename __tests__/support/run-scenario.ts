/** Runs a scenario with what its action needs, and checks its expectations. */
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { RecordedRequest } from '../../emulator/jobs/service.ts';
import type { Archive } from './archives.ts';
import { checkOutputs, checkResult, checkTexts } from './check-result.ts';
import { FarEndTime } from './far-end-time.ts';
import { makeTempFolder, removeFolder, textOf } from './folders.ts';
import { GitHubDouble, type GitHubSettings } from './github-double.ts';
import { type HttpDouble, startHttpDouble } from './http-double.ts';
import { RequestClock } from './request-clock.ts';
import {
  type ActionRun,
  explained,
  type GivenRun,
  PREVIOUS_BUNDLE,
  PREVIOUS_SITE,
  runBuiltAction,
} from './run-built-action.ts';
import { runDeployment } from './run-deployment.ts';
import {
  type AgentJobScenario,
  type AlarmExpectation,
  type AlarmScenario,
  BUNDLE_OUTPUTS,
  countRequests,
  type ExportExpectation,
  type ExportScenario,
  type Scenario,
  type ServiceExpectation,
} from './scenario.ts';
import { sha256Of } from './sha256.ts';

export interface ScenarioOptions {
  /** The Node binary that runs the action, by default `NODE`. */
  readonly node?: string;
  /** Whether debug logging is on. */
  readonly isDebug?: boolean;
}

/** What every run of a scenario gets. */
interface Given extends GivenRun {
  readonly time: FarEndTime;
  /** Closes what the scenario started, in reverse order. */
  readonly cleanup: (() => Promise<void>)[];
}

export async function runScenario(scenario: Scenario, options: ScenarioOptions = {}): Promise<ActionRun> {
  const { node, isDebug } = options;
  const home = await makeTempFolder('scenario');
  const cleanup: Given['cleanup'] = [() => removeFolder(home)];
  const { action = 'export', inputs = {}, env, cancelAt, sigtermOnly } = scenario;
  const server = scenario.server && (await startHttpDouble(scenario.server));
  cleanup.push(async () => server?.close());
  const preloads = [
    ...(scenario.preloads ?? []),
    ...(cancelAt === undefined ? [] : ['cancelled-clock']),
    ...(server === undefined ? [] : [`https-to-double?port=${new URL(server.origin).port}`]),
  ];
  const time = new FarEndTime(home);
  const variables = {
    ...time.env,
    ...(isDebug ? { RUNNER_DEBUG: '1' } : {}),
    ...env,
  };
  const given: Given = {
    home,
    node,
    action,
    inputs,
    preloads,
    env: variables,
    server,
    cancelAt,
    sigtermOnly,
    cleanup,
    time,
  };
  try {
    switch (scenario.action) {
      case 'deploy':
        return await runDeployment(scenario, given);
      case 'alarm':
        return await runAlarm(scenario, given);
      default:
        return await runWithService(scenario, given);
    }
  } finally {
    for (const close of cleanup.reverse()) await close();
  }
}

/** A job is queued at the first check, running at the second, and completed at the third: see `request-clock.ts`. */
const JOB = { queuedMs: 150, runningMs: 150, pages: 3 };

/** Runs the export action or the agent job action against a separate emulator. */
async function runWithService(scenario: ExportScenario | AgentJobScenario, given: Given): Promise<ActionRun> {
  const { service, expect: expected = {} } = scenario;
  const { cleanup } = given;
  // `localhost` is another name for this machine, and therefore another host.
  const thirdParty = await startHttpDouble([200], 'localhost');
  cleanup.push(() => thirdParty.close());
  const settings = typeof service === 'function' ? service(new URL(thirdParty.origin)) : service;
  const clock = new RequestClock(given.time);
  const emulator = await startEmulator({ ...JOB, ...settings }, clock, clock.count);
  cleanup.push(() => emulator.close());
  const run =
    scenario.action === 'agent-job'
      ? await runBuiltAction({ ...given, emulator })
      : await runExport(scenario, { ...given, emulator });
  explained(run, () => {
    checkResult(expected, run);
    checkRequests(expected, emulator);
    expect(thirdParty.requests).toEqual([]);
  });
  return run;
}

async function runExport(
  scenario: ExportScenario,
  given: Given & { readonly emulator: Emulator },
): Promise<ActionRun> {
  const { home, emulator, inputs } = given;
  await setArchive(emulator, home, scenario.archive);
  const { resumes } = scenario;
  const jobId = resumes ? { 'job-id': await startJob(emulator, resumes === 'project') } : {};
  (emulator.requests as RecordedRequest[]).length = 0;
  const run = await runBuiltAction({
    ...given,
    inputs: { ...jobId, ...inputs },
    previousFiles: scenario.previousFiles ?? { ...PREVIOUS_BUNDLE, ...PREVIOUS_SITE },
    leavesWorkFolder: scenario.leavesWorkFolder,
  });
  const { expect: expected = {} } = scenario;
  const origin = await originOf(expected, run, emulator);
  explained(run, () => {
    checkFiles(expected, run, origin);
    for (const text of expected.summary ?? []) expect(run.step.summary).toMatch(text);
  });
  return run;
}

/** Runs the alarm action with a double of GitHub. */
async function runAlarm(scenario: AlarmScenario, given: Given): Promise<ActionRun> {
  const { expect: expected = {} } = scenario;
  const gitHub = await startGitHub(scenario.gitHub, given);
  const run = await runBuiltAction({ ...given, gitHub });
  explained(run, () => {
    checkResult(expected, run);
    checkGitHub(expected, run);
    checkTexts(expected.messages ?? [], run.server === undefined ? [] : messagesOf(run.server));
  });
  return run;
}

/** Returns what the readers of the chat saw of each message, whatever the double responded. */
function messagesOf({ requests, shown }: HttpDouble): string[] {
  return requests.flatMap((request, index) => {
    return request.startsWith('POST ') ? [shown[index] ?? `Refused: ${request}`] : [];
  });
}

async function startGitHub(settings: GitHubSettings, { cleanup }: Given): Promise<GitHubDouble> {
  const double = await GitHubDouble.start(settings);
  cleanup.push(() => double.close());
  return double;
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

/** Returns the SHA-256 of the bundle in the storage; undefined if the step reports no bundle. */
async function originOf(
  expected: ExportExpectation,
  { step }: ActionRun,
  emulator: Emulator,
): Promise<string | undefined> {
  const { 'job-id': jobId = '', 'bundle-path': file } = step.outputs;
  if (file === undefined) return undefined;
  if (expected.bundle !== undefined) return sha256Of(await readFile(expected.bundle));
  return (await emulator.archiveOf(jobId))?.sha256;
}

const NO_SITE = {
  'site-path': undefined,
  'content-digest': undefined,
  'file-count': undefined,
  'manifest-path': undefined,
};

/** Checks that a reported bundle equals the one in the storage. After a failure, it is reported only if expected. */
function checkFiles(
  expected: ExportExpectation,
  { step, files }: ActionRun,
  origin: string | undefined,
): void {
  expect(step.outputs['bundle-sha256']).toBe(origin);
  if (step.outputs['outcome'] === 'completed') {
    checkOutputs({ ...BUNDLE_OUTPUTS, ...expected.outputs }, step);
  }
  if (step.exitCode !== 0 && expected.outputs?.['bundle-path'] === undefined) {
    expect(origin).toBeUndefined();
    checkOutputs(NO_SITE, step);
  }
  expect(textOf(files)).toMatchObject(expected.files ?? {});
  if (expected.site === undefined) return;
  const site = Object.entries(textOf(files)).filter(([name]) => name.startsWith('site/'));
  expect(Object.fromEntries(site.map(([name, text]) => [name.slice('site/'.length), text]))).toEqual(
    expected.site,
  );
}

function checkRequests(expected: ServiceExpectation, emulator: Emulator): void {
  expect(countRequests(emulator.requests)).toMatchObject(expected.requests ?? {});
  for (const { origin, path: address, body } of emulator.requests) {
    if (origin === 'api' && expected.paths) expect(address).toMatch(expected.paths);
    if (address.endsWith('/jobs') && expected.startBody) expect(JSON.parse(body)).toEqual(expected.startBody);
  }
}

function checkGitHub(expected: AlarmExpectation, run: ActionRun): void {
  const { gitHub, calls } = run;
  if (gitHub === undefined) return;
  if (expected.issues !== undefined) {
    const shown = gitHub.issues.map(({ state, title, comments: { length } }) => {
      return `${state}: ${title}, ${length} comment${length === 1 ? '' : 's'}`;
    });
    expect(shown).toEqual(expected.issues);
  }
  checkTexts(
    expected.texts,
    gitHub.issues.map(({ body }) => body),
  );
  checkTexts(
    expected.comments,
    gitHub.issues.flatMap(({ comments }) => comments),
  );
  for (const [operation, count] of Object.entries(expected.calls ?? {})) {
    const came = calls.filter((call) => call === operation).length;
    expect({ [operation]: came }).toEqual({ [operation]: count });
  }
}
