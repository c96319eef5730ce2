/**
 * Runs the deployment against a destination in memory: interrupted anywhere, two at once, with any next site, and with
 * files that other programs add, change, and remove.
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Plan } from '../../../src/deploy/plan/plan.ts';
import type { State } from '../../../src/deploy/state/state.ts';
import { type FileVersion, type LiveState, parseStateFile } from '../../../src/deploy/state/state-file.ts';
import { requestedPath } from '../../../src/site/addresses.ts';
import { sortedByPath } from '../../../src/site/byte-order.ts';
import { isPage } from '../../../src/site/pages.ts';
import fc from '../../support/fast-check.ts';
import {
  type Cut,
  type Files,
  ModelDestination,
  type ModelOptions,
  ModelRun,
  mockSiteFolder,
  type StorageKind,
  TEXTS,
} from '../../support/model-destination.ts';
import { sha256Of } from '../../support/sha256.ts';

mockSiteFolder();
const { deploySite } = await import('../../../src/deploy/main.ts');

/** Two of the three versions of a file have the same size. */
function version(path: string, number: number): FileVersion {
  const text = sha256Of(`${path} ${number}`).slice(0, number === 3 ? 11 : 10);
  const sha256 = sha256Of(text);
  TEXTS.set(sha256, text);
  return { sha256, size: text.length };
}

/** The asset that a version of a page loads. Its name contains a hash of its contents. */
const assetOf = (number: number) => `_next/static/h${number}.js`;

const PAGES = ['index.html', 'guide/a.html', 'guide/b/c.html', 'Guide/a.html', '404.html'];
const MANIFEST = 'docs/_next/static/b/_buildManifest.js';
/** Some of these names are both a file and a folder in different sites, and some differ only by case. */
const OTHERS = ['logo.svg', 'LOGO.svg', 'api', 'api/b.json', 'guide', MANIFEST];
const ODD_ASSETS = ['_next/static/d', '_next/static/d/e.js'];
const FOREIGN = ['others/file', 'robots.txt', 'guide/theirs.html', '_next/static/theirs.js'];

const NUMBERS = [1, 2, 3] as const;
const LOADS = new Map(
  PAGES.flatMap((page) => NUMBERS.map((number) => [version(page, number).sha256, assetOf(number)])),
);

const PART = /\.export-partial$/;

/**
 * Sites with the assets of their pages, and without two names that clash: a file and a folder, or only different case.
 */
const sites: fc.Arbitrary<Files> = fc
  .dictionary(fc.constantFrom(...PAGES, ...OTHERS, ...ODD_ASSETS), fc.constantFrom(...NUMBERS), {
    minKeys: 1,
    maxKeys: 8,
  })
  .map((chosen) => {
    const keys = (names: string[]) => names.map((name) => name.toLowerCase());
    const files = new Map<string, FileVersion>();
    for (const [path, number] of Object.entries(chosen)) {
      const [key = ''] = keys([path]);
      const taken = keys([...files.keys()]);
      if (taken.some((other) => other === key || other.startsWith(`${key}/`) || key.startsWith(`${other}/`)))
        continue;
      files.set(path, version(path, number));
      if (PAGES.includes(path)) files.set(assetOf(number), version(assetOf(number), 1));
    }
    return sortedByPath(files);
  });

const DAY_MS = 24 * 3_600_000;
interface Given extends Omit<ModelOptions, 'runId'> {
  /** The site to deploy, as an index into the sites of the case. */
  readonly site: number;
  readonly cut: Cut | undefined;
  readonly isHalf: boolean;
}
const given = (cuts: fc.Arbitrary<Cut | undefined>): fc.Arbitrary<Given> =>
  fc.record({
    deletes: fc.constantFrom(true, true, true, true, true, false),
    keepMs: fc.constantFrom(7 * DAY_MS, 7 * DAY_MS, DAY_MS, 0),
    site: fc.nat(2),
    cut: cuts,
    isHalf: fc.boolean(),
  });
