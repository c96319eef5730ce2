import { expect, it } from '@jest/globals';
import { PresignedUrl, urlCredentials } from '../../../src/download/presigned-url.ts';

const SIGNATURE = 'f'.repeat(64);

const bundle = (signature: string) => ({
  bundleUrl: `https://s.example.com/?sig=${signature}`,
  expiresAt: undefined,
  sizeBytes: 5,
});

it('PresignedUrl: is refreshed once, however many connections find it expired', async () => {
  let refreshes = 0;
  const presigned = new PresignedUrl(bundle('0'), async () => bundle(String(++refreshes)));
  const first = presigned.url;
  await Promise.all([presigned.refresh(first), presigned.refresh(first), presigned.refresh(first)]);
  await presigned.refresh(first);
  expect([refreshes, presigned.url.search]).toEqual([1, '?sig=1']);
  await presigned.refresh(presigned.url);
  expect([refreshes, presigned.url.search]).toEqual([2, '?sig=2']);
});

it('PresignedUrl: can be refreshed again after a failed refresh', async () => {
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

it.each<[string, string, string[]]>([
  ['S3', `X-Amz-Algorithm=AWS4&X-Amz-SignedHeaders=host&X-Amz-Signature=${SIGNATURE}`, [SIGNATURE]],
  [
    'S3 with temporary credentials',
    `X-Amz-Security-Token=IQoJb3JpZ2luX2VjEAAa%2FabcDEF%3D%3D&X-Amz-Signature=${SIGNATURE}`,
    ['IQoJb3JpZ2luX2VjEAAa%2FabcDEF%3D%3D', 'IQoJb3JpZ2luX2VjEAAa/abcDEF==', SIGNATURE],
  ],
  [
    'the old S3 kind',
    'AWSAccessKeyId=AKIA&Signature=abcdefghij%2Bklmnopqrs%3D',
    ['abcdefghij%2Bklmnopqrs%3D', 'abcdefghij+klmnopqrs='],
  ],
  ['Google', `X-Goog-Signature=${SIGNATURE}&X-Goog-SignedHeaders=host`, [SIGNATURE]],
  ['Azure', 'sv=2026&sig=abcdefghij0123456789', ['abcdefghij0123456789']],
  ['a short value', 'X-Amz-Signature=abc&token=0123456789abcde', []],
  ['a value with an encoded ampersand', 'token=0123456789%26abcdefghijk', ['0123456789%26abcdefghijk']],
  ['a broken escape', 'token=0123456789%zzabcdefghijk', ['0123456789%zzabcdefghijk']],
  ['no query', '', []],
])('urlCredentials: finds the credentials of %s', (_name, query, expected) => {
  expect(urlCredentials(`https://storage.example.com/b/site.tar.gz?${query}`)).toEqual(expected);
});

it('urlCredentials: leaves out the fragment', () => {
  expect(urlCredentials(`https://s.example.com/a?sig=${SIGNATURE}#top`)).toEqual([SIGNATURE]);
});
