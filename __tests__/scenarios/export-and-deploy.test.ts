/**
 * Random workflow jobs that export a site and deploy it, with random inputs, faults, and interruptions. Four jobs share a
 * destination, and the last one has to repair it. `FUZZ_RUNS=2000` runs
 * 2,000 jobs. `FUZZ_SEED` with `FUZZ_RUNS=4` repeats the jobs of a failure.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { renderSite } from '../../emulator/site/render.ts';
import { forEachParallel } from '../../src/timing/parallel.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { listenForFolder } from '../../tools/serve-folder.ts';
import { FarEndTime } from '../support/far-end-time.ts';
import { SEED } from '../support/fast-check.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { GitHubDouble, TOKEN } from '../support/github-double.ts';
import { cannotSignal, describeUnless } from '../support/platform.ts';
import { type Job, jobsOf, KINDS, type Kind } from '../support/random-jobs.ts';
import { cannotDeploy, pathWithRclone } from '../support/rclone.ts';
import { type RcloneServer, serveWithRclone } from '../support/rclone-server.ts';
import { RequestClock } from '../support/request-clock.ts';
import { expectNoLeaks, expectOneAnnotationOnFailure, explainedRun } from '../support/run-built-action.ts';
import { LIVE_VERDICTS } from '../support/run-deployment.ts';
import { S3Double } from '../support/s3-double.ts';
import type { GivenAction } from '../support/start-action.ts';
import { checkSummary } from '../support/summary-rules.ts';
import { type Interrupted, runWatched, type WatchedResult } from '../support/watched-step.ts';

const JOBS = 4;
const RUNS = Number(process.env['FUZZ_RUNS'] ?? JOBS * KINDS.length);
const DESTINATIONS_AT_ONCE = 9;
const BANDWIDTH = '32k';
/** The share of the jobs whose deployment is stopped before its end. It is usually more than half. */
const MIN_STOPPED = 0.4;
/** A cancelled step that has not stopped by then ends without a cleanup. */
const STOP_MS = 1500;

/** Files that no run of the test created. The destination is the folder `docs`. */
const FOREIGN = {
  'other/index.html': 'theirs',
  'docs/others/file.txt': 'theirs',
  'docs/guides/theirs.txt': 'theirs',
  'docs/team/index.html': 'of another deployment',
  'docs/team/.static-export/000001-9-1-a1b2.json': '{}',
};
/** A page that another program changes, and in whose place it puts a folder. */
const PAGE = '404.html';

type Files = Readonly<Record<string, string>>;

/** A destination, and what surrounds it. */
class Place {
  readonly root: string;
  readonly inputs: Readonly<Record<'destination' | 'state', string>>;
  readonly isBucket: boolean;
  readonly s3: S3Double;
  /** Variables of the step that configure the destination. */
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly #server: RcloneServer | undefined;
  readonly #keepsFolders: boolean;

