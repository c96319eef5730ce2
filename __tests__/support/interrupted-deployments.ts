/** Deploys random sites to one destination, most of them interrupted or two at once, and checks every complete one. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import fc from './fast-check.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from './folders.ts';
import { spread } from './interrupted-runs.ts';
import { pathWithRclone } from './rclone.ts';
import { REPOSITORY } from './repository.ts';
import { explainedRun } from './run-built-action.ts';
import { expectStopped, INTERRUPTIONS, type Interrupted, runWatched } from './watched-step.ts';

/** A destination whose files are in a folder of this machine. */
export interface Target {
  readonly destination: string;
  readonly folder: string;
  /** Variables that configure it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Secrets that no file of a killed run may contain. */
  readonly secrets: readonly string[];
}

export interface GivenDeployments {
  readonly count: number;
  readonly seed: number;
  /** The Node binary that runs the action. */
  readonly node: string;
}

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

/** The transfer is so slow that an upload takes a fraction of a second. */
const BYTES_PER_FILE = 60_000;
const ENVIRONMENT = { RCLONE_BWLIMIT: '1M', AWS_CA_BUNDLE: undefined };

/** The estimate until there is a complete run whose time is known. */
const FIRST_MS = 1000;

/** How much later the second of two runs begins, as a share of a run. */
const MAX_LATER = 0.3;

type Site = Readonly<Record<string, string>>;

/** Sites with a home page and some of the other files. Each file has one of three contents. */
const SITES = fc.tuple(...NAMES.map(() => fc.option(fc.nat(2), { freq: 3 }))).map((contents): Site => {
  const chosen = NAMES.filter((name, index) => name === 'index.html' || contents[index] !== null);
  // No file has the name of another one's folder.
  const files = chosen.filter((name) => !chosen.some((other) => other.startsWith(`${name}/`)));
  const contentsOf = (name: string) => `${contents[NAMES.indexOf(name)] ?? 0}`.repeat(BYTES_PER_FILE);
  return Object.fromEntries(files.map((name) => [name, contentsOf(name)]));
});

const DEPLOYMENTS = fc.record({ site: SITES, keepAssets: fc.constantFrom('7d', '7d', '0') });
type Deployment = typeof DEPLOYMENTS extends fc.Arbitrary<infer Value> ? Value : never;

/** Interrupts the runs, except every fourth one, which has to repair what the three previous ones left. */
export async function interruptDeployments(
  target: Target,
  { count, seed, node }: GivenDeployments,
): Promise<void> {
  const runs = await Runs.begin(target, node);
  /** Assets that open pages may load. */
  let held: string[] = [];
  try {
    for (const [index, deployment] of fc.sample(DEPLOYMENTS, { numRuns: count, seed }).entries()) {
      const run = index + 1;
      const isComplete = run % 4 === 0;
      const how = isComplete ? undefined : INTERRUPTIONS[(run - Math.floor(run / 4)) % INTERRUPTIONS.length];
      const afterMs = (0.4 + 0.65 * spread(seed + run)) * runs.latestMs;
      const before = await runs.files();
      const step = await runs.deploy(deployment, how && { how, afterMs });
      if (deployment.keepAssets === '0') held = [];
      const files = await runs.files();
      explainedRun(`run ${run}, ${how} after ${Math.round(afterMs)} ms`, step, () => {
        expect(files).toMatchObject(OTHERS);
        if (isComplete) expect(step.exitCode).toBe(0);
        if (step.exitCode === 0) {
          expectSite(files, deployment, step);
          expect(held.filter((name) => !(name in files))).toEqual([]);
        } else if (how !== undefined) expectStopped(step, how);
        if (step.outputs['live'] === 'unchanged') expect(withoutState(files)).toEqual(withoutState(before));
      });
      if (step.exitCode === 0) {
        const assets = Object.keys(deployment.site).filter((name) => name.includes('_next/static/'));
        held = deployment.keepAssets === '0' ? assets : [...new Set([...held, ...assets])];
      }
      await step.remove();
    }
  } finally {
    await runs.end();
  }
}

