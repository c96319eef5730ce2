// A site of the bench, with a bucket for the action and one for the tool that it is compared with.
import { createHash } from 'node:crypto';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOnce } from './paired-runs.ts';
import type { Storage, Where } from './storage.ts';
import type { Bench, Command } from './types.ts';

export interface Shape {
  readonly pages: number;
  readonly assets?: number;
  /** How many files the editions differ in. */
  readonly changed: number;
}

/** What is written into the files that differ. */
export type Edition = 'first' | 'second';

/** A request that lists the bucket. The listing of the state has its own prefix, and counts as a request. */
const LISTING = /ListObjects\S* \S+ \S+[?&]prefix=(?!\.static-export)/;

export class DeployedSite {
  readonly #bench: Bench;
  readonly #storage: Storage;
  readonly #folder: string;
  /** Name of the action's bucket. */
  readonly bucket: string;
  readonly #otherBucket: string;
  readonly #names: readonly string[];
  readonly #changed: readonly string[];
  readonly #digests = new Map<string, string>();

  private constructor(bench: Bench, storage: Storage, name: string, { pages, assets = 0, changed }: Shape) {
    [this.#bench, this.#storage] = [bench, storage];
    this.#folder = path.join(bench.folder, name);
    [this.bucket, this.#otherBucket] = [`${name}-action`, `${name}-other`];
    const names = [
      ...Array.from({ length: assets }, (_, index) => `_next/static/chunks/part-${index}.js`),
      ...Array.from({ length: pages }, (_, index) => `section-${index % 50}/page-${index}.html`),
    ];
    // A manifest has this order.
    this.#names = names.sort();
    this.#changed = changed === 0 ? [] : names.filter((_, index) => index % (names.length / changed) === 0);
  }

  static async write(
    ...made: [bench: Bench, storage: Storage, name: string, shape: Shape]
  ): Promise<DeployedSite> {
    const site = new DeployedSite(...made);
    const files = site.#names.map((name) => path.join(site.#folder, name));
    const buckets = [site.bucket, site.#otherBucket].map((name) => path.join(site.#storage.buckets, name));
    for (const folder of new Set([...files.map((file) => path.dirname(file)), ...buckets])) {
      await mkdir(folder, { recursive: true });
    }
    for (const name of site.#names) await site.#write(name, '');
    return site;
  }

  /** Sets the edition that is deployed next. */
  async show(edition: Edition): Promise<void> {
    for (const name of this.#changed) await this.#write(name, edition);
    const lines = this.#names.map((name) => `${this.#digests.get(name)}  ${name}\n`);
    await writeFile(`${this.#folder}.sha256`, lines.join(''));
  }

  async #write(name: string, start: string): Promise<void> {
    const text = `${start} ${name} `.repeat(100);
    this.#digests.set(name, createHash('sha256').update(text).digest('hex'));
    await writeFile(path.join(this.#folder, name), text);
  }

  action(where: Where = 'near', rcloneFolder = path.dirname(this.#bench.program('rclone'))): Command {
    const inputs = {
      'site-path': this.#folder,
      'manifest-path': `${this.#folder}.sha256`,
      destination: `docs:${this.bucket}`,
      summary: 'false',
    };
    const PATH = `${rcloneFolder}${path.delimiter}${process.env['PATH']}`;
    return this.#bench.action(inputs, { ...this.#env(where), PATH }, path.join('deploy', 'index.js'));
  }

  rcloneSync(where: Where = 'near', bucket = this.#otherBucket): Command {
    return {
      file: this.#bench.program('rclone'),
      args: ['sync', '--checksum', '--exclude', '/.static-export/**', this.#folder, `docs:${bucket}`],
      env: { ...this.#env(where), RCLONE_S3_NO_CHECK_BUCKET: 'true' },
    };
  }

  s5cmdSync(where: Where = 'near'): Command {
    return {
      file: this.#bench.program('s5cmd'),
      args: ['--log', 'error', 'sync', '--delete', `${this.#folder}/`, `s3://${this.#otherBucket}/`],
      env: this.#env(where),
    };
  }

  #env(where: Where): Readonly<Record<string, string>> {
    return { HOME: this.#bench.folder, PATH: process.env['PATH'] ?? '', ...this.#storage.variables(where) };
  }

  /** Deploys these editions, and returns how many requests the last one made besides listing the bucket. */
  async requests(...editions: readonly Edition[]): Promise<number> {
    const { log } = this.#storage;
    for (const edition of editions) {
      await this.show(edition);
      await truncate(log);
      await runOnce(this.action());
    }
    const lines = (await readFile(log, 'utf8')).split('\n');
    return lines.filter((line) => line.split(' ', 2)[1] === this.bucket && !LISTING.test(line)).length;
  }

  /**
   * Deploys both editions, and returns how many times the second one started rclone. A script named `rclone` counts
   * them.
   */
  async startsOfRclone(): Promise<number> {
    const folder = path.join(this.#bench.folder, 'counted');
    const starts = path.join(folder, 'starts');
    await mkdir(folder, { recursive: true });
    const script = `#!/bin/sh\necho >> '${starts}'\nexec '${this.#bench.program('rclone')}' "$@"\n`;
    await writeFile(path.join(folder, 'rclone'), script, { mode: 0o755 });
    for (const edition of ['first', 'second'] as const) {
      await this.show(edition);
      await writeFile(starts, '');
      await runOnce(this.action('near', folder));
    }
    return (await readFile(starts, 'utf8')).length;
  }
}
