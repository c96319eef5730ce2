/**
 * The bundle as a file of a release: a copy that lasts, since the link ends (contract: "Release assets").
 *
 * A release is never without the files of an earlier attempt before the new ones are whole: they are uploaded under
 * names of their own, and take the places of the earlier ones by deleting and renaming. GitHub has no way to do that in
 * one go: a run that is killed in between can leave a release without one of the files, but never with a checksum that
 * is another bundle's. The next attempt mends it.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { ActionError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { type HttpResponse, sendRequest } from '../http/send-request.ts';
import type { Logger } from '../log/logger.ts';
import { logRetry } from '../log/retry-log.ts';
import { size } from '../text/units.ts';
import type { Clock } from '../timing/clock.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { retryAfterMs } from '../timing/retry-after.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubError, malformed, noAnswer, type Operation, refusal } from './github-error.ts';
import { uploadAddress } from './upload-address.ts';

export interface Release {
  readonly id: number;
  /** Where its files are uploaded; proved to be GitHub's. */
  readonly uploadUrl: URL;
}

/** A file to be attached. */
export interface AssetFile {
  readonly name: string;
  /** Absolute path, or the contents. */
  readonly from: { readonly path: string } | { readonly text: string };
  readonly sizeBytes: number;
  /** Hex; undefined where nothing is lost without it. */
  readonly sha256?: string;
}

