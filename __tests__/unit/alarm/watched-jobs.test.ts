import { describe, expect, it } from '@jest/globals';
import {
  failureOf,
  haveSucceeded,
  isOver,
  NO_CODE,
  parseNeeds,
  type WatchedJob,
} from '../../../src/alarm/watched-jobs.ts';

const jobsOf = (needs: object) => parseNeeds(JSON.stringify(needs));
const job = (result: string, outputs: object = {}) => ({ result, outputs });

describe('parseNeeds', () => {
  it('reads results, error codes, job IDs, and what visitors see', () => {
    const outputs = {
      'error-code': 'timed-out',
      'error-message': 'Timed out\n`x` @octocat',
      'job-id': 'se_3f9a',
      live: 'incomplete',
      other: 'x',
    };
    const [failed, succeeded] = jobsOf({
      export: job('failure', outputs),
      'docs.example.com': { result: 'success' },
    });
    const errorMessage = "Timed out 'x' ＠octocat";
    const words = { errorCode: 'timed-out', errorMessage, jobId: 'se_3f9a', live: 'incomplete' };
    expect(failed).toEqual({ name: 'export', result: 'failure', hasOutputs: true, ...words });
    expect(succeeded).toEqual({ name: 'docs.example.com', result: 'success', hasOutputs: false });
  });

  it.each(['', 'broken', '@octocat', 'constructor', 7])('leaves out the output `live` %j', (live) => {
    expect(jobsOf({ deploy: job('failure', { live }) })).toMatchObject([{ live: undefined }]);
  });

  it.each(['', ' \n', null, 7])('leaves out the output `error-message` %j', (message) => {
    const [parsed] = jobsOf({ export: job('failure', { 'error-message': message }) });
    expect(parsed?.errorMessage).toBeUndefined();
  });

  it.each([
    ['@octocat', '@octocat'],
    ['unauthorized -->', 'se_1 -->'],
    ['a\nb', 'a\nb'],
    ['', ''],
    ['a'.repeat(51), 'a'.repeat(101)],
    ['#1', 'octocat/docs#1'],
    [7, { a: 1 }],
  ])('leaves out the outputs %j and %j', (code, id) => {
    const [parsed] = jobsOf({ export: job('failure', { 'error-code': code, 'job-id': id }) });
    expect(parsed).toMatchObject({ errorCode: undefined, jobId: undefined });
  });

  it.each([
    '',
    'null',
    '[]',
    '[{"result":"success"}]',
    '{}',
    '{"export":{"result":"odd"}}',
    '{"a b":{"result":"success"}}',
    '{',
  ])('refuses %j', (value) => {
    expect(() => parseNeeds(value)).toThrow(/^Input `needs` (?:is empty|is not|lists no job)/);
  });
});

it.each([
  ['failure', {}, NO_CODE],
  ['failure', { 'error-code': 'cancelled' }, 'cancelled'],
  ['cancelled', { 'error-code': 'cancelled' }, undefined],
  ['cancelled', {}, undefined],
  ['cancelled', { 'error-code': 'cancelled', live: 'incomplete' }, 'cancelled'],
  ['cancelled', { live: 'incomplete' }, 'cancelled'],
  ['success', { live: 'incomplete' }, 'incomplete'],
  ['skipped', {}, undefined],
  ['success', { 'error-code': 'check-failed' }, undefined],
])('failureOf: reads the result %s with the outputs %j as the failure %s', (result, outputs, code) => {
  expect(failureOf(jobsOf({ export: job(result, outputs) }), [])?.code).toBe(code);
});

it('failureOf: names each code once, and two of them', () => {
  const codes = ['disk', 'timed-out', 'disk', 'forbidden', 'conflict'];
  const jobs = codes.map((code, index) => [`job${index}`, job('failure', { 'error-code': code })]);
  expect(failureOf(jobsOf(Object.fromEntries(jobs)), [])?.code).toBe('disk, timed-out, 2 more');
});

it('failureOf: returns the worst `live` of the failed jobs, or else a mix', () => {
  const needs = (...outputs: readonly (readonly [result: string, live?: string])[]) =>
    jobsOf(
      Object.fromEntries(
        outputs.map(([result, live], index) => [`job${index}`, job(result, { live, 'job-id': 'se_1' })]),
      ),
    );
  const liveOf = (jobs: WatchedJob[], mixed: string[] = []) => failureOf(jobs, mixed)?.reported.live;
  expect(liveOf(needs(['failure', 'updated'], ['failure', 'unchanged'], ['failure', 'unknown']))).toBe(
    'unknown',
  );
  expect(liveOf(needs(['failure', 'unchanged'], ['failure', 'untouched']))).toBe('untouched');
  expect(liveOf(needs(['failure', 'updated'], ['success', 'unchanged']))).toBe('updated');
  expect(liveOf(needs(['failure'], ['success', 'updated']))).toBeUndefined();
  expect(liveOf(needs(['failure'], ['success']))).toBeUndefined();
  expect(liveOf(needs(['failure', 'updated']), ['another-job'])).toBe('incomplete');
  const [first, worst] = [
    { live: 'unchanged', 'error-code': 'verify-failed' },
    { live: 'unknown', 'error-code': 'conflict', outcome: 'errored' },
  ];
  const both = failureOf(jobsOf({ first: job('failure', first), worst: job('failure', worst) }), []);
  expect(both?.reported).toEqual({ live: 'unknown', code: 'conflict', outcome: 'errored' });
  const failure = failureOf(jobsOf({ export: job('failure', { 'error-code': 'unauthorized' }) }), ['deploy']);
  expect(failure?.reported).toEqual({ live: 'incomplete', code: 'unauthorized' });
});

it('parseNeeds: does not know what visitors see after a failure without outputs, and only then', () => {
  const jobs = ['failure', 'cancelled', 'skipped', 'success'].map((result) => [result, { result }]);
  expect(jobsOf(Object.fromEntries(jobs)).map(({ live }) => live)).toEqual([
    'unknown',
    undefined,
    undefined,
    undefined,
  ]);
  expect(jobsOf({ deploy: job('failure', { live: '' }) })).toMatchObject([{ live: undefined }]);
});

it.each([
  ['success', { outcome: 'completed' }, 'skipped', {}, true, true],
  ['success', {}, 'success', {}, true, true],
  ['success', { outcome: 'checked' }, 'success', {}, true, false],
  ['success', { outcome: 'started' }, 'success', {}, true, false],
  ['success', { live: 'incomplete' }, 'success', {}, false, false],
  ['success', {}, 'cancelled', {}, false, false],
  ['success', {}, 'failure', {}, false, false],
  ['skipped', {}, 'skipped', {}, false, false],
])(
  'haveSucceeded and isOver: judge %s %j beside %s %j',
  (result, outputs, other, others, succeeded, over) => {
    const jobs = jobsOf({ a: job(result, outputs), b: job(other, others) });
    expect({ haveSucceeded: haveSucceeded(jobs), isOver: isOver(jobs) }).toEqual({
      haveSucceeded: succeeded,
      isOver: over,
    });
  },
);
