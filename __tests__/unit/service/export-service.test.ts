import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { bundleUrlSchema } from '../../../src/service/export-service.ts';

const accepts = (api: string, bundleUrl: string) => v.is(bundleUrlSchema(new URL(api)), { bundleUrl });

describe('bundleUrlSchema', () => {
  it.each([
    ['https://api.example.com', 'https://storage.example.com/site.tar.gz?X-Amz-Signature=1'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:9000/site.tar.gz'],
    ['http://127.0.0.1:8080', 'https://storage.example.com/site.tar.gz'],
  ])('accepts from the API %s the URL %s', (api, url) => {
    expect(accepts(api, url)).toBe(true);
  });

  it.each([
    ['https://api.example.com', 'http://127.0.0.1/site.tar.gz'],
    ['https://api.example.com', 'http://storage.example.com/site.tar.gz'],
    ['http://127.0.0.1:8080', 'http://storage.example.com/site.tar.gz'],
    ['https://api.example.com', 'https://user:password@storage.example.com/site.tar.gz'],
    ['https://api.example.com', 'https://user@storage.example.com/site.tar.gz'],
    ['https://api.example.com', 'https://storage.example.com/a\nb'],
    ['https://api.example.com', 'ftp://storage.example.com/a'],
    ['https://api.example.com', 'site.tar.gz'],
  ])('refuses from the API %s the URL %j', (api, url) => {
    expect(accepts(api, url)).toBe(false);
  });
});
