/** Lists, uploads, and deletes files with rclone, and checks that rclone handled every file of a list. */
import { lstat, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../disk/hash-of.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { type RetryRule, retry } from '../../timing/retry.ts';
import type { DestinationStorage, Listing, StorageFeatures } from '../plan/destination.ts';
import type { Batch } from '../plan/file-groups.ts';
import { RcloneFailure, retryRule, withRclone } from '../rclone/rclone-failure.ts';
import { folderOf } from '../remote/remote.ts';
import { findFiles, listDestination } from './listing.ts';
import { downloadParams, type OpenRemote, writeList } from './open-remote.ts';
import { Refusals } from './pace.ts';

/** A retry by rclone itself would start from the first file again. */
const RETRY = { kind: 'upload', tries: 3, firstDelayMs: 4000 };

/** For uploads whose requests rclone does not repeat. S3 asks to repeat one after an `InternalError` ("Error responses"). */
const SERVER_ERROR_RETRY = { ...RETRY, tries: 8 };

/** The name of a downloaded file in the folder for temporary files. */
const DOWNLOADED = 'downloaded';

/** An upload is stopped after as many failures as transfers without a success, or after this many. */
const MAX_FAILURES = 64;

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
  /** The consequence of a failed listing, for the message; undefined after the first change. */
  #sequel: string | undefined = 'This run changed nothing.';

  constructor(remote: OpenRemote, sitePath: string, listener: Listener) {
    this.features = remote.features;
    this.#remote = remote;
    this.#sitePath = sitePath;
    this.#listener = listener;
  }

  list(paths: ReadonlySet<string>, isAfter = false): Promise<Listing> {
    return listDestination(this.#remote, paths, isAfter, this.#sequel);
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
      if (failure?.kind === 'absent') return undefined;
      if (failure !== undefined) throw failure.explained('Reading a file of the destination');
      return await hashOf(file, 'sha256');
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Uploads exactly these files, without looking at the destination. */
  async upload(batches: readonly Batch[], what: string): Promise<void> {
    this.#sequel = undefined;
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
    this.#sequel = undefined;
    const { parallel, pace } = this.#remote;
    const left = new Set(paths);
    const failure = await failureOf(() => pace.run(parallel.checkers, () => this.#deleteOnce(left)));
    if (failure !== undefined && failure.kind !== 'absent') throw failure.explained('Deleting files');
    await this.#deleteUnlisted(left);
    const listing = left.size > 0 ? await this.list(left) : new Map();
    const [name] = [...left].filter((skipped) => listing.has(skipped));
    if (name === undefined) return;
    throw new DeployError(
      `Deleting files failed: the storage lists "${cleanText(name)}", but does not find it.`,
      'Delete the file yourself, or run the workflow again.',
    );
  }

  /** @param left files that are not deleted yet */
  async #deleteOnce(left: Set<string>): Promise<void> {
    const { rclone, remote, parallel, pace, folder } = this.#remote;
    const list = await writeList(folder, left);
    const Checkers = pace.atMost(parallel.checkers);
    const _config = { Checkers, NoUnicodeNormalization: true, NoTraverse: true };
    const params = { fs: folderOf(remote), _filter: { FilesFromRaw: [list] }, _config };
    const failure = await failureOf(() =>
      rclone.call('operations/delete', params, (event) => {
        if (event.kind !== 'deleted') return;
        this.#listener.deleted(event.name);
        left.delete(event.name);
      }),
    );
    if (failure === undefined) return;
    // One call deletes many files at once.
    if (failure.refusal !== undefined) pace.lower(Checkers, failure.refusal);
    throw failure;
  }

  /** Deletes files that rclone finds only if it asks for them by their names. */
  async #deleteUnlisted(left: Set<string>): Promise<void> {
    const { rclone, remote, parallel, pace } = this.#remote;
    await forEachParallel([...left], parallel.checkers, async (name) => {
      const params = { fs: folderOf(remote), remote: name };
      const failure = await failureOf(() =>
        pace.run(parallel.checkers, () => rclone.call('operations/deletefile', params)),
      );
      if (failure?.kind === 'absent') return;
      if (failure !== undefined) throw failure.explained('Deleting files');
      this.#listener.deleted(name);
      left.delete(name);
    });
  }

  async removeFolders(folders: readonly string[]): Promise<void> {
    const { rclone, remote, features, parallel, pace } = this.#remote;
    const depths = [...new Set(folders.map(depthOf))];
    for (const depth of depths) {
      const same = folders.filter((folder) => depthOf(folder) === depth);
      await forEachParallel(same, parallel.checkers, async (folder) => {
        if (await isLink(features.localRoot, folder)) return;
        const params = { fs: folderOf(remote), remote: folder };
        await failureOf(() => pace.run(parallel.checkers, () => rclone.call('operations/rmdir', params)));
      });
    }
  }

  async #uploadBatch(batch: Batch, what: string): Promise<void> {
    const { context, partialNames } = this.#remote;
    const left = new Set(batch.paths);
    let before = left.size;
    const onRetry = (error: unknown) => {
      const { refusal, sentence } = error as RcloneFailure;
      // A few refusals are normal for a bucket. A lower pace has its own line.
      if (refusal === undefined || left.size === before)
        context.log.info(`Trying again to upload ${counted(left.size, 'file')}: ${sentence}`);
      before = left.size;
    };
    await withRclone(`Uploading ${what}`, () =>
      retry(() => partialNames.try(() => this.#uploadOnce(batch, left)), {
        ...context,
        retryRule: (error) =>
          left.size > 0 ? uploadRule(error, left.size, this.#isPacedByRclone(batch)) : undefined,
        onRetry,
      }),
    );
    const [skipped] = left;
    if (skipped === undefined) return;
    throw new DeployError(
      `Uploading ${what} failed: rclone skipped ${counted(left.size, 'file')} without an error, such as "${cleanText(skipped)}".`,
      'Check whether the file is still in `site-path`.',
    );
  }

  #isPacedByRclone({ size }: Batch): boolean {
    const { parallel, pace } = this.#remote;
    return pace.isPacedByRclone(parallel.transfers[size]);
  }

  /** @param left files that are not uploaded yet */
  async #uploadOnce(batch: Batch, left: Set<string>): Promise<void> {
    const { cacheControl, contentType, contentEncoding, size } = batch;
    const { rclone, remote, features, lists, parallel, pace, partialNames, folder } = this.#remote;
    const headers = [
      ...(cacheControl === undefined ? [] : [{ Key: 'Cache-Control', Value: cacheControl }]),
      { Key: 'Content-Type', Value: contentType },
      ...(contentEncoding === undefined ? [] : [{ Key: 'Content-Encoding', Value: contentEncoding }]),
    ];
    const transfers = pace.atMost(parallel.transfers[size]);
    const isPacedByRclone = this.#isPacedByRclone(batch);
    const refusals = new Refusals(isPacedByRclone);
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
        Transfers: transfers,
        // They only compare lists here, and nothing of the storage.
        Checkers: parallel.checkers,
        // Otherwise, a refusal would be seen only after ten tries.
        ...(!isPacedByRclone && { LowLevelRetries: 1 }),
        UploadHeaders: features.hasHeaders ? headers : [],
      },
    };
    await rclone.call('sync/copy', params, (event) => {
      if (event.kind === 'copied') {
        // The line of a call that was stopped may come in the next one, which uploads the file again.
        if (left.delete(event.name)) this.#listener.uploaded(event.name);
        failures = 0;
      } else if (event.kind === 'error') failures += 1;
      const refusal = refusals.oneTooMany(event);
      if (refusal !== undefined) {
        pace.lowerUpload(transfers, refusal);
        return 'stop';
      }
      // If the storage is unreachable, every other file would also fail.
      return failures >= Math.min(transfers, MAX_FAILURES) ? 'stop' : undefined;
    });
    pace.raise(transfers);
  }

  #reportProgress(): () => void {
    const timer = setInterval(async () => {
      // The progress is only a line in the log: the upload itself reports failures.
      const { bytes } = await this.#remote.rclone.stats(UPLOADS);
      if (bytes !== undefined) this.#listener.sent(bytes);
    }, PROGRESS_MS);
    return () => clearInterval(timer);
  }
}

/** A connection may be cut in the middle of each try. */
const MAX_TRIES = 30;

/** The tries are counted from the last one that has uploaded a file. */
function uploadRule(error: unknown, left: number, isPacedByRclone: boolean): RetryRule | undefined {
  const rule = retryRule(error, RETRY, isPacedByRclone ? RETRY : SERVER_ERROR_RETRY);
  return rule && { ...rule, tries: Math.min(rule.tries, MAX_TRIES), kind: `${rule.kind}, ${left} left` };
}

/** Without headers, there is no reason for more than one call. */
function withoutHeaders(batches: readonly Batch[]): Batch[] {
  return [
    {
      size: 'large',
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
