import { describe, expect, it } from '@jest/globals';
import { type Plan, planDeployment } from '../../../../src/deploy/plan/plan.ts';
import type { LiveState, PendingState } from '../../../../src/deploy/state/state-file.ts';
import { foldersOf } from '../../../../src/site/names.ts';
import {
  destinationWith,
  filesOf,
  listingOf,
  PLAN_OPTIONS,
  stateWith,
  type Texts,
} from '../../../support/deployment-states.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const BEGUN = '2026-11-21T06:00:00.000Z';

interface Given {
  /** Files of the live site; undefined if there is none. */
  readonly live?: Texts;
  /** Until when files are kept, in days from now. */
  readonly kept?: Readonly<Record<string, number>>;
  /** Files that an interrupted deployment may have changed; undefined if none was interrupted. */
  readonly pending?: readonly string[];
  /** Those of them that belonged to others, with the texts that they had. */
  readonly others?: Texts;
  readonly site?: Texts;
  /** What the destination has. By default, it is what the live site has. */
  readonly there?: Texts;
  readonly options?: Partial<typeof PLAN_OPTIONS>;
}

function planOf({
  live,
  kept = {},
  pending,
  others = {},
  site = {},
  there = live ?? {},
  options,
}: Given): Plan {
  const given: Partial<LiveState> | undefined = live && {
    files: filesOf(live),
    kept: new Map(Object.entries(kept).map(([path, days]) => [path, inDays(days)])),
    jobId: 'se_1',
  };
  const interrupted: Partial<PendingState>[] =
    pending === undefined ? [] : [{ pending, others: listingOf(others) }];
  const folders = [...foldersOf(Object.keys(there))].map((folder) => [`${folder}/`, { size: 0 }] as const);
  return planDeployment(
    stateWith(given, ...interrupted),
    filesOf(site),
    destinationWith(new Map([...listingOf(there), ...(options?.isBucket ? [] : folders)])),
    { ...PLAN_OPTIONS, now: NOW, ...options },
  );
}

const textOf = ({ when, path, why }: Plan['deletions'][number]) => `${when}: ${path} (${why})`;
const A = { a: 'a' };
const AX = { a: 'xx' };
const HASHED = '_next/static/h.js';
const KEPT = '_next/static/k.js';
const [H, K] = [{ [HASHED]: 'h' }, { [KEPT]: 'k' }];
const keptFor = (days: number) => ({ live: {}, kept: { [KEPT]: days } });
const GONE = ['after: a (not in the site)'];
const PART = 'a.html.0123abcd.export-partial';
const BUCKET = { isBucket: true };
const STAYS = { deletes: false };
const AT_ONCE = { keepMs: 0 };

it.each<[string, Given, uploads: string[], repaired: string[]]>([
  ['nothing if nothing differs', { live: A, site: A }, [], []],
  ['every file at first', { site: A, there: { ...A, 'of-others': 'x' } }, ['a'], []],
  ['changed contents', { live: A, site: { a: 'b' } }, ['a'], []],
  [
    'changed contents as changed, even if others have removed them',
    { live: A, site: AX, there: {} },
    ['a'],
    [],
  ],
  ['a file that is missing', { live: A, site: A, there: {} }, ['a'], ['a']],
  ['a file of another size', { live: A, site: A, there: AX }, ['a'], ['a']],
  ['what was interrupted', { live: A, pending: ['a'], site: A }, ['a'], []],
  ['what others had before an interruption', { pending: ['a'], others: A, site: A, there: A }, ['a'], []],
  ['a kept file that comes back', { ...keptFor(1), site: K, there: K }, [KEPT], []],
  ['what the deletion of another case may delete', { live: { ...A, A: 'A' }, site: A }, ['a'], []],
])('`planDeployment` uploads %s', (_what, given, uploads, repaired) => {
  expect(planOf(given)).toMatchObject({ uploads, repaired });
});

