import { describe, expect, it } from '@jest/globals';
import { Destination } from '../../../../src/deploy/destination/destination.ts';
import { type Plan, planDeployment, type Step } from '../../../../src/deploy/plan/plan.ts';
import type { State } from '../../../../src/deploy/state/state.ts';
import type { KeptFile, StateFile } from '../../../../src/deploy/state/state-file.ts';
import type { Listing } from '../../../../src/deploy/storage/storage.ts';
import { foldersOf } from '../../../../src/site/names.ts';
import {
  destinationWith,
  EXACT_NAMES,
  filesOf,
  PLAN_OPTIONS,
  RUN,
  stateFile,
  stateWith,
  versionOf,
} from '../../../support/deployment-states.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const DAY = 86_400_000;

type Texts = Readonly<Record<string, string>>;

const listing = (texts: Texts): Listing =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { size: text.length }]));
const keptUntil = (texts: Texts, time: number): Map<string, KeptFile> => {
  const until = new Date(time).toISOString();
  return new Map(Object.entries(texts).map(([path, text]) => [path, { ...versionOf(text), until }]));
};

const FIRST_DEPLOYMENT = stateWith(undefined);
const live = (texts: Texts, given: Partial<StateFile> = {}) => stateWith({ files: filesOf(texts), ...given });
const interruptedBy = (state: State, pending: Texts): State => ({
  ...state,
  interrupted: [stateFile({ complete: false, pending: filesOf(pending) })],
});

type PlanOptions = Parameters<typeof planDeployment>[3];
const OPTIONS: PlanOptions = { ...PLAN_OPTIONS, now: NOW };
const planOf = (state: State, site: Texts, there: Texts, options: Partial<PlanOptions> = {}) =>
  planDeployment(state, filesOf(site), destinationWith(withFolders(there)), {
    ...OPTIONS,
    ...options,
  });

/** Lists the folders of the files as well. */
const withFolders = (there: Texts) => {
  const folders = [...foldersOf(Object.keys(there))].map((folder) => [`${folder}/`, { size: 0 }] as const);
  return new Map([...listing(there), ...folders]);
};

/** Returns the files to delete at this time, or all that exist. */
const deletedBy = ({ deletions }: Plan, when?: Plan['deletions'][number]['when']) =>
  deletions.filter((each) => when === undefined || each.when === when).map(({ path }) => path);
/** Returns the files that a CDN is to purge. */
const purgedBy = ({ purges }: Plan) => purges;

