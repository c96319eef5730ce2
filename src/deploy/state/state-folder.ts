/** The files of the state as texts, in a storage of their own. */
import { isUtf8 } from 'node:buffer';
import type { Logger } from '../../context/context.ts';
import { DeployError } from '../../errors.ts';
import type { Batch, Storage } from '../storage/storage.ts';

/** A file that a web server shows in place of its folder. */
const INDEX_PAGE = 'index.html';

const WRITING = 'Writing the state of the deployment';

const KIND: Omit<Batch, 'paths'> = {
  size: 'large',
  cacheControl: undefined,
  contentType: 'application/json',
};

export class StateFolder {
  readonly #storage: Storage;
  readonly #log: Logger;
  /** Whether there were files when the run began. */
  #hasFiles = true;

  constructor(storage: Storage, log: Logger) {
    this.#storage = storage;
    this.#log = log;
  }

  /** @returns the names of the files; none if the folder does not exist */
  async list(): Promise<readonly string[]> {
    const names = [...(await this.#storage.list(new Set())).keys()].filter((name) => !name.endsWith('/'));
    this.#hasFiles = names.length > 0;
    return names;
  }

  /** @returns undefined if the file no longer exists; an empty text if it is not UTF-8 */
  async read(name: string): Promise<string | undefined> {
    const bytes = await this.#storage.read(name);
    if (bytes === undefined) return undefined;
    return isUtf8(bytes) ? bytes.toString() : '';
  }

  /** Creates a file. */
  async write(name: string, text: string): Promise<void> {
    if (this.#storage.features.showsIndexPages && !this.#hasFiles) await this.#requireListingWithPage();
    await this.#write(name, text);
  }

  #write(name: string, text: string): Promise<void> {
    return this.#storage.write([{ ...KIND, paths: [name], text }], WRITING);
  }

  /**
   * Before the first deployment, checks that a folder with an index page can be listed. Otherwise, no later run could list
   * the site.
   */
  async #requireListingWithPage(): Promise<void> {
    await this.#write(INDEX_PAGE, '');
    try {
      await this.list();
    } catch (error) {
      if (!(error instanceof DeployError)) throw error;
      throw new DeployError(error.message, `${error.hint ?? ''} This run changed nothing.`.trim(), error);
    } finally {
      await this.remove([INDEX_PAGE]);
    }
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
