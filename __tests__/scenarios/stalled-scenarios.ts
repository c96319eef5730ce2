/** Runs in which the service or the storage makes the action wait: stalled connections and rate limits. */
import type { Fault } from '../../emulator/settings/settings.ts';
import { type ExportScenario, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { answer, fault, first, JOB, READY, stall } from './scenario-words.ts';

const NO_HEADERS = ['no headers', stall()] as const;
const NO_BODY = ['no body', stall(0)] as const;
const HALF_A_BODY = ['a stalled body', stall(25)] as const;
const DRIPS = ['one byte every 20 s', { kind: 'drip', bytes: 1, everyMs: 20_000 }] as const;

const paused = { preloads: ['skipped-pauses'], inputs: { 'poll-interval': '2s' } } as const;

type Silence = readonly [string, Fault['does']];

/** A request that gets one of the silences. Each deadline is tested once, and each silence with a check. */
const gets = (request: string, [what, does]: Silence, at: Fault['at'], more?: Partial<Fault>) => ({
  name: `${request} gets ${what}`,
  ...paused,
  service: fault(at, does, more),
});

const stalled: ExportScenario[] = [
  {
    ...gets('the start', HALF_A_BODY, 'startExportJob', { afterWork: true }),
    expect: {
      says: [/no complete response within 60 s/, /A job may be running, but its ID is unknown/],
      outputs: { 'job-id': undefined },
      requests: { start: 1, status: 0 },
    },
  },
  ...[NO_HEADERS, NO_BODY, HALF_A_BODY, DRIPS].map(
    (silence): ExportScenario => ({
      ...gets('one check', silence, 'getExportJob', first),
      expect: { log: [/no complete response within 10 s/], requests: { start: 1 } },
    }),
  ),
  {
    ...gets('one request for the bundle URL', NO_BODY, 'makeBundle', first),
    expect: { requests: { bundle: 2, storage: 1 } },
  },
  {
    ...gets('one download request', HALF_A_BODY, 'storage', first),
    expect: { requests: { bundle: 1, storage: 2 } },
  },
  // A storage that drips is not silent, but still sends too little.
  ...[NO_HEADERS, DRIPS].map(
    (silence): ExportScenario => ({
      ...gets('every download request', silence, 'storage'),
      expect: {
        outputs: { 'job-id': JOB },
        says: [/^Downloading the bundle failed: the storage sent no data, or almost none, for 30 s/],
      },
    }),
  ),
];

const limits: Named<ExportScenario> = {
  'a check is refused with a `Retry-After` of a hundred years, and the last check is still sent': {
    ...paused,
    inputs: { ...paused.inputs, 'max-attempts': '4' },
    service: { ...READY, ...fault('getExportJob', answer(429, {}, { 'Retry-After': '3153600000' }), first) },
    expect: { requests: { status: 2 }, log: [/429 Too Many Requests/] },
  },
  'a start is refused twice with a `Retry-After` of a minute': {
    ...paused,
    service: fault('startExportJob', answer(429, { error: 'Slow down' }, { 'Retry-After': '60' }), {
      calls: [1, 2],
    }),
    expect: { requests: { start: 3 }, log: [/429 Too Many Requests: "Slow down".*Retrying in 1m/] },
  },
  'every start is refused with 429': {
    ...paused,
    service: fault('startExportJob', answer(429, { error: 'Slow down' })),
    expect: {
      says: [/429 Too Many Requests: "Slow down"/],
      outputs: { 'job-id': undefined },
      requests: { start: 5, status: 0 },
    },
  },
};

export const stalledScenarios: readonly ScenarioGroup[] = [
  { title: 'Stalled and slow connections', scenarios: stalled },
  { title: 'Rate limits', scenarios: listed(limits) },
];
