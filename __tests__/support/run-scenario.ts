/** Runs a scenario: the built action in a child process, as the runner would, against an emulator of its own. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { RecordedRequest } from '../../emulator/service.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings.ts';
import { type StepResult, startStep } from '../../tools/runner-double/run-step.ts';
import { findLeaks } from './leaks.ts';
import { REPOSITORY } from './repository.ts';
import { Stranger } from './third-party-server.ts';

export interface Scenario {
  readonly name: string;
  /** Folder of the action in the repository; the export action, unless told. */
  readonly action?: 'agent-job';
  /** How the service behaves; by default a job takes 0.3 s and has 3 pages. Given where a stranger listens. */
  readonly service?: GivenEmulatorSettings | ((stranger: URL) => GivenEmulatorSettings);
  /** Beside key, domain, base address and an interval of 100 ms; the words in braces stand for what the emulator has. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Start a job first, and take it up by its id. */
  readonly takesUp?: boolean;
  /** Environment of the step; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** A bundle of an earlier run lies in the folder. */
  readonly hasFormerBundle?: boolean;
  /** So does a site. */
  readonly hasFormerSite?: boolean;
  /** And so do these files. */
  readonly formerFiles?: Readonly<Record<string, string>>;
  /** Makes the bundle, in the place of the emulator's; gets an empty folder, and gives the path. */
  readonly archive?: (folder: string) => Promise<string>;
  /** Tools of the system that it needs. */
  readonly needs?: readonly string[];
  /** File of the system that it needs. */
  readonly needsFile?: string;
  /** Files of this folder that are loaded into the action's process before the action. */
  readonly loads?: readonly Preload[];
  /** Cancel as the runner does when the log has this; three seconds later all must be over. */
  readonly cancelAt?: RegExp;
  /** SIGTERM alone, in the place of what the runner does. */
  readonly terminates?: boolean;
  readonly expect: Expectation;
}

/** Scenarios of one subject, as `docs/reliability.md` lists them. */
export interface ScenarioGroup {
  readonly title: string;
  readonly scenarios: readonly Scenario[];
}

type Preload = 'fast-clock' | 'late-clock' | 'never-settle' | 'throw-in-a-timer';

interface Expectation {
  /** Output `outcome`; the step succeeds for the first two. */
  readonly outcome: 'completed' | 'started' | 'failed' | 'timed-out' | 'cancelled' | 'errored';
  /** Outputs that must match, and those that must be missing. */
  readonly outputs?: Readonly<Record<string, RegExp | string | undefined>>;
  /** What the one annotation says. */
  readonly says?: readonly (string | RegExp)[];
  /** How many requests came to each operation; those not named are not counted. */
  readonly requests?: Readonly<Partial<Record<Operation, number>>>;
  readonly log?: readonly (string | RegExp)[];
  /** The unpacked site, file for file. */
  readonly site?: Readonly<Record<string, string>>;
  /** Paths of all requests to the API must match. */
  readonly paths?: RegExp;
  /** How many requests the stranger gets, all without the key; none unless told. */
  readonly strangers?: number;
  /** The outputs cannot be written, so none is looked at. */
  readonly outputsAreLost?: boolean;
}

type Operation = 'start' | 'status' | 'bundle' | 'storage' | 'agent';

/** What lies in the folder of a former run. */
const FORMER = 'the bundle of yesterday';
const FORMER_SITE = { 'index.html': 'the site of yesterday', 'old/page.html': 'an old page' };

