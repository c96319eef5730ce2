import { describe, expect, it } from '@jest/globals';
import {
  formatStateName,
  isNewestRun,
  type NumberedState,
  newerRun,
  stateName,
  stateOf,
} from '../../../../src/deploy/state/state.ts';
import type { StateFile } from '../../../../src/deploy/state/state-file.ts';

const runOf = (runId: number, repositoryId = 1) => ({
  repository: 'o/d',
  repositoryId,
  workflow: 'w',
  runId,
  runNumber: 1,
  attempt: 1,
});
const stateFile = (runId: number, complete: boolean): StateFile => ({
  complete,
  run: runOf(runId),
  startedAt: '',
  finishedAt: undefined,
  jobId: `job-${runId}`,
  contentDigest: '',
  files: new Map(),
  pending: new Map(),
  kept: new Map(),
  history: [],
  holdUntil: undefined,
});
const numbered = (number: number, runId: number, complete: boolean | 'cut'): NumberedState => ({
  name: formatStateName(number, runOf(runId)),
  number,
  file: complete === 'cut' ? undefined : stateFile(runId, complete),
});
const read = (...states: readonly NumberedState[]) => {
  const { live, interrupted } = stateOf(
    states,
    states.map(({ name }) => name),
  );
  return { live: live?.run.runId, interrupted: interrupted.map(({ run }) => run.runId) };
};

describe('stateName', () => {
  it('reads what formatStateName writes, and nothing else', () => {
    expect(formatStateName(12, runOf(19_223_344))).toBe('000012-19223344-1.json');
    expect(formatStateName(1, { ...runOf(0), attempt: 0 })).toBe('000001-0-1.json');
    expect(stateName('000012-19223344-1.json')?.number).toBe(12);
    for (const other of ['run-1-2', '12-1-1.json', '000012-1-1.json.0123abcd.export-partial', 'notes.json'])
      expect(stateName(other)).toBeUndefined();
  });
});

describe('stateOf', () => {
  it.each([
    ['nothing', [], { live: undefined, interrupted: [] }],
    ['one complete state', [numbered(2, 1, true)], { live: 1, interrupted: [] }],
    [
      'a deployment that was killed before it removed the older states',
      [numbered(2, 1, true), numbered(3, 2, false), numbered(4, 2, true)],
      { live: 2, interrupted: [] },
    ],
    [
      'an interrupted deployment',
      [numbered(2, 1, true), numbered(3, 2, false)],
      { live: 1, interrupted: [2] },
    ],
    ['an interrupted first deployment', [numbered(1, 2, false)], { live: undefined, interrupted: [2] }],
    [
      'a newest file that was cut',
      [numbered(2, 1, true), numbered(3, 2, 'cut')],
      { live: 1, interrupted: [] },
    ],
    [
      'two runs at once, of which one was killed',
      [numbered(3, 3, false), numbered(4, 2, true)],
      { live: 2, interrupted: [3] },
    ],
    [
      'a run that found a conflict after its complete state',
      [numbered(4, 2, true), numbered(5, 2, false)],
      { live: 2, interrupted: [2] },
    ],
  ] as const)('reads %s', (_what, states, expected) => expect(read(...states)).toEqual(expected));
});

describe('newerRun', () => {
  const state = stateOf([numbered(2, 7, true)], ['run-1-9', 'run-2-50', 'run-x']);

  it('finds the newest run of the same repository, and none of another', () => {
    expect(newerRun(state, runOf(8))).toBe(9);
    expect(newerRun(state, runOf(9))).toBeUndefined();
    expect(newerRun(state, runOf(8, 3))).toBeUndefined();
  });

  it('finds none outside a workflow', () => expect(newerRun(state, runOf(0, 0))).toBeUndefined());
});

describe('isNewestRun', () => {
  it('is true for a run that is newer than all others, and false outside a workflow', () => {
    const state = stateOf([numbered(2, 7, true)], []);
    expect(isNewestRun(state, runOf(8))).toBe(true);
    expect(isNewestRun(state, runOf(7))).toBe(false);
    expect(isNewestRun(state, runOf(8, 0))).toBe(false);
  });
});
