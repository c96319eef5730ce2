import { describe, expect, it } from '@jest/globals';
import { Destination } from '../../../../src/deploy/plan/destination.ts';

const listing = (...paths: readonly string[]) => new Map(paths.map((path) => [path, { size: 1 }]));
const VERSION = { sha256: 'a'.repeat(64), size: 1 };

describe('Destination', () => {
  it('has a file that is listed with its size', () => {
    const destination = new Destination(listing('a.html'));
    expect(destination.has('a.html', VERSION)).toBe(true);
    expect(destination.has('a.html', { ...VERSION, size: 2 })).toBe(false);
    expect(destination.has('b.html', VERSION)).toBe(false);
  });

  it('finds a name in another normalization, and prefers the exact one', () => {
    const composed = 'é.html'.normalize('NFC');
    const decomposed = composed.normalize('NFD');
    expect(new Destination(listing(decomposed)).has(composed, VERSION)).toBe(true);
    const both = new Map([
      [composed, { size: 1 }],
      [decomposed, { size: 2 }],
    ]);
    expect(new Destination(both).has(composed, VERSION)).toBe(true);
    expect(new Destination(both).has(decomposed, { ...VERSION, size: 2 })).toBe(true);
  });

  it('reads names without their case where the storage does', () => {
    expect(new Destination(listing('A.html')).has('a.html', VERSION)).toBe(false);
    expect(new Destination(listing('A.html'), { ignoresCase: true }).has('a.html', VERSION)).toBe(true);
  });

  it('knows the folders of other deployments', () => {
    const state = '.static-export/000001-1-1.json';
    const destination = new Destination(listing(state, `v2/${state}`, `meta/${state}`), {
      ownState: 'meta/.static-export',
    });
    expect(destination.isForeign('v2/a.html')).toBe(true);
    expect(destination.isForeign('v2.html')).toBe(false);
    expect(destination.isForeign('a.html')).toBe(false);
    expect(destination.isForeign('meta/a.html')).toBe(false);
  });
});
