/**
 * Attaches the bundle to a release, where it outlives the bundle URL (docs/reference.md, "Release assets").
 *
 * The files of an earlier attempt stay until the new ones are complete: those are uploaded under temporary names, and
 * then replace the earlier ones by deleting and renaming. GitHub has no atomic way to do that: a run that is killed in
 * between can leave a release without one of the files, but never with the checksum of another bundle. The next attempt
 * repairs it.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { type HttpResponse, sendRequest } from '../http/send-request.ts';
import { isTransientStatus } from '../http/transient-status.ts';
import { logRetry } from '../log/retry-log.ts';
import { size } from '../text/units.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubError, malformed, noResponse, type Operation, statusError } from './github-error.ts';
import { uploadAddress } from './upload-address.ts';

export interface Release {
  readonly id: number;
  /** Where its files are uploaded; checked to be GitHub's. */
  readonly uploadUrl: URL;
}

/** A file to attach. */
export interface AssetFile {
  readonly name: string;
  /** Absolute path, or the contents. */
  readonly from: { readonly path: string } | { readonly text: string };
  readonly sizeBytes: number;
  /** Hex; undefined for a file that need not be verified. */
  readonly sha256?: string;
}

/** Each file of a release must be smaller than 2 GiB (GitHub Docs, "About releases"). */
const SIZE_LIMIT_BYTES = 2 ** 31;

/** Extension of a file's name until the file is complete. */
const INCOMING = '.incoming';

const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest upload that is allowed, in bytes per millisecond, in addition to two minutes. */
const MIN_BYTES_PER_MS = 250;

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

type Asset = v.InferOutput<typeof assetSchema>;

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

/**
 * Attaches files, replacing those with the same names, and changes nothing else. The last file is deleted first and
 * renamed last: a checksum in it never describes other files than those that are there.
 *
 * @throws ActionError for a file that is too large, before anything is uploaded; GitHubError
 * @throws the signal's reason when it aborts
 */
export async function attachFiles(
  release: Release,
  files: readonly AssetFile[],
  api: GitHubApi,
  context: Context,
): Promise<void> {
  for (const file of files) if (file.sizeBytes >= SIZE_LIMIT_BYTES) throw tooLarge(file);

  const incoming: Asset[] = [];
  try {
    for (const file of files) incoming.push(await upload(release, file, api, context));
    context.signal.throwIfAborted();
  } catch (error) {
    // What cannot be deleted now, the next attempt deletes.
    await Promise.allSettled(incoming.map((asset) => deleteAsset(api, asset)));
    throw error;
  }
  const names = new Set(files.map(({ name }) => name));
  const previous = (await listAssets(api, release)).filter(({ name }) => names.has(name));
  const order = files.map(({ name }) => name);
  previous.sort((one, other) => order.indexOf(other.name) - order.indexOf(one.name));
  for (const asset of previous) await deleteAsset(api, asset);
  for (const [index, file] of files.entries()) {
    await api.call(
      operation(`Renaming ${file.name} in the release`),
      `PATCH ${ASSET_ROUTE}`,
      { asset_id: incoming[index]?.id, name: file.name },
      assetSchema,
    );
  }
}

/** Uploads a file under its temporary name, after deleting what an earlier try left there. */
async function upload(
  release: Release,
  file: AssetFile,
  api: GitHubApi,
  { log, clock, signal }: Context,
): Promise<Asset> {
  const client = new HttpClient({ keepAlive: false, log });
  const uploadOnce = async () => {
    for (const asset of await listAssets(api, release)) {
      if (asset.name === `${file.name}${INCOMING}`) await deleteAsset(api, asset);
    }
    return sendFile(client, release, file, api, signal);
  };
  try {
    return await retry(uploadOnce, {
      retryRule: uploadRetryRule,
      onRetry: logRetry(log),
      clock,
      signal,
    });
  } finally {
    client.close();
  }
}

/** An upload that failed; the API calls around it have been retried already. */
class UploadError extends ActionError {
  readonly retryRule: RetryRule | undefined;

