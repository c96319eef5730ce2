/** Runs a scenario of the deploy action to a folder of the workspace, or to a double of S3, and checks the destination. */
import { readFileSync } from 'node:fs';
import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { listenForFolder } from '../../tools/serve-folder.ts';
import { checkResult } from './check-result.ts';
import { readFolder, removeFolder, textOf, writeFiles } from './folders.ts';
import { pathWithRclone } from './rclone.ts';
import {
  type ActionRun,
  explained,
  type GivenRun,
  runBuiltAction,
  runEarlierStep,
  workspaceIn,
} from './run-built-action.ts';
import { S3Double } from './s3-double.ts';
import type { DeployExpectation, DeployScenario, Live } from './scenario.ts';

interface Given extends GivenRun {
  /** Closes what the scenario started, in reverse order. */
  readonly cleanup: (() => Promise<void>)[];
}

/** The destination in the double of S3. */
const IN_BUCKET = 'docs/';

/** Earlier runs have the same workspace, and so the same destination. */
export async function runDeployment(scenario: DeployScenario, given: Given): Promise<ActionRun> {
  const { home, cleanup } = given;
  const s3 = scenario.bucket && (await startS3(scenario.bucket, cleanup));
  const env = { PATH: await programPath(scenario, home), ...s3?.env, ...given.env };
  const destination = s3 === undefined ? './destination' : `docs:${s3.bucket}/${IN_BUCKET}`;
  if (scenario.isForLaterStep !== true) await linkServer(home);
  const inputs = { 'site-path': 'site', destination, ...given.inputs };
  for (const earlier of scenario.before ?? []) {
    await setWorkspace(home, earlier.workspace ?? {});
    if (s3 !== undefined) s3.rules = earlier.rules ?? scenario.bucket?.rules ?? [];
    const run = { ...given, env: { ...env, ...earlier.env }, inputs: { ...inputs, ...earlier.inputs } };
    await runEarlierStep(run, earlier.fails ? 1 : 0);
  }
  await setWorkspace(home, scenario.workspace ?? {});
  const verifyUrl = scenario.serves && { 'verify-url': await serve(home, scenario.serves, cleanup) };
  if (s3 !== undefined) {
    s3.rules = scenario.bucket?.rules ?? [];
    s3.requests.length = 0;
  }
  const run = await runBuiltAction({
    ...given,
    env,
    secrets: s3?.secrets,
    onOutput: s3?.hear,
    inputs: { ...verifyUrl, ...inputs },
  });
  const files = await destinationFiles(home, s3);
  const { expect: expected = {} } = scenario;
  explained(run, () => {
    checkResult(expected, run);
    checkLive(expected, run.step);
    checkChangedPages(expected, run.step);
    for (const text of expected.summary ?? []) expect(run.step.summary).toMatch(text);
    checkDestination(expected, files);
    if (s3 !== undefined) checkBucket(expected, s3);
  });
  return run;
}

/** A folder in the workspace itself would be one that a later step publishes. */
async function linkServer(home: string): Promise<void> {
  const server = path.join(home, 'server');
  await mkdir(server);
  await mkdir(workspaceIn(home), { recursive: true });
  await symlink(server, path.join(workspaceIn(home), 'destination'), 'junction');
}

async function startS3(
  { files = {}, isEncrypted = false }: NonNullable<DeployScenario['bucket']>,
  cleanup: Given['cleanup'],
): Promise<S3Double> {
  const s3 = await S3Double.listen();
  s3.isEncrypted = isEncrypted;
  cleanup.push(() => s3.close());
  for (const [name, text] of Object.entries(files)) s3.write(`${IN_BUCKET}${name}`, text);
  return s3;
}

/** Returns PATH with the programs of the scenario at its front. */
async function programPath({ programs }: DeployScenario, home: string): Promise<string> {
  if (programs === undefined) return pathWithRclone();
  const folder = path.join(home, 'bin');
  await writeFiles(folder, programs);
  for (const name of Object.keys(programs)) await chmod(path.join(folder, name), 0o755);
  return `${folder}${path.delimiter}${pathWithRclone()}`;
}

async function setWorkspace(home: string, files: NonNullable<DeployScenario['workspace']>): Promise<void> {
  const workspace = workspaceIn(home);
  await removeFolder(path.join(workspace, 'site'));
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) await rm(path.join(workspace, name));
    else await writeFiles(workspace, { [name]: text });
  }
}

async function serve(home: string, folder: string, cleanup: Given['cleanup']): Promise<string> {
  const server = await listenForFolder(0);
  cleanup.push(async () => server.close());
  server.show(path.join(workspaceIn(home), folder));
  return server.address;
}

