import { expect, it } from '@jest/globals';
import { isChanged } from '../../../src/export/changed.ts';

it.each([
  [undefined, undefined, true],
  [undefined, 'sha256:1', true],
  ['sha256:1', undefined, true],
  ['sha256:1', 'sha256:2', true],
  ['sha256:1', 'sha256:1', false],
] as const)('a site with digest %s, while %s is live, is changed: %s', (digest, live, changed) => {
  expect(isChanged(digest, live)).toBe(changed);
});

it('is changed if a newer deployment than the live one never succeeded', () => {
  expect(isChanged('sha256:1', 'sha256:1', true)).toBe(true);
});
