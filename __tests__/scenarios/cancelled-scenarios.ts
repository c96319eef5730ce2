import type { ExportScenario, ScenarioGroup } from '../support/scenario.ts';
import { answer, fault, JOB, READY, stall } from './scenario-words.ts';

/** The step is cancelled as soon as the log matches, so the request that follows may or may not be sent. */
const phases: [string, RegExp, Partial<ExportScenario>, readonly RegExp[]][] = [
  [
    'the start',
    /Starting the export/,
    { service: fault('startExportJob', stall(), { afterWork: true }) },
    [/a job may be running/],
  ],
  [
    'the wait before a retry of the start',
    /Retrying in 1m/,
    { service: fault('startExportJob', answer(429, {}, { 'Retry-After': '60' })) },
    [/^(?![\s\S]*a job may be running)/],
  ],
  ['a running job', /Job running/, { service: { runningMs: 60_000 } }, [/`job-id: se_/]],
  ['a stalled check', /accepted job/, { service: fault('getExportJob', stall()) }, [/`job-id: se_/]],
  [
    'the wait until the bundle is ready',
    /409 Conflict/,
    { service: { ...READY, bundleNotYetMs: 60_000 } },
    [/`job-id: se_/],
  ],
  [
    'a stalled request for the bundle URL',
    /Job completed/,
    { service: { ...READY, ...fault('makeBundle', stall()) } },
    [/`job-id: se_/],
  ],
  [
    'a download with `extract`',
    /Created a bundle URL/,
    {
      service: { ...READY, pages: 300, bytesPerSecond: 20_000 },
      inputs: { extract: 'true' },
    },
    [/`job-id: se_/],
  ],
  [
    'a stalled download',
    /Created a bundle URL/,
    { service: { ...READY, ...fault('storage', stall(1000)) } },
    [/`job-id: se_/],
  ],
];

/** One handler listens to both signals, so these phases are enough for SIGTERM. */
const SIGTERM_PHASES = new Set(['a running job', 'a download with `extract`']);

const cancelled: ExportScenario[] = phases.flatMap(([phase, cancelAt, more, says]) =>
  (SIGTERM_PHASES.has(phase) ? [false, true] : [false]).map((sigtermOnly): ExportScenario => {
    const name = sigtermOnly ? 'SIGTERM' : 'SIGINT';
    return {
      name: `${name} during ${phase}`,
      ...more,
      cancelAt,
      sigtermOnly,
      expect: {
        outcome: 'cancelled',
        says: [new RegExp(`^Cancelled \\(${name}\\)`), ...says],
        outputs: { 'job-id': phase.endsWith('the start') ? undefined : JOB },
      },
    };
  }),
);

export const cancelledScenarios: readonly ScenarioGroup[] = [{ title: 'Cancellation', scenarios: cancelled }];
