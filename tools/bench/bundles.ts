// The bundles that are downloaded and extracted: each is created once for a run of the bench, when the first row needs it.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packSite } from '../../emulator/site/pack.ts';
import { renderSite, type SiteFile } from '../../emulator/site/render.ts';

/** The first bytes of an `.xz`, which the action keeps as downloaded. */
const XZ = Buffer.from('fd377a585a00', 'hex');

/** A bundle of so many bytes that is not read: what the transfer costs alone. */
export function noise(folder: string, bytes: number): string {
  const file = path.join(folder, `noise-${bytes}`);
  if (!existsSync(file)) writeFileSync(file, Buffer.concat([XZ, randomBytes(bytes - XZ.length)]));
  return file;
}

/** A site of the emulator: pages of about 12 kB that compress as real ones do, without their payloads, so one file each. */
export async function site(folder: string, pages: number): Promise<string> {
  const file = path.join(folder, `site-${pages}.tar.gz`);
  if (existsSync(file)) return file;
  const edits = { added: 0, modified: 0, removed: 0 };
  const rendered = renderSite({
    domain: 'docs.example.com',
    version: '2.4',
    pages,
    pageBytes: 12_250,
    edits,
  });
  await packSite(withoutPayloads(rendered), file);
  return file;
}

function* withoutPayloads(files: Iterable<SiteFile>): Iterable<SiteFile> {
  for (const file of files) if (!file.path.endsWith('.rsc')) yield file;
}
