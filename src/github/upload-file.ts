/** Uploads one file to a release. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Context } from '../context/context.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { isTransientStatus, sendRequest } from '../http/send-request.ts';
import { duration, size } from '../text/units.ts';
import { retry } from '../timing/retry.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubError, malformed, noResponse, statusError } from './github-error.ts';
import {
  type Asset,
  assetSchema,
  deleteAsset,
  incomingName,
  listAssets,
  type Release,
  releaseCall,
} from './release-assets.ts';

/** A file to attach. */
export interface AssetFile {
  readonly name: string;
  /** Absolute path, or the contents. */
  readonly from: { readonly path: string } | { readonly text: string };
  readonly sizeBytes: number;
  /** Hex; undefined for a file that is not verified. */
  readonly sha256?: string;
}

const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest upload that is allowed, in bytes per millisecond, in addition to two minutes. */
const MIN_BYTES_PER_MS = 250;

/**
 * Uploads a file under its temporary name, with retries, and verifies what GitHub stored.
 *
 * @throws GitHubError; the signal's reason when it aborts
 */
export async function uploadFile(
  release: Release,
  file: AssetFile,
  api: GitHubApi,
  context: Context,
): Promise<Asset> {
  const { log, clock } = context;
  let tries = 0;
  const uploadOnce = async () => {
    tries += 1;
    if (tries > 1) await deleteIncoming(api, release, file);
    return sendFile(release, file, api, context);
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
async function deleteIncoming(api: GitHubApi, release: Release, file: AssetFile): Promise<void> {
  for (const asset of await listAssets(api, release.id)) {
    if (asset.name === incomingName(file.name)) await deleteAsset(api, asset);
  }
}

async function sendFile(
  { uploadUrl }: Release,
  { name, from, sizeBytes, sha256 }: AssetFile,
  api: GitHubApi,
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
