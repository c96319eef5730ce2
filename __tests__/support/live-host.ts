/** The host of a live site: a real HTTP server that serves a site, or fails as hosts do. */
import type { ServerResponse } from 'node:http';
import type { Files } from './archives.ts';
import type { FarEndTime } from './far-end-time.ts';
import { type Listening, listen } from './listen.ts';

/** @param path decoded, with its slash */
export type Host = (path: string, response: ServerResponse, count: number) => void;

/** Serves the home page at the root, and a page at its address with and without `.html`. */
export function serving(files: Files): Host {
  return (path, response) => {
    const name = path.slice(1) || 'index.html';
    const body = files[name] ?? files[`${name}.html`];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  };
}

/** Never responds. */
export const SILENT: Host = () => {};

export interface StartedHost extends Listening {
  readonly paths: readonly string[];
}

export async function startHost(host: Host, time: FarEndTime): Promise<StartedHost> {
  const paths: string[] = [];
  const server = await listen(({ url = '' }, response) => {
    const path = decodeURIComponent(url);
    host(path, response, paths.push(path));
    if (host !== SILENT) return;
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    time.pass(Number.POSITIVE_INFINITY, closed.signal).catch(() => {});
  });
  return { ...server, paths };
}
