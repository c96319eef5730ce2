import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Timeline } from '../../../../src/export/report/timeline.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

it('Timeline: has one span for each phase, which begins where the previous one ends', () => {
  const timeline = new Timeline();
  timeline.begin('Start');
  for (const [at, status] of [
    [5, 'queued'],
    [7, 'queued'],
    [9, 'running'],
    [12, 'packing'],
  ] as const) {
    now = at;
    timeline.jobSeen(status);
  }
  now = 20;
  timeline.end();
  timeline.end();
  expect(timeline.spans).toEqual([
    { phase: 'Start', from: 0, to: 5 },
    { phase: 'Queued', from: 5, to: 9 },
    { phase: 'Running', from: 9, to: 12 },
    { phase: 'Waiting', from: 12, to: 20 },
  ]);
});

it('Timeline: has no queued phase if no check found the job running', () => {
  const timeline = new Timeline();
  timeline.begin('Queued');
  now = 10_000;
  timeline.jobEnded();
  timeline.end();
  expect(timeline.spans).toEqual([{ phase: 'Waiting', from: 0, to: 10_000 }]);
});
