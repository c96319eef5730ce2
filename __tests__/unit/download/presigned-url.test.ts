import { describe, expect, it } from '@jest/globals';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';

describe('PresignedUrl', () => {
  const bundle = (signature: string) => ({
    bundleUrl: `https://s.example.com/?sig=${signature}`,
    expiresAt: undefined,
    sizeBytes: 5,
  });

  it('is refreshed once, however many connections find it expired', async () => {
    let refreshes = 0;
    const presigned = new PresignedUrl(bundle('0'), async () => bundle(String(++refreshes)));
    const first = presigned.url;
    await Promise.all([presigned.refresh(first), presigned.refresh(first), presigned.refresh(first)]);
    await presigned.refresh(first);
    expect([refreshes, presigned.url.search]).toEqual([1, '?sig=1']);
    await presigned.refresh(presigned.url);
    expect([refreshes, presigned.url.search]).toEqual([2, '?sig=2']);
  });

  it('can be refreshed again after a failed refresh', async () => {
    let tries = 0;
    const presigned = new PresignedUrl(bundle('0'), async () => {
      tries += 1;
      if (tries === 1) throw new Error('503');
      return bundle('1');
    });
    await expect(presigned.refresh(presigned.url)).rejects.toThrow('503');
    await presigned.refresh(presigned.url);
    expect(presigned.url.search).toBe('?sig=1');
  });
});
