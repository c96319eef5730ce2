import { expect, it } from '@jest/globals';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { changeCount, compareSites } from '../../../src/site/compare-sites.ts';
import type { SiteFiles } from '../../../src/site/manifest.ts';
import { sha256Of } from '../../support/sha256.ts';

const site = (files: Readonly<Record<string, string>>): SiteFiles =>
  new Map(inByteOrder(Object.keys(files)).map((name) => [name, sha256Of(files[name] ?? '')]));

const live = site({ 'index.html': '1', 'a/old.html': '2', 'b.html': '3' });
const now = site({ 'index.html': '1', 'b.html': '4', 'a/new.html': '2', 'z/new.html': '5' });

it('compareSites: finds what changed, and changeCount counts it', () => {
  const changes = compareSites(live, now);
  const expected = { added: ['a/new.html', 'z/new.html'], modified: ['b.html'], removed: ['a/old.html'] };
  expect([changes, changeCount(changes)]).toEqual([expected, 4]);
  expect(changeCount(compareSites(live, live))).toBe(0);
});
