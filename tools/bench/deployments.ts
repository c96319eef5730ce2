// Measures the deploy action on S3 (versitygw) against what people would otherwise run there.
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compare, peakMemory, runOnce } from './paired-runs.ts';
import { type Storage, startStorage, type Where } from './storage.ts';
import { type Edition, writeSite } from './tested-site.ts';
import type { Bench, Command, Measured, Row } from './types.ts';

/** The sites, by the start of their buckets' names. Their editions differ in some files. */
const SITES = {
  usual: { pages: 5000, assets: 0, changed: 50 },
  large: { pages: 50_000, assets: 0, changed: 50 },
  released: { pages: 5000, assets: 300, changed: 5300 },
  huge: { pages: 200_000, assets: 0, changed: 0 },
};
type SiteName = keyof typeof SITES;

/** A site, with a bucket for the action and one for what it is compared with. */
interface Deployment {
  /** Sets the edition that is deployed next. */
  show(edition: Edition): Promise<void>;
  action(env?: Readonly<Record<string, string>>): Command;
  rcloneSync(bucket?: string): Command;
  s5cmdSync(): Command;
  /** Returns how many requests were made for the bucket of the action since the last call, without its listings. */
  takeRequests(): Promise<number>;
}

export function deployments(bench: Bench): Row[] {
  let storage: Promise<Storage> | undefined;
  const sites = new Map<SiteName, ReturnType<typeof writeSite>>();
  const deploymentOf = async (name: SiteName, where: Where = 'near'): Promise<Deployment> => {
    storage ??= startStorage(bench);
    const folder = path.join(bench.folder, name);
    const site = sites.get(name) ?? writeSite(folder, SITES[name]);
    sites.set(name, site);
    return commands(bench, await storage, where, name, folder, (await site).show);
  };
  /** The warm-up makes the first deployment. Both runs of a pair then find the other edition at their bucket. */
  const edited = async (
    name: SiteName,
    where: Where,
    other: 'rcloneSync' | 's5cmdSync',
    pairs = bench.pairs.long,
  ): Promise<Measured> => {
    const near = await deploymentOf(name);
    const deployment = await deploymentOf(name, where);
    let run = 0;
    const prepare = () => deployment.show(Math.floor(run++ / 2) % 2 === 0 ? 'first' : 'second');
    const warmUp = [near.action(), near[other]()] as const;
    const most = Math.min(pairs, bench.pairs.long);
    return compare(deployment.action(), deployment[other](), { pairs: most, prepare, warmUp });
  };
  /** Returns the requests of the last of these deployments. */
  const requests = async (name: SiteName, ...editions: readonly Edition[]): Promise<number> => {
    const deployment = await deploymentOf(name);
    for (const edition of editions) {
      await deployment.show(edition);
      await deployment.takeRequests();
      await runOnce(deployment.action());
    }
    return deployment.takeRequests();
  };
  const needs = ['rclone', 'versitygw'];
  const needsFar = [...needs, 'toxiproxy-server'];
  return [
    {
      name: '50 changed files of 5000 on S3, deployed, against `rclone sync --checksum`',
      target: 0.9,
      needs,
      measure: () => edited('usual', 'near', 'rcloneSync'),
    },
    {
      name: 'the same with round trips of 50 ms',
      target: 1,
      needs: needsFar,
      measure: () => edited('usual', 'far', 'rcloneSync'),
    },
    {
      name: '50 changed files of 50,000 on S3, against `rclone sync --checksum`',
      target: 0.35,
      needs,
      measure: () => edited('large', 'near', 'rcloneSync', 3),
    },
    {
      name: '5000 pages and 300 assets that all differ, on S3 with round trips of 50 ms, against `s5cmd sync`',
      target: 0.9,
      needs: [...needsFar, 's5cmd'],
      measure: () => edited('released', 'far', 's5cmdSync', 3),
    },
    {
      // One run of the other takes minutes.
      name: 'the same against `rclone sync --checksum`',
      target: 0.08,
      needs: needsFar,
      measure: () => edited('released', 'far', 'rcloneSync', 1),
    },
    {
      name: 'requests to S3 for each file that is uploaded',
      target: 1.05,
      needs,
      measure: async () => ({
        value: (await requests('released', 'first', 'second')) / SITES.released.changed,
      }),
    },
    {
      name: 'no changed file of 5000 on S3, besides the listing',
      target: 3,
      unit: 'requests',
      needs,
      measure: async () => ({ value: await requests('usual', 'first', 'first') }),
    },
    {
      name: 'starts of rclone for a deployment',
      target: 8,
      unit: 'processes',
      needs,
      measure: async () => ({ value: await startsOfRclone(bench, await deploymentOf('released')) }),
    },
    {
      name: 'no changed file of 200,000 on S3, against `rclone sync --checksum`',
      target: 0.5,
      needs,
      measure: async () => {
        const deployment = await deploymentOf('huge');
        await deployment.show('first');
        // The bucket of the action, so that the site is uploaded only once.
        return compare(deployment.action(), deployment.rcloneSync('huge-action'), {
          pairs: Math.min(3, bench.pairs.long),
        });
      },
    },
    {
      name: 'memory of the largest process of it, with 200,000 files',
      target: 400,
      unit: 'MB',
      needs: [...needs, 'python3'],
      measure: async () => ({ value: await peakMemory((await deploymentOf('huge')).action()) }),
    },
  ];
}

