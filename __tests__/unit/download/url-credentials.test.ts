import { describe, expect, it } from '@jest/globals';
import { urlCredentials } from '../../../src/download/url-credentials.ts';

const SIGNATURE = 'f'.repeat(64);

describe('urlCredentials', () => {
  it.each<[string, string, string[]]>([
    [
      'S3',
      `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261120T060000Z&X-Amz-SignedHeaders=host&X-Amz-Signature=${SIGNATURE}`,
      [SIGNATURE],
    ],
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
    [
      'a value that decodes to text with an ampersand',
      'token=0123456789%26abcdefghijk',
      ['0123456789%26abcdefghijk'],
    ],
    ['a broken escape', 'token=0123456789%zzabcdefghijk', ['0123456789%zzabcdefghijk']],
    ['no query', '', []],
  ])('finds those of %s', (_name, query, expected) => {
    expect(urlCredentials(`https://storage.example.com/b/site.tar.gz?${query}`)).toEqual(expected);
  });

  it('leaves out the fragment', () => {
    expect(urlCredentials(`https://s.example.com/a?sig=${SIGNATURE}#top`)).toEqual([SIGNATURE]);
  });
});
