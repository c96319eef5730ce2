/** A storage in memory. Paths that are not ASCII have one spelling, and there are no folders without files. */
import type { Batch, Storage } from '../../src/deploy/storage/storage.ts';
import { ancestorsOf } from '../../src/site/names.ts';
import { FEATURES } from './transfers.ts';

export class MemoryStorage implements Storage {
  readonly features: Storage['features'];
  /** All files, by their path in the storage of which this one is a folder. */
  readonly files: Map<string, string>;
  /** The files of the site, which a batch without a text has. */
  readonly site: Readonly<Record<string, string>>;
  readonly #prefix: string;
  /** Called before each listing. */
  onList: () => void = () => undefined;
  /** Called before each reading. */
  onRead: (name: string) => void = () => undefined;

  constructor(
    files: Readonly<Record<string, string>> | Map<string, string> = {},
    {
      features = {},
      site = {},
      prefix = '',
    }: {
      features?: Partial<Storage['features']>;
      site?: Readonly<Record<string, string>>;
      prefix?: string;
    } = {},
  ) {
    this.files = files instanceof Map ? files : new Map(Object.entries(files));
    this.features = { ...FEATURES, ...features };
    this.site = site;
    this.#prefix = prefix;
  }

  async list(paths: ReadonlySet<string>) {
    this.onList();
    const folders = new Set(['', ...[...paths].flatMap(ancestorsOf)]);
    return this.#listed(this.names.filter((path) => folders.has(ancestorsOf(path).at(-1) ?? '')));
  }

  async find(paths: readonly string[]) {
    return this.features.isBucket ? this.#listed(paths) : undefined;
  }

  #listed(paths: readonly string[]) {
    const found = paths.filter((path) => this.files.has(this.#prefix + path));
    return new Map(found.map((path) => [path, { size: Buffer.byteLength(this.#textOf(path) ?? '') }]));
  }

  async read(path: string) {
    this.onRead(path);
    const text = this.#textOf(path);
    return text === undefined ? undefined : Buffer.from(text);
  }

  async write(batches: readonly Batch[]) {
    for (const { paths, text } of batches)
      for (const path of paths) this.files.set(this.#prefix + path, text ?? this.site[path] ?? '');
  }

  async remove(paths: readonly string[]) {
    for (const path of paths) this.files.delete(this.#prefix + path);
  }

  async removeFolders() {}

  get names() {
    const within = [...this.files.keys()].filter((path) => path.startsWith(this.#prefix));
    return within.map((path) => path.slice(this.#prefix.length)).sort();
  }

  #textOf(path: string): string | undefined {
    return this.files.get(this.#prefix + path);
  }
}
