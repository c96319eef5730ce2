import { describe, expect, it } from '@jest/globals';
import {
  currentHold,
  isNewestRun,
  knownFiles,
  mayStillWork,
  type NumberedState,
  newerRun,
  pendingVersions,
  stateOf,
} from '../../../../src/deploy/state/state.ts';
import type { StateFile } from '../../../../src/deploy/state/state-file.ts';
import { filesOf, RUN, stateFile, stateWith, versionOf } from '../../../support/deployment-states.ts';

const numbered = (
  number: number,
  file: Partial<StateFile>,
  runId = 100,
  writer = `${runId}-1-a1b2`,
): NumberedState => ({
  name: `${number}-${writer}.json`,
  number,
  writer,
  file: stateFile({ run: { ...RUN, runId }, ...file }),
});
const pending = (number: number, path: string, runId?: number) =>
  numbered(number, { complete: false, pending: filesOf({ [path]: '1' }) }, runId);

describe('stateOf', () => {
  const live = numbered(4, { files: filesOf({ b: '1', a: '1' }) });
  it.each([
    ['nothing', [], undefined, []],
    ['the newest complete state', [live, numbered(2, {})], 4, []],
    ['a number with more digits', [numbered(1_000_000, {}, 90), numbered(999_999, {})], 1_000_000, []],
    ['no deployment that could only remove kept files', [live, numbered(5, { complete: false })], 4, []],
    ['a deployment that was interrupted', [live, pending(5, 'x')], 4, ['x']],
    ['the pending state of the same writer, which is still there', [live, pending(3, 'x')], 4, []],
    [
      'no states of earlier deployments that the storage refused to remove',
      [live, pending(3, 'x'), numbered(2, {}, 90), pending(1, 'y', 90), pending(2, 'z', 80)],
      4,
      [],
    ],
    ['a concurrent run', [live, pending(3, 'x', 90), pending(4, 'y', 90)], 4, ['x', 'y']],
    ['interrupted deployments alone', [pending(1, 'x'), pending(2, 'y')], undefined, ['x', 'y']],
  ])('returns %s', (_what, states, number, interrupted) => {
    const found = stateOf([...states].reverse(), []);
    const of = states.find((state) => state.number === number && state.file.complete);
    expect(found.live?.run).toEqual(of?.file.run);
    expect([...(found.live?.files.keys() ?? [])]).toEqual(
      number === undefined ? [] : ['a', 'b'].slice(0, of?.file.files.size),
    );
    expect(found.interrupted.flatMap((file) => [...file.pending.keys()])).toEqual(interrupted);
    // One without pending files would make the site a mix.
    expect(found.interrupted.filter(({ pending }) => pending.size === 0)).toEqual([]);
  });

  it('trusts neither of two concurrent deployments that both completed', () => {
    const other = numbered(4, { files: filesOf({ a: '1', c: '1' }) }, 110);
    const { interrupted } = stateOf([other, live], []);
    expect(stateOf([live, other], []).interrupted).toEqual(interrupted);
    expect(interrupted.map(({ pending: may }) => [...may.keys()])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('trusts the kept files of neither of two concurrent deployments, since the other one may have deleted them', () => {
    const kept = (path: string) =>
      new Map([[path, { ...versionOf('1'), until: '2026-11-27T06:00:00.000Z' }]]);
    const one = numbered(4, { files: filesOf({ a: '1' }), kept: kept('old') });
    const other = numbered(4, { files: filesOf({ c: '1' }), kept: kept('older') }, 110);
    const { interrupted } = stateOf([one, other], []);
    expect(interrupted.map(({ pending: may }) => [...may.keys()])).toEqual([
      ['a', 'old'],
      ['c', 'older'],
    ]);
  });

  it('trusts neither of two concurrent deployments if the second one wrote its last state later', () => {
    const other = numbered(3, { files: filesOf({ c: '1' }) }, 110);
    const { interrupted } = stateOf([other, pending(3, 'x'), live], []);
    expect(interrupted.map(({ pending: may }) => [...may.keys()])).toEqual([['c'], ['a', 'b']]);
    expect(stateOf([numbered(2, {}, 110), pending(3, 'x'), live], []).interrupted).toEqual([]);
  });

  it.each(['9-1-a1b2', '100-2-a1b2', '100-1-c3d4'])('finds the concurrent writer %s', (writer) => {
    const other = numbered(3, { complete: false, pending: filesOf({ x: '1' }) }, 100, writer);
    expect(stateOf([other, live], []).interrupted).toEqual([other.file]);
  });

  it('trusts neither of two jobs of one run that both completed', () => {
    const other = numbered(4, { files: filesOf({ c: '1' }) }, 100, '100-1-c3d4');
    const { interrupted } = stateOf([other, live], []);
    expect(interrupted.map(({ pending: may }) => [...may.keys()])).toEqual([['a', 'b'], ['c']]);
  });

  it('returns the runs of complete and interrupted deployments, and recorded runs', () => {
    const recorded = [130, 999].map((runId) => ({ repositoryId: 77, runId }));
    const { runs } = stateOf([live, pending(5, 'x', 120)], recorded);
    expect(runs.map(({ runId }) => runId)).toEqual([100, 120, 130, 999]);
  });
});

it.each([
  ['a newer run', { repositoryId: 77, runId: 101 }, 101, false],
  ['the same run', { repositoryId: 77, runId: 100 }, undefined, false],
  ['an older run', { repositoryId: 77, runId: 99 }, undefined, true],
  ['another repository', { repositoryId: 88, runId: 101 }, undefined, true],
  ['no other run', undefined, undefined, true],
])('newerRun and isNewestRun: compare the run with %s', (_what, other, newer, isNewest) => {
  const state = { ...stateWith(undefined), runs: other === undefined ? [] : [other] };
  expect([newerRun(state, RUN), isNewestRun(state, RUN)]).toEqual([newer, isNewest]);
});

it('newerRun and isNewestRun: are undefined and false outside a workflow', () => {
  const state = { ...stateWith(undefined), runs: [{ repositoryId: 0, runId: 11 }] };
  const run = { repositoryId: 0, runId: 10 };
  expect([newerRun(state, run), isNewestRun(state, run)]).toEqual([undefined, false]);
});

it('knownFiles and pendingVersions: return the files of all states', () => {
  const kept = new Map([['k', { ...versionOf('k'), until: '2026-11-27T00:00:00Z' }]]);
  const one = stateFile({ complete: false, pending: filesOf({ p: '1', q: '1' }) });
  const state = {
    live: stateFile({ files: filesOf({ a: '1' }), kept }),
    interrupted: [one, stateFile({ complete: false, pending: filesOf({ p: '2' }) })],
    earlier: [stateFile({ complete: false, pending: filesOf({ e: '1' }) })],
    runs: [],
  };
  expect(new Set(knownFiles(state))).toEqual(new Set(['a', 'k', 'p', 'q', 'e']));
  expect(knownFiles({ ...state, live: undefined })).toEqual(['p', 'q', 'p', 'e']);
  const versions = { p: [versionOf('1'), versionOf('2')], q: [versionOf('1')] };
  expect(Object.fromEntries(pendingVersions(state.interrupted))).toEqual(versions);
});

const until = '2026-11-21T00:00:00Z';
it.each([
  ['before its end', { holdUntil: until }, -1, { until, setBy: RUN }],
  ['at its end', { holdUntil: until }, 0, undefined],
  ['without one', {}, 0, undefined],
  ['before any deployment', undefined, 0, undefined],
])('currentHold: returns a hold until its end: %s', (_what, live, afterMs, expected) => {
  expect(currentHold(stateWith(live), Date.parse(until) + afterMs)).toEqual(expected);
});

it('mayStillWork: only an earlier attempt of the same run is over, and what has begun six hours ago', () => {
  const own = { repositoryId: 1, runId: 5, attempt: 2 };
  const now = Date.parse('2026-11-20T11:59:00Z');
  const writtenBy = (given: Partial<typeof own>, more: Partial<StateFile> = {}) =>
    stateFile({ complete: false, run: { ...RUN, ...own, ...given }, ...more });
  const works = (file: StateFile, at = now) => mayStillWork(file, at, own);
  // Two jobs of one run are in one attempt.
  expect(works(writtenBy({}))).toBe(true);
  expect(works(writtenBy({ attempt: 1 }))).toBe(false);
  expect(works(writtenBy({ attempt: 1, runId: 4 }))).toBe(true);
  expect(works(writtenBy({ attempt: 1, repositoryId: 2 }))).toBe(true);
  expect(works(writtenBy({}, { complete: true }))).toBe(false);
  expect(works(writtenBy({}), now + 60_000)).toBe(false);
});