it.each<[string, Given, deletions: string[]]>([
  ['what the site lacks', { live: A }, GONE],
  ['it on a server even if it is not listed', { live: A, there: {} }, GONE],
  ['nothing of a bucket that is not listed', { live: A, there: {}, options: BUCKET }, []],
  ['it in a bucket', { live: A, options: BUCKET }, GONE],
  ['nothing of others', { live: {}, there: A }, []],
  ['nothing that is a folder of others now', { live: A, there: { 'a/b': 'b' } }, []],
  [
    'nothing below a file of others',
    { live: { 'a/b': 'b', c: 'c' }, there: A },
    ['after: c (not in the site)'],
  ],
  ['nothing without `delete`', { live: A, options: STAYS }, []],
  [
    'what is in the way, even without `delete`',
    { live: { a: 'a' }, site: { 'a/b': 'b' }, options: STAYS },
    ['before: a (in the way of an upload)'],
  ],
  [
    'nothing in the folder of another deployment',
    { live: { 'v2/a.html': 'a' }, there: { 'v2/a.html': 'a', 'v2/.static-export/1': '' } },
    [],
  ],
  ['what only an interrupted deployment had', { live: {}, pending: ['a'], there: A }, GONE],
  [
    'nothing of others that an interruption has spared',
    { live: {}, pending: ['a'], others: A, there: A },
    [],
  ],
  [
    'what an interruption left in place of a file of others',
    { live: {}, pending: ['a'], others: A, there: AX },
    GONE,
  ],
  [
    'parts of uploads after an interruption, except those of the site',
    { pending: [], site: { [`x/${PART}`]: '' }, there: { [PART]: '', [`x/${PART}`]: '' } },
    [`before: ${PART} (left by an interrupted upload)`],
  ],
  [
    'a file with the name of a part once, when its time comes',
    { live: { [PART]: '' }, pending: [] },
    [`after: ${PART} (not in the site)`],
  ],
  ['no parts of uploads otherwise', { live: A, site: A, there: { ...A, [PART]: '' } }, []],
  [
    'hashed files last, and reports which were kept',
    { live: { ...A, [HASHED]: 'h' }, kept: { [KEPT]: 0 }, options: AT_ONCE },
    [`last: ${HASHED} (not in the site)`, `last: ${KEPT} (kept until now)`, 'after: a (not in the site)'],
  ],
])('`planDeployment` deletes %s', (_what, given, deletions) => {
  expect(planOf(given).deletions.map(textOf)).toEqual(deletions);
});

it.each<[string, Given, kept: Record<string, number>, deleted: string[]]>([
  ['a replaced file for the full time', { live: H }, { [HASHED]: 7 }, []],
  ['a file for the rest of its time', keptFor(1), { [KEPT]: 1 }, []],
  ['no file whose time is over', keptFor(0), {}, [KEPT]],
  ['no file that comes back', { ...keptFor(1), site: K }, {}, []],
  ['no page', { live: A }, {}, ['a']],
  ['no file that is in the way', { live: H, site: { [`${HASHED}/a`]: 'a' } }, {}, [HASHED]],
  ['a file for the full time after an interruption', { ...keptFor(1), pending: [KEPT] }, { [KEPT]: 7 }, []],
  ['nothing with `keep-assets: 0`', { live: H, kept: { [KEPT]: 1 }, options: AT_ONCE }, {}, [HASHED, KEPT]],
  [
    'only what was kept before, without `delete`',
    { live: H, kept: { [KEPT]: -1 }, options: { ...STAYS, ...AT_ONCE } },
    { [KEPT]: -1 },
    [],
  ],
])('`planDeployment` keeps for open pages %s', (_what, given, kept, deleted) => {
  const plan = planOf({ there: { [HASHED]: 'h', [KEPT]: 'k', ...A }, ...given });
  expect(Object.fromEntries(plan.kept)).toEqual(
    Object.fromEntries(Object.entries(kept).map(([path, days]) => [path, inDays(days)])),
  );
  expect(plan.deletions.map(({ path }) => path)).toEqual(deleted);
});

