/** A storage whose files rclone lists, reads, writes, and deletes. Checks that rclone handled every file of a list. */
import { randomUUID } from 'node:crypto';
import { lstat, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder, temporaryFileError, writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, grouped } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { RcloneFailure } from '../rclone/rclone-failure.ts';
import { folderOf } from '../remote/remote.ts';
import { type Contents, findFiles, listFiles } from './listing.ts';
import { type OpenRemote, writeList } from './open-remote.ts';
import type { Batch, Listing, Storage, StorageFeatures } from './storage.ts';

/** The time between two requests for the progress of an upload. */
const PROGRESS_MS = 5000;

/** rclone counts the bytes of the site under the first name, apart from those of the state. */
const [SITE_GROUP, STATE_GROUP] = ['site', 'state'];

/**
 * A cancelled run has this time to look for other runs. Afterwards, rclone has to end within the 1.5 s of a cancelled
 * step (`runAction`).
 */
const CANCELLED_MS = 700;

/** What is reported about the files of the site while they are transferred. */
interface TransferListener {
  uploaded(path: string): void;
  deleted(path: string): void;
  sent?(bytes: number): void;
}

const SITE: Contents = {
  list: 'Listing the destination',
  read: 'Reading a file of the destination',
  remove: 'Deleting files',
  otherwise: ['', 'Check whether the destination may be listed.'],
};

const STATE: Contents = {
  list: 'Reading the state of the destination',
  read: 'Reading the state of the destination',
  remove: 'Removing older states',
  otherwise: ['', 'Check the destination, its credentials, and their permissions.'],
};

/** @param sitePath the folder with the files of the site */
export function siteStorage(opened: OpenRemote, sitePath: string, listener: TransferListener): Storage {
  return new RcloneStorage(opened, SITE, sitePath, listener);
}

/** @param folder of the state within the remote; empty for the remote itself */
export function stateStorage(opened: OpenRemote, folder: string): Storage {
  const signal = delayedSignal(opened.context.signal);
  const context = { ...opened.context, signal };
  const prefix = folder === '' ? '' : `${folder}/`;
  return new RcloneStorage({ ...opened, prefix, context, calls: opened.calls.with(context) }, STATE);
}

/** The path above is not the one of a folder, whatever the names in it are. */
const OF_THE_PATH = /not a directory|409 Conflict|Parent\w*Is(?:File|Object)/;

class RcloneStorage implements Storage {
  readonly features: StorageFeatures;
  readonly #opened: OpenRemote;
  readonly #contents: Contents;
  readonly #sitePath: string;
  readonly #listener: TransferListener | undefined;

  constructor(opened: OpenRemote, contents: Contents, sitePath = '', listener?: TransferListener) {
    this.features = opened.features;
    this.#opened = opened;
    this.#contents = contents;
    this.#sitePath = sitePath;
    this.#listener = listener;
  }

