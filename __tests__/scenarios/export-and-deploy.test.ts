/**
 * Random workflow jobs that export a site and then deploy it, with random inputs, faults, and interruptions. Several jobs
 * share a destination. `FUZZ_RUNS=2000` runs as many jobs; the first ones of `FUZZ_SEED` are those of a failure.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { Fault } from '../../emulator/settings/settings.ts';
import { renderSite } from '../../emulator/site/render.ts';
import { tool } from '../../scripts/real-tools.mjs';
import { forEachParallel } from '../../src/timing/parallel.ts';
import { type StepOptions, type StepResult, startStep } from '../../tools/runner-double/run-step.ts';
import { runnersRuntime } from '../../tools/runtimes.ts';
import { listenForFolder } from '../../tools/serve-folder.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { childrenOf, isAlive } from '../support/interrupted-deployments.ts';
import { explainedRun } from '../support/interrupted-runs.ts';
import { preloadOptions } from '../support/preload.ts';
import { pathWithRclone } from '../support/rclone-path.ts';
import { REPOSITORY } from '../support/repository.ts';
import { expectNoLeaks, expectOneAnnotationOnFailure } from '../support/run-built-action.ts';
import { LIVE_VERDICTS } from '../support/run-deployment.ts';
import { S3Double, type S3Rule } from '../support/s3-double.ts';
import { checkSummaries } from '../support/summary-rules.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);
const SEED = Number(process.env['FUZZ_SEED'] ?? 33);
const JOBS_PER_DESTINATION = 4;
const DESTINATIONS_AT_ONCE = 9;

/** How long rclone may need to end after its step, on a machine that may be busy. */
const END_MS = 30_000;

/** The destination is the folder `docs`. Nothing of this was made by the action. */
const FOREIGN = {
  'other/index.html': 'theirs',
  'docs/others/file.txt': 'theirs',
  'docs/guides/theirs.txt': 'theirs',
  'docs/team/index.html': 'of another deployment',
  'docs/team/.static-export/000001-9-1.json': '{}',
};
const PAGE = '404.html';

const rarely = <Value>(value: fc.Arbitrary<Value>, of = 8) =>
  fc.oneof({ weight: of - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const inputs = (values: Record<string, readonly string[]>, of: number) =>
  fc.record(
    Object.fromEntries(
      Object.entries(values).map(([name, texts]) => [name, rarely(fc.constantFrom(...texts), of)]),
    ),
  );
const does: fc.Arbitrary<Fault['does']> = fc.oneof(
  fc.record({ kind: fc.constant('answer'), status: fc.constantFrom(200, 401, 403, 404, 429, 500, 503) }),
  fc.record({ kind: fc.constant('cut'), afterBytes: fc.constantFrom(0, 30, 3000) }),
  fc.record({ kind: fc.constant('short'), bytes: fc.constantFrom(0, 30, 3000) }),
  fc.record({ kind: fc.constant('stall'), afterBytes: fc.constantFrom(0, 30) }),
  fc.constant({ kind: 'drip', bytes: 500, everyMs: 1 } as const),
);
const change: fc.Arbitrary<Fault['does']> = fc.record({
  kind: fc.constant('change'),
  fields: fc.constantFrom({ status: 'completed' }, { status: 'failed' }, { status: 'new' }, { pageCount: 0 }),
});
const calls = fc.constantFrom<[number, number | null]>([1, 1], [1, 2], [2, 3], [1, null]);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ at: fc.constantFrom('startExportJob', 'getExportJob', 'makeBundle', 'storage'), calls, does }),
  fc.record({ at: fc.constantFrom('startExportJob', 'getExportJob'), calls, does: change }),
);
const rule: fc.Arbitrary<S3Rule> = fc
  .tuple(
    fc.constantFrom(/^PUT .*html$/, /^PUT .*_next/, /^PUT .*json$/, /^PUT/, /^LIST/, /^GET/, /^DELETE/),
    fc.constantFrom(1, 2, 9, 999),
    fc.constantFrom<Partial<S3Rule>>(
      { refuses: [403, 'AccessDenied'] },
      { refuses: [500, 'InternalError'] },
      { refuses: [503, 'SlowDown'] },
      { cuts: true },
      { hangs: true },
    ),
  )
  .map(([at, times, effect]) => ({ at, times, ...effect }));
