/** A gateway changes each response of the service and of the storage as curl and browsers accept it. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { SITE, tarGz } from '../support/archives.ts';
import { textOf } from '../support/folders.ts';
import { listen } from '../support/listen.ts';
import { newFolder } from '../support/new-folder.ts';
import { RequestClock } from '../support/request-clock.ts';
import { runBuiltAction } from '../support/run-built-action.ts';

interface Response {
  readonly headers: readonly string[];
  readonly body: Buffer;
}
type Change = (response: Response) => Response;

const header =
  (...lines: readonly string[]): Change =>
  ({ headers, body }) => ({ headers: [...headers, ...lines], body });
const body =
  (encoding: string, encode: (body: Buffer) => Buffer): Change =>
  (given) => {
    // The storage keeps archives, and its errors and ranges stay as they are.
    const isJson = given.headers.some((line) => /^content-type: application\/json/i.test(line));
    if (!isJson) return given;
    const coded = encoding === '' ? [] : [`Content-Encoding: ${encoding}`];
    return { headers: [...given.headers, ...coded], body: encode(given.body) };
  };
const BOM = Buffer.from('\uFEFF');

const CHANGES: Readonly<Record<string, Change>> = {
  'compresses with gzip': body('gzip', gzipSync),
  'compresses with Brotli': body('br', brotliCompressSync),
  'compresses with Zstandard': body('zstd', zstdCompressSync),
  'compresses twice': body('gzip, br', (plain) => brotliCompressSync(gzipSync(plain))),
  'sends a byte order mark': body('', (plain) => Buffer.concat([BOM, plain])),
  'compresses a byte order mark': body('GZIP', (plain) => gzipSync(Buffer.concat([BOM, plain]))),
  'breaks lines in a header': header("X-Policy: default-src 'self';\n   script-src 'self'"),
  'has a control character in a header': header('X-Info: 1-2\x01-3'),
  'adds 64 kB of headers': header(...Array.from({ length: 66 }, (_, at) => `X-${at}: ${'v'.repeat(1000)}`)),
};

async function responseTo({ method, url: path, headers }: IncomingMessage, sent: Buffer, origin: URL) {
  const proxied = request({ host: origin.hostname, port: origin.port, method, path, headers, agent: false });
  proxied.end(sent);
  const [response] = (await once(proxied, 'response')) as [IncomingMessage];
  return { response, body: await buffer(response) };
}

/** Passes requests on to the emulator, and writes the changed responses itself: Node.js would refuse their headers. */
async function startGateway(emulator: Emulator, change: Change) {
  const gateway = await listen(async (incoming) => {
    const isApi = incoming.url?.startsWith('/v1/');
    const origin = new URL(isApi ? emulator.baseUrl : emulator.storageUrl);
    // The storage sees the host that its URLs are signed for.
    incoming.headers.host = origin.host;
    const { response, body: sent } = await responseTo(incoming, await buffer(incoming), origin);
    const plain = isApi ? sent.toString().replaceAll(emulator.storageUrl, gateway.origin) : sent;
    const kept = Object.entries(response.headers).filter(
      ([name]) => !/^(?:content-length|connection)$/.test(name),
    );
    const changed = change({
      headers: kept.map(([name, value]) => `${name}: ${value}`),
      body: Buffer.from(plain),
    });
    const head = [
      `HTTP/1.1 ${response.statusCode} ${response.statusMessage}`,
      ...changed.headers,
      `Content-Length: ${changed.body.length}`,
      'Connection: close',
    ];
    const socket = incoming.socket as Socket;
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
    socket.end(changed.body);
  });
  return gateway;
}

it.each(Object.entries(CHANGES))('export: is complete behind a gateway that %s', async (_what, change) => {
  const home = newFolder();
  const archive = await tarGz(SITE)(home);
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, archive }, new RequestClock());
  const gateway = await startGateway(emulator, change);
  try {
    const inputs = { 'base-url': gateway.origin, extract: 'true' };
    const { step, files } = await runBuiltAction({ home, emulator, inputs });
    expect([step.log, step.outputs['outcome']]).toEqual([step.log, 'completed']);
    const site = Object.entries(textOf(files)).filter(([name]) => name.startsWith('site/'));
    expect(Object.fromEntries(site.map(([name, text]) => [name.slice('site/'.length), text]))).toEqual(SITE);
    const starts = emulator.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/jobs'),
    );
    expect(starts).toHaveLength(1);
  } finally {
    await gateway.close();
    await emulator.close();
  }
});
