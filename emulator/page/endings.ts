/** How the next export can end, as the page offers it. */
import type { Fault, GivenExportJobSettings } from '../settings/settings.ts';

/** A fault at these operations of both APIs, since either API may start the job. */
const fault = (at: readonly Fault['at'][], does: Fault['does'], more: Partial<Fault> = {}) => ({
  faults: at.map((each) => ({ at: each, does, ...more })),
});
const STARTS = ['startExportJob', 'startProjectExportJob'] as const;
const CHECKS = ['getExportJob', 'getProjectExportJob'] as const;
const BUSY = { kind: 'answer', status: 503, body: { error: 'The service is busy.' } } as const;

/** Settings by the names that the page and the log show. The first one leaves the next export as it is set elsewhere. */
const ENDINGS: Readonly<Record<string, GivenExportJobSettings | undefined>> = {
  'As the settings say': undefined,
  'The job completes': { outcome: 'completed' },
  'The job fails': { outcome: 'failed' },
  'The start is accepted, its response lost': fault(STARTS, { kind: 'cut' }, { afterWork: true }),
  'Every status check gets 503': fault(CHECKS, BUSY),
  'The bundle URL expires after 1 s': { urlLifetimeSeconds: 1 },
  'The bundle is gone': { missingObject: 404 },
  'The first download is cut off': fault(['storage'], { kind: 'cut', afterBytes: 4000 }, { calls: [1, 1] }),
  'Every download ends early': fault(['storage'], { kind: 'short', bytes: 4000 }),
};

export const ENDING_NAMES: readonly string[] = Object.keys(ENDINGS);

/** Returns the settings with their name; undefined for the ending that sets nothing. */
export function endingSettings(name: string): GivenExportJobSettings | undefined {
  const settings = ENDINGS[name];
  return settings && { name, ...settings };
}