  list(paths: ReadonlySet<string>): Promise<Listing> {
    return listFiles(this.#opened, paths, this.#contents);
  }

  find(paths: readonly string[]): Promise<Listing> {
    return findFiles(this.#opened, paths);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const { calls, folder } = this.#opened;
    const copy = randomUUID();
    // With the encryption of some storages, the checksum is not that of the contents. rclone still compares the size.
    const _config = { Inplace: true, NoCheckDest: true, IgnoreChecksum: true };
    const from = { srcFs: this.#fs, srcRemote: this.#within(name) };
    const params = { ...from, dstFs: `${folder}/`, dstRemote: copy, _config };
    try {
      const failure = await failureOf(() => calls.one('operations/copyfile', params));
      if (failure === undefined) return await readFile(path.join(folder, copy));
      if (failure.kind === 'full') throw temporaryFileError({ code: 'ENOSPC' });
      if (failure.kind === 'absent') return undefined;
      const [found] = await this.#stillThere(new Set([name]), failure);
      if (found === undefined) return undefined;
      throw failure.explained(this.#contents.read, this.#contents.otherwise);
    } finally {
      await rm(path.join(folder, copy), { force: true });
    }
  }

  /**
   * rclone looks for a file first. If another run removes the file after that, the error depends on the storage. A listing
   * may be late, so what it lacks is also asked for by its name.
   *
   * @param failure of a call that is about these files
   * @returns the files that are still there
   */
  async #stillThere(names: ReadonlySet<string>, failure?: RcloneFailure): Promise<readonly string[]> {
    try {
      const listing = await this.list(names);
      const found = await this.find([...names].filter((name) => !listing.has(name)));
      return [...names].filter((name) => listing.has(name) || found.has(name));
    } catch (error) {
      // The first error is the one to report.
      if (failure !== undefined && error instanceof DeployError) return [...names];
      throw error;
    }
  }

  async write(batches: readonly Batch[], what: string): Promise<void> {
    const stopProgress = this.#reportProgress();
    try {
      for (const batch of this.features.hasHeaders ? batches : withoutHeaders(batches)) {
        await this.#writeBatch(batch, what);
      }
    } finally {
      stopProgress();
    }
  }

  async #writeBatch(batch: Batch, what: string): Promise<void> {
    const { folder } = this.#opened;
    const { text, paths } = batch;
    if (text === undefined) return this.#copyFrom(this.#sitePath, batch, what);
    const source = await makeTemporaryFolder(folder);
    try {
      for (const name of paths) await writeTemporaryFile(source, this.#within(name), text);
      await this.#copyFrom(source, batch, what);
    } finally {
      await rm(source, { recursive: true, force: true });
    }
  }

  async #copyFrom(source: string, batch: Batch, what: string): Promise<void> {
    const { calls, parallel, partialNames, folder } = this.#opened;
    const left = new Set(batch.paths.map((name) => this.#within(name)));
    const params = async (settings: object) => ({
      srcFs: `${source.replace(/[/\\]$/, '')}/`,
      dstFs: this.#fs,
      _filter: { FilesFromRaw: [await writeList(folder, left)] },
      _config: {
        ...partialNames.settings,
        ...settings,
        NoTraverse: true,
        NoCheckDest: true,
        // A bucket compares each MD5 itself. With the encryption of some, the one that it lists is another.
        IgnoreChecksum: this.features.isBucket,
        NoUpdateDirModTime: true,
        NoUnicodeNormalization: true,
        // They only compare lists here, and nothing of the storage.
        Checkers: parallel.checkers,
        UploadHeaders: this.features.hasHeaders ? headersOf(batch) : [],
      },
    });
    const onCopied = (name: string) => {
      // The line of a call that was stopped may come in the next one, which uploads the file again.
      if (left.delete(name)) this.#listener?.uploaded(name);
    };
    const group = this.#listener ? SITE_GROUP : STATE_GROUP;
    const upload = { group, left, params, onCopied, partialNames };
    const failure = await failureOf(() => calls.upload(parallel.transfers[batch.size], upload));
    if (failure !== undefined)
      throw failure.explained(
        what,
        undefined,
        uploadedOf(batch.paths.length, left.size) ?? this.#dotHint(failure),
      );
    const [skipped] = left;
    if (skipped === undefined) return;
    throw new DeployError(
      `${what} failed: rclone skipped ${counted(left.size, 'file')} without an error, such as "${cleanText(skipped)}".`,
      'Check whether the file is still in `site-path`.',
    );
  }

  async remove(paths: readonly string[]): Promise<void> {
    const { remove } = this.#contents;
    const left = new Set(paths);
    let failure = await failureOf(() => this.#removeAtOnce(left));
    if (failure === undefined || failure.kind === 'absent')
      failure = await failureOf(() => this.#removeOneByOne(left));
    if (failure !== undefined && failure.kind !== 'other') throw failure.explained(remove);
    const [name] = left.size > 0 ? await this.#stillThere(left, failure) : [];
    if (name === undefined) return;
    if (failure !== undefined) throw failure.explained(remove);
    throw new DeployError(
      `${remove} failed: the storage lists "${cleanText(name)}", but does not find it.`,
      'Delete the file yourself, or run the workflow again.',
    );
  }

  /** @param left files that are not deleted yet */
  #removeAtOnce(left: Set<string>): Promise<unknown> {
    const { calls, parallel, folder } = this.#opened;
    const names = () => [...left].map((name) => this.#within(name));
    const params = async (Checkers: number) => ({
      fs: this.#fs,
      _filter: { FilesFromRaw: [await writeList(folder, names())] },
      _config: { Checkers, NoUnicodeNormalization: true, NoTraverse: true },
    });
    return calls.many('operations/delete', parallel.checkers, params, (event) => {
      if (event.kind === 'deleted') this.#removed(event.name.slice(this.#opened.prefix.length), left);
    });
  }

  /** Deletes files that rclone could not ask for. */
  async #removeOneByOne(left: Set<string>): Promise<void> {
    const { calls, parallel } = this.#opened;
    await forEachParallel([...left], parallel.checkers, async (name) => {
      const params = { fs: this.#fs, remote: this.#within(name) };
      const failure = await failureOf(() => calls.one('operations/deletefile', params));
      if (failure?.kind === 'absent') return;
      if (failure !== undefined) throw failure;
      this.#removed(name, left);
    });
  }

  #removed(name: string, left: Set<string>): void {
    if (left.delete(name)) this.#listener?.deleted(name);
  }

  async removeFolders(folders: readonly string[]): Promise<void> {
    const { calls, parallel, features } = this.#opened;
    // In a bucket, folders are only parts of names: rclone would delete the bucket itself, with its settings.
    if (features.isBucket) return;
    const depths = [...new Set(folders.map(depthOf))];
    for (const depth of depths) {
      const same = folders.filter((folder) => depthOf(folder) === depth);
      await forEachParallel(same, parallel.checkers, async (folder) => {
        if (await isLink(features.localRoot, folder)) return;
        const params = { fs: this.#fs, remote: this.#within(folder) };
        await failureOf(() => calls.one('operations/rmdir', params));
      });
    }
  }

  /** Some servers refuse names that begin with a dot, and nothing else. */
  #dotHint({ kind, message }: RcloneFailure): string | undefined {
    const isAboutName = kind === 'other' && !this.features.isBucket && !OF_THE_PATH.test(message);
    if (!isAboutName || !this.#opened.prefix.startsWith('.')) return undefined;
    return 'If the server refuses only names that begin with a dot, set the input `state` to another folder.';
  }

  get #fs(): string {
    return folderOf(this.#opened.remote);
  }

  #within(name: string): string {
    return `${this.#opened.prefix}${name}`;
  }

  #reportProgress(): () => void {
    const listener = this.#listener;
    if (listener === undefined) return () => undefined;
    const timer = setInterval(async () => {
      // The progress is only a line in the log: the upload itself reports failures.
      const { bytes } = await this.#opened.calls.stats(SITE_GROUP);
      if (bytes !== undefined) listener.sent?.(bytes);
    }, PROGRESS_MS);
    return () => clearInterval(timer);
  }
}

/** Says how much of a batch was uploaded before it failed. */
function uploadedOf(count: number, left: number): string | undefined {
  return left < count
    ? `${counted(count - left, 'file')} of ${grouped(count)} ${count - left === 1 ? 'was' : 'were'} uploaded.`
    : undefined;
}

function headersOf({ cacheControl, contentType, contentEncoding }: Batch): object[] {
  return [
    ...(cacheControl === undefined ? [] : [{ Key: 'Cache-Control', Value: cacheControl }]),
    { Key: 'Content-Type', Value: contentType },
    ...(contentEncoding === undefined ? [] : [{ Key: 'Content-Encoding', Value: contentEncoding }]),
  ];
}

/** Without headers, there is no reason for more than one call for the files of the site. */
function withoutHeaders(batches: readonly Batch[]): readonly Batch[] {
  const ofSite = batches.filter(({ text }) => text === undefined);
  const common = { size: 'large', cacheControl: undefined, contentType: '' } as const;
  const all = ofSite.length > 0 ? [{ ...common, paths: ofSite.flatMap(({ paths }) => paths) }] : [];
  return [...all, ...batches.filter(({ text }) => text !== undefined)];
}

/** rclone would remove a link even if its folder has files. On other storages, a link is not a folder. */
async function isLink(root: string | undefined, folder: string): Promise<boolean> {
  if (root === undefined) return false;
  const found = await lstat(path.join(root, folder)).catch(() => undefined);
  return found?.isSymbolicLink() === true;
}

/** The remote itself contains all others. */
function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}

async function failureOf(work: () => Promise<unknown>): Promise<RcloneFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (cause) {
    if (cause instanceof RcloneFailure) return cause;
    throw cause;
  }
}

/** @returns a signal that aborts later than the given one, for the same reason */
function delayedSignal(signal: AbortSignal): AbortSignal {
  const delayed = new AbortController();
  const abort = () => void setTimeout(() => delayed.abort(signal.reason), CANCELLED_MS).unref();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return delayed.signal;
}