function commands(
  bench: Bench,
  { buckets, log, variables }: Storage,
  where: Where,
  name: SiteName,
  site: string,
  show: Deployment['show'],
): Deployment {
  const [bucket, otherBucket] = [`${name}-action`, `${name}-other`];
  const rclone = bench.program('rclone');
  const env = {
    HOME: bench.folder,
    PATH: `${path.dirname(rclone)}${path.delimiter}${process.env['PATH']}`,
    ...variables(where),
  };
  const inputs = {
    'site-path': site,
    'manifest-path': `${site}.sha256`,
    destination: `docs:${bucket}`,
    summary: 'false',
  };
  const files = `${site}/`;
  return {
    show: async (edition) => {
      for (const each of [bucket, otherBucket]) await mkdir(path.join(buckets, each), { recursive: true });
      await show(edition);
    },
    action: (more) => bench.action(inputs, { ...env, ...more }, path.join('deploy', 'index.js')),
    rcloneSync: (to = otherBucket) => ({
      file: rclone,
      args: ['sync', '--checksum', '--exclude', '/.static-export/**', files, `docs:${to}`],
      env: { ...env, RCLONE_S3_NO_CHECK_BUCKET: 'true' },
    }),
    s5cmdSync: () => ({
      file: bench.program('s5cmd'),
      args: ['--log', 'error', 'sync', '--delete', files, `s3://${otherBucket}/`],
      env,
    }),
    takeRequests: async () => {
      const lines = (await readFile(log, 'utf8')).split('\n');
      await truncate(log);
      // The state is listed as well, and counts.
      const isListing = /ListObjects\S* \S+ \S+[?&]prefix=(?:&|\s)/;
      return lines.filter((line) => line.split(' ', 2)[1] === bucket && !isListing.test(line)).length;
    },
  };
}

/** Counts with a script of this name, which comes first in the PATH. */
async function startsOfRclone(bench: Bench, { show, action }: Deployment): Promise<number> {
  const folder = path.join(bench.folder, 'counted');
  const starts = path.join(folder, 'starts');
  await mkdir(folder);
  const script = `#!/bin/sh\necho >> '${starts}'\nexec '${bench.program('rclone')}' "$@"\n`;
  await writeFile(path.join(folder, 'rclone'), script, { mode: 0o755 });
  for (const edition of ['first', 'second'] as const) {
    await show(edition);
    await writeFile(starts, '');
    await runOnce(action({ PATH: `${folder}${path.delimiter}${process.env['PATH']}` }));
  }
  return (await readFile(starts, 'utf8')).length;
}
