/**
 * Archives that nobody here wrote: every packer that can be had packs one site, with its defaults and in each of its
 * formats. The built action has to extract from each what GNU tar or `unzip` does, or to refuse it for a reason that
 * `docs/reference.md` names.
 */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { annotationOf } from '../support/check-result.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { BundleExports, type Place } from './support/bundle-exports.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { corpusManifest, SITE_NAMES, type SiteName, writeCorpusSite } from './support/packers/corpus-site.ts';
import { NODE_PACKERS } from './support/packers/node-packers.ts';
import type { Packer, PackerRow } from './support/packers/packer.ts';
import { PROGRAM_PACKERS } from './support/packers/program-packers.ts';
import { SCRIPT_PACKERS } from './support/packers/script-packers.ts';
import { expectSameLines, expectSite, extractWithReference } from './support/reference-extraction.ts';
import { expectRejected } from './support/refusal-reasons.ts';
import { type ArchiveResult, ResultTable } from './support/result-table.ts';

const run = promisify(execFile);

const table = new ResultTable();
let sites: string;
let exports: BundleExports;

beforeAll(async () => {
  sites = await makeTempFolder('real-packers');
  exports = await BundleExports.start();
  for (const site of SITE_NAMES) await writeCorpusSite(path.join(sites, site), site);
});

afterAll(async () => {
  table.print('What the action does with the archives of packers');
  await exports?.close();
  await removeFolder(sites);
});

for (const packer of [...NODE_PACKERS, ...SCRIPT_PACKERS, ...PROGRAM_PACKERS]) {
  describeWith(`an archive of ${packer.name}`, [...packer.needs, 'tar', 'sha256sum'], () => {
    for (const row of packer.rows) {
      const site = row.site;
      const result = table.add(packer.name, site === 'whole' ? row.options : `${row.options} (${site} site)`);
      it.concurrent(`${result.options}`, () => exports.use((place) => check(packer, row, result, place)));
    }
  });
}

async function check(packer: Packer, row: PackerRow, result: ArchiveResult, place: Place): Promise<void> {
  result.packer = await nameWithVersion(packer);
  result.result = 'FAILED';
  const archive = path.join(place.folder, 'bundle.out');
  const problem = await pack(packer, row, archive);
  if (row.cannot !== undefined || problem !== undefined) {
    const lines = (problem ?? 'it can').split('\n').filter((line) => line.trim() !== '');
    result.result = `cannot: ${lines.find((line) => row.cannot?.test(line)) ?? lines.at(-1)}`;
    expect(problem).toMatch(row.cannot ?? /^$/);
    return;
  }
  result.bytes = (await stat(archive)).size;
  const step = await place.exportBundle(archive);
  const isRead = step.exitCode === 0;
  result.result = isRead ? 'read' : `refused: ${annotationOf(step)}`;
  if (row.refused !== undefined) {
    expectRejected(step, row.refused);
    return;
  }
  if (!isRead) result.result = `REFUSED: ${annotationOf(step)}`;
  expect(annotationOf(step)).toBe('');
  const reference = await extractWithReference(archive, place.reference, row);
  result.entries = reference.entries;
  await expectSite(step, reference.manifest);
  if (row.changes !== undefined) {
    result.result = `the same files as the reference (${row.changes})`;
    expect(reference.manifest).not.toBe(manifests[row.site]);
    return;
  }
  expectSameLines(reference.manifest, manifests[row.site]);
  result.result = `the same site, ${step.outputs['content-digest']?.slice(0, 15)}`;
}

const manifests: Readonly<Record<SiteName, string>> = {
  whole: corpusManifest('whole'),
  ustar: corpusManifest('ustar'),
  short: corpusManifest('short'),
  small: corpusManifest('small'),
};

/** @returns the errors of the packer if it fails */
async function pack(packer: Packer, row: PackerRow, archive: string): Promise<string | undefined> {
  const [program, ...args] = packer.command(row.options, archive);
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const cwd = path.join(sites, row.site);
  try {
    await run(program, args, { cwd, env, maxBuffer: 64 << 20 });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return stderr?.trim() || message;
  }
}

const versions = new Map<Packer, Promise<string>>();

/** Returns the name of a packer with the version that is installed. */
function nameWithVersion(packer: Packer): Promise<string> {
  const known = versions.get(packer) ?? readVersion(packer);
  versions.set(packer, known);
  return known;
}

async function readVersion({ name, version }: Packer): Promise<string> {
  if ('npm' in version) {
    const file = path.join(path.dirname(pathOf('packers')), 'node_modules', version.npm, 'package.json');
    return `${name} (${JSON.parse(await readFile(file, 'utf8')).version})`;
  }
  const { stdout } = await run('bash', ['-ec', `${version.command} 2>&1`]);
  const [number = 'unknown'] = /\d+(?:\.\d+)+/.exec(stdout) ?? [];
  return `${name} (${number})`;
}
