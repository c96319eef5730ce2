/** HTTP servers that end with the test that started them. */
import type { RequestListener, Server } from 'node:http';
import { afterEach } from '@jest/globals';
import { type Listening, listen } from './listen.ts';

const servers: Listening[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a server on a free port of this machine, and returns its origin. */
export async function serve(given: RequestListener | Server): Promise<string> {
  const server = await listen(given);
  servers.push(server);
  return server.origin;
}
