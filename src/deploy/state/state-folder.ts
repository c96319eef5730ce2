/** The files of the state as texts, in a storage of their own. */
import { isUtf8 } from 'node:buffer';
import type { Logger } from '../../context/context.ts';
import { DeployError } from '../../errors.ts';
import type { Batch, Storage } from '../storage/storage.ts';

const WRITING = 'Writing the state of the deployment';

const KIND: Omit<Batch, 'paths'> = {
  cacheControl: undefined,
  contentType: 'application/json',
};

export class StateFolder {
  readonly #storage: Storage;
  readonly #log: Logger;

  constructor(storage: Storage, log: Logger) {
    this.#storage = storage;
    this.#log = log;
  }

  /** @returns the names of the files; none if the folder does not exist */
  async list(): Promise<readonly string[]> {
    return [...(await this.#storage.list(new Set())).keys()].filter((name) => !name.endsWith('/'));
  }

  /** @returns undefined if the file no longer exists; an empty text if it is not UTF-8 */
  async read(name: string): Promise<string | undefined> {
    const bytes = await this.#storage.read(name);
    if (bytes === undefined) return undefined;
    return isUtf8(bytes) ? bytes.toString() : '';
  }

  /** Creates a file. */
  async write(name: string, text: string): Promise<void> {
    await this.#storage.write([{ ...KIND, paths: [name], text }], WRITING);
  }

  /** Removes what it can. A file that remains is a line in the log: a later run reads the right state all the same. */
  async remove(names: readonly string[]): Promise<void> {
    try {
      if (names.length > 0) await this.#storage.remove(names);
    } catch (error) {
      if (!(error instanceof DeployError)) throw error;
      this.#log.info(
        `${error.message} The site is not affected: a run reads the newest states. Allow the deletion of older ones.`,
      );
    }
  }
}
