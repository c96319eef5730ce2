import { describe, expect, it } from '@jest/globals';
import { isChanged, isChangedSince } from '../../../../src/export/delivery/is-changed.ts';

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

describe('without an environment', () => {
  const changes = { added: [], modified: [], removed: [] };
  const comparedWith = (found: typeof changes | { removed: string[] } | undefined) => ({
    contentDigest: 'sha256:1',
    comparison: {
      changes: found && { ...changes, ...found },
      changedFilesPath: '/changed',
      removedFilesPath: '/removed',
    },
  });

  it.each([
    [changes, false],
    [{ removed: ['a.html'] }, true],
    [undefined, true],
  ])('the manifest decides: %j', (found, expected) => {
    const inputs = { previousManifest: '/live.sha256', previousDigest: undefined };
    expect(isChangedSince(inputs, comparedWith(found))).toBe(expected);
  });

  it.each([
    ['sha256:1', false],
    ['sha256:2', true],
    [undefined, true],
  ])('the digest %s decides', (previousDigest, expected) => {
    const site = { contentDigest: 'sha256:1', comparison: undefined };
    expect(isChangedSince({ previousManifest: undefined, previousDigest }, site)).toBe(expected);
  });
});
