/**
 * Sends the calls of static export, and others, and keeps their responses. A failed connection is an observation, so
 * only a cancellation throws.
 */
import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ConnectionError } from '../../src/http/connection-error.ts';
import { HttpClient, type HttpRequest } from '../../src/http/http-client.ts';

export interface Target {
  /** The address without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** One of these two is set, and selects the API. */
  readonly domain?: string | undefined;
  readonly projectId?: string | undefined;
}

export type ExportApi = ReturnType<typeof exportApi>;

export interface Exchange {
  /** 0 without a complete response. */
  readonly status: number;
  /** Why there is no response, such as `ECONNRESET`. */
  readonly code?: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The fields of the body; empty if it is not a JSON object. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** @param file receives the body, instead of the memory */
export type Send = (call: Omit<HttpRequest, 'signal'>, file?: string) => Promise<Exchange>;

const DEADLINE_MS = 60_000;
const DOWNLOAD_MS = 30 * 60_000;
const NOTHING = Buffer.alloc(0);

/** @returns a function that throws only the signal's reason when it aborts */
export function makeSend(signal: AbortSignal): Send {
  const nothing = () => {};
  const log = {
    info: nothing,
    debug: nothing,
    withoutCommands: <Result>(work: () => Promise<Result>) => work(),
  };
  const client = new HttpClient(log);
  return async (call, file) => {
    try {
      // A kept connection that the server closes would look like a failed one.
      client.closeKept();
      const deadline = AbortSignal.timeout(file === undefined ? DEADLINE_MS : DOWNLOAD_MS);
      const response = await client.send({ ...call, signal: AbortSignal.any([signal, deadline]) });
      if (file !== undefined) await pipeline(response, createWriteStream(file));
      const body = file === undefined ? await buffer(response) : NOTHING;
      return { status: response.statusCode ?? 0, headers: response.headers, body, json: fieldsOf(body) };
    } catch (error) {
      signal.throwIfAborted();
      return {
        status: 0,
        code: ConnectionError.from(error, call.url).code,
        headers: {},
        body: NOTHING,
        json: {},
      };
    }
  };
}

/** The calls of static export, in the API that the target selects. */
export function exportApi(target: Target, send: Send) {
  const { baseUrl, domain, projectId = '' } = target;
  const jobs = `${baseUrl}/v1/static-export/${domain === undefined ? `${encodeURIComponent(projectId)}/` : ''}jobs`;
  const call = (method: 'GET' | 'POST', path: string, body?: string, apiKey = target.apiKey) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const headers = { Authorization: `Bearer ${apiKey}`, ...type };
    return send({ method, url: new URL(jobs + path), headers, body });
  };
  return {
    byDomain: domain !== undefined,
    start: () => call('POST', '', domain === undefined ? undefined : JSON.stringify({ domain })),
    /** A start that cannot be accepted, in the API by project. */
    startOf: (otherId: string) => {
      const url = new URL(`${baseUrl}/v1/static-export/${encodeURIComponent(otherId)}/jobs`);
      return send({ method: 'POST', url, headers: { Authorization: `Bearer ${target.apiKey}` } });
    },
    status: (jobId: string, apiKey?: string) =>
      call('GET', `/${encodeURIComponent(jobId)}`, undefined, apiKey),
    /** Only the API by domain has this call. */
    createBundle: (jobId: string) => call('POST', `/${encodeURIComponent(jobId)}/bundle`),
  };
}

function fieldsOf(body: Buffer): Exchange['json'] {
  try {
    const json = JSON.parse(body.toString());
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}
