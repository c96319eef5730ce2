import { expect, it } from '@jest/globals';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { changeCount, compareSites } from '../../../src/site/compare-sites.ts';
import type { SiteFiles } from '../../../src/site/manifest.ts';
import fc from '../../support/fast-check.ts';
import { sha256Of } from '../../support/sha256.ts';

const site = (files: Readonly<Record<string, string>>): SiteFiles =>
  new Map(inByteOrder(Object.keys(files)).map((name) => [name, sha256Of(files[name] ?? '')]));

const live = site({ 'index.html': '1', 'a/old.html': '2', 'b.html': '3' });
const now = site({ 'index.html': '1', 'b.html': '4', 'a/new.html': '2', 'z/new.html': '5' });

it('changeCount: counts what changed', () => {
  expect([changeCount(compareSites(live, now)), changeCount(compareSites(live, live))]).toEqual([4, 0]);
});

it('compareSites: finds the same as a lookup of every path, whatever the names', () => {
  const unit = fc.constantFrom('a', 'b', '/', '｡', '🚀', '😀');
  const name = fc.string({ unit, minLength: 1, maxLength: 3 });
  const sites = fc.dictionary(name, fc.constantFrom('1', '2'), { maxKeys: 12 }).map(site);
  fc.assert(
    fc.property(sites, sites, (one, other) => {
      expect(compareSites(one, other)).toEqual({
        added: [...other.keys()].filter((path) => !one.has(path)),
        modified: [...other.keys()].filter((path) => one.has(path) && one.get(path) !== other.get(path)),
        removed: [...one.keys()].filter((path) => !other.has(path)),
      });
    }),
    { numRuns: 200 },
  );
});