export interface AttachOptions {
  readonly api: GitHubApi;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Each file of a release must be under 2 GiB (GitHub's documentation, "About releases"). */
const SIZE_LIMIT_BYTES = 2 ** 31;

/** Follows a file's name until the file is whole. */
const INCOMING = '.incoming';

const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest network that an upload is given time for, in bytes a millisecond, beside a fixed two minutes. */
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
 * Finds the release of a tag, and sees what can be seen beforehand of whether files can be attached. Whether the token
 * may write shows only when it writes.
 *
 * @throws GitHubError; ActionError where there is no such release, or it takes no files
 */
export async function findRelease(api: GitHubApi, tag: string): Promise<Release> {
  const release = await api
    .call(
      operation(`Finding the release of tag ${tag}`),
      'GET /repos/{owner}/{repo}/releases/tags/{tag}',
      { tag },
      releaseSchema,
    )
    .catch((error: unknown) => {
      throw error instanceof GitHubError && error.status === 404 ? noSuchRelease(tag, error) : error;
    });
  if (release.immutable === true && release.draft !== true) throw takesNoFiles(tag);
  const uploadUrl = uploadAddress(release.upload_url, api.apiUrl);
  if (uploadUrl === undefined) throw malformed(operation(`Finding the release of tag ${tag}`));
  return { id: release.id, uploadUrl };
}

/**
 * Attaches files, in the place of those with the same names, and touches nothing else. The last file is the last to
 * go and the last to come: where it tells of the others, it never tells of other ones.
 *
 * @throws ActionError for a file that is too large, before anything is uploaded; GitHubError
 * @throws the signal's reason when it aborts
 */
export async function attachFiles(
  release: Release,
  files: readonly AssetFile[],
  options: AttachOptions,
): Promise<void> {
  const { api, signal } = options;
  for (const file of files) if (file.sizeBytes >= SIZE_LIMIT_BYTES) throw tooLarge(file);

  const incoming: Asset[] = [];
  try {
    for (const file of files) incoming.push(await uploadWhole(release, file, options));
    signal.throwIfAborted();
  } catch (error) {
    // What cannot be deleted now is deleted by the next attempt.
    await Promise.allSettled(incoming.map((asset) => deleteAsset(api, asset)));
    throw error;
  }
  const names = new Set(files.map(({ name }) => name));
  const former = (await listAssets(api, release)).filter(({ name }) => names.has(name));
  const order = files.map(({ name }) => name);
  former.sort((one, other) => order.indexOf(other.name) - order.indexOf(one.name));
  for (const asset of former) await deleteAsset(api, asset);
  for (const [index, file] of files.entries()) {
    await api.call(
      operation(`Naming ${file.name} in the release`),
      `PATCH ${ASSET_ROUTE}`,
      { asset_id: incoming[index]?.id, name: file.name },
      assetSchema,
    );
  }
}

/** Uploads a file under its incoming name; what an earlier try left there goes first. */
async function uploadWhole(release: Release, file: AssetFile, options: AttachOptions): Promise<Asset> {
  const { api, log, clock, signal } = options;
  const connections = new HttpClient({ keepAlive: false });
  const upload = async () => {
    for (const asset of await listAssets(api, release)) {
      if (asset.name === `${file.name}${INCOMING}`) await deleteAsset(api, asset);
    }
    return sendFile(connections, release, file, options);
  };
  try {
    return await retry(upload, {
      again: uploadRetryRule,
      onRetry: logRetry(log),
      clock,
      signal,
    });
  } finally {
    connections.close();
  }
}

/** Tries of an upload that failed; the calls of the API around it have been tried again already. */
class UploadError extends ActionError {
  readonly again: RetryRule | undefined;

  constructor(error: GitHubError, again: RetryRule | undefined) {
    super('errored', error.message, { hint: error.hint, cause: error });
    this.again = again;
  }
}

function uploadRetryRule(error: unknown): RetryRule | undefined {
  return error instanceof UploadError ? error.again : undefined;
}

async function sendFile(
  connections: HttpClient,
  { uploadUrl }: Release,
  { name, from, sizeBytes, sha256 }: AssetFile,
  { api, signal }: AttachOptions,
): Promise<Asset> {
  const what = operation(`Uploading ${name} to the release`);
  const url = new URL(uploadUrl);
  url.searchParams.set('name', `${name}${INCOMING}`);
  const stream = 'path' in from ? createReadStream(from.path) : Readable.from([Buffer.from(from.text)]);
  let answer: HttpResponse;
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
    answer = await sendRequest(connections, request, 120_000 + Math.ceil(sizeBytes / MIN_BYTES_PER_MS));
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    throw new UploadError(noAnswer(what, url.host, error), error.isFinal ? undefined : UPLOAD);
  } finally {
    stream.destroy();
  }
  const body = parseJson(answer.text);
  if (answer.status !== 201) {
    const isTheirs = answer.status === 429 || answer.status >= 500;
    const header = answer.headers['retry-after'];
    const waitMs = retryAfterMs(Array.isArray(header) ? header[0] : header);
    throw new UploadError(
      refusal(what, answer.status, body),
      isTheirs ? { ...UPLOAD, retryAfterMs: waitMs } : undefined,
    );
  }
  const asset = v.safeParse(assetSchema, body);
  if (!asset.success) throw malformed(what);
  const { state, digest } = asset.output;
  const isOther = digest?.startsWith('sha256:') && sha256 !== undefined && digest !== `sha256:${sha256}`;
  if (state !== 'uploaded' || asset.output.size !== sizeBytes || isOther) {
    const got = `GitHub took it as ${state}, with ${asset.output.size} of ${sizeBytes} bytes${isOther ? ' that differ' : ''}.`;
    throw new UploadError(new GitHubError(what, got), UPLOAD);
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
    // Gone already: the answer to an earlier try was lost.
    if (!(error instanceof GitHubError && error.status === 404)) throw error;
  }
}

function operation(name: string): Operation {
  return { name, permission: 'contents: write' };
}

function noSuchRelease(tag: string, cause: unknown): ActionError {
  return new ActionError('errored', `The repository has no release of tag "${tag}" (404 Not Found).`, {
    hint:
      'Check `release-tag`, and publish the release first: a tag alone is no release, and a draft is not found by its ' +
      'tag. In a private repository the token also needs `permissions: { contents: write }`.',
    cause,
  });
}

function takesNoFiles(tag: string): ActionError {
  return new ActionError('errored', `The release of tag "${tag}" is immutable: it takes no more files.`, {
    hint: "Name another release, or switch off immutable releases in the repository's settings for new ones.",
  });
}

function tooLarge({ name, sizeBytes }: AssetFile): ActionError {
  return new ActionError(
    'errored',
    `${name} cannot be attached to the release: it has ${size(sizeBytes)}, and GitHub takes less than 2 GiB.`,
    { hint: 'Nothing was uploaded. Leave out `release-tag`, or export in parts with `paths`.' },
  );
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