/** Returns the files at the destination by their paths, with the state; a folder without files ends with a slash. */
async function destinationFiles(home: string, s3: S3Double | undefined): Promise<Record<string, string>> {
  if (s3 === undefined) return textOf(await readFolder(path.join(workspaceIn(home), 'destination')));
  const files = [...s3.objects].filter(([key]) => key.startsWith(IN_BUCKET));
  return Object.fromEntries(files.map(([key, { body }]) => [key.slice(IN_BUCKET.length), String(body)]));
}

/** What the first line of the summary says (docs/troubleshooting.md, "What visitors see"). */
export const LIVE_VERDICTS: Readonly<Record<Live, RegExp>> = {
  updated: /the site was (?:updated|removed, )/,
  unchanged: /the site was not updated and is whole/,
  incomplete:
    /the site is a mix of two versions(?:, or only partly deployed|: caches may serve|: its pages are the previous ones)/,
  unknown: /it is not known what visitors see/,
  untouched:
    /the site was not updated by this run, and was not checked|dry run, nothing was changed|there is no site of this action to remove/,
  '': /the folder (?:has the (?:earlier )?site|was not changed|is not complete)|dry run, nothing was changed/,
};

/** A step that is killed has the last value that was written: it is `incomplete` from the first change on. */
function checkLive(
  { says, live = says === undefined ? 'updated' : 'untouched', lives }: DeployExpectation,
  { outputs, outputLog, summary }: StepResult,
): void {
  const written = outputLog.flatMap(([name, value]) => (name === 'live' ? [value] : []));
  if (lives !== undefined) expect(written).toEqual(lives);
  expect([written[0], written.at(-1)]).toEqual(['untouched', live]);
  const isChanged = Number(outputs['files-uploaded'] ?? 0) + Number(outputs['files-deleted'] ?? 0) > 0;
  if (isChanged && live !== '') expect(written).toContain('incomplete');
  expect(summary.split('\n', 1)[0]).toMatch(LIVE_VERDICTS[live]);
}

function checkChangedPages({ changedPages }: DeployExpectation, { outputs }: StepResult): void {
  const { changed, 'changed-pages-path': file = '', 'error-code': code = '' } = outputs;
  // The file is made when the inputs are read, unless the disk fails.
  if (file === '' && ['bad-input', 'disk'].includes(code)) return;
  expect(path.isAbsolute(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  if (changed !== 'true') expect(text).toBe('');
  if (changedPages !== undefined) expect(text).toBe(changedPages.map((page) => `${page}\n`).join(''));
}

const STATE = '.static-export/';

/** Replaces the random writer in the names of states: each run has another one. */
const withoutWriters = (text: string) =>
  text.replace(/(\d{6}-\d+-\d+)-[0-9a-f]{8}-(live|pending)\.json/g, '$1-a1b2c3d4-$2.json');

function checkDestination(expected: DeployExpectation, files: Readonly<Record<string, string>>): void {
  const ofSite = Object.entries(files).filter(([name]) => !name.startsWith(STATE));
  if (expected.destination !== undefined) {
    const shown = ofSite.map(([name, text]) => [name, withoutWriters(text)]);
    expect(Object.fromEntries(shown)).toEqual(expected.destination);
  }
  const ofState = Object.keys(files).filter((name) => name.startsWith(STATE));
  const names = ofState.map((name) => name.slice(STATE.length)).sort();
  if (expected.state !== undefined) expect(names.map(withoutWriters)).toEqual([...expected.state].sort());
  if (expected.newestState === undefined) return;
  const newest = names.findLast((name) => /^\d/.test(name));
  const absent = Object.fromEntries(Object.keys(expected.newestState).map((name) => [name, undefined]));
  expect({ ...absent, ...JSON.parse(files[`${STATE}${newest}`] ?? '{}') }).toMatchObject(
    expected.newestState,
  );
}

function checkBucket({ bucketRequests, headers = {} }: DeployExpectation, s3: S3Double): void {
  if (bucketRequests !== undefined)
    expect(inStableOrder(s3.requests.map(withoutWriters))).toEqual(inStableOrder(bucketRequests));
  for (const [name, expected] of Object.entries(headers)) {
    const { contentType, cacheControl } = s3.objects.get(`${IN_BUCKET}${name}`) ?? {};
    expect([name, contentType, cacheControl]).toEqual([name, ...expected]);
  }
}

/**
 * Sorts requests that are sent at once: the reads at the beginning, and deletions. rclone asks for each file that it deletes,
 * and for each state that it reads, of which only the other request is compared.
 */
function inStableOrder(requests: readonly string[]): readonly string[] {
  const groups: string[][] = [];
  let last = '';
  for (const request of requests.filter((name) => !/^HEAD \S*\.static-export\//.test(name))) {
    const [verb = ''] = request.split(' ');
    const group = { LIST: 'read', GET: 'read', HEAD: 'delete', DELETE: 'delete' }[verb] ?? request;
    if (group === last) groups.at(-1)?.push(request);
    else groups.push([request]);
    last = group;
  }
  return groups.flatMap((group) => group.sort());
}
