// A site of the bench, with a bucket for the action and one for the tool that it is compared with.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256Of } from '../../__tests__/support/sha256.ts';
import type { Storage, Where } from './storage.ts';
import type { Bench, Command } from './types.ts';

export interface Shape {
  readonly pages: number;
  readonly assets?: number;
  /** How many files the editions differ in. */
  readonly changed: number;
}

/** What is written into the files that differ. */
type Edition = 'first' | 'second';

export type DeployedSite = Awaited<ReturnType<typeof writeSite>>;

/** Writes the files of a site, and creates its buckets. */
export async function writeSite(bench: Bench, storage: Storage, name: string, shape: Shape) {
  const { pages, assets = 0, changed } = shape;
  const folder = path.join(bench.folder, name);
  const [bucket, otherBucket] = [`${name}-action`, `${name}-other`];
  const names = [
    ...Array.from({ length: assets }, (_, index) => `_next/static/chunks/part-${index}.js`),
    'index.html',
    ...Array.from({ length: pages - 1 }, (_, index) => `section-${index % 50}/page-${index}.html`),
  ];
  // A manifest has this order.
  names.sort();
  const edited = changed === 0 ? [] : names.filter((_, index) => index % (names.length / changed) === 0);
  const digests = new Map<string, string>();
  const write = async (file: string, start: string) => {
    const text = `${start} ${file} `.repeat(100);
    digests.set(file, sha256Of(text));
    await writeFile(path.join(folder, file), text);
  };
  /** Sets the edition that is deployed next. */
  const show = async (edition: Edition) => {
    for (const file of edited) await write(file, edition);
    const lines = names.map((file) => `${digests.get(file)}  ${file}\n`);
    await writeFile(`${folder}.sha256`, lines.join(''));
  };
  const env = (where: Where) => ({
    HOME: bench.folder,
    PATH: process.env['PATH'] ?? '',
    ...storage.variables(where),
  });
  const rclone = bench.program('rclone');
  const action = (where: Where = 'near'): Command => {
    const inputs = {
      'site-path': folder,
      'manifest-path': `${folder}.sha256`,
      destination: `docs:${bucket}`,
      summary: 'false',
    };
    const PATH = `${path.dirname(rclone)}${path.delimiter}${process.env['PATH']}`;
    return bench.action(inputs, { ...env(where), PATH }, path.join('deploy', 'index.js'));
  };
  const folders = new Set(names.map((file) => path.dirname(path.join(folder, file))));
  for (const one of [bucket, otherBucket]) folders.add(path.join(storage.buckets, one));
  for (const one of folders) await mkdir(one, { recursive: true });
  for (const file of names) await write(file, '');
  return {
    bucket,
    show,
    action,
    rcloneSync: (where: Where = 'near', to = otherBucket): Command => ({
      file: rclone,
      args: ['sync', '--checksum', '--exclude', '/.static-export/**', folder, `docs:${to}`],
      env: { ...env(where), RCLONE_S3_NO_CHECK_BUCKET: 'true' },
    }),
    s5cmdSync: (where: Where = 'near'): Command => ({
      file: bench.program('s5cmd'),
      args: ['--log', 'error', 'sync', '--delete', `${folder}/`, `s3://${otherBucket}/`],
      env: env(where),
    }),
  };
}
