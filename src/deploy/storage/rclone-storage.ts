/** A storage whose files rclone lists, reads, writes, and deletes. Checks that rclone handled every file of a list. */
import { randomUUID } from 'node:crypto';
import { lstat, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder, temporaryFileError, writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, grouped } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { RcloneFailure, withRclone } from '../rclone/rclone-failure.ts';
import { folderOf } from '../remote/remote.ts';
import { DISK_FULL } from '../storage-types/shared-causes.ts';
import type { KnownCause } from '../storage-types/storage-type.ts';
import { findFiles, listFiles } from './listing.ts';
import { type OpenRemote, writeList } from './open-remote.ts';
import type { Batch, Listing, Storage, StorageFeatures } from './storage.ts';

/** What is reported about the files of the site while they are transferred. */
export interface TransferListener {
  uploaded(path: string): void;
  deleted(path: string): void;
}

/** The names of the operations, for messages. */
interface OperationNames {
  readonly list: string;
  readonly remove: string;
  /** What helps if nothing else is known. */
  readonly otherwise: KnownCause;
}

const SITE: OperationNames = {
  list: 'Listing the destination',
  remove: 'Deleting files',
  otherwise: ['', 'Check whether the destination may be listed.'],
};

const STATE: OperationNames = {
  list: 'Reading the state of the destination',
  remove: 'Removing older states',
  otherwise: ['', 'Check the destination, its credentials, and their permissions.'],
};

/** @param sitePath the folder with the files of the site */
export function siteStorage(opened: OpenRemote, sitePath: string, listener: TransferListener): Storage {
  return new RcloneStorage(opened, SITE, sitePath, listener);
}

/** @param folder of the state within the remote; empty for the remote itself */
export function stateStorage(opened: OpenRemote, folder: string): Storage {
  return new RcloneStorage({ ...opened, prefix: folder === '' ? '' : `${folder}/` }, STATE);
}

class RcloneStorage implements Storage {
  readonly features: StorageFeatures;
  readonly #opened: OpenRemote;
  readonly #names: OperationNames;
  readonly #sitePath: string;
  readonly #listener: TransferListener | undefined;

  constructor(opened: OpenRemote, names: OperationNames, sitePath = '', listener?: TransferListener) {
    this.features = opened.features;
    this.#opened = opened;
    this.#names = names;
    this.#sitePath = sitePath;
    this.#listener = listener;
  }

  list(paths: ReadonlySet<string>): Promise<Listing> {
    const { list, otherwise } = this.#names;
    return withRclone(list, () => listFiles(this.#opened, paths, list), otherwise);
  }

  find(paths: readonly string[]): Promise<Listing | undefined> {
    const { list, otherwise } = this.#names;
    return withRclone(list, () => findFiles(this.#opened, paths), otherwise);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const { calls, folder } = this.#opened;
    const copy = randomUUID();
    // With the encryption of some storages, the checksum is not that of the contents. rclone still compares the size.
    const _config = { Inplace: true, NoCheckDest: true, IgnoreChecksum: true };
    const params = { ...this.#file(name, 'src'), dstFs: `${folder}/`, dstRemote: copy, _config };
    const { list, otherwise } = this.#names;
    try {
      await withRclone(list, () => calls.one('operations/copyfile', params), otherwise);
      return await readFile(path.join(folder, copy));
    } catch (error) {
      const { cause } = error as DeployError;
      if (!(cause instanceof RcloneFailure)) throw error;
      if (cause.kind === 'absent') return undefined;
      // The copy is on the disk of the runner.
      throw DISK_FULL.test(cause.message) ? temporaryFileError({ code: 'ENOSPC' }) : error;
    } finally {
      await rm(path.join(folder, copy), { force: true });
    }
  }

  async write(batches: readonly Batch[], what: string): Promise<void> {
    for (const batch of this.features.hasHeaders ? batches : withoutHeaders(batches)) {
      const { text, paths } = batch;
      if (text === undefined) {
        await this.#copyFrom(this.#sitePath, batch, what);
        continue;
      }
      const source = await makeTemporaryFolder(this.#opened.folder);
      try {
        for (const name of paths) await writeTemporaryFile(source, this.#within(name), text);
        await this.#copyFrom(source, batch, what);
      } finally {
        await rm(source, { recursive: true, force: true });
      }
    }
  }

  async #copyFrom(source: string, batch: Batch, what: string): Promise<void> {
    const { calls, parallel, folder } = this.#opened;
    const count = batch.paths.length;
    const left = new Set(batch.paths.map((name) => this.#within(name)));
    const params = async (Transfers: number) => ({
      srcFs: `${source.replace(/[/\\]$/, '')}/`,
      dstFs: this.#fs,
      _filter: { FilesFromRaw: [await writeList(folder, left)] },
      _config: {
        Transfers,
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
      left.delete(name);
      this.#listener?.uploaded(name);
    };
    try {
      await calls.upload(parallel.transfers, { left, params, onCopied });
    } catch (cause) {
      if (!(cause instanceof RcloneFailure)) throw cause;
      throw cause.explained(what, undefined, uploadedOf(count, left.size));
    }
    const [skipped] = left;
    if (skipped === undefined) return;
    throw new DeployError(
      `${what} failed: rclone skipped ${counted(left.size, 'file')} without an error, such as "${cleanText(skipped)}".`,
      'Check whether the file is still in `site-path`.',
    );
  }

  async remove(paths: readonly string[]): Promise<void> {
    const { calls, parallel } = this.#opened;
    const remove = async (name: string) => {
      try {
        await calls.one('operations/deletefile', this.#file(name));
      } catch (cause) {
        if (cause instanceof RcloneFailure && cause.kind === 'absent') return;
        throw cause;
      }
      this.#listener?.deleted(name);
    };
    await withRclone(this.#names.remove, () => forEachParallel(paths, parallel.checkers, remove));
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
        await calls.one('operations/rmdir', this.#file(folder)).catch((cause) => {
          if (!(cause instanceof RcloneFailure)) throw cause;
        });
      });
    }
  }

  get #fs(): string {
    return folderOf(this.#opened.remote);
  }

  #within(name: string): string {
    return `${this.#opened.prefix}${name}`;
  }

  /** @returns the parameters of a call that name a file or folder */
  #file(name: string, which?: 'src') {
    const remote = this.#within(name);
    return which === undefined ? { fs: this.#fs, remote } : { srcFs: this.#fs, srcRemote: remote };
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
  const paths = batches.flatMap((batch) => (batch.text === undefined ? batch.paths : []));
  const all = paths.length > 0 ? [{ cacheControl: undefined, contentType: '', paths }] : [];
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
