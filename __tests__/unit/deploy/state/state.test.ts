import { expect, it } from '@jest/globals';
import { knownPaths, newerRun, otherWriter, wasLive } from '../../../../src/deploy/state/state.ts';
import { filesOf, RUN, stateWith } from '../../../support/deployment-states.ts';

const run = (runId: number, repositoryId = RUN.repositoryId) => ({ run: { repositoryId, runId } });

it.each([
  ['no other run', stateWith(undefined), 100, undefined],
  ['a live site of the same run', stateWith(run(100)), 100, undefined],
  ['a live site of an older run', stateWith(run(99)), 100, undefined],
  ['a live site of a newer run', stateWith(run(101)), 100, 101],
  ['an interrupted newer run', stateWith(run(99), run(101)), 100, 101],
  ['several newer runs', stateWith(run(101), run(103), run(102)), 100, 103],
  ['a newer run of another repository', stateWith(run(101, 88), run(102, 88)), 100, undefined],
])('`newerRun` compares the run with %s', (_what, state, runId, newer) => {
  expect(newerRun(state, { ...RUN, runId })).toBe(newer);
});

it('`newerRun` returns undefined outside a workflow, where runs have no IDs', () => {
  expect(newerRun(stateWith(run(101, 0)), { repositoryId: 0, runId: 0 })).toBeUndefined();
});

it.each([
  ['no deployment', stateWith(undefined), undefined],
  ['a deployment of the same repository', stateWith(run(99), run(101)), undefined],
  ['a deployment of another repository', stateWith(run(99, 88)), 88],
  ['an interrupted deployment of another repository', stateWith(run(99), run(101, 88)), 88],
  ['a deployment outside a workflow', stateWith(run(0, 0)), undefined],
])('`otherWriter` finds after %s', (_what, state, repositoryId) => {
  expect(otherWriter(state, RUN)?.repositoryId).toBe(repositoryId);
  expect(otherWriter(state, { repositoryId: 0, runId: 0 })).toBeUndefined();
});

it('`wasLive` finds a digest of the history, and none before any deployment', () => {
  const state = stateWith({ history: ['sha256:live', 'sha256:before'] });
  expect(['sha256:live', 'sha256:before', 'sha256:new'].map((digest) => wasLive(state, digest))).toEqual([
    true,
    true,
    false,
  ]);
  expect(wasLive(stateWith(undefined, {}), 'sha256:live')).toBe(false);
});

it('`knownPaths` returns the paths of the live site, of kept files, and of interrupted deployments', () => {
  const live = { files: filesOf({ a: '1' }), kept: new Map([['k', '']]) };
  const interrupted = [{ pending: ['p'] }, { pending: ['q'] }];
  expect(knownPaths(stateWith(live, ...interrupted))).toEqual(['a', 'k', 'p', 'q']);
  expect(knownPaths(stateWith(undefined, ...interrupted))).toEqual(['p', 'q']);
});
