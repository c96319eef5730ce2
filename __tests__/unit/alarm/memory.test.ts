import { expect, it } from '@jest/globals';
import { memoryOf, withMemory } from '../../../src/alarm/memory.ts';
import fc from '../../support/fast-check.ts';

const MEMORY = {
  workflow: '.github/workflows/deploy.yml',
  key: '',
  code: 'disk',
  jobs: ['a', 'b'],
  count: 2,
  since: '2026-11-12T05:17:31.000Z',
  commented: '2026-11-12',
  messaged: '',
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
