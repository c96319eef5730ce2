/**
 * A double of rclone's remote control, with a storage in memory: the calls with which a deployment lists, uploads, and
 * deletes files. A test can hold it up before each call, and end a run in the middle of one.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallOptions, Params, Rclone } from '../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../src/deploy/rclone/rclone-errors.ts';

/** The files of a storage, by their paths. */
export type Storage = Map<string, string>;

export interface RcloneDoubleOptions {
  readonly storage: Storage;
  /** What is uploaded, by path. */
  readonly site: ReadonlyMap<string, string>;
  /** Whether a file cannot be where a folder is, as on a disk. */
  readonly hasFolders?: boolean;
  /** Called before each file that is uploaded or deleted. The run ends if it throws. */
  readonly beforeFile?: (verb: 'upload' | 'delete', name: string) => unknown;
  /** Called before each other call. */
  readonly beforeCall?: (command: string) => unknown;
}

interface Lists {
  readonly _filter?: { readonly FilesFromRaw: readonly [string] };
  readonly remote?: string;
  readonly opt?: { readonly recurse?: boolean };
}

export class RcloneDouble {
  /** The calls so far. */
  readonly commands: string[] = [];
  readonly #options: RcloneDoubleOptions;

  constructor(options: RcloneDoubleOptions) {
    this.#options = options;
  }

  /** What a deployment takes for rclone. */
  get rclone(): Rclone {
    return this as unknown as Rclone;
  }

  async call(command: string, params: Params, options: CallOptions = {}): Promise<unknown> {
    this.commands.push(command);
    await this.#options.beforeCall?.(command);
    const { remote = '', opt, _filter } = params as Lists;
    switch (command) {
      case 'core/stats':
        return {};
      case 'operations/list':
        return { list: this.#list(remote, opt?.recurse === true) };
      case 'operations/rmdir':
        return {};
      case 'sync/copy':
      case 'operations/delete': {
        const verb = command === 'sync/copy' ? 'upload' : 'delete';
        for (const name of await linesOf(_filter?.FilesFromRaw[0] ?? '')) {
          await this.#options.beforeFile?.(verb, name);
          if (verb === 'upload') this.#upload(name);
          else this.#options.storage.delete(name);
          options.onEvent?.({ kind: verb === 'upload' ? 'copied' : 'deleted', name });
        }
        return {};
      }
      default:
        throw new Error(`The double does not know ${command}`);
    }
  }

  async end(): Promise<void> {}

  #upload(name: string): void {
    const { storage, site, hasFolders } = this.#options;
    const isInTheWay = (other: string) => other.startsWith(`${name}/`) || name.startsWith(`${other}/`);
    if (hasFolders && [...storage.keys()].some(isInTheWay)) {
      throw new RcloneFailure([{ name, message: 'is a directory, or not a directory' }]);
    }
    storage.set(name, site.get(name) ?? '');
  }

  #list(folder: string, isRecursive: boolean): object[] {
    const within = folder === '' ? '' : `${folder}/`;
    const entries = new Map<string, object>();
    for (const [name, text] of this.#options.storage) {
      if (!name.startsWith(within)) continue;
      const [first = '', ...rest] = name.slice(within.length).split('/');
      const isFile = isRecursive || rest.length === 0;
      const Path = isFile ? name : within + first;
      entries.set(Path, { Path, Name: path.basename(Path), Size: isFile ? text.length : -1, IsDir: !isFile });
    }
    return [...entries.values()];
  }
}

async function linesOf(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
}
