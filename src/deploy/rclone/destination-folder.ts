/** Lists, uploads, and deletes files with rclone, and checks that rclone handled every file of a list. */
import { lstat, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../disk/hash-of.ts';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { retry } from '../../timing/retry.ts';
import type { DestinationStorage, Listing, StorageFeatures } from '../plan/destination.ts';
import type { Batch } from '../plan/file-groups.ts';
import { folderOf } from '../remote/remote.ts';
import { findFiles, listDestination } from './listing.ts';
import { downloadParams, type OpenRemote } from './open-remote.ts';
import { RcloneFailure, withRclone } from './rclone-errors.ts';

/** A retry by rclone itself would start from the first file again. rclone has already retried each request. */
const RETRY = { kind: 'upload', tries: 3, firstDelayMs: 4000 };

/** The name of a downloaded file in the folder for temporary files. */
const DOWNLOADED = 'downloaded';

/** The time between two requests for the progress of an upload. */
const PROGRESS_MS = 5000;

/** rclone counts the bytes of uploads under this name, apart from those of the state. */
const UPLOADS = 'uploads';

/** What is reported about transfers while they are running. */
interface Listener {
  uploaded(path: string): void;
  deleted(path: string): void;
  /** @param bytes the number of bytes sent so far */
  sent(bytes: number): void;
}

export class DestinationFolder implements DestinationStorage {
  readonly features: StorageFeatures;
  readonly #remote: OpenRemote;
  readonly #sitePath: string;
  readonly #listener: Listener;

  constructor(remote: OpenRemote, sitePath: string, listener: Listener) {
    this.features = remote.features;
    this.#remote = remote;
    this.#sitePath = sitePath;
    this.#listener = listener;
  }

  list(paths: ReadonlySet<string>, isAfter = false): Promise<Listing> {
    return listDestination(this.#remote, paths, isAfter);
  }

  find(paths: readonly string[]): Promise<Listing> {
    return findFiles(this.#remote, paths);
  }

  async digestOf(name: string): Promise<string | undefined> {
    const { rclone, remote, folder } = this.#remote;
    const params = downloadParams(folderOf(remote), name, folder, DOWNLOADED);
    const file = path.join(folder, DOWNLOADED);
    try {
      const failure = await failureOf(() => rclone.call('operations/copyfile', params));
      if (failure?.isNotFound === true) return undefined;
      if (failure !== undefined) throw failure.explained('Reading a file of the destination');
      return await hashOf(file, 'sha256');
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Uploads exactly these files, without looking at the destination. */
  async upload(batches: readonly Batch[], what: string): Promise<void> {
    const stopProgress = this.#reportProgress();
    try {
      for (const batch of this.features.hasHeaders ? batches : withoutHeaders(batches)) {
        await this.#uploadBatch(batch, what);
      }
    } finally {
      stopProgress();
    }
  }

  async delete(paths: readonly string[]): Promise<void> {
    const { rclone, remote, parallel, folder } = this.#remote;
    const list = await writeList(folder, paths);
    const left = new Set(paths);
    const { transfers: Transfers, checkers: Checkers } = parallel;
    const _config = { Transfers, Checkers, NoUnicodeNormalization: true, NoTraverse: true };
    const params = { fs: folderOf(remote), _filter: { FilesFromRaw: [list] }, _config };
    const failure = await failureOf(() =>
      rclone.call('operations/delete', params, (event) => {
        if (event.kind !== 'deleted') return;
        this.#listener.deleted(event.name);
        left.delete(event.name);
      }),
    );
    if (failure !== undefined && !failure.isNotFound) throw failure.explained('Deleting files');
    await this.#deleteUnlisted(left);
    const listing = left.size > 0 ? await this.list(left) : new Map();
    const [name] = [...left].filter((skipped) => listing.has(skipped));
    if (name === undefined) return;
    throw new DeployError(
      `Deleting files failed: the storage lists "${cleanText(name)}", but does not find it.`,
      'Delete the file yourself, or run the workflow again.',
    );
  }

  /** Deletes files that rclone finds only if it asks for them by their names. */
  async #deleteUnlisted(left: Set<string>): Promise<void> {
    const { rclone, toFind, parallel } = this.#remote;
    await forEachParallel([...left], parallel.checkers, async (name) => {
      const params = { fs: folderOf(toFind), remote: name };
      const failure = await failureOf(() => rclone.call('operations/deletefile', params));
      if (failure?.isNotFound === true) return;
      if (failure !== undefined) throw failure.explained('Deleting files');
      this.#listener.deleted(name);
      left.delete(name);
    });
  }

  async removeFolders(folders: readonly string[]): Promise<void> {
    const { rclone, remote, features, parallel } = this.#remote;
    const depths = [...new Set(folders.map(depthOf))];
    for (const depth of depths) {
      const same = folders.filter((folder) => depthOf(folder) === depth);
      await forEachParallel(same, parallel.checkers, async (folder) => {
        if (await isLink(features.localRoot, folder)) return;
        await failureOf(() => rclone.call('operations/rmdir', { fs: folderOf(remote), remote: folder }));
      });
    }
  }

  async #uploadBatch(batch: Batch, what: string): Promise<void> {
    const { context, partialNames } = this.#remote;
    const left = new Set(batch.paths);
    const retryRule = (error: unknown) =>
      error instanceof RcloneFailure && left.size > 0 ? RETRY : undefined;
    const onRetry = (error: unknown) =>
      context.log.info(
        `Trying again to upload ${counted(left.size, 'file')}: ${(error as RcloneFailure).sentence}`,
      );
    await withRclone(`Uploading ${what}`, () =>
      retry(() => partialNames.try(() => this.#uploadOnce(batch, left)), { ...context, retryRule, onRetry }),
    );
    const [skipped] = left;
    if (skipped === undefined) return;
    throw new DeployError(
      `Uploading ${what} failed: rclone skipped ${counted(left.size, 'file')} without an error, such as "${cleanText(skipped)}".`,
      'Check whether the file is still in `site-path`.',
    );
  }

  /** @param left files that are not uploaded yet */
  async #uploadOnce({ cacheControl, contentType, contentEncoding }: Batch, left: Set<string>): Promise<void> {
    const { rclone, remote, features, lists, parallel, partialNames, folder } = this.#remote;
    const headers = [
      ...(cacheControl === undefined ? [] : [{ Key: 'Cache-Control', Value: cacheControl }]),
      { Key: 'Content-Type', Value: contentType },
      ...(contentEncoding === undefined ? [] : [{ Key: 'Content-Encoding', Value: contentEncoding }]),
    ];
    let failures = 0;
    const list = await writeList(folder, left);
    const params = {
      _group: UPLOADS,
      srcFs: `${this.#sitePath.replace(/[/\\]$/, '')}/`,
      dstFs: folderOf(remote),
      _filter: { FilesFromRaw: [list] },
      _config: {
        ...partialNames.settings,
        NoTraverse: true,
        NoCheckDest: true,
        // The deployment itself compares what it uploaded. With the encryption of some storages, rclone cannot.
        IgnoreChecksum: lists.md5,
        NoUpdateDirModTime: true,
        NoUnicodeNormalization: true,
        Transfers: parallel.transfers,
        Checkers: parallel.checkers,
        UploadHeaders: features.hasHeaders ? headers : [],
      },
    };
    await rclone.call('sync/copy', params, (event) => {
      if (event.kind === 'copied') {
        this.#listener.uploaded(event.name);
        left.delete(event.name);
        failures = 0;
      } else if (event.kind === 'error') failures += 1;
      // If the storage is unreachable, rclone has tried each of these files for minutes, and would do so for every
      // other file.
      return failures >= parallel.transfers ? 'stop' : undefined;
    });
  }

  #reportProgress(): () => void {
    const timer = setInterval(async () => {
      // The progress is only a line in the log: the upload itself reports failures.
      const stats = await this.#remote.rclone.call('core/stats', { group: UPLOADS }).catch(() => undefined);
      const { bytes } = (stats ?? {}) as { readonly bytes?: number };
      if (bytes !== undefined) this.#listener.sent(bytes);
    }, PROGRESS_MS);
    return () => clearInterval(timer);
  }
}

/** Without headers, there is no reason for more than one call. */
function withoutHeaders(batches: readonly Batch[]): Batch[] {
  return [
    {
      cacheControl: undefined,
      contentType: '',
      contentEncoding: undefined,
      paths: batches.flatMap(({ paths }) => paths),
    },
  ];
}

/** rclone would remove a link even if its folder has files. On other storages, a link is not a folder. */
async function isLink(root: string | undefined, folder: string): Promise<boolean> {
  if (root === undefined) return false;
  const found = await lstat(path.join(root, folder)).catch(() => undefined);
  return found?.isSymbolicLink() === true;
}

function depthOf(folder: string): number {
  return folder.split('/').length;
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

function writeList(folder: string, paths: Iterable<string>): Promise<string> {
  let text = '';
  for (const name of paths) text += `${name}\n`;
  return writeTemporaryFile(folder, 'files.txt', text);
}
