/** The calls of static export, in the API that the target selects. */
import type { Send } from './exchange.ts';

export interface Target {
  /** The address without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** One of these two is set, and selects the API. */
  readonly domain?: string | undefined;
  readonly projectId?: string | undefined;
}

export type ExportApi = ReturnType<typeof exportApi>;

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
    status: (jobId: string, apiKey?: string) =>
      call('GET', `/${encodeURIComponent(jobId)}`, undefined, apiKey),
    /** Only the API by domain has this call. */
    createBundle: (jobId: string) => call('POST', `/${encodeURIComponent(jobId)}/bundle`),
  };
}

/** Whether a key or a bundle may be sent to this address: it must use TLS or belong to this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}