describe('planDeployment', () => {
  it('uploads every file on a first deployment, and deletes none', () => {
    const plan = planOf(FIRST_DEPLOYMENT, { 'a.html': 'a' }, { 'a.html': 'x', 'theirs.html': 'x' });
    expect(plan).toMatchObject({ changes: undefined, uploads: ['a.html'], deletions: [] });
    expect(plan.before).toEqual({ live: 'unchanged', since: undefined, jobId: undefined });
  });

  it('uploads changed files, and deletes removed ones', () => {
    const plan = planOf(
      live({ 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' }),
      { 'a.html': 'a', 'b.html': 'B' },
      { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' },
    );
    expect(plan).toMatchObject({
      changes: { added: [], modified: ['b.html'], removed: ['c.html'] },
      uploads: ['b.html'],
      repaired: [],
      deletions: [{ path: 'c.html', when: 'after', why: 'not in the site' }],
    });
    expect([...plan.pending.keys()].sort()).toEqual(['b.html', 'c.html']);
  });

  it.each([
    ['missing', {}],
    ['of another size', { 'a.html': 'defaced' }],
  ])('repairs a live file that is %s', (_how, there) => {
    const plan = planOf(live({ 'a.html': 'a' }), { 'a.html': 'a' }, there);
    expect(plan).toMatchObject({ uploads: ['a.html'], repaired: ['a.html'] });
    expect(plan.before).toMatchObject({ live: 'incomplete', since: undefined });
  });

  it.each([
    ['every live file is gone, and the site has others', { 'a.html': 'A' }, { 'b.html': 'b' }, true],
    ['a live file has other contents', { 'a.html': 'a' }, { 'a.html': 'defaced' }, false],
  ])('notices an emptied destination: %s', (_what, site, there, isEmptied) => {
    expect(planOf(live({ 'a.html': 'a', 'gone.html': 'g' }), site, there).isEmptied).toBe(isEmptied);
    expect(planOf(FIRST_DEPLOYMENT, site, {}).isEmptied).toBe(false);
  });

  it('finds the files of earlier deployments that no longer exist', () => {
    const state = live({ 'a.html': 'a', 'gone.html': 'g', 'there.html': 't' });
    const plan = planOf(state, { 'a.html': 'A' }, { 'there.html': 't' });
    expect(plan).toMatchObject({ repaired: [], before: { live: 'incomplete' } });
    expect(deletedBy(plan)).toEqual(['there.html']);
  });

  it('deletes a file once if the state has two normalizations of its name', () => {
    const state = interruptedBy(live({ 'caf\u00e9.html': 'c' }), { 'cafe\u0301.html': 'c' });
    expect(deletedBy(planOf(state, {}, { 'caf\u00e9.html': 'c' }))).toHaveLength(1);
  });

  it('does not delete what another program has put in place of a file', () => {
    expect(planOf(live({ 'b.html': 'b' }), {}, { 'b.html': 'theirs' }).deletions).toEqual([]);
  });

  it('deletes nothing in a folder with its own state', () => {
    const there = { 'v2/b.html': 'b', 'v2/.static-export/000001-1-1-a1b2.json': '{}' };
    expect(planOf(live({ 'v2/b.html': 'b' }), {}, there).deletions).toEqual([]);
  });

  it('uploads again what an interrupted deployment may have written, and deletes what only it wrote', () => {
    const state = interruptedBy(live({ 'a.html': 'a' }), { 'a.html': 'a', 'n.html': 'n' });
    const plan = planOf(state, { 'a.html': 'a' }, { 'a.html': 'a', 'n.html': 'n' });
    expect(plan).toMatchObject({ uploads: ['a.html'], repaired: [] });
    expect(deletedBy(plan)).toEqual(['n.html']);
    const [{ startedAt } = { startedAt: '' }] = state.interrupted;
    expect(plan.before).toMatchObject({ live: 'incomplete', since: startedAt });
  });

  it('deletes parts of uploads after an interruption, except those that the site has', () => {
    const part = 'a.html.0123abcd.export-partial';
    const there = { [part]: '', [`x/${part}`]: '' };
    const state = interruptedBy(FIRST_DEPLOYMENT, {});
    const { deletions } = planOf(state, { [`x/${part}`]: '' }, there);
    expect(deletions).toEqual([{ path: part, when: 'before', why: 'left by an interrupted upload' }]);
    expect(planOf(FIRST_DEPLOYMENT, {}, there).deletions).toEqual([]);
  });

  describe('with files of `_next/static/`', () => {
    const OLD = '_next/static/old.js';
    const KEPT = '_next/static/k.js';

    it('keeps a replaced file for seven days after the deployment that replaced it', () => {
      const plan = planOf(live({ [OLD]: 'o' }), {}, { [OLD]: 'o' });
      expect(plan.deletions).toEqual([]);
      expect([...plan.kept]).toEqual([[OLD, { ...versionOf('o'), until: '2026-11-29T06:00:00.000Z' }]]);
    });

    it('does not upload a kept file that comes back', () => {
      const state = live({}, { kept: keptUntil({ [OLD]: 'o' }, NOW + DAY) });
      const plan = planOf(state, { [OLD]: 'o' }, { [OLD]: 'o' });
      expect(plan.uploads).toEqual([]);
      expect(plan.kept.size).toBe(0);
    });

    it('uploads a returning file that has vanished', () => {
      const state = live({}, { kept: keptUntil({ [OLD]: 'o' }, NOW + DAY) });
      expect(planOf(state, { [OLD]: 'o' }, {})).toMatchObject({ uploads: [OLD], repaired: [] });
    });

    it('keeps a file for the full time again if an interrupted deployment may have used it', () => {
      const state = interruptedBy(live({}, { kept: keptUntil({ [OLD]: 'o' }, NOW + DAY) }), { [OLD]: 'o' });
      expect([...planOf(state, {}, { [OLD]: 'o' }).kept]).toEqual([
        [OLD, { sha256: '0'.repeat(64), size: 1, until: '2026-11-29T06:00:00.000Z' }],
      ]);
    });

    it('uploads a returning file whose time is over, because another run may delete it', () => {
      const state = live({}, { kept: keptUntil({ [OLD]: 'o' }, NOW) });
      expect(planOf(state, { [OLD]: 'o' }, { [OLD]: 'o' }).uploads).toEqual([OLD]);
    });

    it('removes kept files whose time is over, and lists them until the next state', () => {
      const files = [...keptUntil({ [OLD]: 'o' }, NOW), ...keptUntil({ [KEPT]: 'k' }, NOW + DAY)];
      const state = live({ 'a.html': 'a' }, { kept: new Map(files) });
      const there = { 'a.html': 'a', [OLD]: 'o', [KEPT]: 'k' };
      const changing = planOf(state, { 'a.html': 'b' }, there);
      expect(deletedBy(changing, 'last')).toEqual([OLD]);
      expect([...changing.kept.keys()]).toEqual([KEPT, OLD]);
      expect([...planOf(state, { 'a.html': 'a' }, there).kept.keys()]).toEqual([KEPT]);
    });

    it('says why a file is removed that was never kept', () => {
      const state = live({ [OLD]: 'o' }, { kept: keptUntil({ [KEPT]: 'k' }, NOW + DAY) });
      const { deletions } = planOf(state, {}, { [OLD]: 'o', [KEPT]: 'k' }, { keepMs: 0 });
      expect(deletions).toEqual([
        { path: KEPT, when: 'last', why: 'kept until now' },
        { path: OLD, when: 'last', why: 'not in the site' },
      ]);
    });

    it('removes replaced and kept files with the deployment if `keep-assets` is 0', () => {
      const state = live({ [OLD]: 'o' }, { kept: keptUntil({ [KEPT]: 'k' }, NOW + DAY) });
      const plan = planOf(state, {}, { [OLD]: 'o', [KEPT]: 'k' }, { keepMs: 0 });
      expect(deletedBy(plan)).toEqual([KEPT, OLD]);
      expect(deletedBy(plan, 'last')).toEqual([KEPT, OLD]);
    });

    it.each([0, DAY])('removes no kept file without `delete` if `keep-assets` is %d ms', (keepMs) => {
      const state = live({ [OLD]: 'o' }, { kept: keptUntil({ [KEPT]: 'k' }, NOW - DAY) });
      const plan = planOf(state, {}, { [OLD]: 'o', [KEPT]: 'k' }, { deletes: false, keepMs });
      expect(deletedBy(plan)).toEqual([]);
      expect([...plan.kept.keys()]).toEqual([KEPT]);
    });
  });

  it('lists files that a CDN may have cached with different contents', () => {
    const plan = planOf(
      live({ 'a.html': 'a', 'b.html': 'b', '_next/static/x.js': 'x' }),
      { 'a.html': 'A', 'new.html': 'n', '_next/static/y.js': 'y' },
      { 'a.html': 'a', 'b.html': 'b', '_next/static/x.js': 'x' },
    );
    expect(purgedBy(plan)).toEqual(['a.html', 'b.html']);
  });

  const HASHED = '_next/static/x.js';
  const [PAGE, OLD, NEW] = [{ p: 'p' }, { [HASHED]: 'x' }, { [HASHED]: 'y' }];
  it.each([
    ['an interrupted deployment has deleted a page', interruptedBy(live(PAGE), PAGE), {}, {}, ['p']],
    ['only an interrupted deployment had a hashed file', interruptedBy(live({}), OLD), {}, {}, []],
    ['a live page is repaired', live(PAGE), PAGE, {}, ['p']],
    ['a live hashed file is repaired', live(OLD), OLD, {}, []],
    ['a hashed file changes', live(OLD), NEW, OLD, [HASHED]],
    ['an interrupted deployment changed a hashed file', interruptedBy(live(OLD), NEW), OLD, OLD, [HASHED]],
    ['the first deployment replaces a page', FIRST_DEPLOYMENT, PAGE, PAGE, ['p']],
    ['the first deployment adds a page', FIRST_DEPLOYMENT, PAGE, {}, []],
    ['a later deployment replaces a page of another program', live({}), PAGE, PAGE, ['p']],
  ])('lists only what a CDN may have cached if %s', (_what, state, site, there, cached) => {
    expect(purgedBy(planOf(state, site, there))).toEqual(cached);
  });
});

const PART = { 'a.html.0123abcd.export-partial': '' };
const EXPIRED_FILE = { '_next/static/k.js': 'k' };
const withExpired = (texts: Texts) => live(texts, { kept: keptUntil(EXPIRED_FILE, NOW) });
const newerRun = (state: State): State => ({ ...state, runs: [{ ...RUN, runId: RUN.runId + 1 }] });
const holdUntil = new Date(NOW + DAY).toISOString();
const A = { a: 'a' };
const A_EXPIRED = { ...A, ...EXPIRED_FILE };
it.each([
  ['nothing', 'nothing differs', live(A), A, A, {}],
  ['deploy', 'the deployment is the first', FIRST_DEPLOYMENT, A, {}, {}],
  ['deploy', 'the state lists a removed file that no longer exists', live(A), {}, {}, {}],
  ['deploy', 'a file is only repaired', live(A), A, {}, {}],
  ['deploy', 'only an interrupted deployment had a file', interruptedBy(live({}), A), {}, A, {}],
  ['deploy', 'only a part of an upload is left', interruptedBy(live({}), {}), {}, PART, {}],
  ['record', 'an interrupted deployment left nothing to do', interruptedBy(live(A), {}), A, A, {}],
  ['record', 'a hold is set', live(A), A, A, { holdUntil }],
  ['record', 'a hold is ended', live(A, { holdUntil }), A, A, {}],
  ['nothing', 'a hold is over', live(A, { holdUntil: new Date(NOW).toISOString() }), A, A, {}],
  ['tidy', 'only a kept file has expired', withExpired(A), A, A_EXPIRED, {}],
  ['nothing', 'a newer run is to remove a kept file', newerRun(withExpired(A)), A, A_EXPIRED, {}],
  ['nothing', 'files stay without `delete`', withExpired(A), A, A_EXPIRED, { deletes: false }],
] as const)('planDeployment: plans the kind `%s` if %s', (kind, _what, state, site, there, options) => {
  const plan = planOf(state, site, there, options);
  expect(plan.kind).toBe(kind);
  if (kind === 'nothing') expect([plan.steps, plan.tidying]).toEqual([[], []]);
});

it('planDeployment: returns only data', () => {
  const plan = planOf(interruptedBy(withExpired(A), { b: 'b' }), { 'a/b.html': 'B' }, A_EXPIRED, {
    holdUntil,
  });
  expect(structuredClone(plan)).toEqual(plan);
});

const textOf = (step: Step): string =>
  step.kind === 'delete'
    ? `delete ${step.deletions.map(({ path }) => path)}`
    : `upload ${step.batches.flatMap(({ paths }) => paths)}`;
const textsOf = (...given: Parameters<typeof planOf>) => planOf(...given).steps.map(textOf);

it('planDeployment: uploads assets before pages, and deletes afterwards, except what is in the way', () => {
  const there = { 'gone.html': 'g', dir: 'file' };
  const site = { '_next/static/a.js': 'a', '404.html': '4', 'dir/a.css': 'c' };
  expect(textsOf(live({ 'gone.html': 'g', dir: 'file' }), site, there)).toEqual([
    'delete dir',
    'upload _next/static/a.js',
    'upload dir/a.css',
    'upload 404.html',
    'delete gone.html',
  ]);
  expect(purgedBy(planOf(live({ 'gone.html': 'g', dir: 'file' }), site, there))).toEqual([
    'dir',
    'gone.html',
  ]);
});

it('planDeployment: deletes expired kept files apart from the changes of the site', () => {
  const state = live({ 'a.html': 'a' }, { kept: keptUntil({ '_next/static/k.js': 'k' }, NOW) });
  const there = { 'a.html': 'a', '_next/static/k.js': 'k' };
  for (const site of [{ 'a.html': 'b' }, { 'a.html': 'a' }]) {
    const plan = planOf(state, site, there);
    expect(plan.tidying.map(textOf)).toEqual(['delete _next/static/k.js']);
    expect(plan.steps.map(textOf).join()).not.toContain('k.js');
  }
});

it('planDeployment: changes nothing of the site if only a hold is set', () => {
  expect(textsOf(live({}), {}, {}, { holdUntil })).toEqual([]);
});

it('planDeployment: deletes what a slow run has written after the live deployment, and keeps the live files', () => {
  const state = {
    ...live(A),
    earlier: [stateFile({ complete: false, pending: filesOf({ ...A, 'late.html': 'l' }) })],
  };
  const plan = planOf(state, A, { ...A, 'late.html': 'l' });
  expect(plan).toMatchObject({ kind: 'deploy', uploads: [], before: { live: 'unchanged' } });
  expect(deletedBy(plan)).toEqual(['late.html']);
  // Another program has put its own file there.
  expect(planOf(state, A, { ...A, 'late.html': 'other' }).kind).toBe('nothing');
});

it('planDeployment: deletes no file of a slow run that is found only by its name, and may be one of the site', () => {
  const pending = filesOf({ A: 'a' });
  const state = { ...live(A), earlier: [stateFile({ complete: false, pending })] };
  const both = listing({ A: 'a' });
  const there = new Destination(listing(A), both, EXACT_NAMES, undefined);
  expect(planDeployment(state, filesOf(A), there, OPTIONS).deletions).toEqual([]);
  const listed = new Destination(new Map([...listing(A), ...both]), both, EXACT_NAMES, undefined);
  expect(deletedBy(planDeployment(state, filesOf(A), listed, OPTIONS))).toEqual(['A']);
});

const KEPT = { '_next/static/k.js': 'k' };
const EXPIRED = live({}, { kept: keptUntil(KEPT, NOW) });
it.each([
  ['that become empty, the innermost first', live({ 'a/b/c': 'c' }), {}, { 'a/b/c': 'c' }, ['a/b', 'a']],
  ['of files that another program has deleted', live({ 'a/b': 'b' }), {}, { 'a/': '' }, ['a']],
  ['except where another program has put a file', live({ 'a/b': 'b' }), {}, { a: 'a' }, []],
  ['except those of the site', live({ 'a/b': 'b' }), { 'a/c': 'c' }, { 'a/b': 'b', 'a/c': 'c' }, []],
  ['except those of kept files', live({ '_next/a': 'a', ...KEPT }), {}, { '_next/a': 'a', ...KEPT }, []],
  ['of kept files', EXPIRED, {}, KEPT, ['_next/static', '_next']],
  ['of kept files, except those of the site', EXPIRED, { '_next/static/a.js': 'a' }, KEPT, []],
])('planDeployment: removes folders %s', (_which, state, site, there, folders) => {
  const { steps, tidying } = planOf(state, site, there);
  const removed = [...steps, ...tidying].flatMap((step) => ('folders' in step ? step.folders : []));
  expect(removed).toEqual(folders);
});

it('planDeployment: leaves folders that are not in the way, if their deletion deletes what is not listed', () => {
  const there = destinationWith(withFolders({ 'a/b/c.html': 'c', 'd/e.html': 'e' }));
  const options = { ...OPTIONS, keepsFolders: true };
  const { steps } = planDeployment(
    live({ 'a/b/c.html': 'c', 'd/e.html': 'e' }),
    filesOf({ a: 'a' }),
    there,
    options,
  );
  expect(steps.flatMap((step) => ('folders' in step ? step.folders : []))).toEqual(['a/b', 'a']);
});

it('planDeployment: removes no folder and purges nothing without folders and a CDN', () => {
  const there = destinationWith(listing({ 'a/b.html': 'b' }));
  const options = { ...OPTIONS, purges: false };
  const { deletions, steps, purges } = planDeployment(live({ 'a/b.html': 'b' }), filesOf({}), there, options);
  expect([steps, purges]).toEqual([[{ kind: 'delete', deletions, folders: [] }], []]);
});