// The scenarios have the other kinds, and what the destination had before.
it.each<[string, Given]>([
  ['the site only loses a file that a bucket lacks', { live: A, there: {}, options: BUCKET }],
  ['an interrupted deployment left nothing to do', { live: A, site: A, pending: [] }],
])('`planDeployment` plans a deployment if %s', (_what, given) => {
  expect(planOf(given)).toMatchObject({ kind: 'deploy', uploads: [], deletions: [] });
});

it.each<[string, Given, pending: string[], others: Texts]>([
  ['uploads and deletions', { live: { ...A, b: 'b' }, site: { a: 'A' } }, ['a', 'b'], {}],
  ['no part of an upload', { live: A, site: A, pending: [], there: { ...A, [PART]: '' } }, [], {}],
  ['files of others that it replaces', { site: { ...A, b: 'b' }, there: AX }, ['a', 'b'], AX],
  ['no live files that others have changed', { live: A, site: A, there: AX }, ['a'], {}],
  ['no kept files as those of others', { ...keptFor(1), site: K, there: K }, [KEPT], {}],
  ['no interrupted files as those of others', { pending: ['a'], site: A, there: A }, ['a'], {}],
  [
    'files of others that an interruption has spared',
    { pending: ['a'], others: AX, site: A, there: AX },
    ['a'],
    AX,
  ],
])('`planDeployment` lists in the pending state %s', (_what, given, pending, others) => {
  expect(planOf(given).pending).toEqual({ pending, others: listingOf(others) });
});

it('`planDeployment` does not mistake what others have changed for an interruption', () => {
  expect(planOf({ live: A, there: {} }).before).toEqual({
    live: 'incomplete',
    since: undefined,
    jobId: 'se_1',
  });
});

it('`planDeployment` reports since when several deployments were interrupted', () => {
  const state = stateWith(undefined, { startedAt: '2026-11-23T06:00:00.000Z' }, { startedAt: BEGUN });
  const plan = planDeployment(state, new Map(), destinationWith(new Map()), PLAN_OPTIONS);
  expect(plan.before.since).toBe(BEGUN);
});

it('`planDeployment` reports what a first deployment finds, and no later one', () => {
  const there = { a: 'x', b: 'bb', 'of-others': '' };
  const site = { ...A, b: 'b' };
  expect(planOf({ site, there }).found).toEqual({ unmanaged: ['of-others'], ofSite: 1 });
  for (const given of [{ live: {} }, { pending: [] }])
    expect(planOf({ site, there, ...given }).found).toEqual({ unmanaged: [], ofSite: 0 });
});

it.each<[boolean, string, Given]>([
  [true, 'every live file is gone', { live: A, there: { b: 'b' } }],
  [false, 'a live file has other contents', { live: { ...A, b: 'b' }, there: AX }],
  [false, 'the live site has no files', { live: {} }],
  [false, 'there is no live site', { site: A }],
])('`planDeployment`: `isEmptied` is %p if %s', (isEmptied, _what, given) => {
  expect(planOf(given).isEmptied).toBe(isEmptied);
});

