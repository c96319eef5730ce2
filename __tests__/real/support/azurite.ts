/** Microsoft's emulator of Azure Blob Storage, with a public container. */
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { freePort, startServer } from '../../support/processes.ts';
import { pathOf } from './needs.ts';

export interface Azurite {
  readonly container: string;
  /** Variables that configure it as the remote `docs`. */
  readonly env: Readonly<Record<string, string>>;
  read(blob: string): Promise<{
    status: number;
    text: string;
    contentType: string | null;
    cacheControl: string | null;
  }>;
  stop(): Promise<void>;
}

/** The public account of Azurite (Azurite, README, "Default Storage Account"). */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const CONTAINER = 'site';

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
  await createContainer(origin);
  return {
    container: CONTAINER,
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'azureblob',
      RCLONE_CONFIG_DOCS_ACCOUNT: ACCOUNT,
      RCLONE_CONFIG_DOCS_KEY: KEY,
      RCLONE_CONFIG_DOCS_ENDPOINT: origin,
    },
    read: async (blob) => {
      const response = await fetch(
        `${origin}/${CONTAINER}/${blob.split('/').map(encodeURIComponent).join('/')}`,
      );
      return {
        status: response.status,
        text: await response.text(),
        contentType: response.headers.get('content-type'),
        cacheControl: response.headers.get('cache-control'),
      };
    },
    stop: server.stop,
  };
}

/** Creates a container with a request that is signed as in "Authorize with Shared Key". */
async function createContainer(origin: string): Promise<void> {
  const date = new Date().toUTCString();
  const headers = { 'x-ms-blob-public-access': 'blob', 'x-ms-date': date, 'x-ms-version': '2021-12-02' };
  const text = [
    'PUT',
    ...Array.from({ length: 11 }, () => ''),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    `/${ACCOUNT}/${ACCOUNT}/${CONTAINER}`,
    'restype:container',
  ].join('\n');
  const signature = createHmac('sha256', Buffer.from(KEY, 'base64')).update(text).digest('base64');
  const response = await fetch(`${origin}/${CONTAINER}?restype=container`, {
    method: 'PUT',
    headers: { ...headers, Authorization: `SharedKey ${ACCOUNT}:${signature}` },
  });
  if (!response.ok) throw new Error(`Azurite answered ${response.status}: ${await response.text()}`);
}