export interface ScenarioRun {
  readonly step: StepResult;
  readonly emulator: Emulator;
  /** Files in the folder that `path` names, also those in folders of it. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Runs it and holds it against what is expected, and against what holds for every run. */
export async function runScenario(
  scenario: Scenario,
  { node, isDebug = false }: { node: string; isDebug?: boolean },
): Promise<ScenarioRun> {
  const home = await mkdtemp(path.join(tmpdir(), 'scenario-'));
  const stranger = await Stranger.listen();
  const archive = await scenario.archive?.(await mkdtemp(path.join(home, 'archive-')));
  const emulator = await startEmulator({
    queuedMs: 100,
    runningMs: 200,
    pages: 3,
    ...(archive === undefined ? {} : { archive }),
    ...(typeof scenario.service === 'function' ? scenario.service(stranger.address) : scenario.service),
  });
  try {
    const folder = path.join(home, 'bundles');
    await layFormer(folder, formerFiles(scenario));
    const jobId = scenario.takesUp ? await startJob(emulator) : '';
    let cancelledAt = 0;
    const running = startStep({
      actionFile: path.join(REPOSITORY, scenario.action ?? '.', 'action.yml'),
      node,
      workspace: path.join(home, 'work space ü'),
      temp: path.join(home, 'temp'),
      env: { ...(isDebug ? { RUNNER_DEBUG: '1' } : {}), NODE_OPTIONS: preloads(scenario), ...scenario.env },
      timeoutMs: 150_000,
      onOutput: (chunk) => {
        if (cancelledAt > 0 || !scenario.cancelAt?.test(chunk)) return;
        cancelledAt = performance.now();
        if (scenario.terminates) running.child.kill('SIGTERM');
        else running.cancel();
      },
      inputs: {
        'api-key': emulator.apiKey,
        'base-url': emulator.baseUrl,
        'poll-interval': '100ms',
        ...(scenario.action === 'agent-job'
          ? { 'project-id': emulator.projectId, 'job-id': emulator.agentJobId }
          : { domain: emulator.domain, path: folder }),
        ...(scenario.takesUp ? { 'job-id': jobId } : {}),
        ...scenario.inputs,
      },
    });
    const step = await running.result;
    const stoppedMs = cancelledAt > 0 ? performance.now() - cancelledAt : 0;
    const [files, beside] = await Promise.all([
      readFolder(folder),
      Promise.all([step.temp, step.workspace].map((place) => readFolder(place))),
    ]);
    const run = { step, emulator, files };
    await step.remove();
    expect(stoppedMs).toBeLessThan(3000);
    try {
      holdAgainst(scenario, run);
    } catch (error) {
      // What the step did is the better part of what went wrong.
      throw new Error(`${error instanceof Error ? error.message : error}\n\n${logOf(step)}`, {
        cause: error,
      });
    }
    holdNoLeak(run, Object.assign({}, ...beside));
    expect([stranger.requests, stranger.gotCredentials]).toEqual([scenario.expect.strangers ?? 0, false]);
    if (scenario.expect.paths !== undefined) {
      for (const { origin, path: address } of emulator.requests) {
        if (origin === 'api') expect(address).toMatch(scenario.expect.paths);
      }
    }
    await holdAgainstOrigin(run);
    return run;
  } finally {
    await emulator.close();
    await stranger.close();
    await rm(home, { recursive: true, force: true });
  }
}

function logOf({ log, stderr }: StepResult): string {
  return `Log of the step:\n${log}\n${stderr}`;
}

/** Counts the requests of each operation. */
function countRequests(requests: readonly RecordedRequest[]): Record<Operation, number> {
  const counts = { start: 0, status: 0, bundle: 0, storage: 0, agent: 0 };
  for (const { origin, method, path: address } of requests) {
    if (origin === 'storage') counts.storage += 1;
    else if (address.startsWith('/v2/')) counts.agent += 1;
    else if (method === 'GET') counts.status += 1;
    else if (address.endsWith('/bundle')) counts.bundle += 1;
    else counts.start += 1;
  }
  return counts;
}

function holdAgainst(scenario: Scenario, { step, emulator, files }: ScenarioRun): void {
  const { expect: expected } = scenario;
  const succeeds = expected.outcome === 'completed' || expected.outcome === 'started';
  const errors = step.commands.annotations.filter(({ level }) => level === 'error');
  const said = errors.map(({ message }) => message).join('\n');
  const whole = { exitCode: step.exitCode, annotations: step.commands.annotations.length };
  expect(whole).toEqual({ exitCode: succeeds ? 0 : 1, annotations: succeeds ? 0 : 1 });

  if (!expected.outputsAreLost) expect(step.outputs).toMatchObject({ outcome: expected.outcome });
  for (const [name, value] of Object.entries(expected.outputs ?? {})) {
    const output = { [name]: step.outputs[name] };
    if (value instanceof RegExp) expect(output).toEqual({ [name]: expect.stringMatching(value) });
    else expect(output).toEqual({ [name]: value });
  }
  for (const text of expected.says ?? []) expect(said).toMatch(text);
  for (const text of expected.log ?? []) expect(step.log).toMatch(text);
  expect(countRequests(emulator.requests)).toMatchObject(expected.requests ?? {});

  const left = Object.entries(files).filter(([name]) => !(name in (scenario.formerFiles ?? {})));
  holdForEveryRun({ step, emulator, files: Object.fromEntries(left) });
  const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, String(bytes)]));
  if (!succeeds) expect(texts).toEqual(formerFiles(scenario));
  if (expected.site !== undefined) expect(siteKey(texts)).toEqual(expected.site);
}

function formerFiles({ hasFormerBundle, hasFormerSite, ...scenario }: Scenario): Record<string, string> {
  const site = Object.entries(hasFormerSite ? FORMER_SITE : {}).map(([name, text]) => [`site/${name}`, text]);
  return {
    ...(hasFormerBundle ? { 'static-export.tar.gz': FORMER } : {}),
    ...Object.fromEntries(site),
    ...scenario.formerFiles,
  };
}

