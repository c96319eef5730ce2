import { describe, expect, it } from '@jest/globals';
import { inByteOrder } from '../../../src/site/byte-order.ts';
import { changeCount, changeLists, compareSites, formatFileList } from '../../../src/site/compare-sites.ts';
import type { SiteFiles } from '../../../src/site/manifest.ts';
import fc from '../../support/fast-check.ts';
import { sha256Of } from '../../support/sha256.ts';

const site = (files: Readonly<Record<string, string>>): SiteFiles =>
  new Map(inByteOrder(Object.keys(files)).map((name) => [name, sha256Of(files[name] ?? '')]));

const live = site({ 'index.html': '1', 'a/old.html': '2', 'b.html': '3' });
const now = site({ 'index.html': '1', 'b.html': '4', 'a/new.html': '2', 'z/new.html': '5' });

it('changeCount and changeLists: count what changed, and list it in one order', () => {
  const changes = compareSites(live, now);
  expect([changeCount(changes), changeCount(compareSites(live, live))]).toEqual([4, 0]);
  const { changed, removed } = changeLists(now, changes);
  expect([[...changed], removed]).toEqual([['a/new.html', 'b.html', 'z/new.html'], ['a/old.html']]);
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

describe('formatFileList', () => {
  it.each(['\u00a0a.html', ' #a.html', ';a.html'])(
    'begins %j with `./`, so that no tool skips or cuts it',
    (name) => {
      expect(formatFileList([name])).toBe(`./${name}\n`);
    },
  );

  it.each(['a#.html', 'a/#b.html', 'a; b', '-a', './a'])('leaves %j as it is', (name) => {
    expect(formatFileList([name])).toBe(`${name}\n`);
  });
});
