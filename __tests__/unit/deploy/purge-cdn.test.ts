import { expect, it } from '@jest/globals';
import type { Cdn } from '../../../src/deploy/cdn/cdn.ts';
import { purgeCdn, requireCdn } from '../../../src/deploy/purge-cdn.ts';
import { parseRemote } from '../../../src/deploy/remote/remote.ts';
import type { Deployment, DeployRun } from '../../../src/deploy/report/deploy-run.ts';
import { deployInputs } from '../../support/inputs.ts';

type Purge = Parameters<Cdn['purge']>[0];

/** Returns what the CDN gets, which purges at most 100 addresses. */
async function purge(
  files: readonly string[],
  destination: string,
  options: { isBucket?: boolean; verifyUrl?: string | undefined } = {},
) {
  const { isBucket = true } = options;
  const { verifyUrl } = { verifyUrl: 'https://docs.example.com/docs', ...options };
  const given: Purge[] = [];
  const cdn: Cdn = {
    name: 'CDN',
    id: '1',
    maxPaths: 100,
    purge: async (what) => {
      given.push(what);
      return 1;
    },
  };
  const run = {
    inputs: deployInputs({ destination: parseRemote('destination', destination), verifyUrl, cdn }),
    storage: { features: { isBucket } },
    report: { update() {}, purged() {} },
  } as unknown as DeployRun;
  await purgeCdn(files, run);
  expect(given).toHaveLength(1);
  return { ...given[0] };
}

it.each([
  ['guides/index.html', 'docs:b', ['guides/index.html', 'guides/', 'guides']],
  ['a.js', 'docs:b/docs/v2', ['a.js', 'docs/v2/a.js']],
  ['index.html', ':s3,env_auth=true:/b/docs/', ['index.html', 'docs/index.html', '', 'docs/']],
])('`purgeCdn` purges the addresses of %s in %s', async (path, destination, expected) => {
  expect(await purge([path], destination)).toMatchObject({ paths: expected });
});

it('`purgeCdn` purges no other addresses if the storage has no buckets', async () => {
  const { paths } = await purge(['a.js'], 'docs:www/docs', { isBucket: false });
  expect(paths).toEqual(['a.js']);
});

it('`purgeCdn` purges all addresses if there are more than the limit of the CDN', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.js`);
  expect((await purge(names(100), 'docs:b')).paths).toHaveLength(100);
  for (const { paths, urls } of [await purge(names(101), 'docs:b'), await purge(names(51), 'docs:b/docs')]) {
    expect([paths, urls]).toEqual([undefined, undefined]);
  }
});

it('`purgeCdn` gives the CDN the URLs as browsers request them, if the address of the site is known', async () => {
  const { urls } = await purge(['@a/c++ 1.html'], 'docs:b');
  expect(urls).toEqual([
    'https://docs.example.com/docs/@a/c++%201.html',
    'https://docs.example.com/docs/@a/c++%201',
  ]);
  expect((await purge(['a.html'], 'docs:b', { verifyUrl: undefined })).urls).toBeUndefined();
});

it.each([
  ['a run that may purge something, now or in the next run', 'deploy', 1],
  ['a run that changes nothing', 'nothing', 0],
])('`requireCdn` asks the CDN before %s', async (_what, kind, expected) => {
  const required: unknown[] = [];
  const require = async (context: unknown) => void required.push(context);
  const run = { inputs: deployInputs({ cdn: { require } as unknown as Cdn }) } as unknown as DeployRun;
  await requireCdn({ plan: { kind } } as unknown as Deployment, run);
  expect(required).toHaveLength(expected);
});
