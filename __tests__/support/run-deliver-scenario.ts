/**
 * Runs a deploy scenario: both stages of the built action, as the runner would, against an emulator of the service and
 * a double of GitHub.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings.ts';
import { type StepOptions, type StepResult, startStep } from '../../tools/runner-double/run-step.ts';
import { BUNDLE, CHECKSUM } from '../scenarios/deliver-scenarios.ts';
import type { Archive } from './archives.ts';
import {
  GitHubDouble,
  type GitHubOperation,
  type GitHubSettings,
  REPOSITORY_NAME,
  TOKEN,
} from './github-double.ts';
import { REPOSITORY } from './repository.ts';

export interface DeployScenario {
  readonly name: string;
  readonly service?: GivenEmulatorSettings;
  /** Beside key, domain, base address, token and an interval of 100 ms. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Makes the bundle, in the place of the emulator's. */
  readonly archive?: Archive;
  readonly gitHub?: GitHubSettings;
  /** What runs before, against the same GitHub: each with these inputs on top, a job that ends so. */
  readonly before?: readonly EarlierRun[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How the job ends; left out: as the step does. */
  readonly jobStatus?: 'success' | 'failure' | 'cancelled';
  /** The runner dies before the closing step. */
  readonly diesBeforePost?: boolean;
  /** Cancel as the runner does when the log has this, or this call comes. */
  readonly cancelAt?: RegExp | GitHubOperation;
  readonly expect: DeployExpectation;
}

interface EarlierRun {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly archive?: Archive;
  readonly jobStatus?: 'success' | 'failure' | 'cancelled';
}

interface DeployExpectation {
  readonly outcome: 'completed' | 'started' | 'cancelled' | 'errored';
  readonly outputs?: Readonly<Record<string, RegExp | string | undefined>>;
  /** What the one annotation of the step says. */
  readonly says?: readonly (string | RegExp)[];
  readonly log?: readonly (string | RegExp)[];
  /** The states of each record, oldest record and oldest state first. */
  readonly records?: readonly (readonly string[])[];
  /** Files of the release: a text, or the bundle, or the line that `sha256sum -c` reads. */
  readonly assets?: Readonly<Record<string, string>>;
  /** How many calls came to each operation; those not named are not counted. */
  readonly calls?: Readonly<Partial<Record<GitHubOperation, number>>>;
  /** Starts of an export. */
  readonly starts?: number;
  /** What the one annotation of the closing step says; left out: it succeeds without a word. */
  readonly postSays?: readonly (string | RegExp)[];
}

export interface DeployRun {
  readonly step: StepResult;
  readonly post: StepResult | undefined;
  readonly gitHub: GitHubDouble;
  readonly emulator: Emulator;
}

export async function runDeployScenario(
  scenario: DeployScenario,
  node: string,
  addressOf: (double: GitHubDouble) => string | Promise<string> = (double) => double.apiUrl,
): Promise<DeployRun> {
  const home = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 100, pages: 3, ...scenario.service });
  const gitHub = await GitHubDouble.start(scenario.gitHub);
  const address = await addressOf(gitHub);
  const options = (inputs: Readonly<Record<string, string>> = {}): StepOptions => ({
    actionFile: path.join(REPOSITORY, 'action.yml'),
    node,
    workspace: path.join(home, 'workspace'),
    temp: path.join(home, 'temp'),
    env: { GITHUB_API_URL: address, GITHUB_REPOSITORY: REPOSITORY_NAME, ...scenario.env },
    context: { githubToken: TOKEN },
    timeoutMs: 150_000,
    inputs: {
      'api-key': emulator.apiKey,
      domain: emulator.domain,
      'base-url': emulator.baseUrl,
      'poll-interval': '100ms',
      ...scenario.inputs,
      ...inputs,
    },
  });
  try {
    const useArchive = async (archive: Archive | undefined) => {
      if (archive === undefined) return;
      emulator.setNextJob({ archive: await archive(await mkdtemp(path.join(home, 'archive-'))) });
    };
    for (const { inputs, archive, jobStatus = 'success' } of scenario.before ?? []) {
      await useArchive(archive);
      const step = await startStep(options(inputs)).result;
      expect([step.log, step.exitCode]).toEqual([step.log, 0]);
      await startStep(closing(options(inputs), step, jobStatus)).result;
      await step.remove();
    }
    gitHub.calls.length = 0;
    (emulator.requests as unknown[]).length = 0;

    const { cancelAt } = scenario;
    await useArchive(scenario.archive);
    let cancelledAt = Number.POSITIVE_INFINITY;
    const cancel = () => {
      cancelledAt = performance.now();
      running.cancel();
    };
    const running = startStep({
      ...options(),
      onOutput: (chunk) => {
        if (cancelAt instanceof RegExp && cancelAt.test(chunk)) cancel();
      },
    });
    gitHub.onCall = (operation) => {
      if (operation === cancelAt) cancel();
    };
    const step = await running.result;
    expect(performance.now() - cancelledAt).toBeLessThan(3000);
    const callsOfStep = [...gitHub.calls];
    const status = scenario.jobStatus ?? (step.conclusion === 'failure' ? 'failure' : step.conclusion);
    const post = scenario.diesBeforePost
      ? undefined
      : await startStep(closing(options(), step, status)).result;
    const run = { step, post, gitHub, emulator };
    holdAgainst(scenario, run, callsOfStep);
    await step.remove();
    await post?.remove();
    return run;
  } finally {
    await emulator.close();
    await gitHub.close();
    await rm(home, { recursive: true, force: true });
  }
}

