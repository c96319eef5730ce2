/** `npm ci` does not warn about packages that need a newer Node than CONTRIBUTING requires. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';

/** npm's rules for versions, which the tool cache also needs. */
const semver: { satisfies(version: string, range: string): boolean } = createRequire(
  path.join(REPOSITORY, 'node_modules', '@actions', 'tool-cache', 'package.json'),
)('semver');

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** npm silently skips an optional package that does not fit. */
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

it.each(['22.20.0', '24.8.0'])(
  'package-lock.json: every package that is not optional runs on Node %s',
  (version) => {
    const { packages } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8'));
    const locked = Object.entries<Locked>(packages);
    expect(locked.length).toBeGreaterThan(300);
    const tooNew = locked.filter(
      ([, { optional, engines }]) => !optional && !semver.satisfies(version, engines?.node ?? '*'),
    );
    expect(tooNew.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([]);
  },
);

it('engines: begins with the version that the tools and the scripts require, and that tools/node-22 has', () => {
  const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
  const [, oldest = '', major = ''] =
    /^\^((\d+)\.\d+\.\d+) /.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  for (const file of ['scripts/run-node.mjs', 'tools/entries/tools/index.ts'])
    expect(read(file)).toMatch(new RegExp(`^const OLDEST(?:_NODE)? = ${major};$`, 'm'));
  const { optionalDependencies } = JSON.parse(read(`tools/node-${major}/package.json`));
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([oldest]));
});

it('overrides: each replaces a version that its package asks for, and that would not do', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8'));
  const { overrides, devDependencies } = read('package.json');
  const locked: Readonly<Record<string, Locked>> = read('package-lock.json').packages;
  // Lists the only versions that have the programs of each platform.
  const { 'unrs-resolver': _, ...others } = overrides as Record<string, Record<string, string>>;
  const needless = Object.entries(others).flatMap(([name, replaced]) =>
    Object.entries(replaced).filter(([dependency, version]) => {
      const { dependencies, peerDependencies } = locked[`node_modules/${name}`] ?? {};
      const asked = dependencies?.[dependency] ?? peerDependencies?.[dependency] ?? '*';
      return semver.satisfies(version.startsWith('$') ? devDependencies[dependency] : version, asked);
    }),
  );
  expect(needless).toEqual([]);
});
