import { describe, expect, it } from '@jest/globals';
import { Destination, type Listing } from '../../../../src/deploy/plan/destination.ts';
import {
  hasWork,
  keptAfter,
  type Plan,
  type PlanOptions,
  planDeployment,
  type Step,
  stepsOf,
} from '../../../../src/deploy/plan/plan.ts';
import type { State } from '../../../../src/deploy/state/state.ts';
import type { Files } from '../../../../src/deploy/state/state-file.ts';
import { filesOf, stateWith, versionOf } from '../../../support/deployment-states.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();
const OPTIONS: PlanOptions = { deletes: true, keepMs: 7 * DAY, now: NOW };

type Texts = Readonly<Record<string, string>>;
const listingOf = (texts: Texts): Listing =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { size: text.length }]));
const keptFor = (days: number, texts: Texts) =>
  new Map([...filesOf(texts)].map(([path, version]) => [path, { ...version, until: inDays(days) }]));

/** @param there what is listed; by default, what the state says is live */
function plan(state: State, site: Texts, there?: Texts, options: Partial<PlanOptions> = {}): Plan {
  const listed = there === undefined ? listedOf(state) : listingOf(there);
  return planDeployment(state, filesOf(site), new Destination(listed), { ...OPTIONS, ...options });
}

function listedOf({ live }: State): Listing {
  return new Map([...(live?.files ?? []), ...(live?.kept ?? [])].map(([path, { size }]) => [path, { size }]));
}

const LIVE: Texts = { '_next/static/a.js': 'a', 'b.html': 'bb', 'index.html': 'home' };
const live = (given = {}) => stateWith({ files: filesOf(LIVE), ...given });

describe('`planDeployment`', () => {
  it.each<[string, Texts, Texts | undefined, Partial<PlanOptions>, Partial<Plan>]>([
    ['nothing', LIVE, LIVE, {}, { uploads: [], repaired: [], deletions: [], isWhole: true }],
    [
      'a change',
      { ...LIVE, 'b.html': 'BB' },
      LIVE,
      {},
      { uploads: ['b.html'], repaired: [], cached: ['b.html'] },
    ],
    ['a new file', { ...LIVE, 'c.html': 'c' }, LIVE, {}, { uploads: ['c.html'], cached: [] }],
    [
      'a removed file, and a script that is kept',
      { 'index.html': 'home' },
      LIVE,
      {},
      {
        deletions: ['b.html'],
        cached: ['b.html'],
        kept: keptFor(7, { '_next/static/a.js': 'a' }),
        expired: [],
      },
    ],
    [
      'a removed script with `keep-assets: 0`',
      { 'b.html': 'bb', 'index.html': 'home' },
      LIVE,
      { keepMs: 0 },
      { deletions: [], expired: ['_next/static/a.js'] },
    ],
    [
      'a file that another program has changed',
      LIVE,
      { ...LIVE, 'b.html': 'b' },
      {},
      { uploads: ['b.html'], repaired: ['b.html'], isWhole: false },
    ],
    [
      'a removed file that another program has changed',
      { 'index.html': 'home' },
      { 'b.html': 'b', 'index.html': 'home' },
      {},
      { deletions: [], kept: new Map(), isWhole: false },
    ],
    [
      'a removed file without `delete`',
      { 'index.html': 'home' },
      LIVE,
      { deletes: false },
      { deletions: [], kept: new Map(), expired: [] },
    ],
    [
      'a script with other contents',
      { ...LIVE, '_next/static/a.js': 'A' },
      LIVE,
      {},
      { uploads: ['_next/static/a.js'], cached: ['_next/static/a.js'] },
    ],
  ])('plans %s', (_what, site, there, options, expected) => {
    expect(plan(live(), site, there, options)).toMatchObject(expected);
  });

  it('uploads every file of a first deployment, and deletes none', () => {
    const found = plan(stateWith(undefined), LIVE, { 'b.html': 'bb', 'others.html': 'x' });
    expect(found).toMatchObject({
      changes: undefined,
      deletions: [],
      inTheWay: [],
      repaired: [],
      isWhole: true,
    });
    expect(found.uploads).toEqual(Object.keys(LIVE));
    // A cache may have the file that was there.
    expect(found.cached).toEqual(['b.html']);
  });

  it.each([
    ['comes back before its time', 1, [], new Map()],
    ['comes back after its time', -1, ['_next/static/k.js'], new Map()],
  ])('takes a kept file that %s', (_what, days, uploads, kept) => {
    const state = live({ kept: keptFor(days, { '_next/static/k.js': 'k' }) });
    expect(plan(state, { ...LIVE, '_next/static/k.js': 'k' })).toMatchObject({ uploads, kept, expired: [] });
  });

  it.each([
    ['a file that becomes a folder', { guide: '1' }, { 'guide/a.html': '1' }],
    ['a name that changes its case', { 'Guide.html': '1' }, { 'guide.html': '1' }],
    ['a name that changes its normalization', { 'caf\u00e9.html': '1' }, { 'cafe\u0301.html': '1' }],
  ])('deletes before the upload, even without `delete`: %s', (_what, before, after) => {
    for (const deletes of [true, false]) {
      const found = plan(stateWith({ files: filesOf(before as Texts) }), after as Texts, undefined, {
        deletes,
      });
      expect(found).toMatchObject({
        inTheWay: Object.keys(before),
        uploads: Object.keys(after),
        deletions: [],
      });
    }
  });

  it('uploads a file that shares its name with a deleted one on some storages', () => {
    const before = { 'Guide.html': '1', 'guide.html': '2' };
    const found = plan(stateWith({ files: filesOf(before) }), { 'guide.html': '2' });
    expect(found).toMatchObject({ inTheWay: ['Guide.html'], uploads: ['guide.html'] });
  });

  describe('after an interrupted deployment', () => {
    const state = (pending: Texts) => stateWith({ files: filesOf(LIVE) }, filesOf(pending));

    it('uploads each file again that it may have written, and deletes what only it has written', () => {
      const there = { ...LIVE, 'b.html': 'BB', 'x.html': 'x' };
      const found = plan(state({ 'b.html': 'BB', 'x.html': 'x', 'never.html': 'never' }), LIVE, there);
      expect(found).toMatchObject({
        isRepair: true,
        isWhole: false,
        uploads: ['b.html'],
        repaired: [],
        deletions: ['x.html'],
        // The interrupted deployment may have failed before a CDN has forgotten these.
        cached: ['b.html', 'never.html', 'x.html'],
      });
    });

    it('deletes the parts of its uploads, and no file of a site with such a name', () => {
      const part = (name: string) => `${name}.0123abcd.export-partial`;
      const there = { ...LIVE, [part('a')]: 'half', [part('site')]: 's', [part('gone')]: 'g' };
      const found = plan(state({ [part('gone')]: 'g' }), { ...LIVE, [part('site')]: 's' }, there);
      expect(found).toMatchObject({ parts: [part('a')], deletions: [part('gone')] });
      expect(plan(live(), LIVE, there).parts).toEqual([]);
    });
  });

  it('says what this deployment may write or delete', () => {
    const found = plan(live({ kept: keptFor(-1, { '_next/static/k.js': 'k' }) }), {
      'b.html': 'BB',
      'new.html': 'n',
    });
    const pending: Files = new Map([
      ['index.html', versionOf('home')],
      ['b.html', versionOf('BB')],
      ['new.html', versionOf('n')],
    ]);
    expect(found.pending).toEqual(pending);
  });
});

