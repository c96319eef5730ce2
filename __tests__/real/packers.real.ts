/**
 * Archives that nobody here wrote: every packer that can be had packs one site, with each of its options that leads to
 * another branch of a reader. The built action has to extract from each what GNU tar or `unzip` does, or to refuse it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { annotationOf } from '../support/check-result.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { BundleExports, type Place } from './support/bundle-exports.ts';
import { describeWith } from './support/needs.ts';
import { corpusManifest, SITE_NAMES, type SiteName, writeCorpusSite } from './support/packers/corpus-site.ts';
import { NODE_PACKERS } from './support/packers/node-packers.ts';
import type { Packer, PackerRow } from './support/packers/packer.ts';
import { PROGRAM_PACKERS } from './support/packers/program-packers.ts';
import { SCRIPT_PACKERS } from './support/packers/script-packers.ts';
import { expectSameLines, expectSite, extractWithReference } from './support/reference-extraction.ts';

const run = promisify(execFile);

let sites: string;
let exports: BundleExports;

beforeAll(async () => {
  sites = await makeTempFolder('real-packers');
  exports = await BundleExports.start();
  for (const site of SITE_NAMES) await writeCorpusSite(path.join(sites, site), site);
});

afterAll(async () => {
  await exports?.close();
  await removeFolder(sites);
});

for (const packer of [...NODE_PACKERS, ...SCRIPT_PACKERS, ...PROGRAM_PACKERS]) {
  describeWith(`an archive of ${packer.name}`, [...packer.needs, 'tar', 'sha256sum'], () => {
    for (const row of packer.rows) {
      const options = row.site === 'whole' ? row.options : `${row.options} (${row.site} site)`;
      it.concurrent(options, () => exports.use((place) => check(packer, row, place)));
    }
  });
}

async function check(packer: Packer, row: PackerRow, place: Place): Promise<void> {
  const archive = path.join(place.folder, 'bundle.out');
  await pack(packer, row, archive);
  const step = await place.exportBundle(archive);
  if (row.refused !== undefined) {
    expect(annotationOf(step)).toMatch(row.refused);
    expect(step.outputs['error-code']).toBe('bundle-rejected');
    return;
  }
  expect(annotationOf(step)).toBe('');
  const manifest = await extractWithReference(archive, place.reference, row);
  await expectSite(step, manifest);
  if (row.changes === undefined) expectSameLines(manifest, manifests[row.site]);
  else expect(manifest).not.toBe(manifests[row.site]);
}

const manifests: Readonly<Record<SiteName, string>> = {
  whole: corpusManifest('whole'),
  ustar: corpusManifest('ustar'),
  short: corpusManifest('short'),
  small: corpusManifest('small'),
};

/** @throws Error with the errors of the packer */
async function pack(packer: Packer, row: PackerRow, archive: string): Promise<void> {
  const [program, ...args] = packer.command(row.options, archive);
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  await run(program, args, { cwd: path.join(sites, row.site), env, maxBuffer: 64 << 20 });
}