describe('`planDeployment` plans steps', () => {
  const textsOf = (given: Given) =>
    planOf(given).steps.map((step) =>
      step.kind === 'delete'
        ? `delete ${step.deletions.map(({ path }) => path)}`
        : `upload ${step.batches.flatMap(({ paths }) => paths)}`,
    );

  it('in the order that visitors rely on', () => {
    const live = { 'gone.html': 'g', dir: 'file', [HASHED]: 'h' };
    const site = { [KEPT]: 'k', '404.html': '4', 'dir/a.css': 'c' };
    expect(textsOf({ live, site, options: AT_ONCE })).toEqual([
      'delete dir',
      `upload ${KEPT}`,
      'upload dir/a.css',
      'upload 404.html',
      'delete gone.html',
      `delete ${HASHED}`,
    ]);
  });

  const foldersIn = (given: Given) =>
    planOf(given).steps.flatMap((step) => (step.kind === 'delete' ? step.folders : []));
  const none = { a: 'a' };
  const nested = { 'a/b/c': 'c', 'd/e': 'e' };
  it.each<[string, Given, folders: string[]]>([
    ['that become empty, the innermost first', { live: { 'a/b/c': 'c' } }, ['a/b', 'a']],
    ['of files that others have deleted', { live: { 'a/b': 'b' }, there: { 'a/c': '' } }, ['a']],
    ['except where others have put a file', { live: { 'a/b': 'b' }, there: none }, []],
    ['except those of the site', { live: { 'a/b': 'b', 'a/c': 'c' }, site: { 'a/c': 'c' } }, []],
    ['except those of kept files', { live: { '_next/a': 'a', [HASHED]: 'h' } }, []],
    ['except those of a bucket, which has none', { live: nested, options: BUCKET }, []],
    [
      'only in the way, if others may lose files',
      { live: nested, site: none, options: { keepsFolders: true } },
      ['a/b', 'a'],
    ],
  ])('that remove folders %s', (_which, given, folders) => {
    expect(foldersIn(given)).toEqual(folders);
  });

  it.each<[string, Given, isImmutable: boolean]>([
    ['immutable', { site: H }, true],
    ['immutable, when it is repaired', { live: H, there: {}, site: H }, true],
    ['revalidated, if it had other contents', { live: { [HASHED]: 'x' }, site: H }, false],
    ['revalidated, if it was kept', { live: {}, kept: { [HASHED]: 1 }, site: H }, false],
    ['revalidated, after an interruption', { live: {}, pending: [HASHED], site: H }, false],
    [
      'immutable for `immutable` alone',
      { site: { 'assets/h.js': 'h' }, options: { immutable: ['assets/**'] } },
      true,
    ],
    ['revalidated otherwise', { site: { 'assets/h.js': 'h' } }, false],
  ])('in which a hashed file is %s', (_what, given, isImmutable) => {
    const [step] = planOf(given).steps;
    const [batch] = step?.kind === 'upload' ? step.batches : [];
    expect(batch?.cacheControl?.includes('immutable')).toBe(isImmutable);
  });
});

const PAGE = { p: 'p' };
const OLD = { [HASHED]: 'x' };
it.each<[string, Given, purges: string[]]>([
  [
    'what changes and what goes',
    { live: { ...A, b: 'b', c: 'c' }, site: { a: 'A', c: 'c', n: 'n' } },
    ['a', 'b'],
  ],
  ['nothing without a CDN', { live: A, options: { purges: false } }, []],
  ['what is in the way', { live: { a: 'a' }, site: { 'a/b': 'b' } }, ['a']],
  ['a page that an interrupted deployment had', { live: {}, pending: ['p'] }, ['p']],
  ['no hashed file that only an interrupted deployment had', { live: {}, pending: [HASHED] }, []],
  ['a repaired page', { live: PAGE, site: PAGE, there: {} }, ['p']],
  ['a repaired hashed file', { live: OLD, site: OLD, there: {} }, [HASHED]],
  ['a hashed file that changes', { live: OLD, site: { [HASHED]: 'y' } }, [HASHED]],
  ['a hashed file after an interruption', { live: OLD, site: OLD, pending: [HASHED] }, [HASHED]],
  ['a page of others that is replaced', { site: PAGE, there: { p: 'xx' } }, ['p']],
  ['no new page', { site: PAGE }, []],
  ['nothing that was kept until now', keptFor(0), []],
  ['a hashed file that goes at once', { live: OLD, options: AT_ONCE }, [HASHED]],
])('`planDeployment` purges %s', (_what, given, purges) => {
  expect(planOf(given).purges).toEqual(purges);
});
