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
  const all = signature('rwdlc');
  await request(`${container}?restype=container&${all}`, 'PUT');
  const blobUrl = (blob: string) => `${container}/${blob.split('/').map(encodeURIComponent).join('/')}`;
  return {
    container: CONTAINER,
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'azureblob',
      RCLONE_CONFIG_DOCS_ACCOUNT: ACCOUNT,
      RCLONE_CONFIG_DOCS_KEY: KEY,
      RCLONE_CONFIG_DOCS_ENDPOINT: origin,
    },
    readOnlyUrl: `${container}?${signature('rl')}`,
    store: (prefix) => ({
      read: async () => {
        const query = `restype=container&comp=list&prefix=${encodeURIComponent(prefix)}`;
        const xml = await (await request(`${container}?${query}&${all}`)).text();
        const names = [...xml.matchAll(/<Name>([^<]*)<\/Name>/g)].map(([, name = '']) => decoded(name));
        const texts = names.map(async (name) => [
          name.slice(prefix.length),
          await (await request(`${blobUrl(name)}?${all}`)).text(),
        ]);
        return Object.fromEntries(await Promise.all(texts));
      },
      write: async (name, text) => void (await request(`${blobUrl(prefix + name)}?${all}`, 'PUT', text)),
      remove: async (name) => void (await request(`${blobUrl(prefix + name)}?${all}`, 'DELETE')),
      headers: async (name) => (await request(`${blobUrl(prefix + name)}?${all}`)).headers,
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

/** Requests twice: Azurite closes a connection that was idle for a while, perhaps at the moment of the request. */
async function request(address: string, method = 'GET', body = ''): Promise<Response> {
  const headers = { 'x-ms-version': VERSION, 'x-ms-blob-type': 'BlockBlob' };
  const send = () =>
    fetch(address, { method, headers, ...(method === 'PUT' && { body: Buffer.from(body) }) });
  const response = await send().catch(send);
  if (!response.ok) throw new Error(`Azurite answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Returns the query of a URL with these permissions ("Create an account SAS"). */
function signature(permissions: string): URLSearchParams {
  const expires = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
  const [services, types] = ['b', 'sco'];
  const fields = [ACCOUNT, permissions, services, types, '', expires, '', '', VERSION, ''];
  const text = fields.map((field) => `${field}\n`).join('');
  const sig = createHmac('sha256', Buffer.from(KEY, 'base64')).update(text).digest('base64');
  return new URLSearchParams({ sv: VERSION, ss: services, srt: types, sp: permissions, se: expires, sig });
}
