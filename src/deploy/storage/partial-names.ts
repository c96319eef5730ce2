/** Uploads a file under a partial name, and renames it. A server that cannot rename gets the files in place. */
import type { Context } from '../../context/context.ts';
import { RcloneFailure } from '../rclone/rclone-failure.ts';

const RENAME = /partial file rename failed: /;
/** A connection that is lost says nothing about the next rename. */
const DISCONNECTED = /\bEOF\b|connection|timeout|timed out|broken pipe|reset by peer/i;

const IN_PLACE =
  'The storage refuses to rename files, so they are written in place from now on: during an upload, visitors may see a part of a file';

export class PartialNames {
  readonly #log: Context['log'];
  #areUsed = true;

  constructor({ log }: Pick<Context, 'log'>) {
    this.#log = log;
  }

  /** The setting of rclone for the next upload. */
  get settings() {
    return { Inplace: !this.#areUsed };
  }

  /** @param upload called again, with other settings, if the server refuses to rename a file */
  async try<Result>(upload: () => Promise<Result>): Promise<Result> {
    try {
      return await upload();
    } catch (cause) {
      if (!(this.#areUsed && isRefusedRename(cause))) throw cause;
      this.#areUsed = false;
      this.#log.info(IN_PLACE);
      return upload();
    }
  }
}

function isRefusedRename(cause: unknown): boolean {
  if (!(cause instanceof RcloneFailure)) return false;
  return cause.errors.some(({ message }) => RENAME.test(message) && !DISCONNECTED.test(message));
}
