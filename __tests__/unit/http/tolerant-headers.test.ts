import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { ConnectionError } from '../../../src/http/connection-error.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { type HttpResponse, sendRequest } from '../../../src/http/send-request.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

const BODY = '<h1>Home</h1>\n';
const LENGTH = `Content-Length: ${BODY.length}\r\n`;

/** Requests a server that sends these bytes, and then closes the connection. */
async function receive(sent: string): Promise<HttpResponse> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(sent, 'latin1'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const client = new HttpClient(silentLog);
  try {
    const url = new URL(`http://127.0.0.1:${port}/`);
    return await sendRequest(client, { method: 'GET', url, signal: neverAborted }, 60_000);
  } finally {
    client.close();
    server.close();
  }
}

const response = (headers: string, body = BODY) => `HTTP/1.1 200 OK\r\n${headers}\r\n${body}`;

// Each of them is what curl 8 and Chromium show.
const READ: readonly (readonly [what: string, sent: string])[] = [
  ['a line break in a header', response(`X-Policy: default-src 'self';\n   script-src\r\n${LENGTH}`)],
  ['a folded header', response(`X-Policy: default-src\r\n script-src\r\n${LENGTH}`)],
  ['a control character in a header', response(`X-Info: 1-2\x01-3\r\n${LENGTH}`)],
  ['lines that end with LF', response(LENGTH).replaceAll('\r', '')],
  [
    'a length beside chunks',
    response(`${LENGTH}Transfer-Encoding: chunked\r\n`, `e\r\n${BODY}\r\n0\r\n\r\n`),
  ],
  ['early hints', `HTTP/1.1 103 Early Hints\r\n\r\n${response(LENGTH)}`],
  ['bytes after the body', response(LENGTH, `${BODY}more`)],
  ['64 kB of headers', response(`${`Set-Cookie: ${'v'.repeat(1000)}\r\n`.repeat(66)}${LENGTH}`)],
];

it.each(READ)('HttpClient: reads %s', async (_what, sent) => {
  expect(await receive(sent)).toMatchObject({ status: 200, text: BODY });
});

it.each([
  ['two equal lengths', response(LENGTH + LENGTH), /more than one length.*\(HPE_UNEXPECTED_CONTENT_LENGTH\)/],
  ['a list of lengths that differ', response('Content-Length: 14, 15\r\n'), /HPE_INVALID_CONTENT_LENGTH/],
  ['a length that is not a number', response('Content-Length: x\r\n'), /or one that is not a number/],
  [
    'more than 256 kB of headers',
    response(`Set-Cookie: ${'v'.repeat(1000)}\r\n`.repeat(300)),
    /larger than 256 kB \(HPE_HEADER_OVERFLOW\)/,
  ],
  ['a header without a name', response(`no name\r\n${LENGTH}`), /a name that is not valid \(HPE_/],
  ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', /did not respond with HTTP \(HPE_INVALID_CONSTANT\)/],
])('HttpClient: refuses %s, in words', async (_what, sent, message) => {
  const error = await receive(sent).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    message: expect.stringMatching(message),
    isInvalidResponse: true,
    neverSent: false,
  });
  expect((error as ConnectionError).hint).toMatch(/curl --verbose/);
});
