/** Deploys random sites to one destination, interrupts most of the runs at a random moment, and checks every complete one. */
import path from 'node:path';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { StepOptions, StepResult } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from './folders.ts';
import { explainedRun, interrupted, spread } from './interrupted-runs.ts';
import { pathWithRclone } from './rclone-path.ts';
import { REPOSITORY } from './repository.ts';

/** Names that become files and folders, and that change. */
const NAMES = [
  'index.html',
  'guides',
  'guides/start.html',
  'guides/more/a.html',
  'guides/more',
  'api/b.html',
  'api/c d.html',
  'api',
  '_next/static/1.js',
  '_next/static/2/x.js',
  'docs/_next/static/y.css',
  'logo.svg',
  '404.html',
];
const OTHERS = { 'others/file.txt': 'theirs', 'sub/other.html': 'theirs' };

/** The transfer is slow enough that an upload takes a part of a second. */
const BYTES_PER_FILE = 60_000;
const ENVIRONMENT = { RCLONE_BWLIMIT: '4M', AWS_CA_BUNDLE: undefined };

/** The estimate until there is a complete run whose time is known. */
const FIRST_MS = 1000;

/** Sites with a home page and some of the other files, each with one of three contents. */
const SITES = fc.tuple(...NAMES.map(() => fc.option(fc.nat(2), { freq: 3 }))).map((contents) => {
  const chosen = NAMES.filter((name, index) => name === 'index.html' || contents[index] !== null);
  // No file has the name of another one's folder.
  const files = chosen.filter((name) => !chosen.some((other) => other.startsWith(`${name}/`)));
  const textOf = (name: string) => `${contents[NAMES.indexOf(name)] ?? 0}`.repeat(BYTES_PER_FILE);
  return Object.fromEntries(files.map((name) => [name, textOf(name)]));
});

export interface GivenDeployments {
  readonly count: number;
  readonly seed: number;
  /** The Node binary that runs the action. */
  readonly node: string;
  /** By default, a folder. */
  readonly target?: DeploymentTarget;
}

/** A storage that keeps its files in a folder of this machine. */
export interface DeploymentTarget {
  /** As the input names it. */
  readonly destination: string;
  readonly folder: string;
  /** Variables that configure it. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Interrupts the runs, except every fourth one, which has to repair what the three before it left. */
export async function interruptDeployments(
  interruption: NodeJS.Signals,
  { count, seed, node, target: given }: GivenDeployments,
): Promise<void> {
  const home = await makeTempFolder('deployments');
  const folder = path.join(home, 'destination');
  const target = given ?? { destination: folder, folder, env: {} };
  let latestMs = FIRST_MS;
  try {
    await writeFiles(target.folder, OTHERS);
    for (const [index, site] of fc.sample(SITES, { numRuns: count, seed }).entries()) {
      const run = index + 1;
      const isComplete = run % 4 === 0;
      const afterMs = isComplete ? undefined : spread(seed + run) * latestMs;
      await removeFolder(path.join(home, 'site'));
      await writeFiles(path.join(home, 'site'), site);
      const began = performance.now();
      const step = await interrupted(stepOptions(home, node, target), interruption, afterMs);
      if (isComplete) latestMs = performance.now() - began;
      const files = textOf(await readFolder(target.folder));
      explainedRun(`run ${run}, ${interruption} after ${afterMs ?? 'the end'} ms`, step, () => {
        expect(files).toMatchObject(OTHERS);
        if (step.exitCode === 0) expectSite(files, site, step);
        else if (isComplete) throw new Error('The run failed.');
        else if (interruption !== 'SIGKILL')
          expect(['cancelled', undefined]).toContain(step.outputs['outcome']);
      });
      await step.remove();
    }
  } finally {
    await removeFolder(home);
  }
}

function stepOptions(home: string, node: string, { destination, env }: DeploymentTarget): StepOptions {
  return {
    actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
    node,
    env: { ...ENVIRONMENT, PATH: pathWithRclone(), ...env },
    inputs: { 'site-path': path.join(home, 'site'), destination },
  };
}

/** Expects the site, files of others, and scripts that the state keeps for open pages. Nothing else is left. */
function expectSite(
  files: Readonly<Record<string, string>>,
  site: Readonly<Record<string, string>>,
  step: StepResult,
): void {
  expect(step.outputs).toMatchObject({
    outcome: 'completed',
    live: expect.stringMatching(/^(?:updated|unchanged)$/),
  });
  const states = Object.keys(files).filter((name) => name.startsWith('.static-export/'));
  expect(states).toEqual([expect.stringMatching(/^\.static-export\/\d{6}-\d+-1\.json$/)]);
  const { kept } = JSON.parse(files[states[0] ?? ''] ?? '{}') as { kept: Readonly<Record<string, unknown>> };
  // A storage may have folders of its own for unfinished uploads.
  const isExpected = (name: string) =>
    !states.includes(name) && !name.endsWith('/') && !(name in kept && !(name in site));
  // Compares lists by their lengths and first characters, since the files are long.
  const short = (list: [string, string][]) =>
    Object.fromEntries(list.map(([name, text]) => [name, `${text.length} ${text.slice(0, 6)}`]));
  const ofSite = Object.entries(files).filter(([name]) => isExpected(name));
  expect(short(ofSite)).toEqual(short(Object.entries({ ...site, ...OTHERS })));
}