const faultsOf = <Value>(one: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Value[]>([]) },
    { weight: 1, arbitrary: fc.array(one, { maxLength: 2 }) },
  );
const cut = (of: number) =>
  rarely(
    fc.record({
      afterLines: fc.nat(9),
      afterMs: fc.nat(120),
      how: fc.constantFrom('SIGINT', 'SIGTERM', 'SIGKILL', 'SIGKILL to rclone'),
    }),
    of,
  );

const JOB = fc.record({
  version: fc.constantFrom('1', '1', '2'),
  pages: fc.integer({ min: 3, max: 6 }),
  edits: fc.record({ added: fc.nat(2), modified: fc.nat(2), removed: fc.nat(2) }),
  bundleFormat: fc.constantFrom('tar.gz', 'tar.gz', 'zip', 'tar'),
  service: fc.record({
    bundleUrlInStatus: fc.boolean(),
    minimalResponses: fc.boolean(),
    withoutRanges: fc.boolean(),
    runningMs: fc.constantFrom(0, 50, 250),
  }),
  faults: faultsOf(fault),
  records: fc.boolean(),
  exportInputs: inputs(
    {
      'min-pages': ['5', 'x'],
      'require-files': ['index.html', 'missing.html'],
      extract: ['false'],
      wait: ['false'],
      download: ['false'],
      'dry-run': ['true'],
      'mask-bundle-url': ['false'],
      'max-attempts': ['1'],
    },
    30,
  ),
  exportCut: cut(9),
  isPerson: fc.boolean(),
  isOlder: fc.nat(9).map((number) => number === 0),
  deployInputs: inputs(
    {
      compare: ['size', 'hash', 'state'],
      'max-page-loss': ['0', '50%'],
      delete: ['false'],
      'keep-assets': ['0', '1h', 'soon'],
      hold: ['1h'],
      'cache-control': ['', 'no-store'],
      'dry-run': ['true'],
      summary: ['false'],
    },
    9,
  ),
  hasManifest: fc.boolean(),
  verifies: rarely(fc.constantFrom('right', 'wrong')),
  tampering: rarely(fc.constantFrom('removed', 'longer', 'folder')),
  rules: faultsOf(rule),
  deployCut: cut(4),
});
type ValueOf<Given> = Given extends fc.Arbitrary<infer Value> ? Value : never;
type Job = ValueOf<typeof JOB>;
const DESTINATION = fc.record({
  kind: fc.constantFrom('folder', 'bucket', 'bucket with the key in the input'),
  hasOwnState: fc.boolean(),
  jobs: fc.array(JOB, { minLength: JOBS_PER_DESTINATION, maxLength: JOBS_PER_DESTINATION }),
});

type Given = Omit<ValueOf<typeof DESTINATION>, 'jobs'>;
type Files = Readonly<Record<string, string>>;
type Cut = Job['deployCut'];

/** The destination, what is known about it, and what surrounds it. */
class World {
  readonly #home: string;
  readonly #s3: S3Double;
  readonly #gitHub: GitHubDouble;
  readonly #given: Given;
  #runId = 1000;
  /** Every version of a file that a step may have uploaded. */
  readonly #known = new Map<string, Set<string>>();
  /** Files that no run deletes any more, and assets that open pages may load. */
  readonly #released = new Set<string>();
  #held: string[] = [];
  /** The site that was there when a run last ended well, or nothing; undefined for a mix. */
  #whole: Files | undefined = {};
  #isTampered = false;
  #mayBeOnHold = false;
  #hasBelievedState = false;
  readonly counts: string[] = [];

