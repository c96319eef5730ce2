import { describe, expect, it } from '@jest/globals';
import { Destination, type Listing } from '../../../../src/deploy/plan/destination.ts';
import { keptAfter, type PlanOptions, planDeployment, stepsOf } from '../../../../src/deploy/plan/plan.ts';
import type { State } from '../../../../src/deploy/state/state.ts';
import type { Files, KeptFile, StateFile } from '../../../../src/deploy/state/state-file.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const DAY = 86_400_000;
const run = { repository: 'o/d', repositoryId: 1, workflow: 'w', runId: 1, runNumber: 1, attempt: 1 };

/** The contents `a` have the digest `aaa...` and the size 1. */
const files = (contents: Readonly<Record<string, string>>): Files =>
  new Map(
    Object.entries(contents).map(([path, text]) => [
      path,
      { sha256: (text[0] ?? '0').repeat(64), size: text.length },
    ]),
  );
const listing = (contents: Readonly<Record<string, string>>): Listing =>
  new Map(Object.entries(contents).map(([path, text]) => [path, { size: text.length }]));
const kept = (contents: Readonly<Record<string, string>>, until: number): Map<string, KeptFile> =>
  new Map(
    [...files(contents)].map(([path, version]) => [
      path,
      { ...version, until: new Date(until).toISOString() },
    ]),
  );

const stateFile = (given: Partial<StateFile>): StateFile => ({
  complete: true,
  run,
  startedAt: '',
  finishedAt: '',
  jobId: undefined,
  contentDigest: '',
  files: new Map(),
  pending: new Map(),
  kept: new Map(),
  history: [],
  holdUntil: undefined,
  ...given,
});
const FIRST_DEPLOYMENT: State = { live: undefined, interrupted: [], runs: [] };
const live = (contents: Readonly<Record<string, string>>, given: Partial<StateFile> = {}): State => ({
  live: stateFile({ files: files(contents), ...given }),
  interrupted: [],
  runs: [],
});
const interruptedBy = (state: State, pending: Readonly<Record<string, string>>): State => ({
  ...state,
  interrupted: [stateFile({ complete: false, pending: files(pending) })],
});

const OPTIONS: PlanOptions = { deletes: true, keepMs: 7 * DAY, now: NOW };
const planOf = (
  state: State,
  site: Readonly<Record<string, string>>,
  there: Readonly<Record<string, string>> | undefined,
  options: Partial<PlanOptions> = {},
) => planDeployment(state, files(site), new Destination(there && listing(there)), { ...OPTIONS, ...options });

