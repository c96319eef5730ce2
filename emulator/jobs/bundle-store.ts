/** The archives behind the bundle URLs: rendered and packed once for each site, and kept until the emulator ends. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BundleFormat, packSite } from '../site/pack.ts';
import { renderSite, type SiteOptions } from '../site/render.ts';

export interface StoredBundle {
  readonly file: string;
  readonly sizeBytes: number;
  /** The MD5 in lower-case hex, without quotes, as S3 gives it to an object that is uploaded in one part. */
  readonly etag: string;
  /** Lower-case hex. */
  readonly sha256: string;
}

export class BundleStore {
  readonly #made = new Map<string, Promise<StoredBundle>>();
  #folder: Promise<string> | undefined;

  /** Returns the archive of a site. It is packed once for the same options and format. */
  bundle(options: SiteOptions, format: BundleFormat): Promise<StoredBundle> {
    return this.#once(`${format} ${JSON.stringify(options)}`, (name) =>
      this.#pack(options, format, `${name}.${format}`),
    );
  }

  /** Returns an existing file, which is read once. */
  given(file: string): Promise<StoredBundle> {
    return this.#once(`given ${file}`, () => describeFile(file));
  }

  /** @param make gets a unique name for the file that it creates */
  #once(key: string, make: (name: string) => Promise<StoredBundle>): Promise<StoredBundle> {
    const made = this.#made.get(key) ?? make(`${this.#made.size}`);
    // A request receives the error. Until then, nothing waits for the promise.
    made.catch(() => {});
    this.#made.set(key, made);
    return made;
  }

  async #pack(options: SiteOptions, format: BundleFormat, name: string): Promise<StoredBundle> {
    this.#folder ??= mkdtemp(path.join(tmpdir(), 'emulator-bundles-'));
    const file = path.join(await this.#folder, name);
    await packSite(renderSite(options), file, { format });
    return describeFile(file);
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#made.values());
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }
}

async function describeFile(file: string): Promise<StoredBundle> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let sizeBytes = 0;
  for await (const chunk of createReadStream(file)) {
    for (const hash of [md5, sha256]) hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { file, sizeBytes, etag: md5.digest('hex'), sha256: sha256.digest('hex') };
}
