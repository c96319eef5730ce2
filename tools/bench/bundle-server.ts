// The storage of the bench: serves files from memory, at the usual speed of a storage. The bench only waits while it
// measures, so it serves them itself.
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';

/** The usual speed of one connection to a storage. */
const BYTES_PER_MS = 20_000;
const PIECE_BYTES = 64 * 1024;

export interface BundleServer {
  /** Address of the files. */
  readonly origin: string;
  close(): void;
}

/** Starts a server for the files of the folder. */
export async function startBundleServer(folder: string): Promise<BundleServer> {
  const files = new Map<string, Buffer>();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const name = path.basename(request.url ?? '');
    const file = files.get(name) ?? readFileSync(path.join(folder, name));
    files.set(name, file);
    const [range, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = file.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
    response.writeHead(range === undefined ? 200 : 206, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': bytes.length,
      'Accept-Ranges': 'bytes',
      ETag: `"${name}-${file.length}"`,
      ...(range && {
        'Content-Range': `bytes ${first}-${Number(first) + bytes.length - 1}/${file.length}`,
      }),
    });
    return sendPaced(response, bytes);
  };
  const server = http.createServer(serve);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

/** Returns the settings of a job whose bundle is this file of the server. */
export function jobOf(file: string, { origin }: BundleServer): GivenExportJobSettings {
  const fields = { bundleUrl: `${origin}/${path.basename(file)}`, sizeBytes: statSync(file).size };
  return { pages: 1, faults: [{ at: 'makeBundle', does: { kind: 'change', fields } }] };
}

/** The next pieces make up for a sleep that lasted too long. */
async function sendPaced(response: ServerResponse, bytes: Buffer): Promise<void> {
  const began = performance.now();
  for (let sent = 0; sent < bytes.length && !response.destroyed; sent += PIECE_BYTES) {
    const waitMs = began + sent / BYTES_PER_MS - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    response.write(bytes.subarray(sent, sent + PIECE_BYTES));
  }
  response.end();
}