describe('planDeployment', () => {
  it('uploads every file on a first deployment, and deletes none', () => {
    const plan = planOf(FIRST_DEPLOYMENT, { 'a.html': 'a' }, { 'a.html': 'x', 'theirs.html': 'x' });
    expect(plan).toMatchObject({ changes: undefined, uploads: ['a.html'], deletions: [], isWhole: true });
  });

  it('uploads changed files, and deletes removed ones', () => {
    const plan = planOf(
      live({ 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' }),
      { 'a.html': 'a', 'b.html': 'B' },
      { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' },
    );
    expect(plan).toMatchObject({ uploads: ['b.html'], repaired: [], deletions: ['c.html'] });
    expect([...plan.pending.keys()].sort()).toEqual(['b.html', 'c.html']);
  });

  it.each([
    ['missing', {}],
    ['of another size', { 'a.html': 'defaced' }],
  ])('repairs a live file that is %s', (_how, there) => {
    const plan = planOf(live({ 'a.html': 'a' }), { 'a.html': 'a' }, there);
    expect(plan).toMatchObject({ uploads: ['a.html'], repaired: ['a.html'], isWhole: false });
  });

  it('relies on the state without a listing', () => {
    const plan = planOf(live({ 'a.html': 'a', 'b.html': 'b' }), { 'a.html': 'a' }, undefined);
    expect(plan).toMatchObject({ uploads: [], deletions: ['b.html'], isWhole: true });
  });

  it('does not delete what another program has put in place of a file', () => {
    expect(planOf(live({ 'b.html': 'b' }), {}, { 'b.html': 'theirs' }).deletions).toEqual([]);
  });

  it('deletes nothing in a folder with its own state', () => {
    const there = { 'v2/b.html': 'b', 'v2/.static-export/000001-1-1.json': '{}' };
    expect(planOf(live({ 'v2/b.html': 'b' }), {}, there).deletions).toEqual([]);
  });

  it('uploads again what an interrupted deployment may have written, and deletes what only it wrote', () => {
    const state = interruptedBy(live({ 'a.html': 'a' }), { 'a.html': 'a', 'n.html': 'n' });
    const plan = planOf(state, { 'a.html': 'a' }, { 'a.html': 'a', 'n.html': 'n' });
    expect(plan).toMatchObject({
      uploads: ['a.html'],
      repaired: [],
      deletions: ['n.html'],
      isRepair: true,
      isWhole: false,
    });
  });

  it('deletes parts of uploads after an interruption, except those that the site has', () => {
    const part = 'a.html.0123abcd.export-partial';
    const there = { [part]: '', [`x/${part}`]: '' };
    const state = interruptedBy(FIRST_DEPLOYMENT, {});
    expect(planOf(state, { [`x/${part}`]: '' }, there).parts).toEqual([part]);
    expect(planOf(FIRST_DEPLOYMENT, {}, there).parts).toEqual([]);
  });

  describe('with files of `_next/static/`', () => {
    const OLD = '_next/static/old.js';

    it('keeps replaced files from the time of the deployment that replaced them', () => {
      const plan = planOf(live({ [OLD]: 'o' }), {}, { [OLD]: 'o' });
      expect(plan).toMatchObject({ deletions: [], expired: [] });
      expect([...plan.kept]).toEqual([
        [OLD, { ...files({ o: 'o' }).get('o'), until: '2026-11-29T06:00:00.000Z' }],
      ]);
    });

    it('does not upload a kept file that comes back', () => {
      const state = live({}, { kept: kept({ [OLD]: 'o' }, NOW + DAY) });
      const plan = planOf(state, { [OLD]: 'o' }, { [OLD]: 'o' });
      expect(plan.uploads).toEqual([]);
      expect(plan.kept.size).toBe(0);
    });

    it('uploads a returning file whose time is over, because another run may delete it', () => {
      const state = live({}, { kept: kept({ [OLD]: 'o' }, NOW) });
      expect(planOf(state, { [OLD]: 'o' }, { [OLD]: 'o' }).uploads).toEqual([OLD]);
    });

    it('removes kept files whose time is over, and lists them until the next state', () => {
      const state = live({ 'a.html': 'a' }, { kept: kept({ [OLD]: 'o' }, NOW) });
      const there = { 'a.html': 'a', [OLD]: 'o' };
      const changing = planOf(state, { 'a.html': 'b' }, there);
      expect(changing.expired).toEqual([OLD]);
      expect([...keptAfter(changing).keys()]).toEqual([OLD]);
      expect(keptAfter(planOf(state, { 'a.html': 'a' }, there)).size).toBe(0);
    });

    it('removes replaced files with the deployment if `keep-assets` is 0', () => {
      const plan = planOf(live({ [OLD]: 'o' }), {}, { [OLD]: 'o' }, { keepMs: 0 });
      expect(plan).toMatchObject({ deletions: [], expired: [OLD] });
    });

    it('removes no kept file without `delete`', () => {
      const state = live({ [OLD]: 'o' }, { kept: kept({ '_next/static/k.js': 'k' }, NOW - DAY) });
      const plan = planOf(state, {}, { [OLD]: 'o', '_next/static/k.js': 'k' }, { deletes: false });
      expect(plan).toMatchObject({ deletions: [], expired: [] });
      expect([...plan.kept.keys()]).toEqual(['_next/static/k.js']);
    });
  });

  it('lists files that a CDN may have cached with other contents', () => {
    const plan = planOf(
      live({ 'a.html': 'a', 'b.html': 'b', '_next/static/x.js': 'x' }),
      { 'a.html': 'A', 'new.html': 'n', '_next/static/y.js': 'y' },
      { 'a.html': 'a', 'b.html': 'b', '_next/static/x.js': 'x' },
    );
    expect(plan.cached).toEqual(['a.html', 'b.html']);
  });

  it('lists files for the CDN that an interrupted deployment has already deleted', () => {
    const state = interruptedBy(live({ 'b.html': 'b' }), { 'b.html': 'b' });
    expect(planOf(state, {}, {}).cached).toEqual(['b.html']);
  });
});

describe('stepsOf', () => {
  const kindsOf = (
    state: State,
    site: Readonly<Record<string, string>>,
    there: Readonly<Record<string, string>>,
  ) => {
    const plan = planOf(state, site, there);
    const steps = stepsOf(plan, files(site), { hasFolders: true, cacheControl: 'x', purges: true });
    return steps.map((step) => ('group' in step ? `${step.kind} ${step.group}` : step.kind));
  };

  it('uploads assets before pages, and deletes after both', () => {
    const there = { 'gone.html': 'g', dir: 'file' };
    const site = { '_next/static/a.js': 'a', '404.html': '4', 'dir/a.css': 'c' };
    expect(kindsOf(live({ 'gone.html': 'g', dir: 'file' }), site, there)).toEqual([
      'write-pending',
      'delete',
      'upload hashed',
      'upload assets',
      'upload pages',
      'delete',
      'invalidate',
      'write-complete',
      'finish',
    ]);
  });

  it('removes kept files after the state of a deployment, and before the state of a run without a change', () => {
    const state = live({ 'a.html': 'a' }, { kept: kept({ '_next/static/k.js': 'k' }, NOW) });
    const there = { 'a.html': 'a', '_next/static/k.js': 'k' };
    const changing = kindsOf(state, { 'a.html': 'b' }, there);
    expect(changing.slice(-3)).toEqual(['write-complete', 'remove-kept', 'finish']);
    expect(kindsOf(state, { 'a.html': 'a' }, there)).toEqual([
      'write-pending',
      'remove-kept',
      'write-complete',
      'finish',
    ]);
  });

  it('writes only the state if there is nothing else to do', () => {
    expect(kindsOf(live({}), {}, {})).toEqual(['write-complete', 'finish']);
  });

  it('removes folders that become empty, the innermost first', () => {
    const plan = planOf(
      live({ 'a/b/c.html': 'c', 'a.html': 'a' }),
      { 'a.html': 'a' },
      { 'a/b/c.html': 'c', 'a.html': 'a' },
    );
    const steps = stepsOf(plan, files({ 'a.html': 'a' }), {
      hasFolders: true,
      cacheControl: 'x',
      purges: false,
    });
    expect(steps[1]).toMatchObject({ kind: 'delete', folders: ['a/b', 'a'] });
  });
});
