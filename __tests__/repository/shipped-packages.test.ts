/**
 * Compares the packages in `dist/` with the lock file. `npm audit --omit=dev` and GitHub's alerts leave out development
 * dependencies, so a shipped package must not be one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  /** True if a development dependency requires it, and it is optional for another package. */
  readonly devOptional?: boolean;
}

const read = (...name: string[]) => readFileSync(path.join(REPOSITORY, ...name), 'utf8');
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(read('package-lock.json')).packages;
const { devDependencies } = JSON.parse(read('package.json'));

/**
 * The emulator's bundle is minified and does not name packages, but the list of licenses does: a name, then its
 * license.
 */
const lines = read('dist', 'licenses.txt').split('\n');
const SHIPPED = lines.filter((name, at) => {
  const license = locked[`node_modules/${name}`]?.license;
  return license !== undefined && license === lines[at + 1];
});

describe('dist/licenses.txt', () => {
  it('names the packages of dist/', () => {
    // These are a declared package, one that another package requires, and those of the emulator.
    expect(SHIPPED).toEqual(
      expect.arrayContaining(['@actions/core', 'tunnel', 'hono', 'marked', 'modern-tar']),
    );
    // Each license follows its package's name, after an empty line. None may be overlooked.
    const names = lines.filter((_, at) => /^(?:MIT|ISC|Apache-2\.0|BSD-\S+|0BSD)$/.test(lines[at + 1] ?? ''));
    expect(names).toEqual(SHIPPED);
  });

  it.each(SHIPPED)('%s is not a development dependency', (name) => {
    const { dev = false, devOptional = false } = locked[`node_modules/${name}`] ?? {};
    expect({ dev, devOptional }).toEqual({ dev: false, devOptional: false });
    expect(Object.keys(devDependencies)).not.toContain(name);
  });
});