function closing(
  options: StepOptions,
  { state }: StepResult,
  jobStatus: 'success' | 'failure' | 'cancelled',
): StepOptions {
  return { ...options, stage: 'post', state, context: { githubToken: TOKEN, jobStatus } };
}

function holdAgainst(
  scenario: DeployScenario,
  run: DeployRun,
  callsOfStep: readonly GitHubOperation[],
): void {
  const { step, post, gitHub, emulator } = run;
  const { expect: expected } = scenario;
  const succeeds = expected.outcome === 'completed' || expected.outcome === 'started';
  const explained = `log of the step:\n${step.log}\n${step.stderr}\nof its closing:\n${post?.log}\n${post?.stderr}`;
  expect({ violations: gitHub.violations, explained }).toEqual({ violations: [], explained });
  expect(ends(step, explained)).toEqual({
    exitCode: succeeds ? 0 : 1,
    annotations: succeeds ? 0 : 1,
    explained,
  });
  for (const text of expected.says ?? []) expect(annotations(step)).toMatch(text);
  for (const text of expected.log ?? []) expect(step.log).toMatch(text);

  expect(step.outputs).toMatchObject({ outcome: expected.outcome });
  for (const [name, value] of Object.entries(expected.outputs ?? {})) {
    const output = { [name]: step.outputs[name] };
    if (value instanceof RegExp) expect(output).toEqual({ [name]: expect.stringMatching(value) });
    else expect(output).toEqual({ [name]: value });
  }

  if (post !== undefined) {
    const isSilent = expected.postSays === undefined;
    const whole = { exitCode: isSilent ? 0 : 1, annotations: isSilent ? 0 : 1, explained };
    expect(ends(post, explained)).toEqual(whole);
    for (const text of expected.postSays ?? []) expect(annotations(post)).toMatch(text);
    expect(post.outputs).toEqual({});
  }

  if (expected.records !== undefined) {
    const records = gitHub.deployments.map(({ states }) => states.map(({ state }) => state));
    expect({ records, explained }).toEqual({ records: expected.records, explained });
  }
  if (expected.assets !== undefined) holdAssets(expected.assets, run);
  for (const [operation, count] of Object.entries(expected.calls ?? {})) {
    const came = callsOfStep.filter((call) => call === operation).length;
    expect({ [operation]: came }).toEqual({ [operation]: count });
  }
  if (expected.starts !== undefined) {
    const starts = emulator.requests.filter(
      ({ method, path: at }) => method === 'POST' && at.endsWith('/jobs'),
    );
    expect(starts).toHaveLength(expected.starts);
  }
  holdForEveryRun(run);
}

function ends(step: StepResult, explained: string): object {
  return { exitCode: step.exitCode, annotations: step.commands.annotations.length, explained };
}

function annotations({ commands }: StepResult): string {
  return commands.annotations.map(({ message }) => message).join('\n');
}

function holdAssets(expected: Readonly<Record<string, string>>, { step, gitHub }: DeployRun): void {
  const { 'bundle-sha256': sha256, 'bundle-path': file = '' } = step.outputs;
  const shown = gitHub.assets.map(({ name, bytes }) => {
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return [name, BUNDLE];
    const isChecksum = String(bytes) === `${sha256}  ${path.basename(file)}\n`;
    return [name, isChecksum ? CHECKSUM : String(bytes)];
  });
  expect(Object.fromEntries(shown)).toEqual(expected);
}

/** What is never otherwise, whatever happened. */
function holdForEveryRun({ step, post, gitHub, emulator }: DeployRun): void {
  for (const stage of [step, post]) {
    if (stage === undefined) continue;
    const { stdout, stderr, summary, outputs, state } = stage;
    for (const secret of [TOKEN, emulator.apiKey]) {
      const told = (stdout + stderr).replaceAll(`::add-mask::${secret}`, '');
      for (const text of [told, summary, JSON.stringify([outputs, state])])
        expect(text).not.toContain(secret);
    }
  }
  // No record tells the domain, and each has what the contract says.
  const made = gitHub.deployments.filter(({ task }) => task === 'static-export');
  for (const { payload, description } of made) {
    expect(JSON.stringify([payload, description])).not.toContain(emulator.domain);
  }
  // The values file is for its owner alone, has the very link, and lies outside the workspace.
  const { 'helm-values-path': values, 'bundle-url': bundleUrl } = step.outputs;
  expect(values === undefined).toBe(bundleUrl === undefined);
  if (values === undefined) return;
  expect(path.isAbsolute(values) && existsSync(values) && !values.startsWith(step.workspace)).toBe(true);
  if (process.platform !== 'win32') expect(statSync(values).mode & 0o777).toBe(0o600);
  expect(parse(readFileSync(values, 'utf8')).staticExport).toMatchObject({ enabled: true, bundleUrl });
}
