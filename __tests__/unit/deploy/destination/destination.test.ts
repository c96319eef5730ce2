import { expect, it } from '@jest/globals';
import { Destination, listAgain } from '../../../../src/deploy/destination/destination.ts';
import { destinationWith, filesOf, listingOf, versionOf } from '../../../support/deployment-states.ts';
import { MemoryStorage } from '../../../support/memory-storage.ts';

const listed = (...paths: string[]) => listingOf(Object.fromEntries(paths.map((path) => [path, ''])));

it.each([
  ['its own name', {}, 'a.html', true],
  ['another case', {}, 'A.html', false],
  ['another case, where the storage ignores it', { ignoresCase: true }, 'A.html', true],
  ['another normalization', {}, 'cafe\u0301.html', false],
  ['another normalization, where the storage may normalize', { mayNormalize: true }, 'cafe\u0301.html', true],
  ['a name that is not there', { ignoresCase: true, mayNormalize: true }, 'b.html', false],
])('`Destination.find` looks for a file by %s', (_what, names, path, isThere) => {
  const destination = destinationWith(listed('a.html', 'caf\u00e9.html'), names);
  expect(destination.find(path) !== undefined).toBe(isThere);
});

it.each([
  [true, 'the same time', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:00.25Z'],
  [true, 'the same time in another zone', '2026-01-01T00:00:00Z', '2026-01-01T02:00:00+02:00'],
  [true, 'a time that lost its fraction in an archive', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:00Z'],
  [true, 'no time in the state', '2026-01-01T00:00:00Z', undefined],
  [true, 'no time in the listing', undefined, '2026-01-01T00:00:00Z'],
  [false, 'another time within a second', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:00.75Z'],
  [false, 'the next second', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:01Z'],
])('`Destination.has` is %p for %s', (isThere, _what, modified, known) => {
  const destination = destinationWith(new Map([['a.html', { size: 2, modified }]]));
  expect(destination.has('a.html', { ...versionOf('xx'), modified: known })).toBe(isThere);
  expect(destination.has('a.html', { ...versionOf('xxx'), modified: known })).toBe(false);
  expect(destination.has('b.html', { ...versionOf('xx'), modified: known })).toBe(false);
});

it('`Destination` distinguishes files and folders', () => {
  const destination = destinationWith(listed('a.html', 'B/', 'B/c', 'B/d/', 'Bx'), { ignoresCase: true });
  expect(['b', 'a.html'].map((path) => destination.hasFolder(path))).toEqual([true, false]);
  expect(destination.entriesIn('b')).toEqual(['B/c', 'B/d/']);
});

const FOREIGN = ['.static-export/1', 'v2/.static-export/1', 'a/B/.static-export/', 'v2x/c', 'state/x'];
it.each([
  ['', {}, ['v2/x.html', 'a/B/c/x.html']],
  [' in any case', { ignoresCase: true }, ['v2/x.html', 'V2/x.html', 'a/b/x.html', 'a/B/c/x.html']],
])('`Destination.isForeign` finds the folders of other deployments%s', (_what, names, expected) => {
  const destination = destinationWith(listed(...FOREIGN), names);
  const paths = [
    'index.html',
    'v2',
    'v2/x.html',
    'V2/x.html',
    'v2x/c',
    'a/x.html',
    'a/b/x.html',
    'a/B/c/x.html',
  ];
  expect(paths.filter((path) => destination.isForeign(path))).toEqual(expected);
});

it('`Destination.isForeign` does not mistake its own state for that of another deployment', () => {
  const names = { ignoresCase: false, mayNormalize: false };
  const destination = new Destination(listed('meta/.static-export/1'), names, 'meta/.static-export');
  expect(destination.isForeign('meta/x.html')).toBe(false);
});

it('`Destination.unmanaged` returns files and folders that the site lacks, in byte order', () => {
  const site = filesOf({ 'index.html': '1', 'guide/a.html': '1' });
  const others = ['b', 'a/', 'guide/of-others.html'];
  const own = ['INDEX.html', 'guide/', 'guide/a.html', '.static-export/', '.static-export/1'];
  const skipped = ['v2/.static-export/1', 'v2/x.html', 'guide/a.html.0123abcd.export-partial'];
  const destination = destinationWith(listed(...others, ...own, ...skipped), { ignoresCase: true });
  expect(destination.unmanaged(site)).toEqual(['a/', 'b', 'guide/of-others.html']);
});

it('`Destination.partialFiles` finds what interrupted uploads left, except in folders of other deployments', () => {
  const parts = ['a.html.0123abcd.export-partial', 'b/c.0123abcd.export-partial'];
  const others = ['v2/.static-export/1', 'v2/g.0123abcd.export-partial', 'd.html'];
  expect(destinationWith(listed(...parts, ...others)).partialFiles()).toEqual(parts);
});

it.each([
  ['a few files of a large bucket by their names', true, 2, undefined, ['find 2']],
  ['a bucket that does not answer for each name', true, 2, 'no answer', ['find 2', 'list 100']],
  ['a bucket of which much has changed', true, 3, undefined, ['list 100']],
  ['the folders of what has changed on a server', false, 2, undefined, ['list 2']],
])('`listAgain` lists %s', async (_what, isBucket, count, answer, expected) => {
  const site = filesOf(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}.html`, 'x'])));
  const calls: string[] = [];
  const storage = new MemoryStorage(Object.fromEntries([...site.keys()].map((path) => [path, 'x'])), {
    features: { isBucket },
  });
  const [list, find] = [storage.list.bind(storage), storage.find.bind(storage)];
  storage.list = (paths) => {
    calls.push(`list ${paths.size}`);
    return list(paths);
  };
  storage.find = async (paths) => {
    calls.push(`find ${paths.length}`);
    return answer === undefined ? find(paths) : undefined;
  };
  const changed = [...site.keys()].slice(0, count);
  const listing = await listAgain(changed, site, storage);
  expect(calls).toEqual(expected);
  expect([...listing.keys()]).toEqual(expect.arrayContaining(changed));
});