const noCut = fc.constant(undefined);
const someCuts = fc.option(fc.record({ at: fc.nat(40), isCancelled: fc.boolean() }), {
  nil: undefined,
  freq: 2,
});

type Event =
  | ({ readonly kind: 'run' } & Given)
  | {
      readonly kind: 'two';
      readonly runs: readonly [Given, Given];
      readonly turns: readonly boolean[];
      /** Whether they are two jobs of one workflow run. Otherwise, the second run is newer. */
      readonly areOneRun: boolean;
    }
  | { readonly kind: 'time'; readonly days: number }
  | { readonly kind: 'foreign'; readonly what: 'add' | 'change' | 'remove'; readonly at: number };

const oneRun = given(someCuts).map((run): Event => ({ kind: 'run', ...run }));
/** Whether it is the turn of the second run, for each operation. A run performs some operations at a time. */
const turns = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 25 })), { minLength: 1, maxLength: 6 })
  .map((spans) => spans.flatMap(([isSecond, count]) => Array<boolean>(count).fill(isSecond)));
const twoRuns = (cuts: fc.Arbitrary<Cut | undefined>) =>
  fc.tuple(given(cuts), given(cuts), turns, fc.boolean()).map(
    ([one, other, taken, areOneRun]): Event => ({
      kind: 'two',
      runs: [one, other],
      turns: taken,
      areOneRun,
    }),
  );
const time = fc.constantFrom(1, 7).map((days): Event => ({ kind: 'time', days }));
const foreign: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('foreign'),
  what: fc.constantFrom('add', 'change', 'remove'),
  at: fc.nat(20),
});

const kinds: fc.Arbitrary<StorageKind> = fc
  .record({
    isBucket: fc.boolean(),
    ignoresCase: fc.boolean(),
    showsParts: fc.boolean(),
    keepsTimes: fc.boolean(),
    isCut: fc.boolean(),
  })
  .map(({ isBucket, ignoresCase, isCut, ...kind }) => ({
    ...kind,
    isBucket,
    ignoresCase: ignoresCase && !isBucket,
    isCut: isCut && !isBucket,
  }));

/** What is known about the destination of a case. */
class World {
  readonly destination: ModelDestination;
  /** The site of the last run, if that run succeeded, no other one was running, and its files are unchanged since. */
  clean: Files | undefined;
  /** Whether another program has changed files of this action since the last listing. */
  isDrifted = false;
  /** Whether two runs deployed at the same time, and no later run has repaired the result. */
  isMixed = false;
  /** Whether a run may have written what no run can know. */
  hasUnknownWrites = false;
  /** Whether a run without `delete` may have released files. */
  mayRelease = false;
  /** The time until which each asset must stay. */
  readonly held = new Map<string, number>();
  newestRun = 10;
  #foreignFiles = 0;
  #now = Date.UTC(2026, 0, 1);

