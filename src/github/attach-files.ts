/**
 * Attaches the bundle to a release, where it outlives the bundle URL (docs/deployments.md, "Releases"). The existing
 * files stay until the new ones are complete under temporary names. The post step finishes what a killed or failed run
 * leaves unfinished. Every function that calls GitHub throws GitHubError.
 */
import * as v from 'valibot';
import type { Context, Logger } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { parseJson } from '../text/decode-text.ts';
import { size } from '../text/units.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubError } from './github-error.ts';
import {
  type Asset,
  type AssetFile,
  deleteAsset,
  finalName,
  incomingName,
  isIncoming,
  listAssets,
  type NamedAsset,
  type OpenRelease,
  type Release,
  releaseCall,
  renameAsset,
  uploadFile,
} from './release-assets.ts';

/** Each file of a release must be smaller than 2 GiB (GitHub Docs, "About releases"). */
const SIZE_LIMIT_BYTES = 2 ** 31;

/** What is left to do if the run ends now. */
const unfinishedSchema = v.object({
  releaseId: v.number(),
  /** The final names of the files. */
  names: v.array(v.string()),
  /** Set once all files are uploaded: from then on, they replace the existing ones. */
  uploaded: v.optional(v.array(v.object({ name: v.string(), id: v.number() }))),
});

/**
 * Attaches files, replacing those with the same names, and changes nothing else.
 *
 * @param saveUnfinished keeps a text for {@link finishAttaching}; empty when nothing is left to do
 * @throws ActionError for a file that is too large, before anything is uploaded
 * @throws the signal's reason when it aborts
 */
export async function attachFiles(
  release: OpenRelease,
  files: readonly AssetFile[],
  context: Context,
  saveUnfinished: (text: string) => void,
): Promise<void> {
  for (const file of files) if (file.sizeBytes >= SIZE_LIMIT_BYTES) throw tooLarge(file);
  const { log, signal } = context;
  const names = files.map(({ name }) => name);
  const unfinished = { releaseId: release.id, names };

  await settleEarlier(release, log);
  saveUnfinished(JSON.stringify(unfinished));
  const uploaded: NamedAsset[] = [];
  let isReplacing = false;
  try {
    for (const file of files) {
      uploaded.push({ name: file.name, id: (await uploadFile(release, file, context)).id });
    }
    const existing = await listAssets(release);
    signal.throwIfAborted();
    requireUploaded(uploaded, existing);
    saveUnfinished(JSON.stringify({ ...unfinished, uploaded }));
    isReplacing = true;
    await replaceAssets(release, uploaded, existing);
  } catch (error) {
    // A cancelled step has 1.5 s and may not read, so this is left to the post step, which runs next.
    if (!isReplacing && !signal.aborted) {
      if (await deleteUploads(release, names, log).catch(() => false)) saveUnfinished('');
    }
    throw error;
  }
  saveUnfinished('');
  // A step that was cancelled in the meantime has only completed its writes.
  signal.throwIfAborted();
}

/**
 * Finishes what {@link attachFiles} left: completes a replacement that has begun, and deletes uploads otherwise.
 *
 * @param text what {@link attachFiles} saved
 */
export async function finishAttaching(text: string, api: GitHubApi, log: Logger): Promise<void> {
  const { releaseId, names, uploaded } = v.parse(unfinishedSchema, parseJson(text));
  const release = { api, id: releaseId };
  if (uploaded === undefined) {
    await deleteUploads(release, names, log);
    return;
  }
  const existing = await listAssets(release);
  requireUploaded(uploaded, existing);
  await replaceAssets(release, uploaded, existing);
  log.info('Completed the replacement of the files of the release');
}

/**
 * Puts uploaded files in place of those with the same names. GitHub has no atomic way to do that, so each name is
 * missing for a moment. The steps are idempotent: the post step completes a replacement that was interrupted.
 *
 * The last file is removed first and added last, so that a checksum in it always describes the files that exist.
 * Nothing is read, since a cancelled step completes its writes only.
 *
 * @param existing the files of the release
 */
async function replaceAssets(
  release: Release,
  files: readonly NamedAsset[],
  existing: readonly Asset[],
): Promise<void> {
  const waiting = files.filter(
    ({ name, id }) => !existing.some((asset) => asset.id === id && asset.name === name),
  );
  for (const { name } of waiting.toReversed()) {
    const replaced = existing.find((asset) => asset.name === name);
    if (replaced !== undefined) await deleteAsset(release.api, replaced);
  }
  for (const file of waiting) await renameAsset(release, file);
}

/**
 * Deletes files that an earlier run uploaded but did not finish. If that run was lost after it had removed the files
 * that it replaced, only its uploads are left of the bundle. They get their final names, and stay until this run
 * replaces them.
 */
async function settleEarlier(release: Release, log: Logger): Promise<void> {
  const existing = await listAssets(release);
  const earlier = existing.filter(({ name }) => isIncoming(name));
  const uploads = earlier.map(({ id, name }) => ({ id, name: finalName(name) }));
  const isLost =
    uploads.length > 1 &&
    earlier.every(({ state }) => state === 'uploaded') &&
    !uploads.some(({ name }) => existing.some((asset) => asset.name === name));
  if (isLost) await replaceAssets(release, uploads, existing);
  else await deleteOrLog(release, earlier, log);
}

/** @returns whether none is left */
async function deleteUploads(release: Release, names: readonly string[], log: Logger): Promise<boolean> {
  const incoming = new Set(names.map(incomingName));
  const assets = (await listAssets(release)).filter(({ name }) => incoming.has(name));
  return deleteOrLog(release, assets, log);
}

/** Deletes files that do not block anything. A later run deletes what cannot be deleted now. */
async function deleteOrLog({ api }: Release, assets: readonly Asset[], log: Logger): Promise<boolean> {
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

/** @throws GitHubError before anything is removed in favor of a file that no longer exists */
function requireUploaded(files: readonly NamedAsset[], existing: readonly Asset[]): void {
  if (files.every(({ id }) => existing.some((asset) => asset.id === id))) return;
  const reason = 'another run deleted an uploaded file in the meantime.';
  throw new GitHubError(releaseCall('Replacing the files of the release'), reason, {
    hint: 'Run the workflow again, and use `concurrency` so that only one run attaches files to a release.',
  });
}

function tooLarge({ name, sizeBytes }: AssetFile): ActionError {
  return new ActionError(
    'github',
    `${name} cannot be attached to the release: it has ${size(sizeBytes)}, and GitHub accepts less than 2 GiB.`,
    { hint: 'Nothing was uploaded. Remove `release-tag`, or export in parts with `paths`.' },
  );
}
