// The bundles that are downloaded and extracted: each is created once for a run of the bench, when the first row needs it.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { type BundleFormat, packSite } from '../../emulator/site/pack.ts';
import { renderSite, type SiteFile } from '../../emulator/site/render.ts';

const MB = 1_000_000;

/** So many bytes that are no archive: what the transfer costs without any reading. */
export async function noise(folder: string, megabytes: number): Promise<string> {
  const file = path.join(folder, `noise-${megabytes}`);
  if (existsSync(file)) return file;
  const handle = await open(file, 'w');
  for (let written = 0; written < megabytes; written += 10) await handle.write(randomBytes(10 * MB));
  await handle.close();
  return file;
}

/**
 * A site of the emulator: pages of about 12 kB that compress as real ones do, without their payloads, so one file each.
 *
 * @param modified how many of its pages differ from those of a site without edits
 */
export async function site(
  folder: string,
  pages: number,
  { format = 'tar.gz', modified = 0 }: { format?: BundleFormat; modified?: number } = {},
): Promise<string> {
  const file = path.join(folder, `site-${pages}-${modified}.${format}`);
  if (existsSync(file)) return file;
  const edits = { added: 0, modified, removed: 0 };
  const rendered = renderSite({
    domain: 'docs.example.com',
    version: '2.4',
    pages,
    pageBytes: 12_250,
    edits,
  });
  await packSite(withoutPayloads(rendered), file, { format });
  return file;
}

function* withoutPayloads(files: Iterable<SiteFile>): Iterable<SiteFile> {
  for (const file of files) if (!file.path.endsWith('.rsc')) yield file;
}

/** A site of files that do not pack, half a megabyte each: large by its bytes and not by its files. */
export async function heavySite(folder: string, megabytes: number): Promise<string> {
  const file = path.join(folder, `heavy-${megabytes}.tar.gz`);
  if (existsSync(file)) return file;
  await packSite(heavyFiles(megabytes), file, { gzipLevel: 1 });
  return file;
}

function* heavyFiles(megabytes: number): Iterable<SiteFile> {
  for (let index = 0; index < megabytes * 2; index += 1) {
    yield { path: `files/${index}.bin`, contents: randomBytes(MB / 2) };
  }
}
