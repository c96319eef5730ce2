/**
 * A model of a destination: runs that are killed anywhere, two runs at once in any order, and other programs that delete
 * files. The code of the action is the real one; rclone and its storage are in memory.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DeployRun } from '../../../src/deploy/deploy-run.ts';
import { parseRemote } from '../../../src/deploy/inputs/remote.ts';
import { performSteps } from '../../../src/deploy/perform-steps.ts';
import { Destination } from '../../../src/deploy/plan/destination.ts';
import { isHashed } from '../../../src/deploy/plan/file-groups.ts';
import { hasWork, planDeployment, stepsOf } from '../../../src/deploy/plan/plan.ts';
import { listDestination } from '../../../src/deploy/rclone/listing.ts';
import { DeployReport } from '../../../src/deploy/report/report.ts';
import { isNewestRun, knownFiles, newerRun, type State } from '../../../src/deploy/state/state.ts';
import { openState, type StateStorage } from '../../../src/deploy/state/state-log.ts';
import { ActionError, type ErrorCode } from '../../../src/errors.ts';
import { filesOf, RUN } from '../../support/deployment-states.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { makeTempFolder, removeFolder } from '../../support/folders.ts';
import { RcloneDouble, type Storage } from '../../support/rclone-double.ts';
import { silentLog } from '../../support/silent-log.ts';

type Texts = Readonly<Record<string, string>>;

/** Names that become folders and files, and that differ by case alone. */
const PATHS = [
  'a',
  'a/b',
  'a/b/c.html',
  'A',
  'e.html',
  'E.html',
  '_next/static/f.js',
  '_next/static/g.js',
  'g/index.html',
];
/** Files of other programs, and of another deployment. No site has them. */
const OTHERS: Texts = {
  'others/file': 'x',
  'robots.txt': 'x',
  'v2/.static-export/000001-1-1.json': '{}',
  'v2/e.html': 'x',
};

/** All contents have the same size, so that the listing does not show which version a file has. */
const sites = fc
  .dictionary(fc.constantFrom(...PATHS), fc.constantFrom('1', '2', '3'), { minKeys: 1 })
  .map((site): Texts => {
    const names = Object.keys(site);
    // A folder has no file and folder of the same name.
    const fits = (name: string) => !names.some((other) => other.startsWith(`${name}/`));
    return Object.fromEntries(Object.entries(site).filter(([name]) => fits(name)));
  });

/** After how many steps a run is killed; undefined if it is not. */
const cuts = fc.option(fc.nat(25), { nil: undefined });

interface GivenRun {
  readonly site: Texts;
  /** Grows with each run of the repository. */
  readonly runId: number;
  readonly cutAfter?: number | undefined;
  /** Waits for its turn before each step, if two runs are at work. */
  readonly turn?: () => Promise<unknown>;
  readonly deletes?: boolean;
}

/** The process was killed. */
class Killed extends Error {}

const STATE = '.static-export/';
let home: string;
let folders = 0;

beforeAll(async () => {
  home = await makeTempFolder('model');
});

afterAll(() => removeFolder(home));