  constructor(error: GitHubError, retryRule: RetryRule | undefined) {
    super('errored', error.message, { hint: error.hint, cause: error });
    this.retryRule = retryRule;
  }
}

function uploadRetryRule(error: unknown): RetryRule | undefined {
  return error instanceof UploadError ? error.retryRule : undefined;
}

async function sendFile(
  client: HttpClient,
  { uploadUrl }: Release,
  { name, from, sizeBytes, sha256 }: AssetFile,
  api: GitHubApi,
  signal: AbortSignal,
): Promise<Asset> {
  const what = operation(`Uploading ${name} to the release`);
  const url = new URL(uploadUrl);
  url.searchParams.set('name', `${name}${INCOMING}`);
  const stream = 'path' in from ? createReadStream(from.path) : Readable.from([Buffer.from(from.text)]);
  let response: HttpResponse;
  try {
    const request = {
      method: 'POST' as const,
      url,
      headers: {
        Authorization: `token ${api.token}`,
        Accept: 'application/vnd.github+json',
        'Content-Type': 'application/octet-stream',
      },
      body: { stream, sizeBytes },
      signal,
    };
    response = await sendRequest(client, request, 120_000 + Math.ceil(sizeBytes / MIN_BYTES_PER_MS));
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    throw new UploadError(noResponse(what, url.host, error), error.isFinal ? undefined : UPLOAD);
  } finally {
    stream.destroy();
  }
  const { status, json, retryAfterMs } = response;
  if (status !== 201) {
    const rule = isTransientStatus(status) ? { ...UPLOAD, retryAfterMs } : undefined;
    throw new UploadError(statusError(what, status, json), rule);
  }
  const asset = v.safeParse(assetSchema, json);
  if (!asset.success) throw malformed(what);
  const { state, digest } = asset.output;
  const differs = digest?.startsWith('sha256:') && sha256 !== undefined && digest !== `sha256:${sha256}`;
  if (state !== 'uploaded' || asset.output.size !== sizeBytes || differs) {
    const stored = `GitHub stored it as ${state}, with ${asset.output.size} of ${sizeBytes} bytes${differs ? ' and different contents' : ''}.`;
    throw new UploadError(new GitHubError(what, stored), UPLOAD);
  }
  return asset.output;
}

async function listAssets(api: GitHubApi, release: Release): Promise<Asset[]> {
  const assets: Asset[] = [];
  const found = api.list(
    operation('Reading the files of the release'),
    'GET /repos/{owner}/{repo}/releases/{release_id}/assets',
    { release_id: release.id },
    assetSchema,
  );
  for await (const asset of found) assets.push(asset);
  return assets;
}

async function deleteAsset(api: GitHubApi, { id, name }: Asset): Promise<void> {
  try {
    await api.call(
      operation(`Deleting the earlier ${name} of the release`),
      `DELETE ${ASSET_ROUTE}`,
      { asset_id: id },
      v.unknown(),
    );
  } catch (error) {
    // Deleted already: the response to an earlier try was lost.
    if (!(error instanceof GitHubError && error.status === 404)) throw error;
  }
}

function operation(name: string): Operation {
  return { name, permission: 'contents: write' };
}

function noSuchRelease(tag: string, cause: unknown): ActionError {
  return new ActionError('errored', `The repository has no release with tag "${tag}" (404 Not Found).`, {
    hint:
      'Check `release-tag`, and publish the release first: a tag alone is not a release, and a draft cannot be found by ' +
      'its tag. In a private repository, the token also needs `permissions: { contents: write }`.',
    cause,
  });
}

function acceptsNoFiles(tag: string): ActionError {
  return new ActionError('errored', `The release with tag "${tag}" is immutable: it accepts no more files.`, {
    hint: 'Name another release, or disable immutable releases in the repository settings for new releases.',
  });
}

function tooLarge({ name, sizeBytes }: AssetFile): ActionError {
  return new ActionError(
    'errored',
    `${name} cannot be attached to the release: it has ${size(sizeBytes)}, and GitHub accepts less than 2 GiB.`,
    { hint: 'Nothing was uploaded. Remove `release-tag`, or export in parts with `paths`.' },
  );
}
