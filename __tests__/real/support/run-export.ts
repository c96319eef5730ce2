/** Runs the built export action as the runner would, and holds what came of it against what must. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../emulator/emulator.ts';
import type { Fault, GivenEmulatorSettings } from '../../../emulator/settings.ts';
import { type StepResult, startStep } from '../../../tools/runner-double/run-step.ts';
import { runnersRuntime } from '../../../tools/runtimes.ts';
import { REPOSITORY } from '../../support/repository.ts';

/** The runner's own Node, where it is installed. */
export const NODE = runnersRuntime(REPOSITORY)?.node ?? process.execPath;

/** What the folder holds from an earlier run. */
const FORMER = 'the bundle of yesterday';

export interface GivenRun {
  /** A folder that is there; another for each run. */
  readonly home: string;
  readonly emulator: Emulator;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The program that runs the action; the runner's Node, unless told. */
  readonly node?: string;
  readonly onOutput?: (chunk: string) => void;
}

export interface ExportRun {
  readonly step: StepResult;
  /** Files in the folder that receives the bundle, by name, the site's left out. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** An emulator whose jobs are quick and whose links are the ones given: the first call's, the second's, and so on. */
export function startService(
  links: readonly string[],
  settings: GivenEmulatorSettings = {},
): Promise<Emulator> {
  const faults = links.map(
    (bundleUrl, index): Fault => ({
      at: 'makeBundle',
      calls: [index + 1, index + 1 < links.length ? index + 1 : null],
      does: { kind: 'change', fields: { bundleUrl } },
    }),
  );
  return startEmulator({ queuedMs: 50, runningMs: 100, pages: 3, faults, ...settings });
}

export async function runExport({
  home,
  emulator,
  inputs,
  env,
  node,
  onOutput,
}: GivenRun): Promise<ExportRun> {
  const folder = inputs?.['path'] ?? path.join(home, 'bundles');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'static-export.tar.gz'), FORMER);
  const { result } = startStep({
    actionFile: path.join(REPOSITORY, 'action.yml'),
    node: node ?? NODE,
    temp: path.join(home, 'temp'),
    workspace: path.join(home, 'workspace'),
    timeoutMs: 100_000,
    ...(env === undefined ? {} : { env }),
    ...(onOutput === undefined ? {} : { onOutput }),
    inputs: {
      'api-key': emulator.apiKey,
      domain: emulator.domain,
      'base-url': emulator.baseUrl,
      'poll-interval': '200ms',
      path: folder,
      ...inputs,
    },
  });
  const step = await result;
  await step.remove();
  const names = (await readdir(folder)).filter((name) => name !== 'site');
  const files = names.map(async (name) => [name, await readFile(path.join(folder, name))] as const);
  return { step, files: Object.fromEntries(await Promise.all(files)) };
}

/** Green, without a word of complaint, and the bundle is the origin's to the byte. */
export function expectBundle(run: ExportRun, sha256: string): void {
  const { step, files } = run;
  expect(ending(run)).toEqual({ exitCode: 0, outcome: 'completed', annotations: [], log: step.log });
  expect(step.outputs['bundle-sha256']).toBe(sha256);
  expect(Object.keys(files)).toEqual(['static-export.tar.gz']);
  expect(sha256Of(files['static-export.tar.gz'])).toBe(sha256);
  expectNoSecret(run);
}

/** Red, with one annotation, and the folder is as it was. */
export function expectFailure(run: ExportRun, ...says: readonly (string | RegExp)[]): void {
  const { step, files } = run;
  const annotations = [expect.any(String)];
  expect(ending(run)).toEqual({ exitCode: 1, outcome: 'errored', annotations, log: step.log });
  for (const text of says) expect(ending(run).annotations[0]).toMatch(text);
  expect(step.outputs['bundle-path']).toBeUndefined();
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, String(bytes)]))).toEqual({
    'static-export.tar.gz': FORMER,
  });
  expectNoSecret(run);
}

/** One of the two, and nothing between them. */
export function expectBundleOrFailure(run: ExportRun, sha256: string): void {
  if (run.step.exitCode === 0) expectBundle(run, sha256);
  else expectFailure(run);
}

/** With the log, so that a failed test shows it. */
function ending({ step: { exitCode, outputs, commands, log } }: ExportRun) {
  const annotations = commands.annotations.map(({ message }) => message);
  return { exitCode, outcome: outputs['outcome'], annotations, log };
}

function expectNoSecret({ step: { commands, stdout, stderr, summary, outputs } }: ExportRun): void {
  const told = stdout.replaceAll(/^::add-mask::.*$/gm, '') + stderr + summary;
  for (const mask of commands.masks) expect(told).not.toContain(mask);
  expect(commands.masks.length).toBeGreaterThan(0);
  const { 'bundle-url': _, ...others } = outputs;
  for (const mask of commands.masks) expect(JSON.stringify(others)).not.toContain(mask);
}

function sha256Of(bytes: Buffer = Buffer.alloc(0)): string {
  return createHash('sha256').update(bytes).digest('hex');
}
