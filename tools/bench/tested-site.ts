// Writes the sites that the bench deploys.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Edition = 'first' | 'second';

/**
 * Writes a site, with its manifest beside it.
 *
 * @param changed how many files the two editions differ in
 */
export async function writeSite(
  folder: string,
  { pages, assets, changed }: { pages: number; assets: number; changed: number },
): Promise<{ show(edition: Edition): Promise<void> }> {
  const names = [
    ...Array.from({ length: pages }, (_, index) => `section-${index % 50}/page-${index}.html`),
    ...Array.from({ length: assets }, (_, index) => `_next/static/chunks/part-${index}.js`),
  ];
  const folders = new Set(names.map((name) => path.dirname(name)));
  for (const name of folders) await mkdir(path.join(folder, name), { recursive: true });
  const isChanged = (index: number) => changed > 0 && index % (names.length / changed) === 0;
  const digests = new Map<string, string>();
  const write = async (name: string, start: string) => {
    const text = `${start} ${name} `.repeat(100);
    digests.set(name, createHash('sha256').update(text).digest('hex'));
    await writeFile(path.join(folder, name), text);
  };
  for (const name of names) await write(name, '');
  return {
    show: async (edition) => {
      for (const [index, name] of names.entries()) if (isChanged(index)) await write(name, edition);
      await writeFile(`${folder}.sha256`, names.map((name) => `${digests.get(name)}  ${name}\n`).join(''));
    },
  };
}
