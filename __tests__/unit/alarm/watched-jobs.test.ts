import { describe, expect, it } from '@jest/globals';
import { failuresOf, isOver, NO_CODE, parseNeeds } from '../../../src/alarm/watched-jobs.ts';

const jobsOf = (needs: object) => parseNeeds('needs', JSON.stringify(needs));
const job = (result: string, outputs: object = {}) => ({ result, outputs });

describe('parseNeeds', () => {
  it('reads results, error codes and job IDs', () => {
    const outputs = { 'error-code': 'timed-out', 'job-id': 'se_3f9a', other: 'x' };
    expect(jobsOf({ export: job('failure', outputs), _b: { result: 'success' } })).toEqual([
      { name: 'export', result: 'failure', errorCode: 'timed-out', jobId: 'se_3f9a' },
      { name: '_b', result: 'success', errorCode: undefined, jobId: undefined },
    ]);
  });

  it.each([
    ['@octocat', '@octocat'],
    ['<!channel>', '<!channel>'],
    ['unauthorized -->', 'se_1 -->'],
    ['a`b', 'a`b'],
    ['a\nb', 'a\nb'],
    ['', ''],
    ['a'.repeat(51), 'a'.repeat(101)],
    ['#1', 'octocat/docs#1'],
    ['[a](b)', '[a](b)'],
    [7, { a: 1 }],
  ])('leaves out the outputs %j and %j', (code, id) => {
    const [parsed] = jobsOf({ export: job('failure', { 'error-code': code, 'job-id': id }) });
    expect(parsed).toMatchObject({ errorCode: undefined, jobId: undefined });
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"export":{}}',
    '{"export":{"result":"odd"}}',
    '{"a b":{"result":"success"}}',
    '{',
  ])('refuses %j', (value) => {
    expect(() => parseNeeds('needs', value)).toThrow(/^Input `needs` (?:is empty|is not|names no job)/);
  });
});

describe('failuresOf', () => {
  it('joins the jobs with the same error code', () => {
    const code = { 'error-code': 'unauthorized' };
    const jobs = jobsOf({ a: job('failure', code), b: job('success', code), c: job('failure', code) });
    expect(failuresOf(jobs)).toEqual([{ code: 'unauthorized', jobs: [jobs[0], jobs[2]] }]);
  });

  it.each([
    ['failure', {}, NO_CODE],
    ['failure', { 'error-code': 'cancelled' }, 'cancelled'],
    ['cancelled', { 'error-code': 'timed-out' }, 'timed-out'],
    ['cancelled', { 'error-code': 'cancelled' }, undefined],
    ['cancelled', {}, undefined],
    ['skipped', {}, undefined],
    ['success', { 'error-code': 'check-failed' }, undefined],
  ])('reads the result %s with the outputs %j as the failure %s', (result, outputs, code) => {
    const [failure] = failuresOf(jobsOf({ export: job(result, outputs) }));
    expect(failure?.code).toBe(code);
  });
});

describe('isOver', () => {
  it.each([
    [['success'], true],
    [['success', 'skipped'], true],
    [['skipped'], false],
    [['success', 'cancelled'], false],
    [['success', 'failure'], false],
  ])('of %j is %s', (results, expected) => {
    const needs = Object.fromEntries(results.map((result, index) => [`job${index}`, job(result)]));
    expect(isOver(jobsOf(needs))).toBe(expected);
  });
});
