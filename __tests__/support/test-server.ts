/** HTTP servers that end with the test that started them. */
import type { RequestListener } from 'node:http';
import { afterEach } from '@jest/globals';
import { type Listening, listen } from './listen.ts';

const servers: Listening[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a server on a free port of this machine, and returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(listener);
  servers.push(server);
  return server.origin;
}