/** Does what `main.ts` does for these inputs. */
async function deploy(storage: Storage, given: GivenRun): Promise<ErrorCode | 'completed' | 'killed'> {
  const { site, runId, turn, deletes = true } = given;
  let left = given.cutAfter ?? Number.POSITIVE_INFINITY;
  const step = async () => {
    await turn?.();
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const { rclone } = new RcloneDouble({
    storage,
    site: new Map(Object.entries(site)),
    hasFolders: true,
    beforeFile: step,
    beforeCall: step,
  });
  folders += 1;
  const folder = path.join(home, String(folders));
  await mkdir(folder);
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  const destination = parseRemote('destination', 'docs:bucket');
  const workflow = { ...RUN, runId, eventName: 'push', sha: '', apiUrl: '', repositoryUrl: '', runUrl: '' };
  const files = filesOf(site);
  try {
    const { state, log } = await openState(stateStorage(storage, step), workflow);
    const options = { isBucket: true, checkers: 1, withHashes: false };
    const listing = await listDestination(rclone, destination, knownFiles(state), options, context);
    const plan = planDeployment(state, files, new Destination(listing), {
      deletes,
      keepMs: 1e9,
      now: Date.now(),
    });
    if (!hasWork(plan) && !plan.isRepair) {
      if (isNewestRun(state, workflow)) await log.recordRun('now');
      return 'completed';
    }
    if (newerRun(state, workflow) !== undefined) return 'superseded';
    const run = {
      inputs: { sitePath: '/site', destination, compare: 'size' },
      workflow,
      rclone,
      features: { isBucket: true, hasHeaders: false, ignoresCase: false },
      parallel: { transfers: 1, checkers: 1 },
      folder,
      report: new DeployReport(context, () => undefined),
      context,
    } as unknown as DeployRun;
    const steps = stepsOf(plan, files, { hasFolders: false, cacheControl: undefined, purges: false });
    const { live } = state;
    const about = {
      plan,
      site: files,
      contentDigest: JSON.stringify(site),
      stateLog: log,
      live,
      startedAt: 'now',
      holdUntil: undefined,
    };
    await performSteps(steps, about, run);
    return 'completed';
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    if (error instanceof ActionError) return error.code;
    throw error;
  }
}

/** A state that is being written when the run is killed is cut. */
function stateStorage(storage: Storage, step: () => Promise<void>): StateStorage {
  return {
    list: async () => {
      await step();
      return [...storage.keys()]
        .filter((name) => name.startsWith(STATE))
        .map((name) => name.slice(STATE.length));
    },
    read: async (name) => {
      await step();
      return storage.get(STATE + name);
    },
    write: async (name, text) => {
      if (storage.has(STATE + name)) throw new Error(`${name} was replaced`);
      try {
        await step();
      } catch (error) {
        if (text.length % 2 === 0) storage.set(STATE + name, text.slice(0, text.length / 2));
        throw error;
      }
      storage.set(STATE + name, text);
    },
    remove: async (names) => {
      for (const name of names) {
        await step();
        storage.delete(STATE + name);
      }
    },
  };
}

async function stateOf(storage: Storage): Promise<State> {
  const { state } = await openState(
    stateStorage(storage, async () => undefined),
    RUN,
  );
  return state;
}

/** Returns the files at the destination, without the state, those of others, and what is kept. */
function siteAt(storage: Storage, { live }: State): Texts {
  const isOfSite = (name: string) => !name.startsWith(STATE) && !(name in OTHERS) && !live?.kept.has(name);
  return Object.fromEntries([...storage].filter(([name]) => isOfSite(name)));
}

async function expectDeployed(storage: Storage, site: Texts): Promise<void> {
  const state = await stateOf(storage);
  expect(siteAt(storage, state)).toEqual(site);
  expect([...(state.live?.kept.keys() ?? [])].filter((name) => !isHashed(name))).toEqual([]);
  expect(Object.fromEntries(storage)).toMatchObject(OTHERS);
  expect([state.live?.files, state.interrupted]).toEqual([filesOf(site), []]);
  expect([...storage.keys()].filter((name) => /^\.static-export\/\d/.test(name))).toHaveLength(1);
}

/** What a state without an interrupted deployment says is true, whatever the runs did. */
async function expectTrueState(storage: Storage): Promise<void> {
  const state = await stateOf(storage);
  expect(Object.fromEntries(storage)).toMatchObject(OTHERS);
  if (state.interrupted.length > 0) return;
  expect(filesOf(siteAt(storage, state))).toEqual(state.live?.files ?? new Map());
}

const empty = (): Storage => new Map(Object.entries(OTHERS));
const single = fc.record({ site: sites, cutAfter: cuts });

describe('a deployment', () => {
  it('repairs any number of killed ones, whatever comes next', async () => {
    const histories = fc.array(single, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(histories, sites, async (history, last) => {
        const storage = empty();
        let runId = 0;
        for (const one of history) {
          runId += 1;
          await deploy(storage, { ...one, runId });
          await expectTrueState(storage);
        }
        expect(await deploy(storage, { site: last, runId: runId + 1 })).toBe('completed');
        await expectDeployed(storage, last);
      }),
      { numRuns: 200 },
    );
  });

  it('ends in a conflict, or is true, if two runs are at work at once; the next run repairs', async () => {
    const pair = fc.tuple(single, single);
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(single, { maxLength: 2 }),
        pair,
        sites,
        async (s, history, two, last) => {
          const storage = empty();
          let runId = 0;
          for (const one of history) await deploy(storage, { ...one, runId: ++runId });
          const turn = () => s.schedule(Promise.resolve());
          const ends = await s.waitFor(
            Promise.all(two.map((one, index) => deploy(storage, { ...one, runId: runId + 1 + index, turn }))),
          );
          expect(ends).not.toContain('internal');
          const isLost = ends.some((end) => end === 'killed' || end === 'deploy-failed');
          const isComplete = (await stateOf(storage)).interrupted.length === 0;
          // A run that does not end cannot report that it was at work at the same time. `concurrency` is for that.
          if (isLost && isComplete) return;
          await expectTrueState(storage);
          expect(await deploy(storage, { site: last, runId: runId + 3 })).toBe('completed');
          await expectDeployed(storage, last);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('puts back what other programs have deleted', async () => {
    await fc.assert(
      fc.asyncProperty(
        single,
        sites,
        fc.array(fc.constantFrom(...PATHS)),
        sites,
        async (first, second, deleted, last) => {
          const storage = empty();
          await deploy(storage, { ...first, runId: 1 });
          await deploy(storage, { site: second, runId: 2 });
          for (const name of deleted) storage.delete(name);
          expect(await deploy(storage, { site: last, runId: 3 })).toBe('completed');
          await expectDeployed(storage, last);
        },
      ),
    );
  });

  it('leaves to others what it does not delete', async () => {
    await fc.assert(
      fc.asyncProperty(sites, sites, async (first, second) => {
        const storage = empty();
        await deploy(storage, { site: first, runId: 1 });
        await deploy(storage, { site: second, runId: 2, deletes: false });
        const left = Object.keys(siteAt(storage, await stateOf(storage))).filter((name) => !(name in second));
        await deploy(storage, { site: { 'z.html': '1' }, runId: 3 });
        expect(left.filter((name) => !storage.has(name))).toEqual([]);
      }),
    );
  });
});
