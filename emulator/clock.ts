/** Time as the emulator sees it, so that its tests do not depend on how fast the machine is. */
import { type Clock, systemClock } from '../src/context/context.ts';

/** `now()` and `sleep()` measure how long jobs and responses take. */
export interface EmulatorClock extends Clock {
  /** Milliseconds since 1970, for the times that responses state and at which URLs expire. */
  wallTime(): number;
}

export const systemEmulatorClock: EmulatorClock = { ...systemClock, wallTime: () => Date.now() };
