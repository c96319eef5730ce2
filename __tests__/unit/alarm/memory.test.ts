import { expect, it } from '@jest/globals';
import { memoryOf, mixedJobs, withMemory } from '../../../src/alarm/memory.ts';
import { parseNeeds } from '../../../src/alarm/watched-jobs.ts';
import fc from '../../support/fast-check.ts';

const MEMORY = {
  workflow: '.github/workflows/deploy.yml',
  key: '',
  code: 'disk',
  jobs: ['a', 'b'],
  count: 2,
  since: '2026-11-12T05:17:31.000Z',
  told: '2026-11-12',
  mixed: ['b'],
  run: 7,
};

it('withMemory and memoryOf: keep every text, and none of it ends the hidden comment or mentions anyone', () => {
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('-->', '--!>', '@me #1', '"}'));
  fc.assert(
    fc.property(hostile, hostile, (workflow, key) => {
      const memory = { ...MEMORY, workflow, key };
      const body = withMemory('Text.', memory);
      expect(memoryOf(body)).toEqual(memory);
      expect(body).toMatch(/^Text\.\n\n<!-- static-export-alarm [^<>@#]* -->$/);
    }),
  );
});

it.each([
  'The export is broken: static-export-alarm',
  '<!-- static-export-alarm {"code":"disk"} -->',
  '<!-- static-export-alarm {broken} -->',
  '',
])('memoryOf: is undefined for the issue of a person: %s', (body) => {
  expect(memoryOf(body)).toBeUndefined();
});

it('memoryOf: reads the issue of a version that stored no mix', () => {
  const { mixed: _, ...earlier } = MEMORY;
  expect(memoryOf(`<!-- static-export-alarm ${JSON.stringify(earlier)} -->`)).toEqual({
    ...earlier,
    mixed: [],
  });
});

// The scenarios of the alarm have the texts about a mix.
it.each<[string, string | undefined, number, string[]]>([
  ['is repaired by its job', 'updated', 7, ['other']],
  ['is whole for its job', 'unchanged', 7, ['other']],
  ['is still one for its job', 'incomplete', 7, ['other', 'deploy']],
  ['was not checked by its job', 'untouched', 7, ['deploy', 'other']],
  ['is unknown to its job', 'unknown', 7, ['deploy', 'other']],
  ['was not looked at by its job', undefined, 7, ['deploy', 'other']],
  ['is repaired by an older run', 'updated', 6, ['deploy', 'other']],
])('mixedJobs: returns which sites remain a mix after one %s', (_, live, runId, expected) => {
  const needs = { deploy: { result: 'success', outputs: { live } }, third: { result: 'success' } };
  const jobs = parseNeeds(JSON.stringify(needs));
  expect(mixedJobs(jobs, { ...MEMORY, mixed: ['deploy', 'other'] }, runId)).toEqual(expected);
});

it('mixedJobs: returns a mix of the run that no issue knows yet', () => {
  const jobs = parseNeeds('{"deploy":{"result":"cancelled","outputs":{"live":"incomplete"}}}');
  expect(mixedJobs(jobs, undefined, 7)).toEqual(['deploy']);
});
