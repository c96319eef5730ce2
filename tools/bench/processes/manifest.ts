// Measures the comparison of a site of 50,000 files in a process that does nothing else, and prints the milliseconds of
// each part as JSON. Hashing and sorting happen while the bundle is read, so they are not measured.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sortedByPath } from '../../../src/site/byte-order.ts';
import { changeLists, compareSites, formatFileList } from '../../../src/site/compare-sites.ts';
import { formatManifest, parseManifest, type SiteFiles } from '../../../src/site/manifest.ts';

const FILES = 50_000;
const [folder = ''] = process.argv.slice(2);
const file = path.join(folder, 'changed-files.txt');

/** Every tenth file is missing, is different, or exists only in this edition. */
function site(edition: number): SiteFiles {
  const files = new Map<string, string>();
  for (let index = 0; index < FILES; index += 1) {
    // The files arrive in no particular order.
    const page = (index * 7919) % FILES;
    const isOther = page % 10 === edition;
    const name = `guides/section-${page % 211}/page-${page}${isOther && page % 3 === 0 ? `-${edition}` : ''}.html`;
    files.set(
      name,
      createHash('sha256')
        .update(`${page} ${isOther ? edition : ''}`)
        .digest('hex'),
    );
  }
  return sortedByPath(files);
}

const times: Record<string, number> = {};
function timed<Result>(name: string, work: () => Result): Result {
  const began = performance.now();
  const result = work();
  times[name] = performance.now() - began;
  return result;
}

const now = site(2);
const manifests = [site(1), now].map((files, index) => {
  const manifest = path.join(folder, `site-${index}.sha256`);
  writeFileSync(manifest, formatManifest(files));
  return manifest;
});
const [previous = '', deployed = ''] = manifests;
const read = (manifest: string) => parseManifest(readFileSync(manifest, 'utf8'), Error);

timed('comparison', () => {
  const lists = changeLists(now, compareSites(read(previous), now));
  writeFileSync(file, formatFileList(lists.changed));
  writeFileSync(file, formatFileList(lists.removed));
});
// Measures all that a deployment does between the two manifests and its first upload: it reads both, compares them, and
// plans the steps. The storage, which sends one of them, is not included.
timed('plan', () => {
  compareSites(read(previous), read(deployed));
});
for (const written of [file, ...manifests]) rmSync(written);
console.log(JSON.stringify(times));