  constructor(kind: StorageKind) {
    this.destination = new ModelDestination(kind);
    jest.spyOn(Date, 'now').mockImplementation(() => this.#now);
  }

  get now(): number {
    return this.#now;
  }

  pass(days: number): void {
    this.#now += days * DAY_MS;
  }

  start(
    site: Files,
    one: Omit<ModelOptions, 'runId'>,
    runId: number,
    cut?: Cut,
    onCompared?: (state: State, plan: Plan) => void,
  ): ModelRun {
    return new ModelRun(this.destination, site, { ...one, runId }, deploySite, cut, onCompared);
  }

  has(site: Files): boolean {
    return [...site].every(([path, { sha256 }]) => this.destination.find(path)?.sha256 === sha256);
  }

  changeForeign({ what, at }: Extract<Event, { kind: 'foreign' }>): void {
    this.#foreignFiles += 1;
    const { destination } = this;
    const contents = { sha256: sha256Of(`foreign ${this.#foreignFiles}`), size: 1000 + this.#foreignFiles };
    if (what === 'add') {
      const path = FOREIGN[at % FOREIGN.length] ?? '';
      try {
        destination.put(path, contents, 'foreign');
      } catch {
        // A file of this action has the name of a folder that it needs.
      }
      return;
    }
    const files = [...destination.files.values()].filter(({ path }) => !PART.test(path));
    const file = files[at % files.length];
    if (file === undefined) return;
    if (file.owner !== 'foreign') {
      this.isDrifted = true;
      this.clean = undefined;
      this.held.delete(file.path);
    }
    // Only the time shows that a file of the same size is another one, and this action deletes it as its own.
    const isSameSize = destination.kind.keepsTimes && file.owner === 'ours' && at > 10;
    if (what === 'change' && isSameSize) destination.put(file.path, { ...contents, size: file.size }, 'ours');
    else if (what === 'change')
      destination.put(file.path, contents, file.owner === 'ours' ? 'ours' : 'foreign');
    else destination.take(file.path);
  }

  /** The kept files of the newest live state. */
  get kept(): LiveState['kept'] {
    const newest = [...this.destination.state]
      .filter(([name]) => name.endsWith('-live.json'))
      .sort()
      .reverse();
    for (const [name, text] of newest) {
      const file = parseStateFile(text, name);
      if (file?.kind === 'live') return file.kept;
    }
    return new Map();
  }
}

/** Checks that every page that this action put there has its assets, and that kept assets are still there. */
function checkVisitors(world: World): void {
  // With `delete: false`, files that stay are no longer managed, so their assets may be deleted.
  if (world.isDrifted || world.isMixed || world.mayRelease) return;
  for (const { path, sha256, owner } of world.destination.files.values()) {
    const asset = LOADS.get(sha256);
    if (asset === undefined || owner !== 'ours' || world.destination.find(asset) !== undefined) continue;
    throw new Error(`${path} is there without ${asset}`);
  }
  for (const [asset, until] of world.held) {
    if (until > world.now && world.destination.find(asset) === undefined)
      throw new Error(`${asset} has not stayed`);
  }
}

/** Checks the destination after a run that succeeded, with no other run at the same time. */
function checkGreen(world: World, run: ModelRun): void {
  const { destination, now } = world;
  const { deletes } = run.options;
  const { kept } = world;
  const wrong = [...run.site].filter(([path, { sha256 }]) => destination.find(path)?.sha256 !== sha256);
  expect(wrong.map(([path]) => path)).toEqual([]);
  const siteKeys = new Set([...run.site.keys()].map((path) => destination.keyOf(path)));
  for (const [key, file] of destination.files) {
    const { path, owner } = file;
    if (siteKeys.has(key)) destination.files.set(key, { ...file, owner: 'ours' });
    if (owner !== 'ours' || siteKeys.has(key)) continue;
    const until = [...kept].find(([name]) => destination.keyOf(name) === key)?.[1];
    if (until !== undefined) {
      const isLate = deletes && Date.parse(until) <= now;
      if (isLate) throw new Error(`${path} has stayed too long`);
    } else if (!deletes || world.mayRelease) {
      destination.files.set(key, { ...file, owner: 'released' });
    } else throw new Error(`${path} is neither in the site nor in the state`);
  }
  world.mayRelease = false;
  world.isMixed = false;
  // A run that changes nothing does not update the state for kept files that another program changed.
  if ([...kept.keys()].every((path) => destination.find(path) !== undefined)) world.isDrifted = false;
  world.clean = world.isDrifted ? undefined : run.site;
  for (const asset of run.site.keys()) world.held.delete(asset);
}

/** Checks that a green run leaves one state. */
function checkStates({ destination }: World): void {
  const names = [...destination.state.keys()];
  expect(names).toEqual([expect.stringMatching(/^\d{6}-\d+-1-[0-9a-f]{8}-live\.json$/)]);
}

/** Checks that the output `changed-pages-path` lists every page that a run has changed, even if it was interrupted. */
function checkListedPages(before: ModelDestination['files'], run: ModelRun, world: World): void {
  const { destination } = world;
  const { files } = destination;
  const changed = [...new Set([...before.keys(), ...files.keys()])].flatMap((key) => {
    const [past, now] = [before.get(key), files.get(key)];
    return past === now ? [] : [now?.path ?? past?.path ?? ''];
  });
  // A folder keeps the case of its first name.
  const keys = (addresses: readonly string[]) => addresses.map((address) => destination.keyOf(address));
  const addresses = keys(changed.filter((path) => isPage(path)).map(requestedPath));
  expect(keys(run.listedPages)).toEqual(expect.arrayContaining(addresses));
}

async function runAlone(world: World, site: Files, event: Given): Promise<void> {
  const { destination } = world;
  world.newestRun += 1;
  const before = new Map(destination.files);
  const { kept } = world;
  const assets = [...before.values()].filter(
    ({ path, owner }) => owner === 'ours' && /^_next\/static\/h\d\.js$/.test(path),
  );
  const onCompared = ({ live }: State, { before: { live: found } }: Plan) => {
    const isWhole = found === 'unchanged';
    if (isWhole) expect(world.has(live?.files ?? new Map())).toBe(true);
    if (world.clean !== undefined && !destination.kind.isCut) expect(isWhole).toBe(true);
  };
  const run = world.start(site, event, world.newestRun, event.cut, onCompared);
  if (event.keepMs === 0) world.held.clear();
  for (await run.settled(); !run.isOver; await run.settled()) {
    run.step(event.isHalf);
    checkVisitors(world);
    expect(destination.violations).toEqual([]);
  }
  const { result, outputs } = run;
  checkListedPages(before, run, world);
  if (result === 'dead' || result === 'cancelled') {
    if (run.done.some((name) => /^(?:write|begin|upload|delete|remove) /.test(name))) world.clean = undefined;
    if (!event.deletes) world.mayRelease = true;
    return;
  }
  if (outputs.get('live') === 'unchanged') {
    const isSite = ([path]: readonly [string, unknown]) => site.has(path) || !path.includes('_next/static/');
    expect([...destination.files].filter(isSite)).toEqual([...before].filter(isSite));
  }
  if (result === 'green') {
    for (const { path } of event.keepMs > 0 && event.deletes ? assets : []) {
      if (!site.has(path) && !kept.has(path)) world.held.set(path, world.now + event.keepMs);
    }
    checkGreen(world, run);
    if (outputs.get('live') === 'unchanged') return;
    expect(outputs.get('live')).toBe('updated');
    checkStates(world);
    return;
  }
  if (result === 'deploy-failed' && hasObstacle(world, site)) {
    world.clean = undefined;
    return;
  }
  throw new Error(`The run ended with ${result}`, { cause: run.error });
}

/** Whether a file of another program has the name of a folder of the site, or vice versa. */
function hasObstacle({ destination, mayRelease }: World, site: Files): boolean {
  if (destination.kind.isBucket) return false;
  const foreignKeys = [...destination.files]
    .filter(([, { path, owner }]) => owner !== 'ours' || (mayRelease && !site.has(path)))
    .map(([key]) => key);
  return [...site.keys()]
    .map((path) => destination.keyOf(path))
    .some((key) => foreignKeys.some((other) => other.startsWith(`${key}/`) || key.startsWith(`${other}/`)));
}

interface Started {
  readonly given: Given;
  readonly run: ModelRun;
  /** Whether the destination had the site of the run when it last looked for other runs. */
  wasRight: boolean;
}

/**
 * Whether a run that another one took for an interrupted one, and repaired, wrote on and then died. No run can know what it
 * wrote after that (deploy/README.md, "What a deployment does not promise").
 */
function hasWrittenUnseen(run: ModelRun, started: readonly Started[]): boolean {
  const isDead = run.result === 'dead' || run.result === 'cancelled';
  const [first = ''] = run.written;
  return (
    isDead &&
    started.some(({ run: other }) => other.result === 'green' && other.done.includes(`read ${first}`))
  );
}

async function runBoth(
  world: World,
  siteOf: (given: Given) => Files,
  { runs, turns, areOneRun }: Extract<Event, { kind: 'two' }>,
): Promise<void> {
  const { destination } = world;
  const hadObstacle = runs.some((mine) => hasObstacle(world, siteOf(mine)));
  const started = runs.map((mine, index): Started => {
    const run = world.start(siteOf(mine), mine, world.newestRun + 1 + (areOneRun ? 0 : index), mine.cut);
    return { given: mine, run, wasRight: false };
  });
  for (let turn = 0; ; turn += 1) {
    for (const { run } of started) await run.settled();
    const alive = started.filter(({ run }) => !run.isOver);
    if (alive.length === 0) break;
    const next = alive[turns[turn % turns.length] === true && alive.length > 1 ? 1 : 0];
    if (next === undefined) break;
    next.run.step(next.given.isHalf);
    if (next.run.done.at(-1) === 'list the state') next.wasRight = world.has(next.run.site);
    expect(destination.violations).toEqual([]);
  }
  world.newestRun += 2;
  world.isMixed = true;
  world.clean = undefined;
  world.held.clear();
  if (runs.some(({ deletes }) => !deletes)) world.mayRelease = true;
  world.hasUnknownWrites = started.some(({ run }) => hasWrittenUnseen(run, started));
  for (const { run, wasRight } of started) {
    const other = started.find((one) => one.run !== run)?.run ?? run;
    // A run that finds the pending state of the other one does not know that the other one is running. The other one
    // detects the conflict, unless it dies.
    const isFound = other.hasChanged && ['conflict', 'dead', 'cancelled'].includes(other.result);
    const allowed = ['dead', 'cancelled', 'conflict', 'superseded'];
    if (wasRight || isFound) allowed.push('green');
    // The other run may have made a folder where this one has a file, after this one read the state.
    const isRefused = run.written.length === 0 && /of another program/.test(String(run.error));
    if (isFound || isRefused || hadObstacle || hasObstacle(world, run.site)) allowed.push('deploy-failed');
    if (!allowed.includes(run.result))
      throw new Error(`A run ended with ${run.result} beside ${other.result}`, { cause: run.error });
  }
}

/** Plays the events, and then a last run that has to repair everything. */
async function play(
  kind: StorageKind,
  pool: readonly Files[],
  events: readonly Event[],
  last: Given,
): Promise<void> {
  const world = new World(kind);
  const siteOf = ({ site }: Given) => pool[site % pool.length] as Files;
  const lastOne = { kind: 'run' as const, ...last };
  for (const event of [...events, lastOne, lastOne]) {
    if (event.kind === 'run') await runAlone(world, siteOf(event), event);
    else if (event.kind === 'two') await runBoth(world, siteOf, event);
    else if (event.kind === 'time') world.pass(event.days);
    else world.changeForeign(event);
    if (world.hasUnknownWrites) return;
  }
}

const pools = fc.array(sites, { minLength: 1, maxLength: 3 });
const lastRun = given(noCut);
const numRuns = Number(process.env['MODEL_RUNS'] ?? 500);

afterEach(() => void jest.restoreAllMocks());

describe('deploySite', () => {
  const property = (name: string, event: fc.Arbitrary<Event>, maxLength: number) =>
    it(name, async () => {
      const events = fc.array(event, { minLength: 1, maxLength });
      await fc.assert(fc.asyncProperty(kinds, pools, events, lastRun, play), { numRuns });
    });

  property('repairs what interrupted runs left', fc.oneof(oneRun, oneRun, time), 6);
  property(
    'leaves what other programs add, and repairs what they change',
    fc.oneof(oneRun, oneRun, foreign, time),
    8,
  );
  property('ends in the right site, or in a conflict of two runs', fc.oneof(oneRun, twoRuns(noCut), time), 4);
  property('repairs what two interrupted runs left', fc.oneof(oneRun, twoRuns(someCuts), time), 4);
});
