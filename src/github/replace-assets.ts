/**
 * Replaces files of a release by those that were uploaded under temporary names. GitHub has no atomic way to do that: the
 * existing files are renamed first, so that each name is missing for one request only. The steps are idempotent: the post
 * step completes a replacement that was interrupted.
 */
import type { Logger } from '../context/context.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubError } from './github-error.ts';
import {
  type Asset,
  deleteAsset,
  listAssets,
  previousName,
  releaseCall,
  renameAsset,
} from './release-assets.ts';

/** A file that was uploaded under its temporary name. */
export interface UploadedFile {
  /** The name that it is to have. */
  readonly name: string;
  /** Number of its asset. */
  readonly id: number;
}

/**
 * The last file is removed first and added last: a checksum in it never describes other files than those that are there.
 * Nothing is read, since a cancelled step completes its writes only.
 *
 * @param existing the files of the release
 * @throws GitHubError
 */
export async function replaceAssets(
  api: GitHubApi,
  releaseId: number,
  files: readonly UploadedFile[],
  existing: readonly Asset[],
  log: Logger,
): Promise<void> {
  const named = (name: string) => existing.find((asset) => asset.name === name);
  const replaced = files.toReversed().flatMap(({ name, id }) => {
    const asset = named(name);
    return asset === undefined || asset.id === id ? [] : [asset];
  });
  const previous: Asset[] = [];
  for (const { name } of files) {
    const leftover = named(previousName(name));
    if (leftover === undefined) continue;
    // It is the only one of its name if a run was killed after it had made room.
    if (replaced.some((asset) => asset.name === name)) await deleteAsset(api, leftover);
    else previous.push(leftover);
  }

  for (const asset of replaced) {
    await renameAsset(api, releaseId, asset, previousName(asset.name));
    previous.push({ ...asset, name: previousName(asset.name) });
  }
  for (const file of files) {
    if (named(file.name)?.id !== file.id) await renameAsset(api, releaseId, file, file.name);
  }
  await deleteOrLog(api, previous, log);
}

/**
 * Completes an interrupted replacement; if an uploaded file is gone, puts the previous files back.
 *
 * @throws GitHubError
 */
export async function finishReplacement(
  api: GitHubApi,
  releaseId: number,
  files: readonly UploadedFile[],
  log: Logger,
): Promise<void> {
  const existing = await listAssets(api, releaseId);
  const isThere = ({ id }: UploadedFile) => existing.some((asset) => asset.id === id);
  if (files.every(isThere)) {
    await replaceAssets(api, releaseId, files, existing, log);
    log.info('Completed the replacement of the files of the release');
    return;
  }
  const names = new Set(existing.map(({ name }) => name));
  const isReplaced = files.some(({ id, name }) =>
    existing.some((asset) => asset.id === id && asset.name === name),
  );
  for (const { name } of files) {
    const asset = existing.find((candidate) => candidate.name === previousName(name));
    if (asset === undefined || names.has(name)) continue;
    if (isReplaced) throw incomplete();
    await renameAsset(api, releaseId, asset, name);
    log.info(`Restored the previous ${name} of the release: its replacement is gone`);
  }
}

/** Deletes files that are in nobody's way: what cannot be deleted now, a later run deletes. */
export async function deleteOrLog(api: GitHubApi, assets: readonly Asset[], log: Logger): Promise<boolean> {
  let areDeleted = true;
  for (const asset of assets) {
    try {
      await deleteAsset(api, asset);
    } catch (error) {
      areDeleted = false;
      const reason = error instanceof Error ? error.message : String(error);
      log.info(`${reason} The next run that attaches files to this release deletes it.`);
    }
  }
  return areDeleted;
}

function incomplete(): GitHubError {
  const reason = 'another run deleted an uploaded file in the meantime.';
  return new GitHubError(releaseCall('Replacing the files of the release'), reason, {
    hint: 'Run the workflow again, and use `concurrency` so that only one run attaches files to a release.',
  });
}
