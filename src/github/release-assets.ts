/**
 * Finds releases, and uploads, lists, renames, and deletes their files. It also defines the temporary names of the files.
 * Every function that calls GitHub throws GitHubError.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { isTransientStatus, sendRequest } from '../http/send-request.ts';
import { duration, size } from '../text/units.ts';
import { retry } from '../timing/retry.ts';
import type { GitHubApi } from './github-api.ts';
import {
  type GitHubCall,
  GitHubError,
  ignoreStatus,
  malformed,
  noResponse,
  statusError,
} from './github-error.ts';

export interface Release {
  readonly api: GitHubApi;
  readonly id: number;
}

/** A release that accepts files. */
export interface OpenRelease extends Release {
  /** Where its files are uploaded; known to belong to GitHub. */
  readonly uploadUrl: URL;
}

const releaseSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  upload_url: v.string(),
  immutable: v.fallback(v.optional(v.boolean()), undefined),
  draft: v.fallback(v.optional(v.boolean()), undefined),
});

const assetSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  state: v.string(),
  size: v.number(),
  digest: v.fallback(v.optional(v.nullable(v.string())), undefined),
});

/** A file of a release. */
export type Asset = v.InferOutput<typeof assetSchema>;

/** A file of a release by its number, with the name that messages use: the final one even for an upload. */
export type NamedAsset = Pick<Asset, 'id' | 'name'>;

/** A file to attach. */
export interface AssetFile {
  readonly name: string;
  /** Absolute path, or the contents. */
  readonly from: { readonly path: string } | { readonly text: string };
  readonly sizeBytes: number;
  /** Hex; undefined for a file that is not verified. */
  readonly sha256?: string;
}

const ASSET_ROUTE = '/repos/{owner}/{repo}/releases/assets/{asset_id}';

const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest upload that is allowed, in bytes per millisecond, in addition to two minutes. */
const MIN_BYTES_PER_MS = 250;

/**
 * Finds the release with a tag, and checks in advance whether files can be attached. Whether the token has write access
 * is known only at the first write.
 *
 * @throws ActionError if there is no such release, or it accepts no files
 */
export async function findRelease(api: GitHubApi, tag: string): Promise<OpenRelease> {
  const what = releaseCall(`Finding the release with tag ${tag}`);
  const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
  const release = await api.call(what, route, { tag }, releaseSchema).catch((error: unknown) => {
    ignoreStatus(404)(error);
    throw noSuchRelease(tag, error);
  });
  if (release.immutable === true && release.draft !== true) throw acceptsNoFiles(tag);
  const uploadUrl = uploadAddress(release.upload_url, api.options.apiUrl);
  if (uploadUrl === undefined) throw malformed(what);
  return { api, id: release.id, uploadUrl };
}

export async function listAssets({ api, id }: Release): Promise<Asset[]> {
  const what = releaseCall('Reading the files of the release');
  const route = 'GET /repos/{owner}/{repo}/releases/{release_id}/assets';
  const assets: Asset[] = [];
  for await (const asset of api.list(what, route, { release_id: id }, assetSchema)) assets.push(asset);
  return assets;
}

/**
 * Uploads a file under its temporary name, with retries, and verifies what GitHub stored.
 *
 * @throws the signal's reason when it aborts
 */
export async function uploadFile(release: OpenRelease, file: AssetFile, context: Context): Promise<Asset> {
  const { log, clock } = context;
  let tries = 0;
  const uploadOnce = async () => {
    tries += 1;
    if (tries > 1) await deleteIncoming(release, file);
    return sendFile(release, file, context);
  };
  const startedAt = clock.now();
  log.info(`Uploading ${file.name} to the release (${size(file.sizeBytes)})`);
  const asset = await retry(uploadOnce, {
    ...context,
    retryRule: (error) => (error instanceof GitHubError ? error.retryRule : undefined),
  });
  log.info(`Uploaded ${file.name} in ${duration(clock.now() - startedAt)}`);
  return asset;
}

/** Deletes what an earlier try left there. */
async function deleteIncoming(release: Release, file: AssetFile): Promise<void> {
  for (const asset of await listAssets(release)) {
    if (asset.name === incomingName(file.name)) await deleteAsset(release.api, asset);
  }
}

