import { expect, it } from '@jest/globals';
import { siteKey } from '../../../src/github/deployments.ts';

it('identifies a site as `printf DOMAIN | sha256sum | head -c 16` does', () => {
  expect(siteKey('docs.example.com')).toBe('e999fb4e01edb9a9');
});
