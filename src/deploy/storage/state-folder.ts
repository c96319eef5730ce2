/** Reads and writes the state folder with rclone. */
import { isUtf8 } from 'node:buffer';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../../context/context.ts';
import { temporaryFileError, writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { counted } from '../../text/units.ts';
import type { Rclone } from '../rclone/rclone.ts';
import { RcloneFailure, retryRule, withRclone } from '../rclone/rclone-failure.ts';
import { folderOf } from '../remote/remote.ts';
import type { StateStorage } from '../state/state-log.ts';
import { NO_BUCKET_HINT } from '../storage-types/hint-texts.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { downloadParams, type OpenRemote } from './open-remote.ts';
import type { Pace } from './pace.ts';
import type { PartialNames } from './partial-names.ts';

const UNREAD_HINT = 'Check the destination, its credentials, and their permissions.';

/**
 * A cancelled run has this time to look for other runs. Afterwards, rclone has to end within the 1.5 s of a cancelled
 * step (`runAction`).
 */
const CANCELLED_MS = 700;

/** A file that Apache shows in place of its folder. */
const INDEX_PAGE = 'index.html';

/** A virus scanner may lock a file for a moment. */
const RETRY = { kind: 'state', tries: 3, firstDelayMs: 2000 };

export class StateFolder implements StateStorage {
  readonly #rclone: Rclone;
  readonly #pace: Pace;
  readonly #parallel: number;
  readonly #fs: string;
  /** The path of the state within the remote, with a trailing slash; empty for the remote itself. */
  readonly #path: string;
  readonly #isBucket: boolean;
  /** With the encryption of some storages, rclone cannot compare the checksum of a file. */
  readonly #ignoresChecksum: boolean;
  readonly #folder: string;
  readonly #partialNames: PartialNames;
  readonly #context: Context;
  readonly #mayShowIndexPage: boolean;
  /** Whether there were files when the run began. */
  #hasFiles = true;
  /** The consequence of a failed read, for the message; undefined after the first write. */
  #sequel: string | undefined = 'This run changed nothing.';

  /**
   * @param remote if possible, the destination itself: for each other spelling of a remote, rclone signs in again
   * @param name path of the state within the remote; empty for the remote itself
   */
  constructor(opened: OpenRemote, name: string) {
    const { rclone, remote, features, lists, parallel, pace, folder, partialNames, context } = opened;
    this.#rclone = rclone;
    this.#pace = pace;
    this.#parallel = parallel.checkers;
    this.#fs = folderOf(remote);
    this.#path = name === '' ? '' : `${name}/`;
    this.#isBucket = features.isBucket;
    this.#ignoresChecksum = lists.md5;
    this.#mayShowIndexPage = storageTypeOf(remote.type).showsIndexPages;
    this.#folder = folder;
    this.#partialNames = partialNames;
    this.#context = { ...context, signal: delayedSignal(context.signal) };
  }

  async list(): Promise<readonly string[]> {
    const params = {
      fs: this.#fs,
      remote: this.#path.slice(0, -1),
      opt: { noModTime: true, noMimeType: true, filesOnly: true },
    };
    try {
      const { list } = (await this.#call('operations/list', params)) as {
        list: { Name: string }[] | null;
      };
      this.#hasFiles = (list ?? []).length > 0;
      return (list ?? []).map(({ Name }) => Name);
    } catch (cause) {
      if (!(cause instanceof RcloneFailure)) throw cause;
      // Where folders are only parts of names, only a bucket can be missing.
      const isAbsent = cause.kind === 'absent';
      this.#hasFiles = !isAbsent;
      if (isAbsent && !this.#isBucket) return [];
      const hint = isAbsent ? NO_BUCKET_HINT : UNREAD_HINT;
      throw cause.explained(READING, hint, this.#sequel);
    }
  }

  async read(name: string): Promise<string | undefined> {
    const file = path.join(this.#folder, name);
    try {
      const params = downloadParams(this.#fs, `${this.#path}${name}`, this.#folder, name);
      await this.#call('operations/copyfile', params);
      const bytes = await readFile(file);
      return isUtf8(bytes) ? bytes.toString() : '';
    } catch (cause) {
      if (!(cause instanceof RcloneFailure)) throw cause;
      if (cause.kind === 'full') throw temporaryFileError({ code: 'ENOSPC' });
      if (await this.#isGone(name, cause)) return undefined;
      throw cause.explained(READING, UNREAD_HINT, this.#sequel);
    } finally {
      await rm(file, { force: true });
    }
  }

  async write(name: string, text: string): Promise<void> {
    if (this.#mayShowIndexPage && !this.#hasFiles) await this.#requireListingWithPage();
    this.#sequel = undefined;
    await this.#write(name, text);
  }

  /**
   * Before the first deployment, checks that a folder with an index page can be listed. Otherwise, no later
   * run could list the site.
   */
  async #requireListingWithPage(): Promise<void> {
    await this.#write(INDEX_PAGE, '');
    try {
      await this.list();
    } finally {
      await this.remove([INDEX_PAGE]);
    }
  }

  async #write(name: string, text: string): Promise<void> {
    const file = await writeTemporaryFile(this.#folder, name, text);
    const { signal } = this.#context;
    const params = () => ({
      srcFs: `${this.#folder}/`,
      srcRemote: name,
      dstFs: this.#fs,
      dstRemote: `${this.#path}${name}`,
      _config: {
        ...this.#partialNames.settings,
        NoCheckDest: true,
        NoUpdateDirModTime: true,
        IgnoreChecksum: this.#ignoresChecksum,
      },
    });
    const write = () =>
      this.#partialNames.try(() => this.#rclone.call('operations/copyfile', params(), undefined, signal));
    const onRetry = (error: unknown) =>
      this.#context.log.info(`Trying again to write the state: ${(error as RcloneFailure).sentence}`);
    const options = { signal, retryRule: (error: unknown) => retryRule(error, RETRY), onRetry };
    await withRclone('Writing the state of the deployment', () =>
      this.#pace.run(this.#parallel, write, options),
    );
    await rm(file, { force: true });
  }

  async remove(names: readonly string[]): Promise<void> {
    const remove = async (name: string): Promise<RcloneFailure | undefined> => {
      try {
        await this.#call('operations/deletefile', { fs: this.#fs, remote: `${this.#path}${name}` });
        return undefined;
      } catch (cause) {
        if (!(cause instanceof RcloneFailure)) throw cause;
        return (await this.#isGone(name, cause)) ? undefined : cause;
      }
    };
    const failures = (await Promise.all(names.map(remove))).filter((failure) => failure !== undefined);
    const [first] = failures;
    if (first === undefined) return;
    this.#context.log.info(
      `${counted(failures.length, 'older state')} cannot be removed: ${first.sentence} The site is not affected, but each run reads them: allow their deletion.`,
    );
  }

  #call(command: string, params: Parameters<Rclone['call']>[1]): Promise<unknown> {
    const { signal } = this.#context;
    const call = () => this.#rclone.call(command, params, undefined, signal);
    return this.#pace.run(this.#parallel, call, { signal });
  }

  /** rclone looks for a file first. If another run removes the file after that, the error depends on the storage. */
  async #isGone(name: string, { kind }: RcloneFailure): Promise<boolean> {
    if (kind === 'absent') return true;
    try {
      return !(await this.list()).includes(name);
    } catch (error) {
      // The first error is the one to report.
      if (error instanceof DeployError) return false;
      throw error;
    }
  }
}

const READING = 'Reading the state of the destination';

/** @returns a signal that aborts later than the given one, for the same reason */
function delayedSignal(signal: AbortSignal): AbortSignal {
  const delayed = new AbortController();
  const abort = () => void setTimeout(() => delayed.abort(signal.reason), CANCELLED_MS).unref();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return delayed.signal;
}
