import { describe, expect, it } from '@jest/globals';
import { uploadAddress } from '../../../src/github/release-assets.ts';

describe('uploadAddress', () => {
  it.each([
    ['https://api.github.com', 'https://uploads.github.com/repos/o/r/releases/1/assets{?name,label}'],
    ['https://api.docs.ghe.com', 'https://uploads.docs.ghe.com/repos/o/r/releases/1/assets{?name,label}'],
    [
      'https://ghes.example/api/v3',
      'https://ghes.example/api/uploads/repos/o/r/releases/1/assets{?name,label}',
    ],
    ['https://ghes.example/api/v3', 'https://uploads.ghes.example/repos/o/r/releases/1/assets'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/repos/o/r/releases/1/assets'],
  ])('accepts for %s the address %s', (api, template) => {
    expect(uploadAddress(template, new URL(api))?.href).toBe(template.replace('{?name,label}', ''));
  });

  it.each([
    ['https://api.github.com', 'https://uploads.github.com.example.org/repos'],
    ['https://api.github.com', 'https://github.com/repos'],
    ['https://api.github.com', 'https://uploads.example.org/repos'],
    ['https://api.github.com', 'http://uploads.github.com/repos'],
    ['https://api.github.com', 'https://uploads.github.com:8443/repos'],
    ['https://api.github.com', 'https://user@uploads.github.com/repos'],
    ['https://ghes.example/api/v3', 'https://uploads.example/repos'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8081/repos'],
    ['https://api.github.com', 'no address'],
  ])('refuses for %s the address %s', (api, template) => {
    expect(uploadAddress(template, new URL(api))).toBeUndefined();
  });
});
