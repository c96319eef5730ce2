import { expect, it } from '@jest/globals';
import type { Cdn } from '../../../src/deploy/cdn/cdn.ts';
import { performSteps } from '../../../src/deploy/perform-steps.ts';
import { parseRemote } from '../../../src/deploy/remote/remote.ts';
import type { Deployment, DeployRun } from '../../../src/deploy/report/deploy-run.ts';
import { stateWith } from '../../support/deployment-states.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { deployInputs } from '../../support/inputs.ts';

/** Returns what the CDN has to purge, at most 100 addresses: undefined for all. */
async function purgedAddresses(paths: readonly string[], destination: string, isBucket = true) {
  const purged: (readonly string[] | undefined)[] = [];
  const purge: Cdn['purge'] = async ({ paths: given, siteUrl }) => {
    expect(siteUrl).toBe('https://docs.example.com/');
    purged.push(given);
  };
  const verifyUrl = 'https://docs.example.com/';
  const cdn: Cdn = { name: 'CDN', id: '1', maxPaths: 100, purge };
  const run = {
    inputs: deployInputs({ destination: parseRemote('destination', destination), verifyUrl, cdn }),
    storage: { features: { isBucket } },
    signal: neverAborted,
    stamps: new Map(),
    report: { purged: (_cdn: Cdn, count?: number) => expect(count).toBe(purged[0]?.length) },
  } as unknown as DeployRun;
  const plan = { kind: 'deploy', uploads: [], steps: [{ kind: 'purge', paths }] };
  const deployment = { plan, state: stateWith(undefined), now: 0 } as unknown as Deployment;
  await performSteps(deployment, run);
  expect(purged).toHaveLength(1);
  return purged[0];
}

it.each([
  ['guides/index.html', 'docs:b', ['guides/index.html', 'guides/', 'guides']],
  ['a.js', 'docs:b/docs/v2', ['a.js', 'docs/v2/a.js']],
  ['index.html', ':s3,env_auth=true:/b/docs/', ['index.html', 'docs/index.html', '', 'docs/']],
])('performSteps: purges the addresses of %s in %s', async (path, destination, expected) => {
  expect(await purgedAddresses([path], destination)).toEqual(expected);
});

it('performSteps: purges no other addresses if the storage has no buckets', async () => {
  expect(await purgedAddresses(['a.js'], 'docs:www/docs', false)).toEqual(['a.js']);
});

it('performSteps: purges all addresses if there are more than the limit of the CDN', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.js`);
  expect(await purgedAddresses(names(100), 'docs:b')).toHaveLength(100);
  expect(await purgedAddresses(names(101), 'docs:b')).toBeUndefined();
  expect(await purgedAddresses(names(51), 'docs:b/docs')).toBeUndefined();
});
