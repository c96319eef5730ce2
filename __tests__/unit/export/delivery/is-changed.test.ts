import { describe, expect, it } from '@jest/globals';
import { isChanged } from '../../../../src/export/delivery/is-changed.ts';

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
    expect(isChanged(site, state)).toBe(expected);
    expect(isChanged(site, { ...state, live: undefined })).toBe(true);
  });

  it('is true if a newer deployment than the live one never succeeded', () => {
    const state = { live: liveOf('sha256:1'), unfinishedId: 7, isCutOff: false };
    expect(isChanged(siteOf('sha256:1'), state)).toBe(true);
  });

  it.each([
    ['there is no manifest of the live site', undefined, true],
    ['the manifest is not the live one', { changes: undefined }, true],
    ['no file differs from the manifest', { changes: { added: [], modified: [], removed: [] } }, false],
    ['a file differs from the manifest', { changes: { added: [], modified: [], removed: ['a'] } }, true],
  ])('without an environment, if %s: %#', (_what, changes, expected) => {
    const lists = { changedFilesPath: '', removedFilesPath: '' };
    const comparison = changes && { ...changes, ...lists };
    expect(isChanged({ contentDigest: 'sha256:1', comparison }, undefined)).toBe(expected);
  });
});