  private constructor(home: string, s3: S3Double, gitHub: GitHubDouble, given: Given) {
    [this.#home, this.#s3, this.#gitHub, this.#given] = [home, s3, gitHub, given];
  }

  static async begin(given: Given): Promise<World> {
    const home = await makeTempFolder('export-and-deploy');
    const world = new World(home, await S3Double.listen(), await GitHubDouble.start(), given);
    await world.#write(FOREIGN);
    return world;
  }

  async end(): Promise<void> {
    await Promise.all([this.#s3.close(), this.#gitHub.close(), removeFolder(this.#home)]);
  }

  get #isBucket(): boolean {
    return this.#given.kind !== 'folder';
  }

  get #root(): string {
    return path.join(this.#home, 'root');
  }

  async #write(files: Files): Promise<void> {
    if (!this.#isBucket) await writeFiles(this.#root, files);
    else for (const [name, text] of Object.entries(files)) this.#s3.write(name, text);
  }

  async #remove(name: string): Promise<void> {
    if (this.#isBucket) this.#s3.objects.delete(name);
    else await rm(path.join(this.#root, name), { recursive: true, force: true });
  }

  async #all(): Promise<Files> {
    if (!this.#isBucket) return textOf(await readFolder(this.#root));
    return Object.fromEntries([...this.#s3.objects].map(([name, { body }]) => [name, String(body)]).sort());
  }

  /** Returns the files of the destination without its own state and without those of others. */
  #visible(all: Files): Files {
    const isOwn = (name: string) =>
      name.startsWith('docs/') && !name.startsWith('docs/.static-export/') && !(name in FOREIGN);
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, text]) =>
        isOwn(name) ? [[name.slice('docs/'.length), text]] : [],
      ),
    );
  }

  get #destination(): Readonly<Record<'destination' | 'state', string>> {
    const inBucket = Object.entries(this.#s3.env).map(
      ([name, value]) => [name.replace('RCLONE_CONFIG_DOCS_', '').toLowerCase(), value] as const,
    );
    const options = inBucket.filter(([name]) => name !== 'type').map(([name, value]) => `${name}="${value}"`);
    const roots = {
      folder: this.#root,
      bucket: `docs:${this.#s3.bucket}`,
      'bucket with the key in the input': `:s3,${options.join(',')}:${this.#s3.bucket}`,
    } as const;
    const root = roots[this.#given.kind as keyof typeof roots];
    return { destination: `${root}/docs`, state: this.#given.hasOwnState ? `${root}/state` : '' };
  }

  async run(job: Job): Promise<void> {
    const clock = job.faults.some(({ does: { kind } }) => kind === 'stall') ? 'fast-clock' : 'skipped-pauses';
    const { pages, edits, bundleFormat, service, faults, version } = job;
    const settings = { queuedMs: 0, pages, edits, ...service, faults } as const;
    const emulator = await startEmulator({ ...settings, bundleFormat: bundleFormat as 'tar' });
    this.#runId += 10;
    const runId = this.#runId - (job.isOlder ? 15 : 0);
    const temp = path.join(this.#home, `temp-${runId}`);
    const common = {
      node: runnersRuntime(REPOSITORY)?.node ?? process.execPath,
      workspace: path.join(this.#home, 'workspace'),
      temp,
      env: {
        PATH: pathWithRclone(),
        GITHUB_RUN_ID: `${runId}`,
        GITHUB_EVENT_NAME: job.isPerson ? 'workflow_dispatch' : 'schedule',
        GITHUB_API_URL: this.#gitHub.apiUrl,
        GITHUB_REPOSITORY: REPOSITORY_NAME,
        NODE_OPTIONS: preloadOptions([clock]),
      },
    };
    const options: StepOptions = {
      ...common,
      actionFile: path.join(REPOSITORY, 'action.yml'),
      context: { githubToken: TOKEN },
      inputs: {
        'api-key': emulator.apiKey,
        'base-url': emulator.baseUrl,
        domain: emulator.domain,
        'poll-interval': '100ms',
        path: 'bundles',
        extract: 'true',
        version,
        ...(job.records ? { environment: 'docs' } : {}),
        ...defined(job.exportInputs),
      },
    };
    const recordsBefore = this.#gitHub.deployments.length;
    try {
      const exported = await runStep(options, job.exportCut);
      const site = Object.fromEntries(
        [...renderSite({ domain: emulator.domain, version, pages, edits })].map((file) => [
          file.path,
          Buffer.from(file.contents).toString(),
        ]),
      );
      const isExported = exported.conclusion === 'success';
      const deployed = isExported ? await this.#deploy(common, job, exported, site, emulator) : undefined;
      const conclusion = (deployed ?? exported).conclusion;
      const post = await startStep({
        ...options,
        stage: 'post',
        state: exported.state,
        context: { githubToken: TOKEN, jobStatus: conclusion },
      }).result;
      const [files, ofTemp] = [
        await readFolder(path.join(common.workspace, 'bundles')),
        await readFolder(temp),
      ];
      explainedRun('the export', exported, () => {
        expectAnnotations(exported, job.exportCut);
        checkSummaries(exported, post);
        if (job.exportCut?.how !== 'SIGKILL')
          expect(Object.keys(files).filter((name) => /^\.static-export-[0-9a-f]{8}/.test(name))).toEqual([]);
        const given = { calls: [], gitHub: this.#gitHub, emulator, files };
        expectNoLeaks({ step: exported, post, ...given }, ofTemp, [TOKEN, ...this.#s3.secrets]);
        if (!mayFail(job).export) expect(exported.exitCode).toBe(0);
      });
      explainedRun('the post step', post, () => {
        expect([post.exitCode, post.commands.annotations]).toEqual([0, []]);
        if (deployed !== undefined) checkSummaries(deployed, post);
        const made = this.#gitHub.deployments.slice(recordsBefore);
        const states = made.map(({ states: all }) => all.at(-1)?.state === 'success');
        expect([states, this.#gitHub.violations]).toEqual([made.map(() => conclusion === 'success'), []]);
      });
      this.counts.push(
        `${exported.outputs['outcome']}, ${deployed?.outputs['live']} ${deployed?.outputs['error-code'] ?? ''}`,
      );
      for (const step of [exported, deployed, post]) await step?.remove();
    } finally {
      await emulator.close();
      await removeFolder(temp);
    }
  }

  async #deploy(
    common: Omit<StepOptions, 'actionFile'>,
    job: Job,
    { outputs }: StepResult,
    site: Files,
    emulator: Emulator,
  ): Promise<StepResult> {
    const foreign = await this.#tamper(job.tampering);
    const server = await listenForFolder(0);
    if (this.#verifies(job) && job.verifies === 'right') server.show(path.join(this.#root, 'docs'));
    this.#s3.rules = job.rules;
    const before = await this.#all();
    const hangs = this.#isBucket && job.rules.some((one) => one.hangs);
    const step = await runStep(
      {
        ...common,
        actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
        env: {
          ...common.env,
          ...(this.#given.kind === 'bucket' ? this.#s3.env : {}),
          RCLONE_LOW_LEVEL_RETRIES: '2',
          ...(hangs ? { RCLONE_TIMEOUT: '2s' } : {}),
        },
        inputs: {
          ...this.#destination,
          'site-path': outputs['site-path'] ?? '',
          'job-id': outputs['job-id'] ?? '',
          ...(job.hasManifest ? { 'manifest-path': outputs['manifest-path'] ?? '' } : {}),
          ...(this.#verifies(job) ? { 'verify-url': server.address } : {}),
          ...defined(job.deployInputs),
        },
      },
      job.deployCut,
    );
    server.close();
    this.#s3.rules = [];
    const after = await this.#all();
    explainedRun('the deployment', step, () => {
      expectAnnotations(step, job.deployCut);
      expect(after).toMatchObject({ ...FOREIGN, ...foreign });
      this.#check(job, step, site, [before, after], foreign);
      const beside = Object.fromEntries(
        Object.entries(after).map(([name, text]) => [name, Buffer.from(text)]),
      );
      const run = { step, post: undefined, emulator, gitHub: this.#gitHub, calls: [], files: {} };
      expectNoLeaks(run, beside, [TOKEN, ...this.#s3.secrets]);
      if (!mayFail(job).export && !mayFail(job, this.#isBucket).deploy) expect(step.exitCode).toBe(0);
    });
    for (const name of Object.keys(foreign)) await this.#remove(path.dirname(name));
    if (this.#isBucket) for (const name of Object.keys(foreign)) await this.#remove(name);
    return step;
  }

  #verifies({ verifies }: Job): boolean {
    return verifies === 'wrong' || (verifies === 'right' && !this.#isBucket);
  }

  /** Another program changes a file of the site. Returns its own files, which must stay. */
  async #tamper(how: Job['tampering']): Promise<Files> {
    const name = `docs/${PAGE}`;
    if (how === undefined || !(name in (await this.#all()))) return {};
    this.#isTampered = true;
    await this.#remove(name);
    if (how === 'longer') {
      await this.#write({ [name]: `${this.#whole?.[PAGE]} longer` });
      this.#known.get(PAGE)?.add(`${this.#whole?.[PAGE]} longer`);
    }
    const folder = { [`${name}/theirs.txt`]: 'theirs' };
    if (how === 'folder') await this.#write(folder);
    return how === 'folder' ? folder : {};
  }

  /** Checks what the step says about the destination, and notes what it has left there. */
  #check(
    job: Job,
    step: StepResult,
    site: Files,
    [before, after]: readonly [Files, Files],
    foreign: Files,
  ): void {
    const { compare, delete: deletes, hold, 'dry-run': dryRun, 'keep-assets': keepAssets } = job.deployInputs;
    const { outputs, summary, exitCode } = step;
    const live = outputs['live'] as keyof typeof LIVE_VERDICTS | undefined;
    const isKilled = exitCode === null;
    if (!isKilled || job.deployCut?.how === 'SIGKILL')
      expect([isKilled, live === undefined]).toContain(live === undefined);
    for (const [name, text] of Object.entries(site))
      this.#known.set(name, (this.#known.get(name) ?? new Set()).add(text));
    if (compare === 'state') this.#hasBelievedState = true;
    if (deletes === 'false') for (const name of this.#known.keys()) this.#released.add(name);
    if (keepAssets === '0') this.#held = [];
    const [was, is] = [this.#visible(before), this.#visible(after)];
    const isOnHold = step.log.includes('On hold until');
    if (isOnHold) expect([this.#mayBeOnHold, job.isPerson]).toEqual([true, false]);
    if (hold !== undefined && job.isPerson && dryRun === undefined) this.#mayBeOnHold = true;
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    const hasSite = () => {
      const extra = Object.entries(is).filter(
        ([name, text]) =>
          !(name in site) && !this.#mayStay(name, text, keepAssets) && !(`docs/${name}` in foreign),
      );
      expect(extra.map(([name]) => name)).toEqual([]);
      if (this.#isTampered && compare === 'state') return;
      const differing = Object.entries(site).filter(([name, text]) => is[name] !== text);
      expect(differing.map(([name]) => name)).toEqual([]);
      expect(this.#held.filter((name) => !(name in is))).toEqual([]);
    };
    if (exitCode === 0 && (dryRun === 'true' || isOnHold)) expect(isSame).toBe(true);
    else if (exitCode === 0) expect(['updated', 'unchanged']).toContain(live);
    const isDone = live === 'updated' || (exitCode === 0 && dryRun === undefined && !isOnHold);
    if (isDone) hasSite();
    if (live === 'unchanged' || live === 'unknown' || live === undefined) expect(is).toEqual(was);
    if (live === 'unknown' || live === undefined) expect(exitCode).not.toBe(0);
    if (live === 'unchanged' && !isDone)
      expect([this.#whole !== undefined, this.#isTampered && compare !== 'state']).toEqual([true, false]);
    if (live === 'incomplete' && !isKilled)
      expect([isSame, this.#whole !== undefined && !this.#isTampered]).not.toEqual([true, true]);
    if (summary !== '' && live !== undefined) expect(summary.split('\n', 1)[0]).toMatch(LIVE_VERDICTS[live]);
    if (isDone) {
      const assets = Object.keys(site).filter((name) => name.includes('_next/static/'));
      this.#held = [...new Set([...this.#held, ...assets])];
      this.#whole = site;
      if (compare !== 'state') this.#isTampered = false;
    } else if (!isSame) this.#whole = undefined;
    if (Object.keys(foreign).length > 0) this.#isTampered = true;
  }

  #mayStay(name: string, text: string, keepAssets: string | undefined): boolean {
    if (/\.export-partial$/.test(name)) return this.#hasBelievedState;
    const isKept = name.includes('_next/static/') && keepAssets !== '0';
    return this.#known.get(name)?.has(text) === true && (isKept || this.#released.has(name));
  }
}

function defined(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/** Runs a step, interrupts it, and expects that no process is left. */
async function runStep(options: StepOptions, interruption: Cut): Promise<StepResult> {
  let lines = 0;
  const running = startStep({
    ...options,
    // The first signal has to end the step.
    cancelPause: () => new Promise(() => {}),
    onOutput: () => {
      if (lines++ === interruption?.afterLines) setTimeout(interrupt, interruption.afterMs);
    },
  });
  const { pid = 0 } = running.child;
  const interrupt = () => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    if (interruption?.how === 'SIGKILL to rclone')
      for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
    else if (interruption?.how === 'SIGINT') running.cancel();
    else running.child.kill(interruption?.how as NodeJS.Signals);
  };
  const children = new Set<number>();
  const watch = setInterval(() => childrenOf(pid).map((child) => children.add(child)), 20);
  const step = await running.result.finally(() => clearInterval(watch));
  const endedAt = performance.now();
  while ([...children].some(isAlive) && performance.now() < endedAt + END_MS) await sleep(20);
  expect([...children].filter(isAlive)).toEqual([]);
  return step;
}

/** A step that is killed cannot say why. */
function expectAnnotations(step: StepResult, interruption: Cut): void {
  if (step.exitCode !== null) expectOneAnnotationOnFailure({ step }, 'deploy');
  else
    expect([interruption?.how === 'SIGKILL' || step.stdout === '', step.commands.annotations]).toEqual([
      true,
      [],
    ]);
}

/** Whether something in the job can make a half of it fail. */
function mayFail(
  { exportInputs, deployInputs, ...job }: Job,
  isBucket = true,
): Record<'export' | 'deploy', boolean> {
  const { extract, wait, download } = exportInputs;
  const isBad = ['min-pages', 'require-files', 'max-attempts'].some(
    (name) => exportInputs[name] !== undefined,
  );
  const isGuarded = deployInputs['max-page-loss'] !== undefined || deployInputs['keep-assets'] === 'soon';
  const lacksSite = [extract, wait, download, exportInputs['dry-run']].some((value) => value !== undefined);
  return {
    export:
      isBad ||
      lacksSite ||
      (job.isOlder && job.records) ||
      job.faults.length > 0 ||
      job.exportCut !== undefined,
    deploy:
      isGuarded ||
      job.isOlder ||
      job.verifies !== undefined ||
      job.deployCut !== undefined ||
      job.tampering === 'folder' ||
      (isBucket && job.rules.length > 0),
  };
}

const rclone = tool('rclone');
const onPosix = process.platform === 'win32' || rclone.path === undefined ? describe.skip : describe;

onPosix('jobs that export and then deploy', () => {
  it('end as they say, whatever goes wrong', async () => {
    const failures: string[] = [];
    const ends: Record<string, number> = {};
    const seeds = Array.from({ length: Math.ceil(RUNS / JOBS_PER_DESTINATION) }, (_, index) => SEED + index);
    await forEachParallel(seeds, DESTINATIONS_AT_ONCE, async (seed) => {
      const [{ jobs, ...given }] = fc.sample(DESTINATION, { numRuns: 1, seed }) as [
        ValueOf<typeof DESTINATION>,
      ];
      const world = await World.begin(given);
      let at = 0;
      try {
        for (const job of jobs) {
          at += 1;
          await world.run(job);
        }
      } catch (error) {
        const what = `FUZZ_SEED=${seed} FUZZ_RUNS=${JOBS_PER_DESTINATION}, job ${at}, ${given.kind}: ${JSON.stringify(jobs[at - 1])}\n${error instanceof Error ? error.stack : error}`;
        failures.push(what);
        process.stderr.write(`${what}\n\n`);
      } finally {
        await world.end();
      }
      for (const end of world.counts) ends[end] = (ends[end] ?? 0) + 1;
    });
    if (RUNS !== 12) process.stderr.write(`${JSON.stringify(ends, undefined, 1)}\n`);
    expect(failures).toEqual([]);
  });
});