/** Deploys two sites at once, and then a third one, which has to repair what they left. */
export async function deployAtOnce(target: Target, { count, seed, node }: GivenDeployments): Promise<void> {
  const runs = await Runs.begin(target, node);
  try {
    const given = fc.sample(fc.tuple(DEPLOYMENTS, DEPLOYMENTS, DEPLOYMENTS), { numRuns: count, seed });
    for (const [round, [one, other, last]] of given.entries()) {
      const first = runs.deploy(one);
      await sleep(spread(seed + round) * MAX_LATER * runs.latestMs);
      const steps = [await runs.deploy(other), await first];
      const files = withoutState(await runs.files());
      for (const step of steps) {
        explainedRun(`round ${round}, two at once`, step, () => {
          const results = steps.map(({ outputs }) => outputs['error-code'] ?? 'green').sort();
          // A run that fails because of the other run might not report the conflict: then the other run does.
          const allowed = [
            'green',
            'superseded',
            'conflict',
            ...(results[0] === 'conflict' ? ['deploy-failed'] : []),
          ];
          expect(results.filter((result) => !allowed.includes(result))).toEqual([]);
          if (results.every((result) => result === 'green'))
            expect([one, other].some(({ site }) => hasSite(files, site))).toBe(true);
        });
      }
      const repair = await runs.deploy(last);
      const repaired = await runs.files();
      explainedRun(`round ${round}, the run after two`, repair, () => {
        expect(repair.exitCode).toBe(0);
        expectSite(repaired, last, repair);
      });
      for (const step of [...steps, repair]) await step.remove();
    }
  } finally {
    await runs.end();
  }
}

/** Runs of the action to one destination, each of which is newer than the one before. */
class Runs {
  readonly #home: string;
  readonly #target: Target;
  readonly #node: string;
  #count = 0;
  /** The duration of the latest complete run. */
  latestMs = FIRST_MS;

  private constructor(home: string, target: Target, node: string) {
    this.#home = home;
    this.#target = target;
    this.#node = node;
  }

  static async begin(target: Target, node: string): Promise<Runs> {
    await writeFiles(target.folder, OTHERS);
    return new Runs(await makeTempFolder('deployments'), target, node);
  }

  async files(): Promise<Site> {
    return textOf(await readFolder(this.#target.folder));
  }

  /** Checks that it leaves no process and no file, and that it ends in time. */
  async deploy({ site, keepAssets }: Deployment, interruption?: Interrupted): Promise<StepResult> {
    const runId = ++this.#count;
    const sitePath = path.join(this.#home, `site-${runId}`);
    await writeFiles(sitePath, site);
    const { destination, env, secrets } = this.#target;
    const beganAt = performance.now();
    const options = {
      actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
      node: this.#node,
      env: { ...ENVIRONMENT, PATH: pathWithRclone(), GITHUB_RUN_ID: `${runId}`, ...env },
      inputs: { 'site-path': sitePath, destination, 'keep-assets': keepAssets },
    };
    const step = await runWatched(options, interruption);
    if (interruption === undefined) this.latestMs = performance.now() - beganAt;
    const isKilled = interruption?.how === 'SIGKILL';
    const left = textOf(await readFolder(step.temp));
    explainedRun(`${interruption?.how ?? 'complete'}, its end`, step, () => {
      if (!isKilled) expect(Object.keys(left)).toEqual([]);
      expect(secrets.filter((secret) => JSON.stringify(left).includes(secret))).toEqual([]);
    });
    await removeFolder(sitePath);
    return step;
  }

  end(): Promise<void> {
    return removeFolder(this.#home);
  }
}

const STATE = /^\.static-export\//;

function withoutState(files: Site): Site {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !STATE.test(name)));
}

/** The files are long: their lengths and first characters tell them apart. */
const short = (text: string | undefined) => text && `${text.length} ${text.slice(0, 6)}`;

const hasSite = (files: Site, site: Site) =>
  Object.entries(site).every(([name, text]) => short(files[name]) === short(text));

/** Expects the site, files that this action did not deploy, assets that the state keeps, and nothing else. */
function expectSite(files: Site, { site, keepAssets }: Deployment, step: StepResult): void {
  expect(step.outputs['outcome']).toBe('completed');
  const wanted = { ...site, ...OTHERS };
  const found = withoutState(files);
  const differing = Object.entries(wanted).filter(([name, text]) => short(found[name]) !== short(text));
  expect(differing.map(([name]) => name)).toEqual([]);
  const states = Object.keys(files).filter((name) => STATE.test(name));
  if (step.outputs['live'] === 'updated')
    expect(states).toEqual([expect.stringMatching(/^\.static-export\/\d{6}-\d+-1\.json$/)]);
  const newest =
    states
      .filter((name) => name.endsWith('.json'))
      .sort()
      .at(-1) ?? '';
  const state = JSON.parse(files[newest] ?? '') as { readonly complete: boolean; readonly kept: object };
  expect(state.complete).toBe(true);
  const isKept = (name: string) => keepAssets !== '0' && name in state.kept;
  expect(Object.keys(found).filter((name) => !(name in wanted) && !isKept(name))).toEqual([]);
}
