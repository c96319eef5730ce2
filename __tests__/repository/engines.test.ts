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
