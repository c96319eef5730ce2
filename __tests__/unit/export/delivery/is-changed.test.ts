import { describe, expect, it } from '@jest/globals';
import { isChanged } from '../../../../src/export/delivery/is-changed.ts';

const NO_INPUTS = { previousManifest: undefined, previousDigest: undefined };

describe('isChanged', () => {
  const siteOf = (contentDigest: string | undefined) =>
    contentDigest === undefined ? undefined : { contentDigest, comparison: undefined };
  const liveOf = (contentDigest: string | undefined) => ({
    id: 1,
    createdAt: '',
    jobId: 'se_1',
    htmlCount: undefined,
    sizeBytes: undefined,
    contentDigest,
  });

  it.each([
    [undefined, undefined, true],
    [undefined, 'sha256:1', true],
    ['sha256:1', undefined, true],
    ['sha256:1', 'sha256:2', true],
    ['sha256:1', 'sha256:1', false],
  ])('compares the digest %s with the live %s: %s', (digest, liveDigest, expected) => {
    const site = siteOf(digest);
    const state = { live: liveOf(liveDigest), unfinishedId: undefined, isCutOff: false };
    expect(isChanged(site, NO_INPUTS, state)).toBe(expected);
    expect(isChanged(site, NO_INPUTS, { ...state, live: undefined })).toBe(true);
  });

  it('is true if a newer deployment than the live one never succeeded', () => {
    const state = { live: liveOf('sha256:1'), unfinishedId: 7, isCutOff: false };
    expect(isChanged(siteOf('sha256:1'), NO_INPUTS, state)).toBe(true);
  });

  it.each([
    ['sha256:1', false],
    ['sha256:2', true],
    [undefined, true],
  ])('compares with the input `previous-digest` %s: %s', (previousDigest, expected) => {
    const inputs = { previousManifest: undefined, previousDigest };
    expect(isChanged(siteOf('sha256:1'), inputs, undefined)).toBe(expected);
  });
});
