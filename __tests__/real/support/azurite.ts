/** Microsoft's emulator of Azure Blob Storage, with a public container. */
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { freePort, startServer } from '../../support/processes.ts';
import { pathOf } from './needs.ts';
import type { SiteStore } from './servers/tested-server.ts';

export interface Azurite {
  readonly container: string;
  /** Variables that configure it as the remote `docs`. */
  readonly env: Readonly<Record<string, string>>;
  /** An address with a signature that permits to read and list the container. */
  readonly readOnlyUrl: string;
  /** @param prefix of the names of blobs */
  store(prefix: string): SiteStore;
  stop(): Promise<void>;
}

/** The public account of Azurite (Azurite, README, "Default Storage Account"). */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const CONTAINER = 'site';
const VERSION = '2021-12-02';

/** @param home a folder for its data */
export async function startAzurite(home: string): Promise<Azurite> {
  const port = await freePort();
  const script = path.join(pathOf('azurite'), '../node_modules/azurite/dist/src/blob/main.js');
  const server = await startServer(
    [
      ...[process.execPath, script, '--blobPort', `${port}`, '--location', path.join(home, 'azurite')],
      ...['--skipApiVersionCheck', '--silent', '--disableTelemetry'],
    ],
    { isReady: (output) => output.includes('successfully listens') },
  );
  const origin = `http://127.0.0.1:${port}/${ACCOUNT}`;
  const container = `${origin}/${CONTAINER}`;
  await signedRequest(`${container}?restype=container`, 'PUT', { 'x-ms-blob-public-access': 'blob' });
  const blobUrl = (blob: string) => `${container}/${blob.split('/').map(encodeURIComponent).join('/')}`;
  return {
    container: CONTAINER,
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'azureblob',
      RCLONE_CONFIG_DOCS_ACCOUNT: ACCOUNT,
      RCLONE_CONFIG_DOCS_KEY: KEY,
      RCLONE_CONFIG_DOCS_ENDPOINT: origin,
    },
    readOnlyUrl: `${container}?${readOnlySignature()}`,
    store: (prefix) => ({
      read: async () => {
        const query = `restype=container&comp=list&prefix=${encodeURIComponent(prefix)}`;
        const xml = await signedRequest(`${container}?${query}`, 'GET', {});
        const names = [...xml.matchAll(/<Name>([^<]*)<\/Name>/g)].map(([, name = '']) => decoded(name));
        const texts = names.map(async (name) => [
          name.slice(prefix.length),
          await (await request(blobUrl(name))).text(),
        ]);
        return Object.fromEntries(await Promise.all(texts));
      },
      write: async (name, text) =>
        void (await signedRequest(blobUrl(prefix + name), 'PUT', { 'x-ms-blob-type': 'BlockBlob' }, text)),
      remove: async (name) => void (await signedRequest(blobUrl(prefix + name), 'DELETE', {})),
      headers: async (name) => (await request(blobUrl(prefix + name))).headers,
    }),
    stop: server.stop,
  };
}

/** Reads a name in the XML of a list. */
function decoded(name: string): string {
  return name
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function sign(text: string): string {
  return createHmac('sha256', Buffer.from(KEY, 'base64')).update(text).digest('base64');
}

/** Signs a request as in "Authorize with Shared Key". */
async function signedRequest(
  address: string,
  method: string,
  given: Readonly<Record<string, string>>,
  body?: string,
): Promise<string> {
  const headers = { ...given, 'x-ms-date': new Date().toUTCString(), 'x-ms-version': VERSION };
  const { pathname, searchParams } = new URL(address);
  const bytes = Buffer.from(body ?? '');
  const toSign = [
    method,
    ...['', '', bytes.length === 0 ? '' : `${bytes.length}`],
    ...Array.from({ length: 8 }, () => ''),
    ...Object.entries(headers)
      .map(([name, value]) => `${name}:${value}`)
      .sort(),
    `/${ACCOUNT}${pathname}`,
    ...[...searchParams].map(([name, value]) => `${name}:${value}`).sort(),
  ].join('\n');
  const response = await request(address, {
    method,
    headers: { ...headers, Authorization: `SharedKey ${ACCOUNT}:${sign(toSign)}` },
    ...(body === undefined ? {} : { body: bytes }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`Azurite answered ${response.status}: ${answer}`);
  return answer;
}

/** Requests twice: Azurite closes a connection that was idle for a while, perhaps at the moment of the request. */
function request(address: string, options?: RequestInit): Promise<Response> {
  return fetch(address, options).catch(() => fetch(address, options));
}

/** Returns the query of a URL that permits to read and list ("Create a service SAS"). */
function readOnlySignature(): string {
  const expires = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
  const [permissions, resource] = ['rl', 'c'];
  const text = [
    ...[permissions, '', expires, `/blob/${ACCOUNT}/${CONTAINER}`, '', '', '', VERSION, resource],
    ...Array.from({ length: 7 }, () => ''),
  ].join('\n');
  const query = { sp: permissions, se: expires, sv: VERSION, sr: resource, sig: sign(text) };
  return `${new URLSearchParams(query)}`;
}
