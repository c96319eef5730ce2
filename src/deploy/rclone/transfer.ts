/** Uploads and deletes lists of files, and checks that rclone handled every file of the list. */
import type { Context } from '../../context/context.ts';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { retry } from '../../timing/retry.ts';
import { folderOf, type Remote } from '../inputs/remote.ts';
import type { Batch } from '../plan/file-groups.ts';
import type { Rclone } from './rclone.ts';
import type { parallelOf } from './rclone-environment.ts';
import { RcloneFailure, withRclone } from './rclone-errors.ts';
import type { RcloneEvent } from './rclone-log.ts';
import type { StorageFeatures } from './storage-features.ts';

/** A retry by rclone itself would start from the first file again. rclone has already retried each request. */
const RETRY = { kind: 'upload', tries: 3, firstDelayMs: 4000 };

/** The time between two requests for the progress of an upload. */
const PROGRESS_MS = 5000;

/** What a transfer needs from the deployment. */
export interface Transfer {
  readonly rclone: Rclone;
  readonly destination: Remote;
  readonly features: StorageFeatures;
  /** How many files are transferred, and how many files and folders are checked, at once. */
  readonly parallel: ReturnType<typeof parallelOf>;
  readonly sitePath: string;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly context: Context;
  readonly onEvent: (event: RcloneEvent) => void;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Uploads exactly these files, without looking at the destination.
 *
 * @param what the kind of the files, for messages
 * @throws DeployError
 */
export async function uploadFiles(
  transfer: Transfer,
  batches: readonly Batch[],
  what: string,
): Promise<void> {
  const stopProgress = reportProgress(transfer);
  try {
    for (const batch of transfer.features.hasHeaders ? batches : withoutHeaders(batches)) {
      await uploadBatch(transfer, batch, what);
    }
  } finally {
    stopProgress();
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

/**
 * Deletes exactly these files.
 *
 * @throws DeployError
 */
export async function deleteFiles(
  { rclone, destination, parallel, folder, onEvent }: Transfer,
  paths: readonly string[],
  isListed: boolean,
): Promise<void> {
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
  // If an interrupted deployment has replaced a file with a folder, rclone fails when it asks for the file. It succeeds
  // if it lists the folders.
  if (failure !== undefined && !failure.isNotFound && !isListed) failure = await remove({});
  if (failure !== undefined && !failure.isNotFound) throw failure.explained('Deleting files');
  const [skipped] = left;
  if (!isListed || skipped === undefined) return;
  throw new DeployError(
    `Deleting files failed: the storage lists ${counted(left.size, 'file')} that it does not find, such as "${cleanText(skipped)}".`,
    'Another program may have deleted them at this moment. Run the workflow again.',
  );
}

/** Removes those of the folders that are empty. */
export async function removeFolders(
  { rclone, destination, parallel }: Transfer,
  folders: readonly string[],
): Promise<void> {
  const depths = [...new Set(folders.map(depthOf))];
  for (const depth of depths) {
    const same = folders.filter((folder) => depthOf(folder) === depth);
    await forEachParallel(same, parallel.checkers, async (folder) => {
      await failureOf(() => rclone.call('operations/rmdir', { fs: folderOf(destination), remote: folder }));
    });
  }
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
