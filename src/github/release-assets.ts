/** A release and its files: finding, listing, renaming and deleting them. */
import * as v from 'valibot';
import { ActionError } from '../errors.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubError, malformed, type Operation } from './github-error.ts';
import { uploadAddress } from './upload-address.ts';

export interface Release {
  readonly id: number;
  /** Where its files are uploaded; checked to be GitHub's. */
  readonly uploadUrl: URL;
}

const releaseSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  upload_url: v.string(),
  immutable: v.fallback(v.optional(v.boolean()), undefined),
  draft: v.fallback(v.optional(v.boolean()), undefined),
});

export const assetSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  state: v.string(),
  size: v.number(),
  digest: v.fallback(v.optional(v.nullable(v.string())), undefined),
});

/** A file of a release. */
export type Asset = v.InferOutput<typeof assetSchema>;

const ASSET_ROUTE = '/repos/{owner}/{repo}/releases/assets/{asset_id}';

/**
 * Finds the release with a tag, and checks in advance whether files can be attached. Whether the token has write access
 * is known only when it writes.
 *
 * @throws GitHubError; ActionError if there is no such release, or it accepts no files
 */
export async function findRelease(api: GitHubApi, tag: string): Promise<Release> {
  const release = await api
    .call(
      operation(`Finding the release with tag ${tag}`),
      'GET /repos/{owner}/{repo}/releases/tags/{tag}',
      { tag },
      releaseSchema,
    )
    .catch((error: unknown) => {
      throw error instanceof GitHubError && error.status === 404 ? noSuchRelease(tag, error) : error;
    });
  if (release.immutable === true && release.draft !== true) throw acceptsNoFiles(tag);
  const uploadUrl = uploadAddress(release.upload_url, api.apiUrl);
  if (uploadUrl === undefined) throw malformed(operation(`Finding the release with tag ${tag}`));
  return { id: release.id, uploadUrl };
}

/** @throws GitHubError; the signal's reason when it aborts */
export async function listAssets(api: GitHubApi, releaseId: number): Promise<Asset[]> {
  const assets: Asset[] = [];
  const found = api.list(
    operation('Reading the files of the release'),
    'GET /repos/{owner}/{repo}/releases/{release_id}/assets',
    { release_id: releaseId },
    assetSchema,
  );
  for await (const asset of found) assets.push(asset);
  return assets;
}

/** @throws GitHubError */
export async function deleteAsset(api: GitHubApi, { id, name }: Asset): Promise<void> {
  try {
    await api.call(
      operation(`Deleting ${name} of the release`),
      `DELETE ${ASSET_ROUTE}`,
      { asset_id: id },
      v.unknown(),
    );
  } catch (error) {
    // Deleted already: the response to an earlier try was lost.
    if (!(error instanceof GitHubError && error.status === 404)) throw error;
  }
}

/** @throws GitHubError */
export async function renameAsset(
  api: GitHubApi,
  releaseId: number,
  { id, name }: Pick<Asset, 'id' | 'name'>,
  newName: string,
): Promise<void> {
  const what = operation(`Renaming ${name} of the release to ${newName}`);
  try {
    await api.call(what, `PATCH ${ASSET_ROUTE}`, { asset_id: id, name: newName }, assetSchema);
  } catch (error) {
    if (!(error instanceof GitHubError && error.status === 422)) throw error;
    // Renamed already: the response to an earlier try was lost.
    const assets = await listAssets(api, releaseId);
    if (!assets.some((asset) => asset.id === id && asset.name === newName)) throw error;
  }
}

/** @param name begins a sentence: `Deleting site.zip of the release` */
export function operation(name: string): Operation {
  return { name, permission: 'contents: write' };
}

function noSuchRelease(tag: string, cause: unknown): ActionError {
  return new ActionError('github', `The repository has no release with tag "${tag}" (404 Not Found).`, {
    hint:
      'Check `release-tag`, and publish the release first: a tag alone is not a release, and a draft cannot be found by ' +
      'its tag. In a private repository, the token also needs `permissions: { contents: write }`.',
    cause,
  });
}

function acceptsNoFiles(tag: string): ActionError {
  return new ActionError('github', `The release with tag "${tag}" is immutable: it accepts no more files.`, {
    hint: 'Name another release, or disable immutable releases in the repository settings for new releases.',
  });
}
