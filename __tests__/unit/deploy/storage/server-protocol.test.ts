/** Which protocol a server speaks. The real servers are asked in `real/wrong-server`. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { otherPorts, otherProtocol, serverProtocol } from '../../../../src/deploy/storage/server-protocol.ts';
import { FTP } from '../../../../src/deploy/storage-types/ftp.ts';
import { S3 } from '../../../../src/deploy/storage-types/s3.ts';
import { SFTP } from '../../../../src/deploy/storage-types/sftp.ts';

/** Calls the function with the port of a server that does this with each connection. */
async function withServer<Result>(
  answer: (socket: Socket) => unknown,
  ask: (port: number) => Promise<Result>,
): Promise<Result> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    answer(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await ask((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const greets = (text: string) => (socket: Socket) => socket.write(text);
const answers = (text: string) => (socket: Socket) => socket.once('data', () => socket.end(text));

it.each([
  ['SSH', greets('SSH-2.0-OpenSSH_9.2\r\n')],
  ['FTP', greets('220-Welcome\r\n220 ready\r\n')],
  ['HTTP', answers('HTTP/1.1 400 Bad Request\r\n\r\n')],
  [undefined, (socket: Socket) => socket.end()],
  [undefined, (socket: Socket) => socket.resetAndDestroy()],
  [undefined, greets('* OK IMAP ready\r\n')],
] as const)('serverProtocol: finds %s', async (protocol, answer) => {
  expect(await withServer(answer, (port) => serverProtocol('127.0.0.1', port))).toBe(protocol);
});

it('serverProtocol: does not fail if nothing listens', async () => {
  const port = await withServer(
    () => undefined,
    async (free) => free,
  );
  expect(await serverProtocol('127.0.0.1', port)).toBeUndefined();
});

it.each([
  [FTP, 'SSH, not FTP'],
  [SFTP, undefined],
  [S3, undefined],
])('otherProtocol: compares an SSH server with the storage', async (storage, found) => {
  const asked = withServer(greets('SSH-2.0-x\r\n'), (port) =>
    otherProtocol(storage, async (option) => ({ host: '127.0.0.1', port: `${port}` })[option]),
  );
  expect(await asked).toBe(found);
});

it.each([
  [FTP, '2121', 'dial tcp 192.0.2.1:40123: i/o timeout', true],
  [FTP, '2121', 'dial tcp 192.0.2.1:2121: connect: connection refused', false],
  [FTP, undefined, 'dial tcp [2001:db8::1]:40123: connect: connection refused', true],
  [FTP, undefined, 'dial tcp [2001:db8::1]:21: connect: connection refused', false],
  [FTP, undefined, 'dial tcp: lookup web.example.com: no such host', false],
  [SFTP, '2222', 'dial tcp 192.0.2.1:22: i/o timeout', false],
])('otherPorts: finds another port than the one of the server', async (storage, port, message, isOther) => {
  const texts = await otherPorts(storage, async (option) => (option === 'port' ? port : undefined));
  expect(texts.some(([pattern]) => pattern.test(message))).toBe(isOther);
});
