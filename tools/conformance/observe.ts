/** Sends the requests of a run, in order. It starts at most two exports, publishes nothing, and deletes nothing. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSecureUrl } from '../../src/values/url.ts';
import { type Exchange, type ExportApi, exportApi, makeSend, type Target } from './exchange.ts';
import { probeStorage, type StorageProbes } from './probe-storage.ts';
import { type ReadBundle, readBundle } from './read-bundle.ts';

export interface RunOptions extends Target {
  readonly exports: 1 | 2;
  /** An empty folder for the bundles. */
  readonly folder: string;
  readonly print: (line: string) => void;
}

/** One status check of the first job. */
export interface StatusCheck {
  /** Milliseconds since the response to the start. */
  readonly atMs: number;
  readonly response: Exchange;
}

/** An undefined field was not observed: it was not requested, or the run ended earlier. */
export interface Observations {
  readonly byDomain: boolean;
  readonly checks: StatusCheck[];
  wrongKey?: Exchange;
  unknownJob?: Exchange;
  /** The starts with a project ID that is malformed, and with one that does not exist. */
  malformedProject?: Exchange;
  unknownProject?: Exchange;
  start?: Exchange;
  /** The request for the bundle of an active job. */
  earlyBundle?: Exchange;
  /** The start while the first job is active. */
  secondStart?: Exchange;
  /** The response that has the bundle URL. */
  bundle?: Exchange | undefined;
  freshBundle?: Exchange;
  storage?: StorageProbes;
  contents?: ReadBundle;
  secondContents?: ReadBundle;
}

const UNKNOWN_JOB = 'se_0000000000000000';
const MALFORMED_PROJECT = 'not-a-project-id';
const WRONG_KEY = 'mint_conformance_wrong_key';
/** The first checks follow each other quickly, to see short states. Later checks use the action's interval. */
const PAUSE_MS = { first: 200, growth: 1.3, last: 10_000 };
/** Longer than anyone would wait for a job. */
export const MAX_WAIT_MS = 2 * 60 * 60_000;
/** A completed job may have no bundle yet. */
const BUNDLE_TRIES = 30;

/** Fills `seen` as it proceeds, so that even an interrupted run has a report. */
export async function observe(options: RunOptions, seen: Observations, signal: AbortSignal): Promise<void> {
  const { exports, folder, print } = options;
  const send = makeSend(signal);
  const api = exportApi(options, send);
  seen.wrongKey = await api.status(UNKNOWN_JOB, WRONG_KEY);
  seen.unknownJob = await api.status(UNKNOWN_JOB);
  if (options.projectId !== undefined) {
    seen.malformedProject = await api.startOf(MALFORMED_PROJECT);
    seen.unknownProject = await api.startOf(unknownLike(options.projectId));
  }

  print('Exporting the site');
  seen.start = await api.start();
  const jobId = jobIdOf(seen.start);
  seen.bundle = await waitForBundle(api, jobId, signal, seen.checks, async () => {
    if (api.byDomain) seen.earlyBundle = await api.createBundle(jobId);
    if (exports === 2) seen.secondStart = await api.start();
  });
  const url = urlOf(seen.bundle);
  if (url === undefined) return;
  seen.freshBundle = await requestBundle(api, jobId, await api.status(jobId), signal);
  print('Downloading the bundle, and trying its URL');
  const file = path.join(folder, 'first');
  seen.storage = await probeStorage(send, url, file);
  if (seen.storage.whole.status !== 200) return;
  seen.contents = await readBundle(file, signal);
  // After any other response, the second export may be running. Another start could be a third export.
  const isRefused = seen.secondStart === undefined || [409, 429].includes(seen.secondStart.status);
  if (exports === 1) return;

  print('Exporting the site again');
  const second = jobIdOf(isRefused ? await api.start() : seen.secondStart);
  const secondUrl = urlOf(await waitForBundle(api, second, signal));
  if (secondUrl === undefined) return;
  const secondFile = path.join(folder, 'second');
  const { status } = await send({ method: 'GET', url: secondUrl }, secondFile);
  if (status === 200) seen.secondContents = await readBundle(secondFile, signal);
}

/**
 * @param jobId empty for no job
 * @param checks receives the status checks
 * @param whileActive is called once, if the first check finds the job active
 * @returns the response with the bundle URL; undefined if the job does not complete
 */
async function waitForBundle(
  api: ExportApi,
  jobId: string,
  signal: AbortSignal,
  checks: StatusCheck[] = [],
  whileActive?: () => Promise<void>,
): Promise<Exchange | undefined> {
  const startedAt = performance.now();
  let pauseMs = PAUSE_MS.first;
  for (let atMs = 0; jobId !== '' && atMs < MAX_WAIT_MS; ) {
    const response = await api.status(jobId);
    atMs = performance.now() - startedAt;
    checks.push({ atMs, response });
    const { status } = response.json;
    if (status === 'completed') return requestBundle(api, jobId, response, signal);
    if (status === 'failed' || [400, 401, 403].includes(response.status)) return undefined;
    if (checks.length === 1 && response.status === 200) await whileActive?.();
    await sleep(pauseMs, undefined, { signal });
    pauseMs = Math.min(pauseMs * PAUSE_MS.growth, PAUSE_MS.last);
  }
  return undefined;
}

/** @returns the status of the completed job if it has the bundle URL; otherwise the response to the request for it */
async function requestBundle(
  api: ExportApi,
  jobId: string,
  job: Exchange,
  signal: AbortSignal,
): Promise<Exchange> {
  if (!api.byDomain || urlOf(job) !== undefined) return job;
  let response = await api.createBundle(jobId);
  for (let tries = 1; response.status === 409 && tries < BUNDLE_TRIES; tries++) {
    await sleep(PAUSE_MS.last, undefined, { signal });
    response = await api.createBundle(jobId);
  }
  return response;
}

/** Returns an ID of the same form, such as `proj_0000` for `proj_4f2a`. Of another organization, it would start nothing either. */
function unknownLike(projectId: string): string {
  return projectId.replace(/[^_]+$/, (own) => '0'.repeat(own.length));
}

/** @returns the ID of the job that was started; empty if there is none */
function jobIdOf(response: Exchange | undefined): string {
  const { status = 0, json } = response ?? {};
  return status >= 200 && status < 300 && typeof json?.['jobId'] === 'string' ? json['jobId'] : '';
}

/** @returns undefined if there is no URL, or if no request may be sent to it */
function urlOf(response: Exchange | undefined): URL | undefined {
  const text = String(response?.json['bundleUrl']);
  return URL.canParse(text) && isSecureUrl(new URL(text)) ? new URL(text) : undefined;
}
