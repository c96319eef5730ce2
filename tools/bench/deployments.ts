// Measures the deploy action on S3 (versitygw) against what people would otherwise run there.
import { type DeployedSite, writeSite } from './deployed-site.ts';
import { compare, peakMemory, runOnce } from './paired-runs.ts';
import { type Storage, startStorage, type Where } from './storage.ts';
import type { Bench, Row } from './types.ts';

const SITES = {
  usual: { pages: 5000, changed: 50 },
  large: { pages: 50_000, changed: 50 },
  // A release of the service changes all files.
  released: { pages: 5000, assets: 300, changed: 5300 },
  huge: { pages: 200_000, changed: 0 },
};
interface Comparison {
  readonly name: string;
  readonly target: number;
  readonly site: keyof typeof SITES;
  readonly where: Where;
  /** By default, `rcloneSync`. */
  readonly other?: 'rcloneSync' | 's5cmdSync';
  readonly pairs?: number;
}

// biome-ignore format: a table
const COMPARISONS: readonly Comparison[] = [
  { name: '50 changed files of 5000 on S3, deployed, against `rclone sync --checksum`', target: 1.4, site: 'usual', where: 'near' },
  { name: 'the same with round trips of 50 ms', target: 0.6, site: 'usual', where: 'far' },
  { name: '50 changed files of 50,000 on S3, against `rclone sync --checksum`', target: 0.9, site: 'large', where: 'near', pairs: 3 },
  { name: '5000 pages and 300 assets that all differ, on S3 with round trips of 50 ms, against `s5cmd sync`', target: 0.6, site: 'released', where: 'far', other: 's5cmdSync', pairs: 3 },
];

const NEEDS = ['rclone', 'versitygw'];

export function deployments(bench: Bench): Row[] {
  const most = bench.pairs.long;
  let storage: Promise<Storage> | undefined;
  const sites = new Map<string, Promise<DeployedSite>>();
  const siteOf = (name: keyof typeof SITES) => {
    storage ??= startStorage(bench);
    const site = sites.get(name) ?? storage.then((it) => writeSite(bench, it, name, SITES[name]));
    sites.set(name, site);
    return site;
  };
  const comparisons = COMPARISONS.map(
    ({ name, target, site: siteName, where, other = 'rcloneSync', pairs = most }): Row => ({
      name,
      target,
      ...(other === 's5cmdSync' && { needs: [...NEEDS, 's5cmd'] }),
      /** The warm-up makes the first deployment. Both runs of a pair then find the other edition in their bucket. */
      async measure() {
        const site = await siteOf(siteName);
        let run = 0;
        return compare(site.action(where), site[other](where), {
          pairs: Math.min(pairs, most),
          prepare: () => site.show(Math.floor(run++ / 2) % 2 === 0 ? 'first' : 'second'),
          warmUp: [site.action(), site[other]()],
        });
      },
    }),
  );
  const rows: Row[] = [
    ...comparisons,
    {
      name: 'no changed file of 200,000 on S3, against `rclone sync --checksum`',
      target: 0.5,
      measure: async () => {
        const site = await siteOf('huge');
        await site.show('first');
        // Both use the bucket of the action, so that the site is uploaded only once.
        const other = site.rcloneSync('near', site.bucket);
        return compare(site.action(), other, { pairs: Math.min(3, most) });
      },
    },
    {
      name: 'memory of the largest process of it, with 200,000 files',
      target: 480,
      unit: 'MB',
      needs: [...NEEDS, 'python3'],
      measure: async () => {
        const site = await siteOf('huge');
        await site.show('first');
        await runOnce(site.action());
        return { value: await peakMemory(site.action()) };
      },
    },
  ];
  return rows.map((row) => ({ needs: NEEDS, ...row }));
}
