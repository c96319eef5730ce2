// Serves the bundles of the bench from memory, in a separate process. Arguments: the folder of the files, the origin
// for all other requests, and the files of a key and its certificate. It prints its origins as one line of JSON.
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The usual speed of one connection to a storage. */
const BYTES_PER_MS = 20_000;
const PIECE_BYTES = 64 * 1024;
const ROUND_TRIP_MS = 30;

const [folder = '', api = '', key = '', certificate = ''] = process.argv.slice(2);
const files = new Map<string, Buffer>();
const tls = { key: readFileSync(key), cert: readFileSync(certificate) };

const near = http.createServer(serve);
const secure = https.createServer(tls, serve);
const far = net.createServer((client) => {
  const remote = net.connect(portOf(secure), '127.0.0.1');
  // The handshake of TCP takes a round trip before the first byte.
  delay(client, remote, ROUND_TRIP_MS);
  delay(remote, client, 0);
});
for (const server of [near, secure, far]) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}
const origins = { near: `http://127.0.0.1:${portOf(near)}`, far: `https://127.0.0.1:${portOf(far)}` };
console.log(JSON.stringify(origins));

function portOf(server: Server): number {
  return (server.address() as net.AddressInfo).port;
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  const [, speed, name] = /^\/(plain|limited)\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
  if (name === undefined) {
    passOn(request, response);
    return;
  }
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
  if (speed === 'limited') sendPaced(response, bytes);
  else response.end(bytes);
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

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const forwarded = http.request(new URL(url ?? '/', api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(forwarded);
}

/** Passes bytes on after half a round trip, in their order. */
function delay(from: Socket, to: Socket, handshakeMs: number): void {
  const earliest = performance.now() + handshakeMs;
  let queue: Promise<unknown> = Promise.resolve();
  const later = (work: () => void) => {
    const at = Math.max(performance.now(), earliest) + ROUND_TRIP_MS / 2;
    queue = queue.then(() => sleep(at - performance.now())).then(work);
  };
  from.on('data', (bytes) => later(() => to.write(bytes)));
  from.on('end', () => later(() => to.end()));
  // A client may close a connection that it no longer needs.
  from.on('error', () => to.destroy());
}
