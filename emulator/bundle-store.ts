/** The archives behind the links: rendered and packed once for each kind of site, kept until the emulator ends. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PackedSite, packSite } from './site/pack.ts';
import { renderSite, type SiteOptions } from './site/render.ts';

export interface StoredBundle extends Pick<PackedSite, 'sizeBytes' | 'md5' | 'sha256'> {
  readonly file: string;
}

export class BundleStore {
  readonly #bundles = new Map<string, Promise<StoredBundle>>();
  #folder: Promise<string> | undefined;

  /** The archive of a site; the same options give the same archive, at once from the second time on. */
  bundle(options: SiteOptions): Promise<StoredBundle> {
    const key = JSON.stringify(options);
    let bundle = this.#bundles.get(key);
    if (bundle === undefined) {
      bundle = this.#pack(options, this.#bundles.size);
      // Whoever asks for the bundle gets the error; until then nobody waits for it.
      bundle.catch(() => {});
      this.#bundles.set(key, bundle);
    }
    return bundle;
  }

  /** A file that is there already. */
  async given(file: string): Promise<StoredBundle> {
    const bytes = await readFile(file);
    const hash = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
    return { file, sizeBytes: bytes.length, md5: hash('md5'), sha256: hash('sha256') };
  }

  async #pack(options: SiteOptions, number: number): Promise<StoredBundle> {
    this.#folder ??= mkdtemp(path.join(tmpdir(), 'emulator-bundles-'));
    const file = path.join(await this.#folder, `${number}.tar.gz`);
    return { file, ...(await packSite(renderSite(options), file)) };
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#bundles.values());
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }
}
