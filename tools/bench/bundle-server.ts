// The storage of the bench: serves files from memory, and passes all other requests on to the emulator. The bench only
// waits while it measures, so it serves them itself.
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificates } from '../../__tests__/real/support/certificates.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';

/** The usual speed of one connection to a storage. */
const BYTES_PER_MS = 20_000;
const PIECE_BYTES = 64 * 1024;

export interface BundleServer {
  /** Addresses of the files: without a limit, at 20 MB/s per connection. */
  readonly plain: string;
  readonly limited: string;
  /** Its origin over TLS, which also has the API of the emulator. */
  readonly secure: string;
  /** File of the certificate authority that clients must trust. */
  readonly certificate: string;
  close(): void;
}

/** Starts a server for the files of the folder. It needs `openssl`. */
export async function startBundleServer(folder: string, emulator: Emulator): Promise<BundleServer> {
  const names = ['IP:127.0.0.1'];
  const { authority, certificate, key } = makeCertificates(path.join(folder, 'certificates'), names);
  const files = new Map<string, Buffer>();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const [, speed, name] = /^\/(plain|limited)\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
    if (name === undefined) return passOn(request, response, emulator.baseUrl);
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
    return speed === 'limited' ? sendPaced(response, bytes) : response.end(bytes);
  };
  const near = http.createServer(serve);
  const secure = https.createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, serve);
  const servers = [near, secure];
  const [nearHost, secureHost] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  return {
    plain: `http://${nearHost}/plain`,
    limited: `http://${nearHost}/limited`,
    secure: `https://${secureHost}`,
    certificate: authority,
    close: () => {
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}

/** Returns the settings of a job whose bundle is this file, below this address of the server. */
export function jobOf(file: string, address: string): GivenExportJobSettings {
  const fields = { bundleUrl: `${address}/${path.basename(file)}`, sizeBytes: statSync(file).size };
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

function passOn(request: IncomingMessage, response: ServerResponse, to: string): void {
  const { method, headers, url } = request;
  const forwarded = http.request(new URL(url ?? '/', to), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(forwarded);
}