describe('`hasWork` and `keptAfter`', () => {
  const expired = live({ kept: keptFor(-1, { '_next/static/k.js': 'k' }) });
  it.each<[string, Plan, boolean, readonly string[]]>([
    ['nothing', plan(live(), LIVE), false, []],
    ['a removal alone', plan(live(), { 'index.html': 'home' }, LIVE, { deletes: false }), true, []],
    ['drift', plan(live(), LIVE, { 'index.html': 'home' }), true, []],
    ['a kept file whose time has come', plan(expired, LIVE), false, []],
    // It is listed until the state after its removal.
    ['the same and a change', plan(expired, { ...LIVE, 'b.html': 'BB' }), true, ['_next/static/k.js']],
  ])('%s', (_what, found, works, kept) => {
    expect([hasWork(found), [...keptAfter(found).keys()]]).toEqual([works, kept]);
  });
});

describe('`stepsOf`', () => {
  const SETTINGS = { hasFolders: true, cacheControl: undefined, purges: true };
  const short = (steps: readonly Step[]) =>
    steps.map((step) => {
      const kind = step.kind === 'upload' ? `upload ${step.group}` : step.kind;
      const folders = 'folders' in step && step.folders.length > 0 ? ` and ${step.folders}` : '';
      return 'paths' in step ? `${kind}: ${step.paths}${folders}` : kind;
    });
  const steps = (found: Plan, site: Texts, settings = {}) =>
    short(stepsOf(found, filesOf(site), { ...SETTINGS, ...settings }));

  const before = { '404.html': '1', guide: '1', 'old/a.html': '1', 'index.html': '1' };
  const state = stateWith({ files: filesOf(before), kept: keptFor(-1, { '_next/static/x/k.js': 'k' }) });
  const site = {
    '404.html': '2',
    'guide/b.html': '1',
    'index.html': '2',
    'docs/_next/static/x.js': '1',
    'logo.svg': '1',
  };

  it('uploads assets before pages, and deletes after the upload', () => {
    expect(steps(plan(state, site), site)).toEqual([
      'write-pending',
      'delete: guide',
      'upload hashed: docs/_next/static/x.js',
      'upload assets: logo.svg',
      'upload pages: 404.html,guide/b.html,index.html',
      'delete: old/a.html and old',
      'invalidate: 404.html,guide,index.html,old/a.html',
      'write-complete',
      'remove-kept: _next/static/x/k.js and _next/static/x,_next/static,_next',
      'finish',
    ]);
  });

  it('leaves out what there is not to do', () => {
    expect(steps(plan(live(), LIVE), LIVE)).toEqual(['write-complete', 'finish']);
    const first = plan(stateWith(undefined), { 'a.html': '1' }, {});
    expect(steps(first, { 'a.html': '1' })).toEqual([
      'write-pending',
      'upload pages: a.html',
      'write-complete',
      'finish',
    ]);
    const found = plan(state, site);
    expect(steps(found, site, { hasFolders: false, purges: false }).join()).not.toMatch(/ and |invalidate/);
  });

  it('removes kept files before the complete state if there is nothing else to do', () => {
    const expired = live({ kept: keptFor(-1, { '_next/static/k.js': 'k' }) });
    expect(steps(plan(expired, LIVE), LIVE)).toEqual([
      'write-pending',
      'remove-kept: _next/static/k.js',
      'write-complete',
      'finish',
    ]);
  });
});
