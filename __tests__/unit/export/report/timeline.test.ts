import { describe, expect, it } from '@jest/globals';
import { phaseOf, Timeline } from '../../../../src/export/report/timeline.ts';

describe('the timeline', () => {
  it('has one span for each phase, with the same end and beginning', () => {
    let now = 0;
    const timeline = new Timeline(() => now);
    for (const [at, phase] of [
      [0, 'Start'],
      [5, phaseOf('queued')],
      [7, phaseOf('queued')],
      [9, phaseOf('running')],
      [12, phaseOf('packing')],
    ] as const) {
      now = at;
      timeline.begin(phase);
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
});

describe('the timeline with the times of the service', () => {
  const timelineAt = (times: { now: number }) => new Timeline(() => times.now);

  it('begins a phase when the service says that it began, not when a check noticed it', () => {
    const times = { now: 0 };
    const timeline = timelineAt(times);
    timeline.begin('Queued');
    times.now = 10_900;
    timeline.begin('Running', 1500);
    times.now = 20_000;
    timeline.jobEnded(15_000);
    timeline.begin('Bundle URL');
    timeline.end();
    expect(timeline.spans).toEqual([
      { phase: 'Queued', from: 0, to: 1500 },
      { phase: 'Running', from: 1500, to: 15_000 },
      { phase: 'Waiting', from: 15_000, to: 20_000 },
      { phase: 'Bundle URL', from: 20_000, to: 20_000 },
    ]);
  });

  it('does not call a job queued that no check saw running', () => {
    const times = { now: 0 };
    const timeline = timelineAt(times);
    timeline.begin('Queued');
    times.now = 10_000;
    timeline.jobEnded();
    timeline.end();
    expect(timeline.spans).toEqual([{ phase: 'Waiting', from: 0, to: 10_000 }]);
  });

  it('ignores a time of the service outside the phase, from a different clock', () => {
    const times = { now: 1000 };
    const timeline = timelineAt(times);
    timeline.begin('Queued');
    times.now = 2000;
    timeline.begin('Running', 0);
    times.now = 3000;
    timeline.end(99_000);
    expect(timeline.spans).toEqual([
      { phase: 'Queued', from: 1000, to: 1000 },
      { phase: 'Running', from: 1000, to: 3000 },
    ]);
  });
});
