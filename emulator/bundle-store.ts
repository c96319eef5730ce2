/** The archives behind the bundle URLs: rendered and packed once for each site, and kept until the emulator ends. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { type PackedSite, packSite } from './site/pack.ts';
import { renderSite, type SiteOptions } from './site/render.ts';

export interface StoredBundle extends Pick<PackedSite, 'sizeBytes' | 'md5' | 'sha256'> {
  readonly file: string;
}

export class BundleStore {
  readonly #bundles = new Map<string, Promise<StoredBundle>>();
  readonly #given = new Map<string, Promise<StoredBundle>>();
  readonly #folders = new Map<string, Promise<string>>();
  #folder: Promise<string> | undefined;

  /** The archive of a site. It is packed once for the same options. */
  bundle(options: SiteOptions): Promise<StoredBundle> {
    const key = JSON.stringify(options);
    let bundle = this.#bundles.get(key);
    if (bundle === undefined) {
      bundle = this.#pack(options, this.#bundles.size);
      // A request for the bundle gets the error; until then nobody waits for it.
      bundle.catch(() => {});
      this.#bundles.set(key, bundle);
    }
    return bundle;
  }

  /** A file that exists already, read once. */
  given(file: string): Promise<StoredBundle> {
    let bundle = this.#given.get(file);
    if (bundle === undefined) {
      bundle = describeFile(file);
      this.#given.set(file, bundle);
    }
    return bundle;
  }

  /** A folder with the files of a site's archive, extracted at the first call. */
  folder(options: SiteOptions): Promise<string> {
    const key = JSON.stringify(options);
    let folder = this.#folders.get(key);
    if (folder === undefined) {
      folder = extract(this.bundle(options));
      this.#folders.set(key, folder);
    }
    return folder;
  }

  async #pack(options: SiteOptions, number: number): Promise<StoredBundle> {
    this.#folder ??= mkdtemp(path.join(tmpdir(), 'emulator-bundles-'));
    const file = path.join(await this.#folder, `${number}.tar.gz`);
    return { file, ...(await packSite(renderSite(options), file)) };
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#bundles.values(), ...this.#folders.values()]);
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }
}

async function extract(bundle: Promise<StoredBundle>): Promise<string> {
  const { file } = await bundle;
  const folder = `${file}-site`;
  await pipeline(createReadStream(file), createGunzip(), unpackTar(folder));
  return folder;
}

async function describeFile(file: string): Promise<StoredBundle> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let sizeBytes = 0;
  for await (const chunk of createReadStream(file)) {
    for (const hash of [md5, sha256]) hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { file, sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}
