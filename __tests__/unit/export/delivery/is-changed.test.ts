import { describe, expect, it } from '@jest/globals';
import { isChangedSince, isLiveSite } from '../../../../src/export/delivery/is-changed.ts';

describe('isLiveSite', () => {
  it.each([
    [undefined, undefined, false],
    [undefined, 'sha256:1', false],
    ['sha256:1', undefined, false],
    ['sha256:1', 'sha256:2', false],
    ['sha256:1', 'sha256:1', true],
  ])('compares the digest %s with the live %s: %s', (digest, contentDigest, expected) => {
    const site = digest === undefined ? undefined : { contentDigest: digest };
    expect(isLiveSite(site, { live: { contentDigest }, unfinishedId: undefined })).toBe(expected);
    expect(isLiveSite(site, { live: undefined, unfinishedId: undefined })).toBe(false);
  });

  it('is false if a newer deployment than the live one never succeeded', () => {
    const contentDigest = 'sha256:1';
    expect(isLiveSite({ contentDigest }, { live: { contentDigest }, unfinishedId: 7 })).toBe(false);
  });
});

describe('isChangedSince', () => {
  it.each([
    ['sha256:1', false],
    ['sha256:2', true],
    [undefined, true],
  ])('compares with the digest %s: %s', (previousDigest, expected) => {
    const site = { contentDigest: 'sha256:1', comparison: undefined };
    expect(isChangedSince({ previousManifest: undefined, previousDigest }, site)).toBe(expected);
  });
});