  private constructor(
    kind: Kind,
    root: string,
    s3: S3Double,
    server: RcloneServer | undefined,
    own: boolean,
  ) {
    [this.root, this.s3, this.#server] = [root, s3, server];
    this.isBucket = kind.startsWith('bucket');
    this.#keepsFolders = kind === 'webdav';
    this.secrets = [...s3.secrets, ...(server?.secrets ?? [])];
    const endpoint = s3.env['RCLONE_CONFIG_DOCS_ENDPOINT'];
    const bucket = kind === 'bucket' ? 'docs' : `:s3,provider=Other,endpoint="${endpoint}"`;
    const variables = Object.entries(s3.env).map(
      ([name, value]) => [kind === 'bucket' ? name : name.replace('CONFIG_DOCS', 'S3'), value] as const,
    );
    this.env = this.isBucket ? Object.fromEntries(variables) : (server?.env ?? {});
    const remote = this.isBucket ? `${bucket}:${s3.bucket}` : server ? 'docs:' : root;
    this.inputs = { destination: `${remote}/docs`, state: own ? `${remote}/state` : '' };
  }

  static async open(kind: Kind, home: string, hasOwnState: boolean): Promise<Place> {
    const root = path.join(home, 'root');
    await mkdir(root);
    const server = kind === 'sftp' || kind === 'webdav' ? await serveWithRclone(kind, root) : undefined;
    return new Place(kind, root, await S3Double.listen(), server, hasOwnState);
  }

  /** Lets the server see what the test has written and removed in the folder. */
  reload(): void {
    this.#server?.reload();
  }

  async close(): Promise<void> {
    await Promise.all([this.s3.close(), this.#server?.stop()]);
  }

  async write(files: Files): Promise<void> {
    if (!this.isBucket) return writeFiles(this.root, files);
    for (const [name, text] of Object.entries(files)) this.s3.write(name, text);
  }

  async remove(name: string): Promise<void> {
    this.s3.objects.delete(name);
    await rm(path.join(this.root, name), { recursive: true, force: true });
  }

  async files(): Promise<Files> {
    if (!this.isBucket) {
      const entries = Object.entries(textOf(await readFolder(this.root)));
      // Over WebDAV, empty folders stay (deploy/README.md).
      return Object.fromEntries(entries.filter(([name]) => !(this.#keepsFolders && name.endsWith('/'))));
    }
    return Object.fromEntries([...this.s3.objects].map(([name, { body }]) => [name, String(body)]));
  }
}

/** What is known about the destination after each job. */
class Knowledge {
  /** Every version of a file that a step may have uploaded. */
  readonly #uploaded = new Map<string, Set<string>>();
  /** Files that runs no longer delete. */
  readonly #released = new Set<string>();
  /** Assets that open pages may load. */
  #held: string[] = [];
  /** The complete site at the destination, or nothing; undefined for a mix. */
  #whole: Files | undefined = {};
  /** The site of a killed step, which may have completed its work. */
  #perhaps: Files | undefined;
  isTampered = false;

  /** Checks what a step says about the destination, and learns what it has left there. */
  check({ deploys }: Job, step: StepResult, site: Files, before: Files, after: Files, foreign: Files): void {
    const { delete: deletes, 'dry-run': dryRun, 'keep-assets': keeps } = deploys;
    const { outputs, summary, exitCode } = step;
    const live = outputs['live'] as keyof typeof LIVE_VERDICTS | undefined;
    this.#mayUpload(site);
    if (deletes !== undefined) for (const name of this.#uploaded.keys()) this.#released.add(name);
    if (keeps === '0') this.#held = [];
    const isSame = sorted(before) === sorted(after);
    const asksNothing = dryRun !== undefined;
    const isDone = live === 'updated' || (exitCode === 0 && !asksNothing);
    expect(after).toMatchObject({ ...FOREIGN, ...foreign });
    if (exitCode === 0)
      expect(asksNothing ? isSame : ['updated', 'unchanged'].includes(live ?? '')).toBe(true);
    if (isDone) this.#expectSite(site, visible(after, foreign), deploys);
    else if (live === 'unchanged') {
      const whole = this.#whole ?? this.#perhaps ?? { 'a mix': '' };
      const isThere = Object.keys(whole).every((name) => visible(after, {})[name] === whole[name]);
      expect(isThere).toBe(true);
    }
    if (live !== 'updated' && live !== 'incomplete') expect(visible(after, {})).toEqual(visible(before, {}));
    if (live === 'unknown' || live === undefined) expect(exitCode).not.toBe(0);
    // A step writes `incomplete` before its first change, so a killed one may have changed nothing.
    if (live === 'incomplete' && exitCode !== null)
      expect(isSame && this.#whole !== undefined && !this.isTampered).toBe(false);
    if (summary !== '') expect(summary.split('\n', 1)[0]).toMatch(LIVE_VERDICTS[live ?? 'unknown']);
    if (isDone) this.#held = [...new Set([...this.#held, ...Object.keys(site).filter(isAsset)])];
    if (isDone) this.isTampered = false;
    if (isDone || !isSame) this.#whole = isDone ? site : undefined;
    if (isDone || !isSame) this.#perhaps = exitCode === null ? site : undefined;
  }

  /** Checks what two steps have left that deployed at the same time. The next run has to repair it. */
  checkBoth(ends: readonly { readonly step: StepResult; readonly site: Files }[], after: Files): void {
    const codes = ends.map(({ step }) => step.outputs['error-code'] ?? 'green').sort();
    // A step that fails because of the other one might not report the conflict: then the other one does.
    const allowed = [
      'green',
      'superseded',
      'conflict',
      ...(codes[0] === 'conflict' ? ['deploy-failed'] : []),
    ];
    expect(codes.filter((code) => !allowed.includes(code))).toEqual([]);
    expect(after).toMatchObject(FOREIGN);
    const found = visible(after, {});
    const isThere = (site: Files) => Object.keys(site).every((name) => found[name] === site[name]);
    const there = ends.map(({ site }) => site).find(isThere);
    if (codes.every((code) => code === 'green')) expect(there).toBeDefined();
    for (const { site } of ends) this.#mayUpload(site);
    [this.#held, this.#whole, this.#perhaps] = [[], undefined, there];
  }

  #mayUpload(site: Files): void {
    for (const [name, text] of Object.entries(site))
      this.#uploaded.set(name, (this.#uploaded.get(name) ?? new Set()).add(text));
  }

  #expectSite(site: Files, found: Files, { 'keep-assets': keeps }: Job['deploys']): void {
    const mayStay = ([name, text]: readonly [string, string]) =>
      name === PAGE || // Another program changed it, so it may have any version.
      (this.#uploaded.get(name)?.has(text) && ((isAsset(name) && keeps !== '0') || this.#released.has(name)));
    expect(Object.entries(found).filter((file) => !(file[0] in site) && !mayStay(file))).toEqual([]);
    expect(Object.keys(site).filter((name) => found[name] !== site[name])).toEqual([]);
    expect(this.#held.filter((name) => !(name in found))).toEqual([]);
  }
}

const isAsset = (name: string) => name.includes('_next/static/');
const sorted = (files: Files) => JSON.stringify(Object.entries(files).sort());

/** Returns the files of the destination without its state and without files of other programs. */
function visible(all: Files, others: Files): Files {
  const isShown = (name: string) =>
    /^docs\/(?!\.static-export\/)/.test(name) && !(name in { ...FOREIGN, ...others });
  const shown = Object.entries(all).filter(([name]) => isShown(name));
  return Object.fromEntries(shown.map(([name, text]) => [name.slice('docs/'.length), text]));
}

/** Whether something in the job can make its export or its deployment fail, except for an interruption. */
function mayFail({ exports, deploys, service, rules, ...job }: Job, isBucket: boolean) {
  const { 'mask-bundle-url': _, ...refusing } = exports;
  const isRefused = [...Object.values(refusing), deploys['max-page-loss']].some((text) => text !== undefined);
  const exporting = service.faults.length > 0;
  const hindered =
    job.isOlder || job.verifies !== undefined || job.tampers === 'folder' || (isBucket && rules.length > 0);
  const deploying = hindered || deploys['keep-assets'] === 'soon' || job.rivalAfterMs !== undefined;
  return { exporting: isRefused || exporting, deploying: isRefused || exporting || deploying };
}

/**
 * A step that is killed cannot say why it ends. It may have failed just before.
 *
 * @param mayEndInFailure even without the interruption
 */
function expectEnd(step: StepResult, cut: Interrupted | undefined, mayEndInFailure: boolean): void {
  if (step.exitCode === null) {
    expect(cut?.how === 'SIGKILL' || step.stdout === '').toBe(true);
    expect(step.commands.annotations.length).toBeLessThanOrEqual(1);
    return;
  }
  expectOneAnnotationOnFailure({ step }, 'deploy');
  if (mayEndInFailure || step.exitCode === 0) return;
  const code = cut?.how === 'SIGKILL to rclone' ? 'deploy-failed' : 'cancelled';
  expect([cut !== undefined, step.outputs['error-code']]).toEqual([true, code]);
}

class Jobs {
  readonly #home: string;
  readonly #place: Place;
  readonly #gitHub: GitHubDouble;
  readonly #knowledge = new Knowledge();
  #runId = 1000;
  /** How the export and the deployment of each job have ended, and what has stopped the deployment. */
  readonly ends: string[] = [];

  private constructor(home: string, place: Place, gitHub: GitHubDouble) {
    [this.#home, this.#place, this.#gitHub] = [home, place, gitHub];
  }

  static async begin(kind: Kind, hasOwnState: boolean): Promise<Jobs> {
    const home = await makeTempFolder('export-and-deploy');
    const place = await Place.open(kind, home, hasOwnState);
    await place.write(FOREIGN);
    return new Jobs(home, place, await GitHubDouble.start());
  }

  async end(): Promise<void> {
    await Promise.all([this.#place.close(), this.#gitHub.close(), removeFolder(this.#home)]);
  }

  async run(job: Job): Promise<void> {
    const { version, site, service, exports, exportCut, deployCut } = job;
    const gitHub = this.#gitHub;
    const time = new FarEndTime(this.#home);
    const clock = new RequestClock(time);
    const emulator = await startEmulator({ queuedMs: 0, ...site, ...service }, clock, clock.count);
    const rendered = [...renderSite({ domain: emulator.domain, version, ...site })].map(
      ({ path: name, contents }) => [name, String(Buffer.from(contents))] as const,
    );
    const expected = { ...Object.fromEntries(rendered), ...job.added };
    this.#runId += 10;
    const runId = this.#runId - (job.isOlder ? 15 : 0);
    const env = {
      PATH: pathWithRclone(),
      RCLONE_LOW_LEVEL_RETRIES: '2',
      GITHUB_RUN_ID: `${runId}`,
      GITHUB_EVENT_NAME: job.isPerson ? 'workflow_dispatch' : 'schedule',
      ...time.env,
    };
    const common = {
      env,
      preloads: ['skipped-pauses'],
      workspace: path.join(this.#home, 'workspace'),
      temp: path.join(this.#home, `${runId}`),
    };
    const wanted = {
      'max-attempts': '1000',
      path: 'bundles',
      extract: 'true',
      version,
    };
    const exporting = {
      ...common,
      ...{ emulator, gitHub },
      inputs: { ...wanted, ...defined(exports) },
    };
    try {
      const exported = await runWatched(exporting, exportCut);
      const deployed =
        exported.exitCode === 0 ? await this.#deploy(job, common, exported, expected) : undefined;
      const bundles = await readFolder(path.join(common.workspace, 'bundles'));
      const run = { calls: [], gitHub, emulator };
      const secrets = [TOKEN, ...this.#place.secrets];
      explainedRun('the export', exported, () => {
        expectEnd(exported, exportCut, mayFail(job, false).exporting);
        checkSummary(exported);
        expect(
          Object.keys(bundles).filter(
            (name) => name.startsWith('.static-export-') && name !== '.static-export-site',
          ),
        ).toEqual([]);
      });
      const ofTemp = await readFolder(common.temp);
      expectNoLeaks({ ...run, step: exported, files: bundles }, ofTemp, secrets);
      const atPlace = Object.entries(await this.#place.files()).map(([name, text]) => [
        name,
        Buffer.from(text),
      ]);
      const deployedRun = deployed && { ...run, step: deployed, files: {} };
      if (deployedRun) expectNoLeaks(deployedRun, Object.fromEntries(atPlace), secrets);
      if (deployed) explainedRun('the deployment', deployed, () => checkSummary(deployed));
      const ends = [exported, deployed].map(
        (step) => step?.outputs['error-code'] ?? step?.outputs['live'] ?? 'green',
      );
      const isStopped = deployed?.stoppedMs !== undefined && deployed.exitCode !== 0;
      this.ends.push(
        [...ends, ...(isStopped && deployCut ? [`stopped by ${deployCut.how}`] : [])].join(', '),
      );
    } finally {
      await emulator.close();
      await removeFolder(common.temp);
    }
  }

  async #deploy(
    job: Job,
    common: Pick<GivenAction, 'preloads' | 'workspace'> & {
      readonly env: Record<string, string>;
      readonly temp: string;
    },
    { outputs }: StepResult,
    site: Files,
  ): Promise<WatchedResult> {
    const [place, server] = [this.#place, await listenForFolder(0)];
    const foreign = await this.#tamper(job);
    const isRight = job.verifies === 'right' && !place.isBucket;
    if (isRight) server.show(path.join(place.root, 'docs'));
    place.reload();
    const before = await place.files();
    place.s3.rules = job.rules;
    const hangs = place.isBucket && job.rules.some((rule) => rule.hangs);
    const options = {
      ...common,
      action: 'deploy' as const,
      env: {
        ...common.env,
        ...place.env,
        // The upload takes a fraction of a second, so that something else can happen during it.
        ...((job.deployCut ?? job.rivalAfterMs) !== undefined && { RCLONE_BWLIMIT: BANDWIDTH }),
        ...(hangs && { RCLONE_TIMEOUT: '2s' }),
      },
      inputs: {
        ...place.inputs,
        'site-path': outputs['site-path'] ?? '',
        'job-id': outputs['job-id'] ?? '',
        'manifest-path': (job.hasManifest && outputs['manifest-path']) || '',
        'verify-url': isRight || job.verifies === 'wrong' ? server.address : '',
        ...defined(job.deploys),
      },
    };
    await writeFiles(options.inputs['site-path'], job.added);
    const ofExport = await readFolder(options.temp);
    const rival = job.rivalAfterMs !== undefined && this.#deployRival(options, site, job.rivalAfterMs);
    const step = await runWatched(options, job.deployCut).finally(() => server.close());
    const other = await rival;
    place.s3.rules = [];
    const after = await place.files();
    const left = Object.keys(await readFolder(options.temp)).filter(
      (name) => !(name in ofExport) && path.basename(name) !== 'changed-pages.txt',
    );
    explainedRun('the deployment', step, () => {
      expectEnd(step, job.deployCut, mayFail(job, place.isBucket).deploying);
      if (step.exitCode !== null && (step.stoppedMs ?? 0) < STOP_MS) expect(left).toEqual([]);
      if (!other) this.#knowledge.check(job, step, site, before, after, foreign);
      else
        explainedRun('its rival', other.step, () =>
          this.#knowledge.checkBoth([{ step, site }, other], after),
        );
    });
    for (const name of Object.keys(foreign)) await place.remove(place.isBucket ? name : path.dirname(name));
    if (Object.keys(foreign).length > 0 && !place.isBucket) this.#knowledge.isTampered = true;
    return step;
  }

  /** Deploys another site to the same destination, as a newer run. */
  async #deployRival(options: GivenAction, site: Files, afterMs: number) {
    const { [PAGE]: _, ...others } = site;
    const ofRival = { ...others, 'index.html': 'of the rival', 'rival/index.html': 'of the rival' };
    const sitePath = path.join(this.#home, 'rival');
    await removeFolder(sitePath);
    await writeFiles(sitePath, ofRival);
    await sleep(afterMs);
    const step = await runWatched({
      ...options,
      temp: path.join(this.#home, 'temp-of-rival'),
      env: { ...options.env, GITHUB_RUN_ID: `${this.#runId + 1}` },
      inputs: { ...options.inputs, 'site-path': sitePath, 'manifest-path': '', 'job-id': '' },
    });
    return { step, site: ofRival };
  }

  /** Another program changes a page. Returns its own files, which must stay. */
  async #tamper({ tampers }: Job): Promise<Files> {
    const page = `docs/${PAGE}`;
    if (tampers === undefined || !(page in (await this.#place.files()))) return {};
    this.#knowledge.isTampered = true;
    await this.#place.remove(page);
    const foreign = { [`${page}/theirs.txt`]: 'theirs' };
    if (tampers === 'longer') await this.#place.write({ [page]: 'longer'.repeat(9999) });
    if (tampers === 'folder') await this.#place.write(foreign);
    return tampers === 'folder' ? foreign : {};
  }
}

function defined(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

describeUnless(cannotSignal ?? cannotDeploy, 'jobs that export and then deploy', () => {
  it('leave at the destination what they report, whatever goes wrong', async () => {
    const [failures, ends]: [string[], string[]] = [[], []];
    const seeds = Array.from({ length: Math.ceil(RUNS / JOBS) }, (_, index) => SEED + index);
    await forEachParallel(seeds, DESTINATIONS_AT_ONCE, async (seed) => {
      const kind = KINDS[seed % KINDS.length] as Kind;
      const hasOwnState = Math.floor(seed / KINDS.length) % 2 === 1;
      const runs = await Jobs.begin(kind, hasOwnState);
      for (const job of jobsOf(seed, JOBS)) {
        try {
          await runs.run(job);
        } catch (error) {
          const given = `FUZZ_SEED=${seed} FUZZ_RUNS=${JOBS}, ${JSON.stringify({ kind, hasOwnState, ...job })}`;
          failures.push(`${given}\n${error instanceof Error ? error.stack : error}`);
          process.stderr.write(`${failures.at(-1)}\n`);
          break;
        }
      }
      ends.push(...runs.ends.map((end) => `${kind}: ${end}`));
      await runs.end();
    });
    if (RUNS > JOBS * KINDS.length) process.stderr.write(`${ends.sort().join('\n')}\n`);
    expect(failures).toEqual([]);
    const stops = ends.filter((end) => end.includes('stopped by'));
    if (RUNS >= JOBS * KINDS.length) expect(stops.length).toBeGreaterThanOrEqual(RUNS * MIN_STOPPED);
  });
});
