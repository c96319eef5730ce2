// The bundles to download and extract. Each is created once for a run of the bench, when the first row needs it.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packSite } from '../../emulator/site/pack.ts';
import { renderSite, type SiteFile } from '../../emulator/site/render.ts';

/** Creates a file of this many bytes that is not read, to measure only the transfer. */
export function noise(folder: string, bytes: number): string {
  const file = path.join(folder, 'noise');
  writeFileSync(file, randomBytes(bytes));
  return file;
}

/**
 * Creates a site of the emulator with pages of about 12 kB, which compress like real ones. Payloads are left out, so
 * each page is one file.
 */
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
