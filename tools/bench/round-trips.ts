// Delays connections to a server on this machine as a distant network does.
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns an origin that leads to another one, with round trips of this length, until the process ends. */
export async function withRoundTrips(origin: string, roundTripMs: number): Promise<string> {
  const { protocol, hostname, port } = new URL(origin);
  const server = net.createServer((client) => {
    const remote = net.connect(Number(port), hostname);
    // The handshake of TCP takes a round trip before the first byte.
    delay(client, remote, roundTripMs / 2, performance.now() + roundTripMs);
    delay(remote, client, roundTripMs / 2);
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Passes bytes on after half a round trip, in their order. */
function delay(from: Socket, to: Socket, delayMs: number, earliest = 0): void {
  let queue: Promise<unknown> = Promise.resolve();
  const later = (work: () => void) => {
    const at = Math.max(performance.now(), earliest) + delayMs;
    queue = queue.then(() => sleep(Math.max(0, at - performance.now()))).then(work);
  };
  from.on('data', (bytes) => later(() => to.write(bytes)));
  from.on('end', () => later(() => to.end()));
  // A client may close a connection that it no longer needs.
  from.on('error', () => to.destroy());
}
