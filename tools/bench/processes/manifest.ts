// Measures the comparison of a site of 50,000 files in a process that does nothing else, and prints the milliseconds of
// each part as JSON. Hashing and sorting happen while the bundle is read, so they are not measured.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../../__tests__/support/sha256.ts';
import { sortedByPath } from '../../../src/site/byte-order.ts';
import { changeLists, compareSites, formatFileList } from '../../../src/site/compare-sites.ts';
import { formatManifest, parseManifest, type SiteFiles } from '../../../src/site/manifest.ts';

const FILES = 50_000;
const [folder = ''] = process.argv.slice(2);
const [list = '', previous = '', deployed = ''] = ['changed', 'previous', 'deployed'].map((name) =>
  path.join(folder, name),
);

/** Every tenth file is missing, is different, or exists only in this edition. */
function site(edition: number): SiteFiles {
  const files = Array.from({ length: FILES }, (_, index): [string, string] => {
    // The files arrive in no particular order.
    const page = (index * 7919) % FILES;
    const isOther = page % 10 === edition;
    const name = `guides/section-${page % 211}/page-${page}${isOther && page % 3 === 0 ? `-${edition}` : ''}.html`;
    return [name, sha256Of(`${page} ${isOther ? edition : ''}`)];
  });
  return sortedByPath(new Map(files));
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const now = site(2);
writeFileSync(previous, formatManifest(site(1)));
writeFileSync(deployed, formatManifest(now));
const read = (manifest: string) => parseManifest(readFileSync(manifest, 'utf8'), Error);

const comparison = timed(() => {
  const lists = changeLists(now, compareSites(read(previous), now));
  writeFileSync(list, formatFileList(lists.changed));
  writeFileSync(list, formatFileList(lists.removed));
});
// Measures all that a deployment does between the two manifests and its first upload: it reads both, compares them, and
// plans the steps. The storage, which sends one of them, is not included.
const plan = timed(() => {
  compareSites(read(previous), read(deployed));
});
for (const written of [list, previous, deployed]) rmSync(written);
console.log(JSON.stringify({ comparison, plan }));
