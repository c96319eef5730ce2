import { expect, it } from '@jest/globals';
import { Destination } from '../../../../src/deploy/plan/destination.ts';
import { destinationWith, EXACT_NAMES, versionOf } from '../../../support/deployment-states.ts';

const listing = (sizes: Readonly<Record<string, number>>) =>
  new Map(Object.entries(sizes).map(([path, size]) => [path, { size }]));

it('Destination: has a file if the listing has it with the same size', () => {
  const there = listing({ 'a.html': 2, 'caf\u00e9.html': 2, 'b/': 0 });
  const destination = destinationWith(there, { mayNormalize: true });
  expect(destination.has('a.html', versionOf('xx'))).toBe(true);
  expect(destination.has('a.html', versionOf('xxx'))).toBe(false);
  expect(destination.has('A.html', versionOf('xx'))).toBe(false);
  // macOS may list another normalization.
  expect(destination.has('cafe\u0301.html', versionOf('xx'))).toBe(true);
  expect(destinationWith(there).has('cafe\u0301.html', versionOf('xx'))).toBe(false);
  expect([destination.lists('a.html'), destination.lists('b.html')]).toEqual([true, false]);
  expect([destination.hasFolder('b'), destination.hasFolder('a.html')]).toEqual([true, false]);
});

it('Destination: finds a name in another case if the storage ignores case', () => {
  const destination = destinationWith(listing({ 'Guide.html': 2 }), { ignoresCase: true });
  expect(destination.has('guide.html', versionOf('xx'))).toBe(true);
});

it('Destination: finds a file under its exact name before one in another case', () => {
  const destination = destinationWith(listing({ 'Guide.html': 1, 'guide.html': 2 }), { ignoresCase: true });
  expect(destination.find('Guide.html')).toEqual({ size: 1 });
});

it('Destination: finds the folders of other deployments', () => {
  const states = { '.static-export/1': 1, 'v2/.static-export/1': 1, 'a/b/.static-export/': 0 };
  const destination = destinationWith(listing({ ...states, 'v2x/c': 1, 'state/x': 1 }));
  const foreign = ['index.html', 'v2/x.html', 'v2', 'v2x/c', 'a/x.html', 'a/b/c/x.html'];
  expect(foreign.filter((path) => destination.isForeign(path))).toEqual(['v2/x.html', 'a/b/c/x.html']);
});

it('Destination: does not mistake its own state for that of another deployment', () => {
  const there = listing({ 'meta/.static-export/1': 1 });
  const destination = new Destination(there, EXACT_NAMES, 'meta/.static-export');
  expect(destination.isForeign('meta/x.html')).toBe(false);
});

it('Destination: finds the remains of interrupted uploads, except in foreign folders', () => {
  const parts = ['a.html.0123abcd.export-partial', 'b/c.0123abcd.export-partial'];
  const others = ['v2/.static-export/1', 'v2/g.0123abcd.export-partial', 'd.html'];
  const there = Object.fromEntries([...parts, ...others].map((path) => [path, 1]));
  expect(destinationWith(listing(there)).partialFiles()).toEqual(parts);
});
