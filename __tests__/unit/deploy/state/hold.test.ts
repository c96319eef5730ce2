import { describe, expect, it } from '@jest/globals';
import { currentHold } from '../../../../src/deploy/state/hold.ts';
import { RUN, stateWith } from '../../../support/deployment-states.ts';

describe('currentHold', () => {
  const until = '2026-11-21T00:00:00Z';
  it.each([
    ['before its end', { holdUntil: until }, -1, { until, setBy: RUN }],
    ['at its end', { holdUntil: until }, 0, undefined],
    ['without one', {}, 0, undefined],
    ['before any deployment', undefined, 0, undefined],
  ])('%s', (_what, live, afterMs, expected) => {
    expect(currentHold(stateWith(live), Date.parse(until) + afterMs)).toEqual(expected);
  });
});
