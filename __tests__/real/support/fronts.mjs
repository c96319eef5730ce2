// @ts-check
/**
 * Listens and forwards every connection byte by byte: adds TLS to a server that has none, and connects two network
 * namespaces through a socket file. It runs as a separate process, with the fronts as JSON in its argument.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';

/**
 * @typedef {object} Front
 * @property {{ host: string, port: number } | { path: string }} from
 * @property {{ host: string, port: number } | { path: string }} to
 * @property {{ certificate: string, key: string }} [tls] files of its certificate
 * @property {string} [record] file that records every incoming byte
 */

/** @type {Front[]} */
const fronts = JSON.parse(process.argv[2] ?? '[]');

for (const { from, to, tls: files, record } of fronts) {
  /** @param {net.Socket} socket */
  const handOn = (socket) => {
    const onward = net.connect(to);
    if (record !== undefined) socket.on('data', (bytes) => appendFileSync(record, bytes));
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ]) {
      one?.pipe(/** @type {net.Socket} */ (other));
      one?.on('error', () => other?.destroy());
      one?.on('close', () => other?.destroy());
    }
  };
  const server =
    files === undefined
      ? net.createServer(handOn)
      : tls.createServer({ cert: readFileSync(files.certificate), key: readFileSync(files.key) }, handOn);
  // A client that does not trust the certificate closes the connection.
  server.on('tlsClientError', () => {});
  await new Promise((resolve) => server.listen(from, () => resolve(undefined)));
}
console.log('ready');
