import { expect, it } from '@jest/globals';
import { Destination } from '../../../../src/deploy/destination/destination.ts';
import { destinationWith, EXACT_NAMES, versionOf } from '../../../support/deployment-states.ts';

const listing = (sizes: Readonly<Record<string, number>>) =>
  new Map(Object.entries(sizes).map(([path, size]) => [path, { size }]));

it('Destination: has a file if the listing has its exact name with the same size', () => {
  const names = { ignoresCase: true, mayNormalize: true };
  const destination = destinationWith(listing({ 'a.html': 2, 'caf\u00e9.html': 2, 'b/': 0 }), names);
  expect(destination.has('a.html', versionOf('xx'))).toBe(true);
  expect(destination.has('a.html', versionOf('xxx'))).toBe(false);
  expect(destination.has('A.html', versionOf('xx'))).toBe(false);
  expect(destination.has('cafe\u0301.html', versionOf('xx'))).toBe(false);
  expect([destination.lists('A.html'), destination.lists('b.html')]).toEqual([true, false]);
  expect([destination.hasFolder('b'), destination.hasFolder('a.html')]).toEqual([true, false]);
});

it.each([
  [true, 'the same time', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:00.25Z'],
  [true, 'the same time in another zone', '2026-01-01T00:00:00Z', '2026-01-01T02:00:00+02:00'],
  [true, 'a time that lost its fraction in an archive', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:00Z'],
  [true, 'no time', '2026-01-01T00:00:00Z', undefined],
  [false, 'another time within a second', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:00.75Z'],
  [false, 'the next second', '2026-01-01T00:00:00.25Z', '2026-01-01T00:00:01Z'],
  [false, 'something that is not a time', '2026-01-01T00:00:00Z', 'yesterday'],
])('Destination: has a file: %s for %s', (isThere, _what, modified, known) => {
  const destination = destinationWith(new Map([['a.html', { size: 2, modified }]]));
  expect(destination.has('a.html', { ...versionOf('xx'), modified: known })).toBe(isThere);
  expect(destination.hasSize('a.html', { ...versionOf('xx'), modified: known })).toBe(true);
});

it('Destination: finds the folders of other deployments', () => {
  const states = { '.static-export/1': 1, 'v2/.static-export/1': 1, 'a/b/.static-export/': 0 };
  const destination = destinationWith(listing({ ...states, 'v2x/c': 1, 'state/x': 1 }));
  const foreign = ['index.html', 'v2/x.html', 'v2', 'v2x/c', 'a/x.html', 'a/b/c/x.html'];
  expect(foreign.filter((path) => destination.isForeign(path))).toEqual(['v2/x.html', 'a/b/c/x.html']);
});

it('Destination: finds the folder of another deployment in another case, where the storage ignores case', () => {
  const destination = destinationWith(listing({ 'V2/.static-export/1': 1 }), { ignoresCase: true });
  expect(['V2/x.html', 'v2/x.html'].map((path) => destination.isForeign(path))).toEqual([true, true]);
});

it('Destination: does not mistake its own state for that of another deployment', () => {
  const there = listing({ 'meta/.static-export/1': 1 });
  const destination = new Destination(there, new Map(), EXACT_NAMES, 'meta/.static-export');
  expect(destination.isForeign('meta/x.html')).toBe(false);
});

it('Destination: finds the remains of interrupted uploads, except in foreign folders', () => {
  const parts = ['a.html.0123abcd.export-partial', 'b/c.0123abcd.export-partial'];
  const others = ['v2/.static-export/1', 'v2/g.0123abcd.export-partial', 'd.html'];
  const there = Object.fromEntries([...parts, ...others].map((path) => [path, 1]));
  expect(destinationWith(listing(there)).partialFiles()).toEqual(parts);
});
