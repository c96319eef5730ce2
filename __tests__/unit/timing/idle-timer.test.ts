import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { IdleTimer } from '../../../src/timing/idle-timer.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function timer() {
  const onSilence = jest.fn();
  return { idle: new IdleTimer(1000, onSilence), silences: () => onSilence.mock.calls.length };
}

it('IdleTimer: times out once, after the limit', () => {
  const { silences } = timer();
  jest.advanceTimersByTime(999);
  expect(silences()).toBe(0);
  jest.advanceTimersByTime(100_000);
  expect(silences()).toBe(1);
});

it('IdleTimer: does not count the time while it is stopped, however long that is', () => {
  const { idle, silences } = timer();
  for (let turn = 0; turn < 3; turn += 1) {
    jest.advanceTimersByTime(300);
    idle.stop();
    jest.advanceTimersByTime(1_000_000);
    idle.restart();
  }
  jest.advanceTimersByTime(999);
  expect(silences()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(silences()).toBe(1);
});

it('IdleTimer: restarts after data, even if it was not stopped', () => {
  const { idle, silences } = timer();
  jest.advanceTimersByTime(900);
  idle.restart();
  jest.advanceTimersByTime(999);
  expect(silences()).toBe(0);
});