async function layFormer(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

function siteKey(texts: Readonly<Record<string, string>>): Record<string, string> {
  const inSite = Object.entries(texts).filter(([name]) => name.startsWith('site/'));
  return Object.fromEntries(inSite.map(([name, text]) => [name.slice('site/'.length), text]));
}

/** A bundle that was handed over is the very one that lies in the storage; where none was, no claim is made. */
async function holdAgainstOrigin({ step, emulator, files }: ScenarioRun): Promise<void> {
  const {
    'job-id': jobId = '',
    'bundle-path': file,
    'bundle-size': sizeBytes,
    'bundle-sha256': sha256,
  } = step.outputs;
  if (file === undefined) return expect([sizeBytes, sha256]).toEqual([undefined, undefined]);
  const origin = await emulator.archiveOf(jobId);
  const bytes = files[path.basename(file)] ?? Buffer.alloc(0);
  const given = {
    sizeBytes: Number(sizeBytes),
    sha256,
    onDisk: createHash('sha256').update(bytes).digest('hex'),
  };
  expect(given).toEqual({ sizeBytes: origin?.sizeBytes, sha256: origin?.sha256, onDisk: origin?.sha256 });
}

/** What is never otherwise, whatever happened. */
function holdForEveryRun({ step, emulator, files }: ScenarioRun): void {
  const { commands, stdout, stderr, outputs, summary } = step;
  // The only commands are masks and the annotation, and those that take the right to command from others' output.
  const word = commands.others.find(({ command }) => command === 'stop-commands')?.data;
  expect(commands.others.filter(({ command }) => command !== 'stop-commands' && command !== word)).toEqual(
    [],
  );
  // The very first thing is the mask of the key, where there is one.
  const [firstLine] = stdout.split('\n', 1);
  if (commands.masks.length > 0) expect(firstLine).toMatch(/^::add-mask::/);
  // The key is told to the runner once, to be masked, and stands nowhere else.
  const told = (stdout + stderr).replaceAll(`::add-mask::${emulator.apiKey}`, '');
  for (const text of [told, summary, JSON.stringify(outputs)]) expect(text).not.toContain(emulator.apiKey);
  for (const output of Object.values(outputs)) expect(output).not.toContain(emulator.domain);
  // The key goes to the API alone.
  const storageHeaders = emulator.requests
    .filter(({ origin }) => origin === 'storage')
    .map(({ headers }) => headers);
  for (const headers of storageHeaders) expect(headers).not.toHaveProperty('authorization');
  // No half file, and nothing beside the bundle and the site.
  expect(
    Object.keys(files).filter((name) => !/^(?:static-export(?:\.[a-z0-9]+)+$|site\/)/.test(name)),
  ).toEqual([]);
}

/**
 * The key and the credentials of every link are nowhere but where the contract puts them: each told to the runner once,
 * to be masked, before anything else, and the link in its own output.
 */
function holdNoLeak({ step, emulator, files }: ScenarioRun, beside: Readonly<Record<string, Buffer>>): void {
  const { 'bundle-url': link = '', ...outputs } = step.outputs;
  // The values file holds the link for Helm; it lies in the runner's temporary folder.
  const values = path.basename(outputs['helm-values-path'] ?? '');
  const others = Object.entries({ ...files, ...beside }).filter(([name]) => name !== values);
  const used = emulator.requests
    .filter(({ origin }) => origin === 'storage')
    .map(({ path: address }) => address);
  const secrets = [emulator.apiKey, ...new Set([link, ...used].flatMap(credentialsOf))];
  const isMask = new RegExp(`^::add-mask::(?:${secrets.map(escapeRegExp).join('|')})$`, 'gm');
  const places = {
    stdout: step.stdout.replaceAll(isMask, ''),
    stderr: step.stderr,
    log: step.log,
    summary: step.summary,
    outputs: JSON.stringify(outputs),
    state: JSON.stringify(step.state),
    environment: JSON.stringify(step.env),
    ...Object.fromEntries(others.map(([name, bytes]) => [`file ${name}`, bytes.toString('latin1')])),
  };
  expect(findLeaks(secrets, places)).toEqual([]);
}

function credentialsOf(link: string): string[] {
  const query = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  return ['X-Amz-Signature', 'X-Amz-Security-Token'].flatMap((name) => query.get(name) ?? []);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[^\w]/g, '\\$&');
}

function preloads({ loads = [] }: Scenario): string {
  const address = (name: string) => pathToFileURL(path.join(import.meta.dirname, `${name}.mjs`)).href;
  return loads.map((name) => `--import=${address(name)}`).join(' ');
}

async function startJob({ baseUrl, apiKey, domain, requests }: Emulator): Promise<string> {
  const answer = await fetch(`${baseUrl}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ domain }),
  });
  const { jobId } = (await answer.json()) as { jobId: string };
  // What the scenario itself asked for is not counted.
  (requests as RecordedRequest[]).length = 0;
  return jobId;
}

/** Every file below a folder, by its path; folders without files are told with a slash at their end. */
async function readFolder(folder: string, within = ''): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for (const entry of await readdir(path.join(folder, within), { withFileTypes: true }).catch(() => [])) {
    const name = `${within}${entry.name}`;
    if (!entry.isDirectory()) found[name] = await readFile(path.join(folder, name));
    else if ((await readdir(path.join(folder, name))).length === 0) found[`${name}/`] = Buffer.alloc(0);
    else Object.assign(found, await readFolder(folder, `${name}/`));
  }
  return found;
}