async function sendFile(
  { api, uploadUrl }: OpenRelease,
  { name, from, sizeBytes, sha256 }: AssetFile,
  { log, signal }: Context,
): Promise<Asset> {
  const client = new HttpClient({ keepAlive: false, log });
  const what = releaseCall(`Uploading ${name} to the release`);
  const url = new URL(uploadUrl);
  url.searchParams.set('name', incomingName(name));
  const stream = 'path' in from ? createReadStream(from.path) : Readable.from([Buffer.from(from.text)]);
  const headers = {
    Authorization: `token ${api.options.token}`,
    Accept: 'application/vnd.github+json',
    'Content-Type': 'application/octet-stream',
  };
  const request = { method: 'POST', url, headers, body: { stream, sizeBytes }, signal } as const;
  const deadlineMs = 120_000 + Math.ceil(sizeBytes / MIN_BYTES_PER_MS);
  const { status, json, retryAfterMs } = await sendRequest(client, request, deadlineMs)
    .catch((error: unknown) => {
      if (!(error instanceof ConnectionError)) throw error;
      throw noResponse(what, url.host, error, error.isFinal ? undefined : UPLOAD);
    })
    .finally(() => stream.destroy());
  if (status !== 201) {
    const retryRule = isTransientStatus(status) ? { ...UPLOAD, retryAfterMs } : undefined;
    throw statusError(what, status, json, { retryRule });
  }
  const asset = v.safeParse(assetSchema, json);
  if (!asset.success) throw malformed(what);
  const { state, digest } = asset.output;
  const differs = digest?.startsWith('sha256:') && sha256 !== undefined && digest !== `sha256:${sha256}`;
  if (state !== 'uploaded' || asset.output.size !== sizeBytes || differs) {
    const stored = `GitHub stored it as ${state}, with ${asset.output.size} of ${sizeBytes} bytes${differs ? ' and different contents' : ''}.`;
    throw new GitHubError(what, stored, { retryRule: UPLOAD });
  }
  return asset.output;
}

export async function deleteAsset(api: GitHubApi, { id, name }: NamedAsset): Promise<void> {
  const what = releaseCall(`Deleting ${name} of the release`);
  await api
    .call(what, `DELETE ${ASSET_ROUTE}`, { asset_id: id }, v.unknown())
    // A 404 means that the file is already deleted: the response to an earlier try was lost.
    .catch(ignoreStatus(404));
}

/** Gives a file its final name. */
export async function renameAsset(release: Release, { id, name }: NamedAsset): Promise<void> {
  const what = releaseCall(`Renaming ${incomingName(name)} of the release to ${name}`);
  try {
    await release.api.call(what, `PATCH ${ASSET_ROUTE}`, { asset_id: id, name }, assetSchema);
  } catch (error) {
    ignoreStatus(422)(error);
    // A 422 may mean that the file is already renamed: the response to an earlier try was lost.
    const assets = await listAssets(release);
    if (!assets.some((asset) => asset.id === id && asset.name === name)) throw error;
  }
}

/** @param name begins a sentence: `Deleting site.zip of the release` */
export function releaseCall(name: string): GitHubCall {
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

/** The suffix of a file that is not complete yet (docs/deployments.md, "Releases"). */
const INCOMING = '.incoming';

/** Returns the name that a file has until it is complete and the existing file has been removed. */
export function incomingName(name: string): string {
  return `${name}${INCOMING}`;
}

/** Returns the final name of a file with a temporary name. */
export function finalName(incoming: string): string {
  return incoming.slice(0, -INCOMING.length);
}

/** True for incomplete uploads of the action, including those of a run whose bundle had another format. */
export function isIncoming(name: string): boolean {
  return name.startsWith('static-export.') && name.endsWith(INCOMING);
}

/**
 * Where files of a release are uploaded. The token is sent there, so the address is compared with the API's.
 *
 * @param template `upload_url` of a release, which ends in `{?name,label}`
 * @param apiUrl base address of the API
 * @returns undefined for a server that does not belong to the API: on github.com and ghe.com it is `uploads.` instead of
 *   `api.`; on an Enterprise Server it is the same host, or `uploads.` in front of it
 */
export function uploadAddress(template: string, apiUrl: URL): URL | undefined {
  const address = template.replace(/\{[^}]*\}$/, '');
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const hosts = [apiUrl.host, `uploads.${apiUrl.host}`];
  if (apiUrl.host.startsWith('api.')) hosts.push(`uploads.${apiUrl.host.slice('api.'.length)}`);
  return url.protocol === apiUrl.protocol && url.username === '' && hosts.includes(url.host)
    ? url
    : undefined;
}
