/** Lists, uploads, and deletes files with rclone, and checks that rclone handled every file of a list. */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { retry } from '../../timing/retry.ts';
import type { DestinationStorage, Listing } from '../plan/destination.ts';
import type { Batch } from '../plan/file-groups.ts';
import { folderOf } from '../remote/remote.ts';
import { listDestination } from './listing.ts';
import { RcloneFailure, withRclone } from './rclone-errors.ts';
import type { Transfer } from './transfer.ts';

/** A retry by rclone itself would start from the first file again. rclone has already retried each request. */
const RETRY = { kind: 'upload', tries: 3, firstDelayMs: 4000 };

/** The time between two requests for the progress of an upload. */
const PROGRESS_MS = 5000;

export class DestinationFolder implements DestinationStorage {
  readonly #transfer: Transfer;

  constructor(transfer: Transfer) {
    this.#transfer = transfer;
  }

  list(paths: ReadonlySet<string>, withHashes: boolean): Promise<Listing> {
    return listDestination(this.#transfer, paths, withHashes);
  }

  /** Uploads exactly these files, without looking at the destination. */
  async upload(batches: readonly Batch[], what: string): Promise<void> {
    const transfer = this.#transfer;
    const stopProgress = reportProgress(transfer);
    try {
      for (const batch of transfer.features.hasHeaders ? batches : withoutHeaders(batches)) {
        await uploadBatch(transfer, batch, what);
      }
    } finally {
      stopProgress();
    }
  }

  /** Deletes exactly these files. */
  async delete(paths: readonly string[], isListed: boolean): Promise<void> {
    const { rclone, destination, parallel, folder, onEvent } = this.#transfer;
    const list = await writeList(folder, paths);
    const left = new Set(paths);
    const remove = (config: object) => {
      const { transfers: Transfers, checkers: Checkers } = parallel;
      const _config = { Transfers, Checkers, NoUnicodeNormalization: true, ...config };
      const params = { fs: folderOf(destination), _filter: { FilesFromRaw: [list] }, _config };
      return failureOf(() =>
        rclone.call('operations/delete', params, (event) => {
          onEvent(event);
          if (event.kind === 'deleted') left.delete(event.name);
        }),
      );
    };
    let failure = await remove({ NoTraverse: true });
    // If an interrupted deployment has replaced a file with a folder, rclone fails when it asks for the file. It
    // succeeds if it lists the folders.
    if (failure !== undefined && !failure.isNotFound && !isListed) failure = await remove({});
    if (failure !== undefined && !failure.isNotFound) throw failure.explained('Deleting files');
    const [skipped] = left;
    if (!isListed || skipped === undefined) return;
    throw new DeployError(
      `Deleting files failed: the storage lists ${counted(left.size, 'file')} that it does not find, such as "${cleanText(skipped)}".`,
      'Another program may have deleted them at this moment.',
    );
  }

  async removeFolders(folders: readonly string[]): Promise<void> {
    const { rclone, destination, features, parallel } = this.#transfer;
    const depths = [...new Set(folders.map(depthOf))];
    for (const depth of depths) {
      const same = folders.filter((folder) => depthOf(folder) === depth);
      await forEachParallel(same, parallel.checkers, async (folder) => {
        if (await isLink(features.localRoot, folder)) return;
        await failureOf(() => rclone.call('operations/rmdir', { fs: folderOf(destination), remote: folder }));
      });
    }
  }
}

/** Without headers, there is no reason for more than one call. */
function withoutHeaders(batches: readonly Batch[]): Batch[] {
  return [{ cacheControl: undefined, contentType: '', paths: batches.flatMap(({ paths }) => paths) }];
}

async function uploadBatch(transfer: Transfer, batch: Batch, what: string): Promise<void> {
  const { context } = transfer;
  const left = new Set(batch.paths);
  const retryRule = (error: unknown) => (error instanceof RcloneFailure && left.size > 0 ? RETRY : undefined);
  const onRetry = (error: unknown) =>
    context.log.info(
      `Trying again to upload ${counted(left.size, 'file')}: ${(error as RcloneFailure).sentence}`,
    );
  await withRclone(`Uploading ${what}`, () =>
    retry(() => uploadOnce(transfer, batch, left), { ...context, retryRule, onRetry }),
  );
  const [skipped] = left;
  if (skipped === undefined) return;
  throw new DeployError(
    `Uploading ${what} failed: rclone skipped ${counted(left.size, 'file')} without an error, such as "${cleanText(skipped)}".`,
    'Check whether the file is still in `site-path`.',
  );
}

/** @param left files that are not uploaded yet */
async function uploadOnce(
  { rclone, destination, features, parallel, sitePath, folder, onEvent }: Transfer,
  { cacheControl, contentType }: Batch,
  left: Set<string>,
): Promise<void> {
  const headers = [
    ...(cacheControl === undefined ? [] : [{ Key: 'Cache-Control', Value: cacheControl }]),
    { Key: 'Content-Type', Value: contentType },
  ];
  let failures = 0;
  const list = await writeList(folder, left);
  const params = {
    srcFs: `${sitePath.replace(/[/\\]$/, '')}/`,
    dstFs: folderOf(destination),
    _filter: { FilesFromRaw: [list] },
    _config: {
      NoTraverse: true,
      NoCheckDest: true,
      NoUpdateDirModTime: true,
      NoUnicodeNormalization: true,
      Transfers: parallel.transfers,
      Checkers: parallel.checkers,
      UploadHeaders: features.hasHeaders ? headers : [],
    },
  };
  await rclone.call('sync/copy', params, (event) => {
    onEvent(event);
    if (event.kind === 'copied') {
      left.delete(event.name);
      failures = 0;
    } else if (event.kind === 'error') failures += 1;
    // If the storage is unreachable, rclone has tried each of these files for minutes, and would do so for every other
    // file.
    return failures >= parallel.transfers ? 'stop' : undefined;
  });
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

function reportProgress({ rclone, onProgress }: Transfer): () => void {
  const timer = setInterval(async () => {
    // The progress is only a line in the log: the upload itself reports failures.
    const stats = await rclone.call('core/stats', {}).catch(() => undefined);
    const { bytes } = (stats ?? {}) as { readonly bytes?: number };
    if (bytes !== undefined) onProgress(bytes);
  }, PROGRESS_MS);
  return () => clearInterval(timer);
}

function writeList(folder: string, paths: Iterable<string>): Promise<string> {
  let text = '';
  for (const name of paths) text += `${name}\n`;
  return writeTemporaryFile(folder, 'files.txt', text);
}
